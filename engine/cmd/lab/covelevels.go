package main

import (
	"flag"

	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/skill"
)

// coveLevels has the levels play each other and says what a decision of each costs, looked at as closely as in the window.
func (l *lab) coveLevels(flags *flag.FlagSet, args []string) error {
	of, err := l.parseVoyages(flags, args, everyLevel(), 20)
	if err != nil {
		return err
	}
	bots, err := elements(flags, "bot", of.bot)
	if err != nil {
		return err
	}
	charges, err := chargesOf(bots, bot.LevelOf)
	if err != nil {
		return err
	}
	players, ctx := of.options.Seats(), untilInterrupted()
	type charge struct {
		level   skill.Level
		counted int
		cost    float64
	}
	err = inOrder(of.games, func() (func(int) ([]charge, error), error) {
		judge, err := review.NewJudge()
		return func(game int) (all []charge, err error) {
			setup := match.Setup{Options: of.options, Seed: of.seed + uint64(game)}
			for seat := range players { // they sit down in turn, each game where the one before ended
				setup.Seats = append(setup.Seats, match.Seat{Name: called[seat], Player: bots[(game*players+seat)%len(bots)]})
			}
			m, err := match.New(setup)
			if err == nil {
				err = m.Run(ctx)
			}
			if err != nil {
				return nil, err
			}
			for seat, sits := range setup.Seats {
				var last *review.Review
				if err := judge.Review(ctx, m.Record(), seat, nil, func(r *review.Review) { last = r }); err != nil {
					return nil, err
				}
				level, _, _ := bot.LevelOf(sits.Player)
				counted, cost := last.Charged()
				all = append(all, charge{level, counted, cost / review.Scale(players)})
			}
			return all, nil
		}, err
	}, func(_ int, all []charge) error {
		for _, c := range all {
			charges[c.level].Add(c.counted, c.cost)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return tellRungs(l, charges, "", players, of.json)
}
