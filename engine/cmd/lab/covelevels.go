package main

import (
	"context"

	"portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
)

// chargesOfCove is a worker of the verb levels. It looks as closely as the window.
func chargesOfCove(ctx context.Context, of *among[piratescove.Options]) (func(game int) ([]charge, error), error) {
	judge, err := review.NewJudge()
	return func(game int) (all []charge, err error) {
		setup := match.Setup{Options: of.options, Seed: of.seed + uint64(game)}
		for seat := range of.options.Seats() {
			setup.Seats = append(setup.Seats, match.Seat{Name: called[seat], Player: of.at(game, seat, of.options.Seats())})
		}
		m, err := match.New(setup)
		if err == nil {
			err = m.Run(ctx)
		}
		if err != nil {
			return nil, err
		}
		for seat := range setup.Seats {
			var last *review.Review
			if err := judge.Review(ctx, m.Record(), seat, nil, func(r *review.Review) { last = r }); err != nil {
				return nil, err
			}
			counted, cost := last.Charged()
			all = append(all, charge{counted, cost / review.Scale(of.options.Seats())})
		}
		return all, nil
	}, err
}
