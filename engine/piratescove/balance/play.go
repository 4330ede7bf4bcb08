package balance

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"maps"
	"runtime"
	"slices"
	"sync"
	"text/tabwriter"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
)

// Play lets computer players of one name play games among themselves, on all processors, and adds them up. The same seed
// gives the same sheet on any number of them.
func Play(name string, options cove.Options, games int, seed uint64) (*Sheet, error) {
	sheets, errs := make([]*Sheet, runtime.GOMAXPROCS(0)), make([]error, runtime.GOMAXPROCS(0))
	next := make(chan int)
	var group sync.WaitGroup
	for worker := range sheets {
		sheets[worker] = New(options.Seats())
		group.Go(func() {
			for game := range next {
				if err := sheets[worker].play(name, options, seed+uint64(game)); err != nil {
					errs[worker] = err
				}
			}
		})
	}
	for game := range games {
		next <- game
	}
	close(next)
	group.Wait()
	all := New(options.Seats())
	for _, sheet := range sheets {
		all.Add(sheet)
	}
	return all, cmp.Or(errs...)
}

func (s *Sheet) play(name string, options cove.Options, seed uint64) error {
	p, err := cove.New(options, seed)
	if err != nil {
		return err
	}
	seats := make([]bot.Player, s.Players)
	for seat := range seats {
		if seats[seat], err = bot.New(name, seed<<8+uint64(seat)); err != nil {
			return err
		}
	}
	game := s.Begin()
	var tape cove.Tape
	for p.Phase() != cove.Over {
		seat := p.Owing()
		view := p.View(seat)
		before := p
		tape.Rewind()
		if err := p.Apply(seats[seat].Choose(context.Background(), view, view.Legal(nil)), &tape); err != nil {
			return err
		}
		game.Step(&before, tape.Events, &p)
	}
	return nil
}

// Write tells people what the games came to, as means of a game.
func (s *Sheet) Write(to io.Writer) error {
	games := float64(max(1, s.Games))
	table := tabwriter.NewWriter(to, 0, 4, 2, ' ', 0)
	fmt.Fprintf(table, "%d games of %d\n", s.Games, s.Players)
	for seat, wins := range s.Wins {
		fmt.Fprintf(table, "wins of seat %d\t%.3f\n", seat, wins/games)
	}
	line := func(name string, n int) { fmt.Fprintf(table, "%s\t%.3f\n", name, float64(n)/games) }
	line("fame of a seat", s.Fame/s.Players)
	line("fame of the first", s.Best)
	line("lead of the first", s.Margin)
	line("fights for the first place", s.Ties)
	line("shared wins", s.Shared)
	section := func(title string, numbers map[string]int) {
		fmt.Fprintf(table, "%s\n", title)
		names := slices.SortedFunc(maps.Keys(numbers), func(a, b string) int {
			return cmp.Or(numbers[b]-numbers[a], cmp.Compare(a, b))
		})
		for _, name := range names {
			line("  "+name, numbers[name])
		}
	}
	section("fame of all seats by source", s.Sources)
	for face, n := range s.Faces {
		fmt.Fprintf(table, "dice that showed %d, in %%\t%.3f\n", face+1, 100*float64(n)/float64(max(1, s.Faces.Dice())))
	}
	line("fights", s.Fights)
	line("ships that fled", s.Fled)
	line("ships crippled", s.Crippled)
	line("mutinies", s.Mutinies)
	line("treasure cards plundered", s.Plunder)
	section("sunk or taken", s.Sunk)
	section("cards played", s.Played)
	section("ships by island in phase Islands", s.Landed)
	line("reshuffles of the tavern cards", s.Shuffles)
	line("games in which the bank ran out", s.Empty)
	return table.Flush()
}
