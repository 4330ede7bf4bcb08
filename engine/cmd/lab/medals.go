package main

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/medals"
	"portroyal/engine/portroyal/statistics"
)

// medalCount says in how many games of a kind a medal would be earned, of so many that a seat has played.
type medalCount struct {
	Medal medals.Name    `json:"medal"`
	Seats map[string]int `json:"seats"` // by kind of game
}

// medalGames are the kinds of games in which medals are counted.
var medalGames = []struct {
	name   string
	change func(o *portroyal.Options, game int)
}{
	{"base", func(*portroyal.Options, int) {}},
	{"contracts", func(o *portroyal.Options, _ int) { withContracts(o) }},
	{"everything", func(o *portroyal.Options, _ int) {
		withContracts(o)
		o.Decks = portroyal.AllDecks &^ portroyal.DeckUnterwegs
	}},
	{"unterwegs", func(o *portroyal.Options, _ int) {
		o.Decks, o.Target = portroyal.DeckUnterwegs, portroyal.UnterwegsTarget
	}},
	{"together", func(o *portroyal.Options, game int) {
		withContracts(o)
		o.Cooperative, o.Difficulty = true, uint8(game%8)
	}},
}

func withContracts(o *portroyal.Options) {
	o.Decks |= portroyal.DeckExpansion
	o.Contracts = true
}

// medals plays games of all editions with two to four players, and counts what each seat would earn if a person had
// played there: one that never comes about asks for too much. Those that ask for several games, for the logbook or for
// reviews are left out.
func (l *lab) medals(flags *flag.FlagSet, args []string) error {
	bots := flags.String("bots", "captain,admiral", "who plays, one for all seats or a list: "+strings.Join(bot.Names(), ", "))
	games := flags.Int("games", 300, "number of games")
	seed := flags.Uint64("seed", 1, "seed of the first game; the others follow on from it")
	asJSON := jsonFlag(flags)
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	names, err := elements(flags, "bots", *bots)
	if err != nil {
		return err
	}
	if *games < 1 {
		return usage("medals: %d games are none", *games)
	}
	ctx := untilInterrupted()
	earned, seats := map[medals.Name]map[string]int{}, map[string]int{}
	work := func(game int) ([][]medals.Name, error) { return medalsOf(ctx, names, *seed, game) }
	err = inOrder(*games, func() (func(int) ([][]medals.Name, error), error) { return work, nil }, func(game int, found [][]medals.Name) error {
		kind := medalGames[game%len(medalGames)].name
		for _, names := range found {
			seats[kind]++
			for _, name := range names {
				if earned[name] == nil {
					earned[name] = map[string]int{}
				}
				earned[name][kind]++
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	return l.tellMedals(earned, seats, *asJSON)
}

// medalsOf plays a game, and finds what each of its seats would have earned.
func medalsOf(ctx context.Context, bots []string, seed uint64, game int) (found [][]medals.Name, err error) {
	of := game / len(medalGames)
	options := portroyal.DefaultOptions()
	medalGames[game%len(medalGames)].change(&options, of)
	options.Players = uint8(2 + of%3)
	var seats []match.Seat
	for seat := range options.Players {
		seats = append(seats, match.Seat{Name: "Seat " + strconv.Itoa(int(seat)), Player: bots[(of+int(seat))%len(bots)]})
	}
	m, err := match.New(match.Setup{Options: options, Seats: seats, Seed: seed + uint64(game), Start: portroyal.RandomStart})
	if err != nil {
		return nil, err
	}
	if err := m.Run(ctx); err != nil {
		return nil, err
	}
	if !m.Over() {
		return nil, ctx.Err()
	}
	g, err := statistics.Of(m.Record())
	if err != nil {
		return nil, err
	}
	for seat := range g.Seats {
		own := g
		own.Seats = slices.Clone(g.Seats)
		own.Seats[seat].Player = ""
		facts := medals.Facts{Name: own.Seats[seat].Name, Games: []statistics.Game{own}}
		found = append(found, medals.Done(medals.Of(facts)))
	}
	return found, nil
}

// tellMedals prints a line for each medal.
func (l *lab) tellMedals(earned map[medals.Name]map[string]int, seats map[string]int, asJSON bool) error {
	var counts []medalCount
	for _, medal := range medals.All() {
		if !medal.Parts && medal.Group != medals.Learning {
			counts = append(counts, medalCount{medal.Name, earned[medal.Name]})
		}
	}
	if asJSON {
		return l.writeJSON(counts)
	}
	line := func(name string, of map[string]int) {
		fmt.Fprintf(l.out, "%-14s", name)
		for _, kind := range medalGames {
			fmt.Fprintf(l.out, " %11d", of[kind.name])
		}
		fmt.Fprintln(l.out)
	}
	fmt.Fprintf(l.out, "%-14s", "earned by")
	for _, kind := range medalGames {
		fmt.Fprintf(l.out, " %11s", kind.name)
	}
	fmt.Fprintln(l.out)
	line("seats", seats)
	for _, count := range counts {
		line(string(count.Medal), count.Seats)
	}
	return nil
}
