package portroyal

import (
	"math/rand/v2"
	"testing"
)

// playRandomly plays a game to its end, choosing uniformly; it returns the number of actions.
func playRandomly(p *Position, random *rand.PCG, actions []Action) int {
	plies := 0
	for p.phase != Over {
		actions = p.Legal(actions[:0])
		if err := p.Apply(actions[below(random, uint64(len(actions)))], nil); err != nil {
			panic(err)
		}
		plies++
	}
	return plies
}

func BenchmarkRandomGame(b *testing.B) {
	for _, players := range []uint8{2, 4, 5} {
		b.Run(string('0'+players), func(b *testing.B) {
			options := DefaultOptions()
			options.Players = players
			random := rand.NewPCG(1, 2)
			actions := make([]Action, 0, 64)
			plies := 0
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				p, err := New(options, uint64(i), RandomStart)
				if err != nil {
					b.Fatal(err)
				}
				plies += playRandomly(&p, random, actions)
			}
			b.ReportMetric(float64(plies)/float64(b.N), "plies/game")
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
