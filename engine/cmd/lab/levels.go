package main

import (
	"context"
	"flag"
	"fmt"
	"strings"

	"portroyal/engine/ladder"
	"portroyal/engine/skill"
)

// charge is what the decisions of a seat cost, in chances of winning among two.
type charge struct {
	counted int
	cost    float64
}

// levels has the levels play each other and says what a decision of each costs. Its JSON is the table that a player's
// own decisions are held against. begin gives a worker that plays a game and says what each seat is charged.
func levels[O interface{ Seats() int }, P, V, A, E, C, N any, Edition ~string](
	s *sport[O, P, V, A, E, C], levelOf func(player string) (skill.Level, N, bool), edition func(O) Edition,
	begin func(context.Context, *among[O]) (func(game int) ([]charge, error), error),
) run {
	return func(l *lab, flags *flag.FlagSet, args []string) error {
		of, err := s.parse(l, flags, args, everyLevel(), 20, 1)
		if err != nil {
			return err
		}
		charges := map[skill.Level]*ladder.Charges{}
		for _, name := range of.bots {
			level, _, known := levelOf(name)
			if !known {
				return usage("levels: %s has no level", name)
			}
			charges[level] = &ladder.Charges{}
		}
		ctx, players := untilInterrupted(), of.options.Seats()
		err = inOrder(of.games, func() (func(int) ([]charge, error), error) { return begin(ctx, &of) },
			func(game int, seats []charge) error {
				for seat, c := range seats {
					level, _, _ := levelOf(of.at(game, seat, players))
					charges[level].Add(c.counted, c.cost)
				}
				return nil
			})
		if err != nil {
			return err
		}
		return tellRungs(l, charges, edition(of.options), players, of.json)
	}
}

// everyLevel is the list of all levels.
func everyLevel() string {
	var all []string
	for level := skill.CabinBoy; level <= skill.Governor; level++ {
		all = append(all, level.String())
	}
	return strings.Join(all, ",")
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
		fmt.Fprintf(l.out, "%-10s %5.2f (95 %% interval %.2f to %.2f), spread %.1f; %d decisions of %d seats\n",
			r.Level, 100*r.Mean, 100*(r.Mean-sure*r.Error), 100*(r.Mean+sure*r.Error), 100*r.Spread, r.Counted, r.Seats)
	}
	return nil
}
