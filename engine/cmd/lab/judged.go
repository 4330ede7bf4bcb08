package main

import (
	"cmp"
	"context"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
)

// judgedGame is the review of a game, and the seat that began it.
type judgedGame struct {
	*review.Review
	starts int
}

// judged plays a game and reviews it.
func judged(ctx context.Context, of *among[portroyal.Options], judge *review.Judge, game int) (r judgedGame, err error) {
	course := judge.Begin(of.options)
	var wrong error
	over, err := portRoyalSport.game(of, game, func(before *portroyal.Position, action portroyal.Action, events []portroyal.Event) {
		if r.starts = before.Start(); wrong == nil {
			wrong = course.Play(ctx, before.View(), action, events)
		}
	})
	if err = cmp.Or(err, wrong); err != nil {
		return r, err
	}
	r.Review = course.End(over.View())
	for seat := range r.Players {
		if err := course.LookTwice(ctx, seat); err != nil {
			return r, err
		}
	}
	return r, nil
}

// chargesOfPortRoyal is a worker of the verb levels.
func chargesOfPortRoyal(ctx context.Context, of *among[portroyal.Options]) (func(game int) ([]charge, error), error) {
	judge, err := review.NewJudge()
	return func(game int) (all []charge, err error) {
		r, err := judged(ctx, of, judge, game)
		if err != nil {
			return nil, err
		}
		for seat := range r.Players {
			counted, cost := r.Charged(seat)
			all = append(all, charge{counted, cost / review.Scale(r.Players, r.Together)})
		}
		return all, nil
	}, err
}
