package movements

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/stage/stagetest"
)

// For players who ask for less motion nothing moves in whole games of every kind, and nothing becomes larger or smaller: what
// is seen is seen in one place. For all others it does.
func TestNothingMovesWithLessMotion(t *testing.T) {
	for _, still := range []bool{true, false} {
		moved, seen := 0, 0
		eachMove(t, func(l *Layer) { l.stage.Settings.LessMotion = still }, func(l *Layer, motion anim.Motion) {
			many, some := stagetest.Watched(motion, func() []fyne.CanvasObject { return l.flying.Objects })
			moved, seen = moved+many, seen+some
		}, func(State, []portroyal.Event) {})
		if seen < 1000 || still && moved > 0 || !still && moved < 1000 {
			t.Errorf("less motion %t: of %d things that are seen %d move", still, seen, moved)
		}
	}
}

// The face of who loses the harbour is aghast in its place, and larger only where things move.
func TestAghastFaceStaysAsLargeWithLessMotion(t *testing.T) {
	m := gametest.Base(t, 3, "", "")
	state := stateOf(m)
	for _, still := range []bool{true, false} {
		l := above(t, m, laid(state, fyne.NewSize(1024, 700)))
		l.stage.Settings.LessMotion = still
		s := l.newScript(state, l.Scene(state))
		head := geometry.Rect(10, 20, 40, 40)
		s.after[layout.Spot{Kind: layout.Face, Seat: 1}] = head
		s.aghast(1, bustTime)
		face := l.flying.Objects[len(l.flying.Objects)-1]
		at := geometry.Rect(face.Position().X, face.Position().Y, face.Size().Width, face.Size().Height)
		if (at == head) != still {
			t.Errorf("less motion %t: the face at %v is aghast at %v", still, head, at)
		}
	}
}
