package table

import (
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/table/layout"
	"portroyal/ui/widgets"
)

// fact is a number about a player that matters at a glance.
type fact struct {
	symbol string
	value  int
	tip    string
	tint   color.NRGBA // of the symbol's colourable parts, if it has any
}

// facts are what a player has, in the same order everywhere. Those that are zero and need not be
// seen are left out.
func (t *Table) facts(seat int) []fact {
	w, v := t.stage.Words, &t.view
	facts := []fact{
		{symbol: "crest", value: v.Points(seat), tip: w.N("fact.points", v.Points(seat))},
		{symbol: "coin", value: v.Coins(seat), tip: w.N("fact.coins", v.Coins(seat))},
		{symbol: "sword", value: v.Swords(seat), tip: w.N("fact.swords", v.Swords(seat))},
	}
	if n := v.Count(seat, portroyal.Mademoiselle); n > 0 {
		facts = append(facts, fact{symbol: "discount", value: n, tip: w.N("fact.discount", n)})
	}
	if n := v.Count(seat, portroyal.Governor); n > 0 {
		facts = append(facts, fact{symbol: "extra-card", value: n, tip: w.N("fact.governors", n)})
	}
	if options := v.Options(); options.Contracts {
		n := v.FreeCubes(seat)
		facts = append(facts, fact{"cube", n, w.N("fact.cubes", n), t.seats[seat].Colour})
	}
	return facts
}

// seatGround is the panel of a player: the deciding player's edge is in the colour of the seat and
// thick. The active player has a helm beside the name instead, see nameLine.
func (t *Table) seatGround(seat int) *canvas.Rectangle {
	c := t.stage.Colours()
	ground := canvas.NewRectangle(c.Panel)
	ground.CornerRadius = 10
	ground.StrokeColor, ground.StrokeWidth = c.Edge, 1.5
	t.mark(ground, layout.Spot{Kind: layout.Panel, Seat: seat})
	if !t.match.Over() && seat == t.view.Decides() {
		ground.StrokeColor, ground.StrokeWidth = t.seats[seat].Colour, 4
	}
	return ground
}

// nameLine is a player's head, this large, and name, with what they are doing. Who is active has a
// helm at the end of the line, as contracts show it that only the active player fulfils: a shape, as
// every colour may be that of a seat.
func (t *Table) nameLine(s layout.Sheet, seat int, x, y, width, size, head float32) {
	w, c := t.stage.Words, t.stage.Colours()
	name := widgets.Title(t.name(seat), size, c.Text)
	high := name.MinSize().Height
	s.Fit(t.head(seat, head), layout.Rect(x, y+(high-head)/2, head, head))
	room := width - head - 6
	role := ""
	switch {
	case t.match.Over():
	case seat == t.view.Active():
		role = w.T("seat.active")
		helm := layout.Rect(x+width-head, y+(high-head)/2, head, head)
		s.Fit(t.symbol("active", head), helm)
		s.Fit(widgets.NewTipped(role), helm)
		room -= head + 6
	case seat == t.view.Decides():
		role = w.T("seat.decides")
	}
	roleLine := widgets.Line(role, t.grown(12), c.Quiet)
	roleSize := roleLine.MinSize()
	if seat == t.view.Active() && name.MinSize().Width+8+roleSize.Width > room {
		roleLine.Text, roleSize.Width = "", -8 // the helm says it too: rather the whole name
	}
	widgets.Shorten(name, room-roleSize.Width-8)
	nameSize := name.MinSize()
	s.Fit(name, layout.Rect(x+head+6, y, nameSize.Width, nameSize.Height))
	if roleLine.Text != "" {
		s.Fit(roleLine, layout.Rect(x+head+14+nameSize.Width, y+nameSize.Height-roleSize.Height-1, roleSize.Width, roleSize.Height))
	}
}

// own is the tableau at the lower edge.
func (t *Table) own(r layout.Rectangle) fyne.CanvasObject {
	seat := t.lowerSeat()
	looks := []any{r, t.seatState(seat), t.facts(seat), layout.Heaps(&t.view, seat), t.pointedOwn(), t.claimChoices()}
	return t.keep(partName{"own", seat}, looks, func() fyne.CanvasObject { return t.ownTableau(seat, r) })
}

// pointedOwn is the place of the keyboard's cursor among the cards of the tableau at the lower
// edge, negative if it is elsewhere.
func (t *Table) pointedOwn() int {
	return max(-1, t.cursor-len(t.view.Harbour())-len(t.view.Expeditions())-len(t.view.Contracts()))
}

func (t *Table) ownTableau(seat int, r layout.Rectangle) fyne.CanvasObject {
	s := layout.NewSheet()
	s.Fit(t.seatGround(seat), layout.Rect(0, 0, r.W, r.H))
	name, facts := layout.OwnName(t.growth()), t.facts(seat)
	t.nameLine(s, seat, name.X, name.Y, name.W, t.grown(18), name.H)
	plan := layout.Own(r, len(facts), t.growth())
	for i, f := range facts {
		t.showFact(s, seat, f, plan.Facts[i], plan.Facts[i].H, plan.Facts[i].H*0.72)
	}
	t.coinStack(s, t.view.Coins(seat), plan.Coins)
	t.fans(s, seat, plan.Fans)
	return s.Container
}

// coinStack lays a player's coins out so that they can be counted, as far as there is room.
func (t *Table) coinStack(s layout.Sheet, coins int, r layout.Rectangle) {
	size := min(r.H, t.grown(26))
	if size < 12 || coins == 0 {
		return
	}
	step := min(size*0.62, (r.W-size)/float32(max(1, coins-1)))
	for i := range coins {
		s.Fit(t.symbol("coin", size), layout.Rect(r.X+step*float32(i), r.Y+r.H-size, size, size))
	}
}

// showFact shows a symbol with its number and its explanation.
func (t *Table) showFact(s layout.Sheet, seat int, f fact, at layout.Rectangle, size, textSize float32) float32 {
	number := widgets.Title(strconv.Itoa(f.value), textSize, t.stage.Colours().Text)
	width := number.MinSize()
	tip := widgets.NewTipped(f.tip)
	symbol := t.tinted(f.symbol, size, f.tint)
	if f.symbol == "cube" {
		cube := t.seats.Cube(seat)
		symbol = t.pictures.Image(cubeKey{cube, size}, func() *canvas.Image { return t.stage.Cube(cube.Letter, size, cube.Colour) })
	}
	switch f.symbol {
	case "coin":
		t.mark(symbol, layout.Spot{Kind: layout.Coins, Seat: seat})
		t.coinNumbers[seat] = number
	case "cube":
		t.mark(symbol, layout.Spot{Kind: layout.Cubes, Seat: seat})
	}
	s.Fit(symbol, layout.Rect(at.X, at.Y, size, size))
	s.Fit(number, layout.Rect(at.X+size+5, at.Y+(size-width.Height)/2, width.Width, width.Height))
	s.Fit(tip, layout.Rect(at.X, at.Y, size+5+width.Width, size))
	return size + 5 + width.Width
}

// purposes are the symbols that tell what ships lie in a tableau for.
var purposes = [...]string{layout.Stowed: "plus-point", layout.Kept: "repelled"}

// spendable lets a person be chosen for an expedition if that is asked; of equal ones the first
// shows the key.
func (t *Table) spendable(shown *widgets.Card, person portroyal.Card, first bool) {
	choice := slices.Index(t.claimChoices(), person)
	if choice < 0 || person.Face().Type != portroyal.Person {
		return
	}
	shown.Takeable = true
	shown.OnTap = func() { t.press(func() { t.answerClaim(person) }) }
	if first {
		shown.Key = strconv.Itoa(choice + 1)
	}
}

// fans lays out the cards of a player, fanned by kind, as large as the room allows.
func (t *Table) fans(s layout.Sheet, seat int, r layout.Rectangle) {
	heaps := layout.Heaps(&t.view, seat)
	if len(heaps) == 0 {
		words := widgets.Line(t.stage.Words.T("table.empty"), t.grown(14), t.stage.Colours().Quiet)
		size := words.MinSize()
		s.Fit(words, layout.Rect(r.X+(r.W-size.Width)/2, r.Y+(r.H-size.Height)/2, size.Width, size.Height))
		return
	}
	numbers, apart := make([]int, len(heaps)), 0
	for i, heap := range heaps {
		numbers[i] = len(heap.Cards)
		if heap.Cards[0].Face().Type != portroyal.Person {
			apart = i + 1
		}
	}
	asked := t.claiming.expedition != portroyal.NoCard && len(t.claimChoices()) > 0
	plan := layout.Fans(numbers, apart, r.Size(), asked, t.growth())
	pointed := t.pointedOwn()
	order := t.ownCards(seat)
	for h, heap := range heaps {
		for i, card := range heap.Cards {
			place := plan[h][i]
			place.X, place.Y = place.X+r.X, place.Y+r.Y
			shown := t.card(card, place.W)
			shown.SetToolTip(t.stage.Words.Named(card))
			at := slices.Index(order, card)
			order[at] = portroyal.NoCard // of equal cards each is one
			t.mark(shown, layout.Spot{Kind: layout.Tableau, Seat: seat, Card: card, At: copies(heap.Cards[i+1:], card)})
			shown.Pointed = pointed == at
			t.spendable(shown, card, i == 0 || heap.Cards[i-1] != card)
			s.Put(shown, place.X-widgets.FrameWidth, place.Y-widgets.FrameWidth)
		}
		if heap.For != layout.NoPurpose {
			last := plan[h][len(heap.Cards)-1]
			size := last.W * 0.42
			s.Fit(t.symbol(purposes[heap.For], size), layout.Rect(r.X+last.X+(last.W-size)/2, r.Y+last.Y+last.H*0.4, size, size))
		}
	}
}
