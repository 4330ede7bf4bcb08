package main

import (
	"context"
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"portroyal/engine/medals"
	"portroyal/engine/piratescove"
	covebot "portroyal/engine/piratescove/bot"
	covematch "portroyal/engine/piratescove/match"
	covemedals "portroyal/engine/piratescove/medals"
	covestatistics "portroyal/engine/piratescove/statistics"
	"portroyal/engine/portroyal"
	portroyalbot "portroyal/engine/portroyal/bot"
	portroyalmatch "portroyal/engine/portroyal/match"
	portroyalmedals "portroyal/engine/portroyal/medals"
	portroyalstatistics "portroyal/engine/portroyal/statistics"
	"portroyal/engine/record"
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

// kindsOfMedalGames are their names.
func kindsOfMedalGames() (kinds []string) {
	for _, of := range medalGames {
		kinds = append(kinds, of.name)
	}
	return kinds
}

func withContracts(o *portroyal.Options) {
	o.Decks |= portroyal.DeckExpansion
	o.Contracts = true
}

// counting is how medals of a game are counted.
type counting struct {
	all   []medals.Medal // those that a single game can bring
	kinds []string       // of games, which are played in turn
	names []string       // of the computer players
	usual string         // those who play if nobody else is named

	// play plays a game, and finds what each of its seats would have earned if a person had played there.
	play func(ctx context.Context, bots []string, seed uint64, game int) ([][]medals.Name, error)
}

// medals plays games of all kinds, and counts what each seat would earn if a person had played there: one that never comes
// about asks for too much. Those that ask for several games, for the logbook or for reviews are left out.
func (c *counting) medals(l *lab, flags *flag.FlagSet, args []string) error {
	bots := flags.String("bots", c.usual, "who plays, one for all seats or a list: "+strings.Join(c.names, ", "))
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
	work := func(game int) ([][]medals.Name, error) { return c.play(ctx, names, *seed, game) }
	err = inOrder(*games, func() (func(int) ([][]medals.Name, error), error) { return work, nil }, func(game int, found [][]medals.Name) error {
		kind := c.kinds[game%len(c.kinds)]
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
	return c.tell(l, earned, seats, *asJSON)
}

// tell prints a line for each medal.
func (c *counting) tell(l *lab, earned map[medals.Name]map[string]int, seats map[string]int, asJSON bool) error {
	var counts []medalCount
	for _, medal := range c.all {
		counts = append(counts, medalCount{medal.Name, earned[medal.Name]})
	}
	if asJSON {
		return l.writeJSON(counts)
	}
	line := func(name string, of map[string]int) {
		fmt.Fprintf(l.out, "%-14s", name)
		for _, kind := range c.kinds {
			fmt.Fprintf(l.out, " %11d", of[kind])
		}
		fmt.Fprintln(l.out)
	}
	fmt.Fprintf(l.out, "%-14s", "earned by")
	for _, kind := range c.kinds {
		fmt.Fprintf(l.out, " %11s", kind)
	}
	fmt.Fprintln(l.out)
	line("seats", seats)
	for _, count := range counts {
		line(string(count.Medal), count.Seats)
	}
	return nil
}

// medalSeats are so many computer players, who sit down in turn.
func medalSeats(bots []string, game, players int) (seats []record.Seat) {
	for seat := range players {
		seats = append(seats, record.Seat{Name: "Seat " + strconv.Itoa(seat), Player: bots[(game+seat)%len(bots)]})
	}
	return seats
}

// inSingle are the medals that a single game can bring: those that need no other one, and are of no other group.
func inSingle(all []medals.Medal, other medals.Group) []medals.Medal {
	return slices.DeleteFunc(all, func(m medals.Medal) bool { return m.Parts || m.Group == other })
}

// portRoyalMedals are those of Port Royal, in all editions with two to four players.
var portRoyalMedals = counting{
	all:   inSingle(portroyalmedals.All(), portroyalmedals.Learning),
	kinds: kindsOfMedalGames(),
	names: portroyalbot.Names(), usual: "captain,admiral",
	play: func(ctx context.Context, bots []string, seed uint64, game int) (found [][]medals.Name, err error) {
		of := game / len(medalGames)
		options := portroyal.DefaultOptions()
		medalGames[game%len(medalGames)].change(&options, of)
		options.Players = uint8(2 + of%3)
		m, err := portroyalmatch.New(portroyalmatch.Setup{
			Options: options, Seats: medalSeats(bots, of, int(options.Players)), Seed: seed + uint64(game), Start: portroyal.RandomStart,
		})
		if err != nil {
			return nil, err
		}
		if err := m.Run(ctx); err != nil {
			return nil, err
		}
		if !m.Over() {
			return nil, ctx.Err()
		}
		g, err := portroyalstatistics.Of(m.Record())
		if err != nil {
			return nil, err
		}
		for seat := range g.Seats {
			own := g
			own.Seats = slices.Clone(g.Seats)
			own.Seats[seat].Player = ""
			facts := portroyalmedals.Facts{Name: own.Seats[seat].Name, Games: []portroyalstatistics.Game{own}}
			found = append(found, medals.Done(portroyalmedals.Of(facts)))
		}
		return found, nil
	},
}

// coveMedals are those of Pirate's Cove, with two to five players, and in the short game.
var coveMedals = counting{
	all:   inSingle(covemedals.All(), covemedals.Logbook),
	kinds: []string{"2", "3", "4", "5", "short"}, names: covebot.Names(), usual: "captain",
	play: func(ctx context.Context, bots []string, seed uint64, game int) (found [][]medals.Name, err error) {
		options := piratescove.Options{Players: uint8(2 + game%5)}
		if options.Players > piratescove.MaxPlayers {
			options.Players, options.Rounds = 4, piratescove.ShortRounds
		}
		m, err := covematch.New(covematch.Setup{
			Options: options, Seats: medalSeats(bots, game, options.Seats()), Seed: seed + uint64(game),
		})
		if err != nil {
			return nil, err
		}
		if err := m.Run(ctx); err != nil {
			return nil, err
		}
		if !m.Over() {
			return nil, ctx.Err()
		}
		g, err := covestatistics.Of(m.Record())
		if err != nil {
			return nil, err
		}
		for seat := range g.Seats {
			own := g
			own.Seats = slices.Clone(g.Seats)
			own.Seats[seat].Player = ""
			found = append(found, medals.Done(covemedals.Of(own.Seats[seat].Name, []covestatistics.Game{own}, medals.Book{})))
		}
		return found, nil
	},
}
