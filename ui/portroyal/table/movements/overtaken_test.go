package movements

import (
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/anim"
	"portroyal/ui/effects"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/stage/stagetest"
)

// byHand is a clock for a stage that plays at normal speed.
func byHand(s *anim.Stage) (tick func(x float32)) {
	s.Pace = func() float32 { return 1 }
	return stagetest.ByHand(s)
}

// seen are the middles of what is seen in the air.
func (l *Layer) seen() (all []fyne.Position) {
	for _, object := range l.flying.Objects {
		if at, size := object.Position(), object.Size(); object.Visible() {
			all = append(all, at.AddXY(size.Width/2, size.Height/2))
		}
	}
	return all
}

// A card and a coin whose flights are overtaken by another layout go on above it: from where they were, as fast as they were,
// to where they were going, and are gone then.
func TestWhatIsOvertakenGoesOn(t *testing.T) {
	m := gametest.Base(t, 3, "", "", "")
	l := above(t, m, laid(stateOf(m), fyne.NewSize(1024, 700)))
	flies := anim.Stage{Overtaken: l.Overtaken}
	fly, goOn := byHand(&flies), byHand(&l.going)

	from, to := geometry.Rect(100, 400, 90, 135), geometry.Rect(500, 100, 60, 90)
	card, coin := l.cardGhost(gametest.Card(t, "black-4-2c"), from), l.symbolGhost("coin", color.NRGBA{}, from)
	end := to.Centred(coin.at.W, coin.at.H)
	flies.Play(anim.Together(card.fly(to, flightTime), coin.fly(end, flightTime)), func() { l.Clear(1) })
	fly(0.4)
	was := []effects.Heading{card.heads, coin.heads}
	flies.Finish()
	const begins, soon = 0.1, 0.001 // it is seen to go on only then
	goOn(begins)
	first := l.seen()
	goOn(begins + soon)
	then := l.seen()
	if len(first) != 2 || len(then) != 2 {
		t.Fatalf("of a card and a coin that are overtaken %d are seen, then %d", len(first), len(then))
	}
	for i, heads := range was {
		if x, y := heads.At.Middle(); far(first[i].SubtractXY(x, y)) > 0.1 {
			t.Errorf("%d was at (%v, %v), and goes on from %v", i, x, y, first[i])
		}
		speed := (then[i].X - first[i].X) / soon / float32(effects.RestTime.Seconds())
		if off := math.Abs(float64(speed/heads.Across - 1)); heads.Across < 500 || off > 0.1 {
			t.Errorf("%d went as fast as %v, and goes on with %v", i, heads.Across, speed)
		}
	}
	goOn(0.999)
	for i, at := range l.seen() {
		if x, y := to.Middle(); far(at.SubtractXY(x, y)) > 2 {
			t.Errorf("%d was to come to (%v, %v), and is at %v", i, x, y, at)
		}
	}
	if goOn(1); len(l.seen()) != 0 {
		t.Error("they stay in the air")
	}
	if l.Clear(1); len(l.flying.Objects) != 0 {
		t.Error("they come again with the next layout")
	}
}

// far is the length of a way.
func far(way fyne.Position) float32 { return float32(math.Hypot(float64(way.X), float64(way.Y))) }

// What has come to rest, or has not begun to move, does not go on.
func TestOnlyWhatFliesGoesOn(t *testing.T) {
	m := gametest.Base(t, 3, "", "", "")
	l := above(t, m, laid(stateOf(m), fyne.NewSize(1024, 700)))
	flies := anim.Stage{Overtaken: l.Overtaken}
	fly := byHand(&flies)
	byHand(&l.going)
	from, to := geometry.Rect(100, 400, 90, 135), geometry.Rect(500, 100, 60, 90)
	early, late := l.cardGhost(gametest.Card(t, "black-4-2c"), from), l.cardGhost(gametest.Card(t, "captain"), from)
	flies.Play(anim.Then(early.fly(to, flightTime), anim.Wait(flightTime), late.fly(to, flightTime)), nil)
	fly(0.5)
	flies.Finish()
	if l.Clear(1); len(l.seen()) != 0 {
		t.Errorf("%d are seen", len(l.seen()))
	}
}

// there is a board on which one object can be seen.
type there struct {
	bare
	object fyne.CanvasObject
}

func (b there) Object(layout.Spot) fyne.CanvasObject { return b.object }

// A card that goes on comes to where it lies on the table that has been laid out, and is not seen there before.
func TestWhatIsOvertakenIsNotSeenTwice(t *testing.T) {
	m := gametest.Base(t, 3, "", "", "")
	l := above(t, m, laid(stateOf(m), fyne.NewSize(1024, 700)))
	flies := anim.Stage{Overtaken: l.Overtaken}
	fly, goOn := byHand(&flies), byHand(&l.going)
	card, object := gametest.Card(t, "black-4-2c"), canvas.NewRectangle(color.Black)
	from, to, lies := geometry.Rect(100, 400, 90, 135), geometry.Rect(500, 100, 90, 135), geometry.Rect(480, 60, 90, 135)
	flies.Play(l.cardGhost(card, from).fly(to, flightTime), func() {
		l.board = there{bare{{Kind: layout.Berth, Card: card}: lies}, object}
		l.Clear(1)
	})
	fly(0.4)
	flies.Finish()
	if goOn(0.1); object.Visible() {
		t.Error("it is seen twice")
	}
	goOn(0.999)
	if x, y := lies.Middle(); far(l.seen()[0].SubtractXY(x, y)) > 2 {
		t.Errorf("it lies at (%v, %v), and goes on to %v", x, y, l.seen()[0])
	}
	if goOn(1); len(l.seen()) > 0 || !object.Visible() {
		t.Error("only what lies there is to be seen at the end")
	}
}
