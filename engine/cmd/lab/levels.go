package main

import (
	"flag"
	"fmt"
	"strings"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
)

// levels has the levels play each other and says what a decision of each costs. Its JSON is the table that a player's
// own decisions are held against.
func (l *lab) levels(flags *flag.FlagSet, args []string) error {
	var all []string
	for level := bot.CabinBoy; level <= bot.Governor; level++ {
		all = append(all, level.String())
	}
	games, err := l.parseAmong(flags, args, strings.Join(all, ","), 20, 1)
	if err != nil {
		return err
	}
	charges := map[bot.Level]*statistics.Charges{}
	for _, name := range games.bots {
		level, _, known := bot.LevelOf(name)
		if !known {
			return usage("levels: %s has no level", name)
		}
		charges[level] = &statistics.Charges{}
	}
	err = games.judgeAll(func(game, _ int, r *review.Review) {
		for seat := range r.Players {
			level, _, _ := bot.LevelOf(games.at(game, seat))
			counted, cost := r.Charged(seat)
			charges[level].Add(counted, cost/review.Scale(r.Players, r.Together))
		}
	})
	if err != nil {
		return err
	}
	rungs := []statistics.Rung{}
	for level := bot.CabinBoy; level <= bot.Governor; level++ {
		if of := charges[level]; of != nil {
			rungs = append(rungs, of.Rung(statistics.EditionOf(games.options), int(games.options.Players), level))
		}
	}
	if games.json {
		return l.writeJSON(rungs)
	}
	fmt.Fprintf(l.out, "points among two for each decision that counts, %s, %d players\n",
		statistics.EditionOf(games.options), games.options.Players)
	for _, r := range rungs {
		const sure = 1.96
		fmt.Fprintf(l.out, "%-10s %5.2f (95 %% interval %.2f to %.2f), spread %.1f; %d decisions of %d seats\n",
			r.Level, 100*r.Mean, 100*(r.Mean-sure*r.Error), 100*(r.Mean+sure*r.Error), 100*r.Spread, r.Counted, r.Seats)
	}
	return nil
}
