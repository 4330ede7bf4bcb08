package portroyal_test

import (
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
)

// A question is about nothing (F5) where another than the active player could take ships alone, and taking one changes nothing
// that they own; with automatic pass it is not asked about a single one. Of several none brings anything to a seat after them
// either.
func TestTrifling(t *testing.T) {
	trifles, several := 0, 0
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
				if seat == p.Active() || options.AutoPass && len(legal) == 2 {
					t.Fatalf("seat %d of %d may decide %v", seat, p.Active(), legal)
				}
				if len(legal) > 2 {
					several++
					untaken(t, p)
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
	if trifles < 100 || several < 20 {
		t.Errorf("only %d questions about nothing, %d of them about several ships", trifles, several)
	}
}

// untaken passes for one seat after the other: none of them can take a ship that would bring it anything.
func untaken(t *testing.T, p portroyal.Position) {
	t.Helper()
	active := p.Active()
	for p.Phase() == portroyal.Trade && p.Decides() != active && p.Active() == active {
		seat, now := p.Decides(), p
		for _, action := range p.Legal(nil) {
			after := now
			if err := after.Apply(action, nil); err != nil {
				t.Fatal(err)
			}
			if action.Kind == portroyal.Take && action.Card.Face().Type == portroyal.Ship && after.Coins(seat) > now.Coins(seat) {
				t.Fatalf("seat %d wants %v", seat, action)
			}
		}
		if err := p.Apply(portroyal.Action{Kind: portroyal.Pass}, nil); err != nil {
			t.Fatal(err)
		}
	}
}
