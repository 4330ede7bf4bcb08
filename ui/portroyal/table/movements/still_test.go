package movements

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
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
