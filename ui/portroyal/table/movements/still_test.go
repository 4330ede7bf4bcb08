package movements

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/stage/stagetest"
)

// For players who ask for less motion nothing moves in whole games of every kind, and nothing becomes larger or smaller: what
// is seen is seen in one place. For all others it does.
func TestNothingMovesWithLessMotion(t *testing.T) {
	for _, still := range []bool{true, false} {
		moved, seen := 0, 0
		for game := range uint64(21) {
			m := gametest.OfKind(t, game)
			random := rand.New(rand.NewPCG(game, 9))
			var l *Layer
			flying := func() []fyne.CanvasObject { return l.flying.Objects }
			for !m.Over() {
				before := stateOf(m)
				if l == nil {
					l = above(t, m, laid(before, fyne.NewSize(1024, 700)))
					l.stage.Settings.LessMotion = still
				}
				l.board = laid(before, fyne.NewSize(1024, 700))
				scene := l.Scene(before)
				events, err := m.Play(gametest.Likely(m.Legal(), random))
				if err != nil {
					t.Fatal(err)
				}
				up := TurnedUp(events)
				first, end := l.TurnUp(before, events[:up], scene, 0)
				many, some := stagetest.Watched(first, flying)
				moved, seen = moved+many, seen+some
				after := stateOf(m)
				l.board = laid(after, fyne.NewSize(1024, 700))
				l.Clear(1)
				many, some = stagetest.Watched(l.Moved(after, events[up:], end()), flying)
				moved, seen = moved+many, seen+some
			}
		}
		if seen < 1000 || still && moved > 0 || !still && moved < 1000 {
			t.Errorf("less motion %t: of %d things that are seen %d move", still, seen, moved)
		}
	}
}
