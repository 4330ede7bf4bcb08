package table

import (
	"math"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/anim"
	"portroyal/ui/settings"
)

// byHand is a clock for a stage that the test turns.
func byHand(s *anim.Stage) (tick func(x float32)) {
	now := func(float32) {}
	s.Clock = func(_ time.Duration, to func(float32)) func() {
		now = to
		return func() {}
	}
	return func(x float32) { now(x) }
}

// What moves while the board is drawn anew, ships and what flies over it, goes on from where it was, comes to where it belongs,
// and leaves nothing over the board.
func TestWhatIsOvertakenGoesOn(t *testing.T) {
	ships, flights := 0, 0
	eachBeat(t, fyne.NewSize(1024, 700), 1, func(s *sat, b *beat) {
		s.stage.Settings.Speed = settings.SpeedNormal
		s.build()
		move, goOn := byHand(&s.moving), byHand(&s.going)
		motion := s.motion(b)
		if motion.Length() == 0 {
			return
		}
		s.moving.Play(motion, s.build)
		move(0.4)
		var under []passage
		for _, p := range s.passages {
			if p.heads.UnderWay {
				under = append(under, *p)
			}
		}
		s.moving.Finish()
		goOn(0.0001)
		for _, p := range under {
			if len(p.above) == 0 {
				ships++
			} else {
				flights++
			}
			if !slices.ContainsFunc(s.things(), func(object fyne.CanvasObject) bool {
				off := object.Position().SubtractXY(p.heads.At.X, p.heads.At.Y)
				return object.Visible() && math.Hypot(float64(off.X), float64(off.Y)) < 1
			}) {
				t.Errorf("%v: nothing goes on at %v", b.lead(), p.heads.At)
			}
		}
		goOn(1)
		for _, object := range s.above.Objects {
			if object.Visible() {
				t.Errorf("%v: something stays over the board", b.lead())
			}
		}
	})
	if ships < 10 || flights < 10 {
		t.Errorf("only %d ships and %d flights were overtaken", ships, flights)
	}
}
