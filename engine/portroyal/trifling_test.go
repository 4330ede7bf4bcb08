package portroyal_test

import (
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
)

// A question is about nothing (F5) where only one card could be taken by another than the active player, a ship, and
// taking it changes nothing that they own; with automatic pass it is never asked.
func TestTrifling(t *testing.T) {
	trifles := 0
	for seed := range uint64(300) {
		options := portroyal.DefaultOptions()
		options.Players = uint8(2 + seed%4)
		if seed%3 == 1 {
			options.Decks |= portroyal.DeckExpansion
			options.Contracts, options.AutoContracts = true, seed%2 == 0
		}
		options.AutoPass = seed%5 == 0
		p, err := portroyal.New(options, seed, portroyal.RandomStart)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(seed, 24))
		for p.Phase() != portroyal.Over {
			legal := p.Legal(nil)
			if p.Trifling() {
				trifles++
				seat := p.Decides()
				if options.AutoPass || seat == p.Active() || len(legal) != 2 {
					t.Fatalf("seat %d of %d may decide %v", seat, p.Active(), legal)
				}
				for _, action := range legal {
					if action.Kind == portroyal.Pass {
						continue
					}
					after := p
					if err := after.Apply(action, nil); err != nil {
						t.Fatal(err)
					}
					if after.Coins(seat) != p.Coins(seat) || after.Points(seat) != p.Points(seat) {
						t.Fatalf("%v is worth something", action)
					}
				}
			}
			if err := p.Apply(legal[random.IntN(len(legal))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if trifles < 100 {
		t.Errorf("only %d questions about nothing", trifles)
	}
}
