package table

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/ui/settings"
	"portroyal/ui/table/gametest"
	"portroyal/ui/table/layout"
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
			up := 1 + slices.IndexFunc(events, func(e portroyal.Event) bool { return e.Kind == portroyal.CardRevealed })
			_, after := b.turnsUp(events[:up], from)
			now := after()
			turned := append(now.docked[cards:], now.aside...)
			if len(turned) != 1 {
				t.Fatalf("%d cards are turned up", len(turned))
			}
			for i, card := range now.docked[:cards] {
				head := layout.Rect(card.at.X, card.at.Y, card.at.W, card.at.H*0.28)
				if over := turned[0].at; over.X < head.X+head.W && head.X < over.X+over.W && over.Y < head.Y+head.H && head.Y < over.Y+over.H {
					t.Errorf("%v, %d cards: what is turned up at %v lies on the head of card %d at %v", size, cards, over, i+1, head)
				}
			}
		}
	}
}

// A lost harbour is seen to go before anything says whose turn is next.
func TestNextTurnBeginsWhenTheHarbourHasGone(t *testing.T) {
	busts := 0
	for game := range uint64(8) {
		m := gametest.Base(t, game, "", "", "")
		b := newBench(t, m)
		b.stage.Settings.Speed = settings.SpeedNormal
		tick := b.byHand()
		b.build()
		for range 80 {
			b.moving.Finish()
			if m.Over() {
				break
			}
			active, state := b.view.Active(), b.state()
			b.act(m.Legal()[0])
			if view := m.View(); view.Active() == active || view.Phase() != portroyal.Discover || !b.turning {
				continue
			}
			busts++
			for _, x := range []float32{0.3, 0.6, 0.99} {
				if tick(x); b.state() != state || b.seatState(active).active == false {
					t.Fatalf("game %d: at %v of a bust the table says %q, it said %q", game, x, b.state(), state)
				}
			}
			if tick(1); b.state() == state {
				t.Fatalf("game %d: after a bust the table says %q still", game, state)
			}
		}
	}
	if busts < 8 {
		t.Errorf("only %d busts", busts)
	}
}
