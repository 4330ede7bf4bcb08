package portroyal

import (
	"testing"

	"portroyal/engine/internal/wyrand"
)

// playRandomly plays a game to its end, choosing uniformly; it returns the number of actions.
func playRandomly(p *Position, random *wyrand.Generator, actions []Action) int {
	plies := 0
	for p.phase != Over {
		actions = p.Legal(actions[:0])
		p.Play(actions[random.Below(len(actions))], nil)
		plies++
	}
	return plies
}

// kinds are the games that differ in what Apply has to do.
var kinds = []struct {
	name    string
	options Options
}{
	{"2", Options{Players: 2, Decks: DeckBase, Target: 12, AutoContracts: true}},
	{"4", Options{Players: 4, Decks: DeckBase, Target: 12, AutoContracts: true}},
	{"everything-4", Options{
		Players: 4, Decks: AllDecks &^ DeckUnterwegs, Target: 12, Contracts: true,
		AutoContracts: true,
	}},
	{"5", Options{Players: 5, Decks: DeckBase, Target: 12, AutoContracts: true}},
	{"contracts-3", Options{
		Players: 3, Decks: AllDecks &^ DeckUnterwegs, Target: 12, Contracts: true,
		AutoContracts: true,
	}},
	{"decided-3", Options{Players: 3, Decks: AllDecks &^ DeckUnterwegs, Target: 12, Contracts: true}},
	{"solo", Options{
		Players: 1, Decks: AllDecks &^ DeckUnterwegs, Target: 12, Contracts: true, AutoContracts: true,
		Cooperative: true,
	}},
	{"cooperative-3", Options{
		Players: 3, Decks: AllDecks &^ DeckUnterwegs, Target: 12, Contracts: true,
		AutoContracts: true, Cooperative: true,
	}},
	{"cooperative-decided-4", Options{
		Players: 4, Decks: AllDecks &^ DeckUnterwegs, Target: 12, Contracts: true,
		Cooperative: true, ContractsLaid: 7,
	}},
}

// TestPlayingAllocatesNothing plays whole games of every kind: computer players try out many
// thousand moves.
func TestPlayingAllocatesNothing(t *testing.T) {
	actions := make([]Action, 0, 256)
	for _, kind := range kinds {
		var games [20]Position
		for i := range games {
			p, err := New(kind.options, uint64(i), RandomStart)
			if err != nil {
				t.Fatal(err)
			}
			games[i] = p
		}
		plies := 0
		random := wyrand.Seeded(1)
		allocations := testing.AllocsPerRun(3, func() {
			for _, p := range games {
				plies += playRandomly(&p, &random, actions)
			}
		})
		if allocations > 0 || plies < 1000 {
			t.Errorf("%s: %v allocations in %d plies", kind.name, allocations, plies)
		}
	}
}

func BenchmarkRandomGame(b *testing.B) {
	for _, kind := range kinds {
		b.Run(kind.name, func(b *testing.B) {
			random := wyrand.Seeded(1)
			actions := make([]Action, 0, 64)
			plies := 0
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				p, err := New(kind.options, uint64(i), RandomStart)
				if err != nil {
					b.Fatal(err)
				}
				plies += playRandomly(&p, &random, actions)
			}
			b.ReportMetric(float64(plies)/float64(b.N), "plies/game")
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
