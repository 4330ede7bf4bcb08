package portroyal_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"portroyal/engine/portroyal"
)

// However many swords somebody has, nobody is asked whether they repel a person or a ship with a skull, and
// about every other ship they are (D3).
func TestWhatCanBeRepelled(t *testing.T) {
	for _, card := range portroyal.AllCards(portroyal.DeckBase | portroyal.DeckExpansion) {
		face := card.Face()
		if face.Type != portroyal.Person && face.Type != portroyal.Ship {
			continue
		}
		crew := `"sailor-1", "sailor-1", "sailor-1", "sailor-1", "sailor-1", "sailor-1"`
		for _, pirate := range []string{"pirate-1", "pirate-2", "pirate-3"} {
			if pirate != card.String() { // there is one of each
				crew += fmt.Sprintf(", %q", pirate)
			}
		}
		var p portroyal.Position
		text := fmt.Sprintf(`{"options": {"decks": ["base", "expansion"]}, "revealed": 1, "pile": [%q],
		  "seats": [{"display": [%s]}]}`, card, crew)
		if err := json.Unmarshal([]byte(text), &p); err != nil {
			t.Fatal(err)
		}
		if err := p.Apply(portroyal.Action{Kind: portroyal.RevealNext}, nil); err != nil {
			t.Fatal(err)
		}
		want := face.Type == portroyal.Ship && !face.Skull
		if asked := p.Phase() == portroyal.Repel; asked != want {
			t.Errorf("%s with %d swords: asked %v", card, p.Swords(0), asked)
		}
	}
}
