package table

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/seen"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
)

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
			active, state := b.view.Active(), b.status()
			b.act(m.Legal()[0])
			if view := m.View(); view.Active() == active || view.Phase() != portroyal.Discover || !b.turning {
				continue
			}
			busts++
			for _, x := range []float32{0.3, 0.6, 0.99} {
				if tick(x); b.status() != state || b.view.Active() != active {
					t.Fatalf("game %d: at %v of a bust the table says %q, it said %q", game, x, b.status(), state)
				}
			}
			if tick(1); b.status() == state {
				t.Fatalf("game %d: after a bust the table says %q still", game, state)
			}
		}
	}
	if busts < 8 {
		t.Errorf("only %d busts", busts)
	}
}

// While a card turns, the plates of the answered question are not ready; afterwards the next question has its
// own.
func TestPlatesWaitWhileACardTurns(t *testing.T) {
	b := newBench(t, gametest.Base(t, 3, "", ""))
	b.stage.Settings.Speed = settings.SpeedNormal
	b.byHand()
	b.build()
	b.pass(time.Second)
	waiting := func() (n int) {
		for _, plate := range seen.All[*widgets.Plate](b.root) {
			if plate.Waiting() && plate.Kind != widgets.QuietPlate { // not the one that takes back, at the edge
				n++
			}
		}
		return n
	}
	if n := waiting(); n > 0 {
		t.Fatalf("%d plates wait before anything is pressed", n)
	}
	b.strike(fyne.KeySpace)
	if !b.turning || waiting() == 0 {
		t.Errorf("turning %v, %d plates wait", b.turning, waiting())
	}
	b.moving.Finish()
	b.pass(time.Second)
	if n := waiting(); b.turning || n > 0 {
		t.Errorf("afterwards turning %v, %d plates wait", b.turning, n)
	}
}
