package bot

import (
	"encoding/json"
	"testing"

	"portroyal/engine/portroyal"
)

// marketOf is the market in a position in which these cards are in the piles.
func marketOf(t *testing.T, pile []string, discard ...string) market {
	t.Helper()
	text, err := json.Marshal(map[string]any{"pile": pile, "discard": discard, "seats": [2]struct{}{}})
	if err != nil {
		t.Fatal(err)
	}
	var position portroyal.Position
	if err := json.Unmarshal(text, &position); err != nil {
		t.Fatal(err)
	}
	view := position.View()
	return readMarket(&view, 4)
}

// Ships are expected to be repelled by as many swords as they ask for, and by more; a ship with a skull by none (D3).
func TestNoSwordsAreExpectedToRepelASkull(t *testing.T) {
	m := marketOf(t, []string{"red-1-1c", "red-3-2c", "red-skull-4c", "settler"})
	if m.traded[portroyal.Red] != 3 { // of four cards, which are what a turn turns up
		t.Errorf("a turn turns up %v red ships", m.traded[portroyal.Red])
	}
	for swords, want := range map[int]float64{0: 0, 1: 1, 2: 1, 3: 2, maxSwords: 2} {
		if got := m.repelled[portroyal.Red][swords]; got != want {
			t.Errorf("%d swords are expected to repel %v red ships of a turn, not %v", swords, got, want)
		}
	}
}

// Discarded cards are expected to come again once the pile runs short (C4), and not before.
func TestDiscardsAreExpectedOnceThePileRunsShort(t *testing.T) {
	var pile []string // long enough without admirals
	for _, card := range portroyal.AllCards(portroyal.DeckBase) {
		switch face := card.Face(); {
		case face.Type == portroyal.Ship, face.Type == portroyal.Person && face.Role != portroyal.Admiral:
			pile = append(pile, card.String())
		}
	}
	for size, expected := range map[int]bool{soon - 1: true, soon: false} {
		m := marketOf(t, pile[:size], "admiral-3")
		if got := m.persons[portroyal.Admiral].rate > 0; got != expected {
			t.Errorf("with %d cards in the pile and an admiral among the discards one is expected: %v", size, got)
		}
	}
}
