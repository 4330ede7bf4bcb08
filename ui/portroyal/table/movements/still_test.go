package movements

import (
	"math/rand/v2"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/gametest"
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
				many, some := l.watched(first)
				moved, seen = moved+many, seen+some
				after := stateOf(m)
				l.board = laid(after, fyne.NewSize(1024, 700))
				l.Clear(1)
				many, some = l.watched(l.Moved(after, events[up:], end()))
				moved, seen = moved+many, seen+some
			}
		}
		if seen < 1000 || still && moved > 0 || !still && moved < 1000 {
			t.Errorf("less motion %t: of %d things that are seen %d move", still, seen, moved)
		}
	}
}

// watched plays a motion frame by frame and counts the things that are seen, and how many of them move while they are:
// what fades in at another place jumps, and does not go on.
func (l *Layer) watched(motion anim.Motion) (moved, seen int) {
	places, moves := map[fyne.CanvasObject]geometry.Rectangle{}, map[fyne.CanvasObject]bool{}
	jumped := map[fyne.CanvasObject]int{} // the frame in which it was last at another place than before
	clock := func(_ time.Duration, tick func(float32)) (stop func()) {
		const frames = 40
		for i := range frames {
			tick(float32(i+1) / frames)
			for _, object := range l.flying.Objects {
				at := geometry.Rect(object.Position().X, object.Position().Y, object.Size().Width, object.Size().Height)
				before, known := places[object]
				jumps := known && object.Visible() && before != at
				moves[object] = moves[object] || jumps && i > 1 && jumped[object] == i-1
				if jumps {
					jumped[object] = i
				}
				if delete(places, object); object.Visible() {
					places[object] = at
				}
			}
		}
		return func() {}
	}
	stage := anim.Stage{Pace: func() float32 { return 1 }, Clock: clock}
	stage.Play(motion, nil)
	for _, is := range moves {
		if seen++; is {
			moved++
		}
	}
	return moved, seen
}
