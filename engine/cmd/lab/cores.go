package main

import (
	"context"
	"os"
	"os/signal"
	"runtime"
)

// untilInterrupted is done when the user interrupts the command. A second time the command ends at once, whatever it
// waits for.
func untilInterrupted() context.Context {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, stop)
	return ctx
}

// ahead is how many results may be waiting for one before them.
const ahead = 64

// inOrder does something for each number below n, on all cores, and hands on the results in order as they come. begin
// gives each core a worker of its own.
func inOrder[T any](n int, begin func() (func(i int) (T, error), error), then func(i int, value T) error) error {
	type result struct {
		value T
		err   error
	}
	var results [ahead]chan result
	for i := range results {
		results[i] = make(chan result, 1)
	}
	numbers, room, enough := make(chan int), make(chan struct{}, ahead), make(chan struct{})
	defer close(enough)
	for range runtime.GOMAXPROCS(0) {
		work, err := begin()
		if err != nil {
			return err
		}
		go func() {
			for i := range numbers {
				value, err := work(i)
				results[i%ahead] <- result{value, err}
			}
		}()
	}
	go func() {
		defer close(numbers)
		for i := range n {
			select {
			case room <- struct{}{}:
				numbers <- i
			case <-enough:
				return
			}
		}
	}()
	for i := range n {
		done := <-results[i%ahead]
		<-room
		if done.err != nil {
			return done.err
		}
		if err := then(i, done.value); err != nil {
			return err
		}
	}
	return nil
}
