package table

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/widgets"
)

// The lengths of what is shown of cards at normal speed.
const (
	reading = 1100 * time.Millisecond // a card lies open: long enough for its name, and a glance at the rest
	glance  = 300 * time.Millisecond  // the same for whoever has played it
	dealing = 520 * time.Millisecond  // a card goes to somebody who alone will see it
)

// The width of cards over a table of usual size, and of the backs of others.
const openWide, closedWide = 170, 64

// plays shows cards that somebody plays: they come from their hand and lie open over the chart.
func (t *Table) plays(seat int, cards ...cove.Card) anim.Motion {
	rest := reading
	if t.mode.live() && t.person(seat) {
		rest = glance
	}
	var motions []anim.Motion
	for i, at := range t.spread(len(cards)) {
		picture := t.faces.Image(pieces.Thing{Card: cards[i]}, at.W)
		motions = append(motions, t.passes(picture, seat, t.board.HandOf(seat), at, geometry.Rectangle{}, rest))
	}
	return anim.Together(motions...)
}

// draws shows cards that come to players: those that may be seen lie open first, and parrots are seen by everybody (T2).
func (t *Table) draws(b *beat) anim.Motion {
	var open []cove.Event
	var closed []anim.Motion
	for _, e := range b.events {
		switch e.Kind {
		case cove.Drew:
			if e.Card == cove.NoCard {
				closed = append(closed, t.deals(int(e.Seat)))
				continue
			}
			open = append(open, e)
		case cove.ParrotOffered, cove.ParrotLanded:
			open = append(open, e)
		}
	}
	var motions []anim.Motion
	for i, at := range t.spread(len(open)) {
		e := open[i]
		picture := t.faces.Image(pieces.Thing{Card: e.Card}, at.W)
		motions = append(motions, t.passes(picture, int(e.Seat), t.source(int(e.Seat)), at, t.board.HandOf(int(e.Seat)), reading))
	}
	return anim.Then(anim.Staggered(following, closed...), anim.Together(motions...))
}

// opens shows the treasure card that somebody plunders.
func (t *Table) opens(e cove.Event) anim.Motion {
	if e.Treasure == 0 {
		return anim.Motion{}
	}
	wide := 210 * t.growth()
	at := t.Areas().Chart.Centred(wide, pieces.TreasureHeight(wide))
	picture := t.faces.Image(pieces.Thing{Treasure: e.Treasure}, wide)
	lies := t.passes(picture, int(e.Seat), t.board.TreasureAt(e.Island), at, geometry.Rectangle{}, 2*glance)
	return lies.With(t.sparks(at), gaining)
}

// laysOut shows the backs of the treasure cards of a round, one after the other, before they are turned up (R1).
func (t *Table) laysOut(b *beat) anim.Motion {
	var motions []anim.Motion
	for _, e := range b.events {
		if e.Kind == cove.TreasureShown {
			at := t.board.TreasureAt(e.Island)
			motions = append(motions, t.comesUp(t.faces.BackImage(cardface.TreasureBack, at.W), at))
		}
	}
	return anim.Staggered(following, motions...)
}

// source is where on the chart a player is who draws cards there.
func (t *Table) source(seat int) geometry.Rectangle {
	return t.board.Cell(t.present.Ships[seat].Island)
}

// spread are the places of so many open cards over the chart, side by side.
func (t *Table) spread(n int) (places []geometry.Rectangle) {
	chart, gap := t.Areas().Scene, t.grown(14)
	wide := min(openWide*t.growth(), chart.H*0.8/1.5, (chart.W-gap*float32(n+1))/float32(max(1, n)))
	row := chart.Centred((wide+gap)*float32(n)-gap, pieces.CardHeight(wide))
	for i := range n {
		places = append(places, geometry.Rect(row.X+(wide+gap)*float32(i), row.Y, wide, row.H))
	}
	return places
}

// deals shows the back of a card that goes to somebody.
func (t *Table) deals(seat int) anim.Motion {
	wide := t.grown(closedWide)
	from, to := t.source(seat), t.board.HandOf(seat)
	if to.W == 0 {
		return anim.Motion{}
	}
	picture := t.faces.BackImage(cardface.TavernBack, wide)
	if t.stage.Still() {
		from = to
	}
	leans := widgets.NewLeaning(picture)
	start, end := from.Centred(wide, pieces.CardHeight(wide)), to.Centred(wide, pieces.CardHeight(wide))
	return anim.Then(t.liftLeaning(leans, start), t.goes(
		shaped(anim.Eased, straight(start, end)), dealing, leans.Put, picture, leans.Object,
	).With(anim.Over(dealing, anim.Eased(func(x float32) { faint(max(0, 4*x-3), picture, leans.Object) })), 0))
}

// passes shows the picture of a card with the head of whose it is: it comes from a place, lies at another, and goes to a third
// one, or fades away where that is nowhere.
func (t *Table) passes(picture *canvas.Image, seat int, from, at, to geometry.Rectangle, rest time.Duration) anim.Motion {
	of, size := &t.seats[seat], at.W*0.32
	head := t.stage.Head(of.Portrait, widgets.SeatColour(of.Colour), size)
	start, end := from.Centred(at.W, at.H), to.Centred(at.W, at.H)
	if from.W == 0 {
		start = geometry.Rect(at.X, at.Y+t.grown(30), at.W, at.H)
	}
	comes, goes := gaining, gaining
	if to.W == 0 {
		end, goes = at, fading
	}
	if t.stage.Still() {
		start, end, comes, goes = at, at, fading, fading
	}
	leans := widgets.NewLeaning(picture)
	put := func(at geometry.Rectangle, across float32) {
		leans.Put(at, across)
		head.Move(picture.Position().AddXY(-size*0.4, -size*0.4))
	}
	card := &passage{put: put, to: end, above: []fyne.CanvasObject{picture, leans.Object, head}}
	passes := func(by func(func(float32)) func(float32), from, to geometry.Rectangle, length time.Duration, gone func(x float32) float32) anim.Motion {
		return t.along(card, shaped(by, straight(from, to)), length).With(
			anim.Over(length, by(func(x float32) { faint(gone(x), picture, leans.Object, head) })), 0)
	}
	return anim.Then(
		t.sets(card), t.liftLeaning(leans, start), t.lift(head, geometry.Rect(start.X-size*0.4, start.Y-size*0.4, size, size)),
		passes(anim.Slowed, start, at, comes, func(x float32) float32 { return 1 - x }),
		anim.Wait(rest),
		passes(anim.Eased, at, end, goes, func(x float32) float32 { return x * x }),
	)
}

// liftLeaning lays a card that will lean, and what leans in its place, over everything.
func (t *Table) liftLeaning(leans *widgets.Leaning, at geometry.Rectangle) anim.Motion {
	return anim.Then(t.lift(leans.Card, at), t.lift(leans.Object, at))
}

// faint lets pictures be seen as far as they are not gone.
func faint(gone float32, pictures ...fyne.CanvasObject) {
	for _, each := range pictures {
		if picture, is := each.(*canvas.Image); is && picture.Translucency != float64(gone) {
			picture.Translucency = float64(gone)
			canvas.Refresh(picture)
		}
	}
}

// veil covers the scene with water, or takes that away: one scene changes into the other.
func (t *Table) veil(opens bool) anim.Motion {
	chart, water := t.Areas().Chart, t.stage.Colours().Water
	cover := canvas.NewRectangle(color.Transparent)
	return anim.Then(t.lift(cover, chart), anim.Over(veiling, func(x float32) {
		if opens {
			x = 1 - x
		}
		cover.FillColor = palette.Fade(water, float64(x))
		canvas.Refresh(cover)
	}))
}
