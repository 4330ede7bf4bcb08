package main

import (
	"context"
	"os"
	"os/signal"
	"runtime"
	"sync"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
)

// judgeAll plays and reviews the games on all cores, and hands each review over with its game and the seat that began.
// done is called by one goroutine at a time, in no order.
func (a *among) judgeAll(done func(game, starts int, r *review.Review)) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	errs := make([]error, runtime.GOMAXPROCS(0))
	next := make(chan int)
	var group sync.WaitGroup
	var one sync.Mutex
	for worker := range errs {
		group.Go(func() {
			judge, err := review.NewJudge()
			if err == nil && a.quick {
				judge.Hurry()
			}
			errs[worker] = err
			for game := range next {
				if errs[worker] != nil {
					continue
				}
				var starts int
				var r *review.Review
				if starts, r, errs[worker] = a.judged(ctx, judge, game); errs[worker] == nil {
					one.Lock()
					done(game, starts, r)
					one.Unlock()
				}
			}
		})
	}
	for game := range a.games {
		next <- game
	}
	close(next)
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// judged plays a game and reviews it.
func (a *among) judged(
	ctx context.Context, judge *review.Judge, game int,
) (starts int, r *review.Review, err error) {
	course := judge.Begin(a.options)
	var wrong error
	over, err := a.play(game, chosen,
		func(view portroyal.View, action portroyal.Action, events []portroyal.Event) {
			if starts = view.Start(); wrong == nil {
				wrong = course.Play(ctx, view, action, events)
			}
		})
	if err == nil {
		err = wrong
	}
	if err != nil {
		return 0, nil, err
	}
	r = course.End(over)
	for seat := range r.Players {
		if err := course.LookTwice(ctx, seat); err != nil {
			return 0, nil, err
		}
	}
	return starts, r, nil
}
