package board

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/pieces"
	"portroyal/ui/table/layout"
	"portroyal/ui/widgets"
)

// others shows the players who do not sit at the lower edge, in turn order, side by side. What is
// in their panels has the same size in all of them.
func (b *Board) others(r layout.Rectangle) fyne.CanvasObject {
	s := layout.NewSheet()
	n := b.shown.View.Players() - 1
	by := b.growth()
	panels := layout.Panels(r, n)
	seats, facts, crews := make([]int, n), 0, make([]crew, n)
	for i := range n {
		seats[i] = (b.shown.Lower + 1 + i) % b.shown.View.Players()
		facts = max(facts, len(b.facts(seats[i])))
		crews[i].kinds, crews[i].apart = layout.Kinds(&b.shown.View, seats[i])
	}
	inside := layout.Inside(panels[0].W, r.H, facts, by)
	size := inside.Chips.H
	for _, crew := range crews {
		size = min(size, layout.ChipSize(len(crew.kinds), crew.apart, inside.Chips, by))
	}
	for i, seat := range seats {
		room := layout.Sized(panels[i].Size())
		once := otherOnce{room, b.seatState(seat), b.facts(seat).array(), inside, size, crews[i].apart}
		panel := keep(b, partName{"other", seat}, once, crews[i].kinds, func() fyne.CanvasObject {
			return b.other(seat, room, inside, crews[i], size)
		})
		s.Fit(panel, panels[i])
	}
	return s.Container
}

// otherOnce is what the panel of another player shows, besides the kinds of cards, see keep.
type otherOnce struct {
	room   layout.Rectangle
	state  seatState
	facts  [layout.MostFacts]fact
	inside layout.PanelPlan
	size   float32 // of portraits
	apart  int
}

// crew is what lies in the tableau of a player by kinds; the first of them, so many as apart, are
// no persons.
type crew struct {
	kinds []layout.Kind
	apart int
}

// other shows one player: name, the facts, and the kinds of cards as portraits of a size.
func (b *Board) other(
	seat int, r layout.Rectangle, inside layout.PanelPlan, crew crew, size float32,
) fyne.CanvasObject {
	s := layout.NewSheet()
	s.Fit(b.seatGround(seat), r)
	b.nameLine(s, seat, inside.Name.X, inside.Name.Y, inside.Name.W, b.grown(15), b.grown(26))
	x := inside.Facts.X
	for _, f := range b.facts(seat) {
		high := inside.Facts.H
		x += b.showFact(s, seat, f, layout.Rect(x, inside.Facts.Y, 0, high), high, high*0.78) + high*0.3
	}
	b.portraits(s, crew, layout.Chips(len(crew.kinds), crew.apart, inside.Chips, size, b.growth()))
	return s.Container
}

// portraits shows the kinds of cards of a player, each with the influence points that it brings.
func (b *Board) portraits(s layout.Sheet, crew crew, plan layout.ChipPlan) {
	if plan.Rule.W > 0 {
		s.Fit(canvas.NewRectangle(b.stage.Colours().Edge), plan.Rule)
	}
	for i, chip := range crew.kinds {
		at := plan.Chips[i]
		face := chip.Card.Face()
		switch {
		case chip.For != layout.NoPurpose: // a ship: its colour counts, and what it lies there for
			s.Fit(b.symbol("ship-"+face.Colour.String(), at.W), at)
			s.Fit(b.symbol(purposes[chip.For], plan.Crest), plan.CrestAt(i))
		case face.Type != portroyal.Person:
			width := float32(int((at.H - 2*widgets.FrameWidth) / 1.5))
			left := at.X + (at.W-width)/2
			s.Put(b.card(layout.Spot{Card: chip.Card}, width), left-widgets.FrameWidth, at.Y)
		default:
			s.Fit(b.portrait(face.Role, face.Colour, at.W), at)
		}
		if chip.Points > 0 {
			b.crest(s, chip.Points, plan.CrestAt(i))
		}
		if chip.Count > 1 {
			s.Put(widgets.NewTally(chip.Count, plan.Crest*0.8), at.X-1, at.Y-1)
		}
		w := b.stage.Words
		said := w.N("table.has", chip.Count, "Card", w.Title(chip.Card))
		if chip.Points > 0 {
			said += "\n" + w.N("fact.points", chip.Points)
		}
		tip := widgets.NewTipped(said)
		tip.OnHover = func(inside bool) { b.hovered(layout.Spot{Card: chip.Card}, inside) }
		s.Fit(tip, plan.Whole(i))
	}
}

// crest shows influence points on a shield.
func (b *Board) crest(s layout.Sheet, points int, at layout.Rectangle) {
	number := pieces.NewCrestNumber(points, at.W)
	size := number.MinSize()
	s.Fit(b.symbol("crest", at.W), at)
	s.Fit(number, layout.Rect(at.X+(at.W-size.Width)/2, at.Y+at.H*0.46-size.Height/2, size.Width, size.Height))
}
