package coach

import (
	"math"
	"testing"

	"portroyal/engine/portroyal"
)

// With a ship in the harbour, a second one of its colour is bad luck, and a ship of another colour with many coins is
// good luck. Over all the cards that can come luck cancels out.
func TestLuck(t *testing.T) {
	view := written(t, `{"revealed": 1, "harbour": ["red-1-1c"], "pile": ["red-6-3c", "sailor-1", "sailor-1", "blue-5-3c"],
		"seats": [{"coins": ["captain", "captain", "captain", "captain"]}, {"coins": ["captain"]}]}`)
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	onward := portroyal.Action{Kind: portroyal.RevealNext}
	luck := map[string]float64{}
	all, cards := 0.0, 0
	for i, copies := range view.NextCards() {
		if copies > 0 {
			comes := portroyal.Card(i)
			luck[comes.String()] = c.Luck(t.Context(), view, onward, comes)
			all += float64(copies) * luck[comes.String()]
			cards += int(copies)
		}
	}
	if bust := luck["red-6-3c"]; bust > -0.01 || luck["sailor-1"] <= bust || luck["blue-5-3c"] <= 0 {
		t.Errorf("the cards that can come are luck of %v", luck)
	}
	if cards < 4 || math.Abs(all) > 1e-9 {
		t.Errorf("over %d cards it comes to %v", cards, all)
	}
	if none := c.Luck(t.Context(), view, portroyal.Action{Kind: portroyal.Stop}, card("red-6-3c")); none != 0 {
		t.Errorf("a player who stops has luck of %v", none)
	}
	if none := c.Luck(t.Context(), view, onward, card("red-1-1c")); none != 0 {
		t.Errorf("a card that cannot come is luck of %v", none)
	}
}
