package train

import (
	"context"
	"runtime"
	"sync"
)

// OfGames collects what so many games show, in the order of the games, on all processors. Each of them asks worker
// for a function of its own, which is told the number of a game.
func OfGames[T any](ctx context.Context, games int, worker func() func(game int) []T) ([]T, error) {
	all := make([][]T, games)
	next := make(chan int)
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			of := worker()
			for game := range next {
				all[game] = of(game)
			}
		})
	}
	for game := range games {
		if ctx.Err() != nil {
			break
		}
		next <- game
	}
	close(next)
	group.Wait()
	var seen []T
	for _, some := range all {
		seen = append(seen, some...)
	}
	return seen, ctx.Err()
}
