package layout_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
)

// moment is the cards in a harbour with their berths.
type moment struct {
	view   portroyal.View
	berths []portroyal.Card
}

// moored checks that the berths have the cards of the harbour, followed by a waiting ship, with no gaps except in
// phase Trade, and counts the cards.
func moored(t *testing.T, berths []portroyal.Card, view *portroyal.View) (cards int) {
	t.Helper()
	lie := slices.DeleteFunc(slices.Clone(berths), func(c portroyal.Card) bool { return c == portroyal.NoCard })
	want := view.Harbour()
	if waits := view.Pending(); waits != portroyal.NoCard {
		want = append(want, waits)
	}
	if !slices.Equal(lie, want) {
		t.Fatalf("the berths have %v, the harbour has %v", berths, want)
	}
	if len(lie) < len(berths) && (view.Phase() != portroyal.Trade || len(lie) == 0) {
		t.Fatalf("phase %s: there are gaps in %v", view.Phase(), berths)
	}
	return len(lie)
}

// While cards are taken from the harbour, the others stay in place, so that the next click does not hit a
// neighbour. As long as cards come, and after one was repelled, there is no gap between them.
func TestCardsStayAtTheirBerths(t *testing.T) {
	taken, gaps := 0, 0
	for game := range uint64(14) {
		m := gametest.OfKind(t, game)
		random := rand.New(rand.NewPCG(game, 15))
		var berths []portroyal.Card
		var all []moment
		for !m.Over() {
			before := m.View()
			berths = layout.Moored(berths, &before)
			action := gametest.Likely(m.Legal(), random)
			if _, err := m.Play(action); err != nil {
				t.Fatal(err)
			}
			view := m.View()
			after := layout.Moored(berths, &view)
			lie := moored(t, after, &view)
			all = append(all, moment{view, after})
			for range 3 { // the game may be shown from any moment on, as in a replay
				earlier := all[random.IntN(len(all))]
				moored(t, layout.Moored(earlier.berths, &view), &view)
				moored(t, layout.Moored(after, &earlier.view), &earlier.view)
			}
			if action.Kind != portroyal.Take || view.Phase() != portroyal.Trade || lie == 0 {
				continue
			}
			taken++
			gaps += len(after) - lie
			gone := slices.Index(berths, action.Card) // of equal cards the first one
			for i, card := range after {
				if i == gone && card != portroyal.NoCard || i != gone && card != berths[i] {
					t.Fatalf("game %d, after %s: %v became %v", game, action, berths, after)
				}
			}
		}
	}
	if taken < 100 || gaps < taken {
		t.Errorf("%d cards were taken, with %d gaps in all", taken, gaps)
	}
}
