package main

import (
	"flag"
	"fmt"
	"strings"

	"portroyal/engine/ladder"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/statistics"
	"portroyal/engine/skill"
)

// levels has the levels play each other and says what a decision of each costs. Its JSON is the table that a player's
// own decisions are held against.
func (l *lab) levels(flags *flag.FlagSet, args []string) error {
	games, err := l.parseAmong(flags, args, everyLevel(), 20, 1)
	if err != nil {
		return err
	}
	charges, err := chargesOf(games.bots, bot.LevelOf)
	if err != nil {
		return err
	}
	err = games.judgeAll(func(game int, r judgedGame) {
		for seat := range r.Players {
			level, _, _ := bot.LevelOf(games.at(game, seat))
			counted, cost := r.Charged(seat)
			charges[level].Add(counted, cost/review.Scale(r.Players, r.Together))
		}
	})
	if err != nil {
		return err
	}
	return tellRungs(l, charges, statistics.EditionOf(games.options), int(games.options.Players), games.json)
}

// everyLevel is the list of all levels.
func everyLevel() string {
	var all []string
	for level := skill.CabinBoy; level <= skill.Governor; level++ {
		all = append(all, level.String())
	}
	return strings.Join(all, ",")
}

// chargesOf is what decisions cost by the levels of players, each of whom is to have one.
func chargesOf[C any](bots []string, levelOf func(string) (skill.Level, C, bool)) (map[skill.Level]*ladder.Charges, error) {
	charges := map[skill.Level]*ladder.Charges{}
	for _, name := range bots {
		level, _, known := levelOf(name)
		if !known {
			return nil, usage("levels: %s has no level", name)
		}
		charges[level] = &ladder.Charges{}
	}
	return charges, nil
}

// tellRungs writes what decisions cost in games of an edition with so many players, from the weakest level on.
func tellRungs[E ~string](l *lab, charges map[skill.Level]*ladder.Charges, edition E, players int, asJSON bool) error {
	rungs := []ladder.Rung[E]{}
	for level := skill.CabinBoy; level <= skill.Governor; level++ {
		if of := charges[level]; of != nil {
			rungs = append(rungs, ladder.RungOf(of, edition, players, level))
		}
	}
	if asJSON {
		return l.writeJSON(rungs)
	}
	fmt.Fprint(l.out, "points among two for each decision that counts, ")
	if edition != "" {
		fmt.Fprintf(l.out, "%s, ", edition)
	}
	fmt.Fprintf(l.out, "%d players\n", players)
	for _, r := range rungs {
		const sure = 1.96
		fmt.Fprintf(l.out, "%-10s %5.2f (95 %% interval %.2f to %.2f), spread %.1f; %d decisions of %d seats\n",
			r.Level, 100*r.Mean, 100*(r.Mean-sure*r.Error), 100*(r.Mean+sure*r.Error), 100*r.Spread, r.Counted, r.Seats)
	}
	return nil
}
