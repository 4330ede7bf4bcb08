package main

import (
	"flag"
	"fmt"
	"text/tabwriter"

	"portroyal/engine/piratescove"
	"portroyal/engine/piratescove/follies"
)

// coveFollies is the result of the verb follies: how often each was committed in these games, by all seats together.
type coveFollies struct {
	Bot       string         `json:"bot"`
	Players   int            `json:"players"`
	Games     int            `json:"games"`
	Decisions int            `json:"decisions"` // with more than one choice
	Follies   map[string]int `json:"follies"`   // by name
}

// coveFollies counts what computer players do that nobody does who looks at the table.
func (l *lab) coveFollies(flags *flag.FlagSet, args []string) error {
	of, err := coveSport.parse(l, flags, args, "admiral", 100, 1)
	if err != nil {
		return err
	}
	type counted struct {
		decisions int
		follies   map[follies.Folly]int
	}
	all := coveFollies{Bot: of.bot, Players: of.options.Seats(), Games: of.games, Follies: map[string]int{}}
	count := func(game int) (c counted, err error) {
		c.follies = map[follies.Folly]int{}
		_, err = coveSport.game(&of, game, func(before *piratescove.Position, a piratescove.Action, _ []piratescove.Event) {
			view := before.View(int(a.Seat))
			if len(view.Legal(nil)) == 1 {
				return
			}
			c.decisions++
			if folly := follies.Of(&view, a); folly != follies.None {
				c.follies[folly]++
			}
		})
		return c, err
	}
	begin := func() (func(int) (counted, error), error) { return count, nil }
	err = inOrder(of.games, begin, func(_ int, c counted) error {
		all.Decisions += c.decisions
		for folly, n := range c.follies {
			all.Follies[folly.String()] += n
		}
		return nil
	})
	if err != nil {
		return err
	}
	if of.json {
		return l.writeJSON(&all)
	}
	fmt.Fprintf(l.out, "%s, %d players: %d games, %d decisions\n", all.Bot, all.Players, all.Games, all.Decisions)
	table := tabwriter.NewWriter(l.out, 0, 4, 2, ' ', tabwriter.AlignRight)
	sum := 0
	for _, folly := range follies.All() {
		n := all.Follies[folly.String()]
		sum += n
		fmt.Fprintf(table, "%s\t%d\t\n", folly, n)
	}
	fmt.Fprintf(table, "all\t%d\t\n", sum)
	if err := table.Flush(); err != nil {
		return err
	}
	_, err = fmt.Fprintf(l.out, "%.2f a game and seat\n", float64(sum)/float64(of.games*of.options.Seats()))
	return err
}
