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

// judgeAll plays and reviews the games on all cores, and hands them over one after the other.
func (a *among) judgeAll(done func(game int, r judgedGame)) error {
	ctx := untilInterrupted()
	return inOrder(a.games, func() (func(int) (judgedGame, error), error) {
		judge, err := review.NewJudge()
		if err == nil && a.quick {
			judge.Hurry()
		}
		return func(game int) (judgedGame, error) { return a.judged(ctx, judge, game) }, err
	}, func(game int, r judgedGame) error {
		done(game, r)
		return nil
	})
}

// judged plays a game and reviews it.
func (a *among) judged(ctx context.Context, judge *review.Judge, game int) (r judgedGame, err error) {
	course := judge.Begin(a.options)
	var wrong error
	over, err := a.play(game, chosen,
		func(view portroyal.View, action portroyal.Action, events []portroyal.Event) {
			if r.starts = view.Start(); wrong == nil {
				wrong = course.Play(ctx, view, action, events)
			}
		})
	if err = cmp.Or(err, wrong); err != nil {
		return r, err
	}
	r.Review = course.End(over)
	for seat := range r.Players {
		if err := course.LookTwice(ctx, seat); err != nil {
			return r, err
		}
	}
	return r, nil
}
