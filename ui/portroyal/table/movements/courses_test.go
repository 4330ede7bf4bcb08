package movements

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/visible"
)

// Every course begins at one place and ends at the other, whatever it does in between.
func TestCoursesLeadThere(t *testing.T) {
	from, to := geometry.Rect(300, 200, 90, 135), geometry.Rect(20, 600, 36, 54)
	near := func(a, b geometry.Rectangle) bool {
		for _, apart := range []float32{a.X - b.X, a.Y - b.Y, a.W - b.W, a.H - b.H} {
			if apart > 0.1 || apart < -0.1 {
				return false
			}
		}
		return true
	}
	for name, course := range map[string]course{
		"walking": walking, "sailing": sailing, "turning away": turningAway, "carried off": carriedOff,
	} {
		if at := course(from, to, 0); !near(at, from) {
			t.Errorf("%s begins at %v", name, at)
		}
		if at := course(from, to, 1); !near(at, to) {
			t.Errorf("%s ends at %v", name, at)
		}
		straight := true
		for x := float32(0.05); x < 1; x += 0.05 {
			at := course(from, to, x)
			if at.W < 1 || at.H < 1 {
				t.Errorf("%s: it has no size at %v", name, x)
			}
			straight = straight && near(at, between(from, to, x))
		}
		if straight {
			t.Errorf("%s is a straight line", name)
		}
	}
}

// A bust carries the harbour off in a wave that begins at the ship that caused it, each card a little later, and
// the wave takes no longer than any movement may.
func TestBustComesInAWave(t *testing.T) {
	m := gametest.Base(t, 3, "", "", "")
	state := stateOf(m)
	l := above(t, m, laid(state, fyne.NewSize(1024, 700)))
	for _, cards := range []int{1, 2, 5, 12} {
		s := l.newScript(state, l.Scene(state))
		s.docked = nil
		for i := range cards {
			at := geometry.Rect(100+20*float32(i), 300, 60, 90)
			card := &lying{card: portroyal.Card(i + 1), at: at}
			card.ghost = s.cardGhost(card.card, at)
			s.docked = append(s.docked, card)
		}
		s.flood(geometry.Rect(900, 300, 60, 90))
		if length := s.motion.Length(); length > longest || cards > 1 && length <= sweepTime {
			t.Errorf("%d cards: the wave takes %v", cards, length)
		}
		if len(s.docked) > 0 {
			t.Errorf("%d cards: %d are left", cards, len(s.docked))
		}
	}
}

// A bell announces the last round, and disappears afterwards.
func TestLastRoundIsRungIn(t *testing.T) {
	m := gametest.Base(t, 3, "", "", "")
	state := stateOf(m)
	l := above(t, m, laid(state, fyne.NewSize(1024, 700)))
	motion := l.Moved(state, []portroyal.Event{{Kind: portroyal.TargetReached, Seat: 1}}, l.Scene(state))
	if length := motion.Length(); length > ringTime {
		t.Errorf("it takes %v", length)
	}
	halfway := func(_ time.Duration, tick func(float32)) func() {
		tick(0.5)
		return func() {}
	}
	stage := anim.Stage{Pace: func() float32 { return 1 }, Clock: halfway}
	stage.Play(motion, func() {})
	said := l.stage.Words.N("call.target", 0, "Player", "Ben")
	if bells := visible.All[*canvas.Image](l.flying); len(bells) != 1 || !visible.Says(l.flying, said) {
		t.Errorf("%d bells, and it says %q", len(bells), visible.Texts(l.flying))
	}
	stage.Finish()
	if left := visible.All[*canvas.Image](l.flying); len(left) > 0 {
		t.Error("the bell is still there")
	}
}
