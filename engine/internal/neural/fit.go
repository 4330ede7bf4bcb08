package neural

import (
	"context"
	"runtime"
	"sync"
)

// Shards is into how many parts a batch is cut that are worked on at the same time: always the same, so that sums are the
// same however many processors there are.
const Shards = 4

// Fit moves weights to where a loss is less, batch by batch. The same batches give the same weights.
type Fit struct {
	Weights   []float32
	Gradients [Shards][]float32 // of the loss by the weights, each of the examples of a shard
	adam      adam
}

// Batch works on so many examples: those of a shard one after the other, which may add to its gradient.
func (f *Fit) Batch(examples int, work func(shard, example int)) {
	for _, gradient := range f.Gradients {
		clear(gradient)
	}
	InShards(examples, work)
}

// Gradient is the one of the batch that was worked on last.
func (f *Fit) Gradient() []float32 {
	for _, other := range f.Gradients[1:] {
		Add(f.Gradients[0], other)
	}
	return f.Gradients[0]
}

// Step moves the weights against the gradient of so many examples.
func (f *Fit) Step(gradient []float32, examples int, rate float64) {
	f.adam.step(f.Weights, gradient, examples, rate)
}

// InShards works on n things, shard by shard at the same time, and those of a shard in order.
func InShards(n int, work func(shard, at int)) {
	var group sync.WaitGroup
	for shard := range Shards {
		group.Go(func() {
			for at := n * shard / Shards; at < n*(shard+1)/Shards; at++ {
				work(shard, at)
			}
		})
	}
	group.Wait()
}

// OfGames collects what so many games show, in their order, on all processors. Each of them asks worker for a function of its
// own, which is told the number of a game. It is an error if ctx is done before.
func OfGames[T any](ctx context.Context, games int, worker func() func(game int) T) ([]T, error) {
	all := make([]T, games)
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
	return all, ctx.Err()
}
