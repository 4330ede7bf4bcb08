package table

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/settings"
)

// However full the harbour is, a card that is turned up leaves the heads of the others free, with
// their symbols, points and swords: a second ship of a colour must not lie on the first.
func TestCardTurnedUpHidesNoHead(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1024, Height: 700}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}} {
		for cards := 1; cards <= 9; cards++ {
			b := until(t, func(m *match.Match) bool {
				v := m.View()
				return v.Phase() == portroyal.Discover && len(v.Harbour()) == cards
			}, "", "")
			b.stage.Settings.Speed = settings.SpeedNormal
			b.stage.Window.Resize(size)
			from := b.sceneNow()
			events, err := b.match.Play(portroyal.Action{Kind: portroyal.RevealNext})
			if err != nil {
				t.Fatal(err)
			}
			_, after := b.turnsUp(events[:turnedUp(events)], from)
			now := after()
			turned := append(now.docked[cards:], now.aside...)
			if len(turned) != 1 {
				t.Fatalf("%d cards are turned up", len(turned))
			}
			for i, card := range now.docked[:cards] {
				head := rect{card.at.x, card.at.y, card.at.w, card.at.h * 0.28}
				if over := turned[0].at; over.x < head.x+head.w && head.x < over.x+over.w && over.y < head.y+head.h && head.y < over.y+over.h {
					t.Errorf("%v, %d cards: what is turned up at %v lies on the head of card %d at %v", size, cards, over, i+1, head)
				}
			}
		}
	}
}
