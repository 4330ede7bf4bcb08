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
	var one sync.Mutex
	return onCores(a.games, func(ctx context.Context) (func(game int) error, error) {
		judge, err := review.NewJudge()
		if err == nil && a.quick {
			judge.Hurry()
		}
		return func(game int) error {
			starts, r, err := a.judged(ctx, judge, game)
			if err == nil {
				one.Lock()
				defer one.Unlock()
				done(game, starts, r)
			}
			return err
		}, err
	})
}

// onCores does something with so many games on all cores, until the first error on each or until the user interrupts it. Each
// core has a worker of its own.
func onCores(games int, worker func(context.Context) (do func(game int) error, err error)) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	errs := make([]error, runtime.GOMAXPROCS(0))
	next := make(chan int)
	var group sync.WaitGroup
	for core := range errs {
		group.Go(func() {
			do, err := worker(ctx)
			for game := range next {
				if err == nil {
					err = do(game)
				}
			}
			errs[core] = err
		})
	}
	for game := range games {
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
