package layout_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
)

// With any cards on the table, the arrow keys go through everything once: the cards of the harbour without a
// waiting ship, the row, and all cards of one player. Of equal cards the last one drawn has the lowest number,
// since that is the one that comes and goes.
func TestItemsNameEverythingOnce(t *testing.T) {
	waits, equal := 0, 0
	for game := range uint64(14) {
		m := gametest.OfKind(t, game)
		random := rand.New(rand.NewPCG(game, 12))
		var berths []portroyal.Card
		for !m.Over() {
			view := m.View()
			berths = layout.Moored(berths, &view)
			for seat := range view.Players() {
				items := layout.Items(&view, berths, seat)
				if unique := slices.Compact(slices.SortedFunc(slices.Values(items),
					bySpot)); len(unique) != len(items) {
					t.Fatalf("game %d: something has two names in %v", game, items)
				}
				own := slices.DeleteFunc(slices.Clone(items),
					func(at layout.Spot) bool { return at.Kind != layout.Tableau })
				drawn := layout.TableauSpots(&view, seat)
				if !slices.Equal(slices.SortedFunc(slices.Values(own), bySpot),
					slices.SortedFunc(slices.Values(drawn), bySpot)) {
					t.Fatalf("game %d: the keys go through %v, but %v are drawn", game, own, drawn)
				}
				if want := len(view.Harbour()) + len(view.Expeditions()) + len(view.Contracts()) +
					len(own); len(items) != want {
					t.Fatalf("game %d: %d items, want %d", game, len(items), want)
				}
				for i, at := range drawn {
					later := slices.ContainsFunc(drawn[i+1:],
						func(other layout.Spot) bool { return other.Card == at.Card })
					if later != (at.At > 0) {
						t.Fatalf("game %d: %v is number %d of %v", game, at.Card, at.At, drawn)
					}
					if later {
						equal++
					}
				}
			}
			if view.Pending() != portroyal.NoCard {
				waits++
			}
			if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if waits < 10 || equal < 10 {
		t.Errorf("only %d ships waited, %d cards were equal", waits, equal)
	}
}

// bySpot puts spots in a fixed order.
func bySpot(a, b layout.Spot) int {
	for _, d := range []int{
		int(a.Kind) - int(b.Kind), a.Seat - b.Seat, a.At - b.At, int(a.Card) - int(b.Card),
		int(a.Contract) - int(b.Contract),
	} {
		if d != 0 {
			return d
		}
	}
	return 0
}
