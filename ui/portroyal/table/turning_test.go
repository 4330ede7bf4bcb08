package table

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/log"
	"portroyal/ui/settings"
	"portroyal/ui/visible"
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

// That a round is the last one nothing says before what brings it on has been seen.
func TestLastRoundIsSaidWhenItIsSeen(t *testing.T) {
	seen := 0
	for game := range uint64(6) {
		m := gametest.Base(t, game, "", "")
		b := newBench(t, m)
		b.stage.Settings.Speed = settings.SpeedNormal
		tick := b.byHand()
		b.build()
		random := rand.New(rand.NewPCG(1, game))
		for !b.view.Ending() {
			b.moving.Finish()
			b.act(gametest.Likely(m.Legal(), random))
		}
		if m.Over() || b.turning {
			continue
		}
		news := func() bool {
			_, said := strings.CutSuffix(log.Lines(b.news()), b.stage.Words.T("event.target-reached", "Player", "Ann"))
			return said
		}
		top := func() bool { return b.endsAt() == b.stage.Words.T("table.ending") }
		reached := news() || top()
		for _, x := range []float32{0, 0.5, 0.99} {
			tick(x)
			reached = reached || news() || top()
		}
		if reached {
			t.Errorf("game %d: the last round is announced while it is not seen yet", game)
		}
		if b.moving.Finish(); !top() {
			t.Errorf("game %d: the last round is not announced", game)
		}
		if news() {
			seen++
		}
	}
	if seen == 0 {
		t.Error("the news never says who has reached the target")
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
		for _, plate := range visible.All[*widgets.Plate](b.root) {
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
