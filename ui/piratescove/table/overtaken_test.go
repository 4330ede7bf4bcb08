package table

import (
	"math"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// What moves while the board is drawn anew, ships and what flies over it, goes on from where it was, comes to where it belongs,
// and leaves nothing over the board.
func TestWhatIsOvertakenGoesOn(t *testing.T) {
	ships, flights := 0, 0
	eachBeat(t, fyne.NewSize(1024, 700), 1, func(s *sat, b *beat) {
		s.stage.Settings.Speed = settings.SpeedNormal
		s.build()
		move, goOn := stagetest.ByHand(&s.moving), stagetest.ByHand(&s.going)
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

// Of several things that move at once all go on, and so does a card that rests on its way: to where it was to come at last.
func TestAllThatIsOvertakenGoesOn(t *testing.T) {
	s := sit(t, fyne.NewSize(1024, 700), words.English, 0, 3, 1)
	s.Table.Leave()
	s.stage.Settings.Speed = settings.SpeedNormal
	s.build()
	move, goOn := stagetest.ByHand(&s.moving), stagetest.ByHand(&s.going)
	from, rests, to := geometry.Rect(100, 300, 60, 90), geometry.Rect(400, 200, 60, 90), geometry.Rect(700, 500, 60, 90)
	picture := canvas.NewImageFromImage(nil)
	card := s.passes(picture, 0, from, rests, to, time.Second)
	flight := s.flight("doubloon", 2, from, to, false)
	s.moving.Play(anim.Together(card, flight, s.flight("treasure", 1, to, from, false), anim.Wait(card.Length())), s.build)
	move(float32(100*time.Millisecond) / float32(card.Length()))
	under := 0
	for _, p := range s.passages {
		if p.heads.UnderWay {
			under++
		}
	}
	if under != 3 {
		t.Errorf("of a card and two flights %d are on their way", under)
	}
	move(0.5) // the flights are over, and the card rests
	if at := picture.Position(); at != fyne.NewPos(rests.X, rests.Y) {
		t.Fatalf("it rests at %v", at)
	}
	s.moving.Finish()
	if goOn(0.001); picture.Position().SubtractXY(rests.X, rests.Y).X > 1 || !slices.Contains(s.above.Objects, fyne.CanvasObject(picture)) {
		t.Errorf("it goes on from %v", picture.Position())
	}
	if goOn(0.999); math.Abs(float64(picture.Position().X-to.X)) > 2 {
		t.Errorf("it comes to %v", picture.Position())
	}
}
