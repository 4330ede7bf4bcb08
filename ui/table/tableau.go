package table

import (
	"cmp"
	"image/color"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/pieces"
	"portroyal/ui/stage"
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
		facts = append(facts, fact{"cube", n, w.N("fact.cubes", n), widgets.SeatColour(t.colours[seat])})
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
	t.mark(ground, spot{kind: panelSpot, seat: seat})
	if !t.match.Over() && seat == t.view.Decides() {
		ground.StrokeColor, ground.StrokeWidth = widgets.SeatColour(t.colours[seat]), 4
	}
	return ground
}

// nameLine is a player's head, this large, and name, with what they are doing. Who is active has a
// helm at the end of the line, as contracts show it that only the active player fulfils: a shape, as
// every colour may be that of a seat.
func (t *Table) nameLine(s sheet, seat int, x, y, width, size, head float32) {
	w, c := t.stage.Words, t.stage.Colours()
	name := widgets.Title(t.name(seat), size, c.Text)
	high := name.MinSize().Height
	s.fit(t.head(seat, head), rect{x, y + (high-head)/2, head, head})
	room := width - head - 6
	role := ""
	switch {
	case t.match.Over():
	case seat == t.view.Active():
		role = w.T("seat.active")
		helm := rect{x + width - head, y + (high-head)/2, head, head}
		s.fit(t.symbol("active", head), helm)
		s.fit(widgets.NewTipped(role), helm)
		room -= head + 6
	case seat == t.view.Decides():
		role = w.T("seat.decides")
	}
	roleLine := widgets.Line(role, t.grown(12), c.Quiet)
	roleSize := roleLine.MinSize()
	if seat == t.view.Active() && name.MinSize().Width+8+roleSize.Width > room {
		roleLine.Text, roleSize.Width = "", -8 // the helm says it too: rather the whole name
	}
	shorten(name, room-roleSize.Width-8)
	nameSize := name.MinSize()
	s.fit(name, rect{x + head + 6, y, nameSize.Width, nameSize.Height})
	if roleLine.Text != "" {
		s.fit(roleLine, rect{x + head + 14 + nameSize.Width, y + nameSize.Height - roleSize.Height - 1, roleSize.Width, roleSize.Height})
	}
}

// shorten cuts a text with an ellipsis until it fits.
func shorten(text *canvas.Text, room float32) {
	runes := []rune(text.Text)
	for len(runes) > 1 && text.MinSize().Width > room {
		runes = runes[:len(runes)-1]
		text.Text = string(runes) + "\u2026"
	}
}

// own is the tableau at the lower edge.
func (t *Table) own(r rect) fyne.CanvasObject {
	seat := t.lowerSeat()
	looks := []any{r, t.seatState(seat), t.facts(seat), t.heaps(seat), t.pointedOwn(), t.claimChoices()}
	return t.keep(partName{"own", seat}, looks, func() fyne.CanvasObject { return t.ownTableau(seat, r) })
}

// pointedOwn is the place of the keyboard's cursor among the cards of the tableau at the lower
// edge, negative if it is elsewhere.
func (t *Table) pointedOwn() int {
	return max(-1, t.cursor-len(t.view.Harbour())-len(t.view.Expeditions())-len(t.view.Contracts()))
}

func (t *Table) ownTableau(seat int, r rect) fyne.CanvasObject {
	s := newSheet()
	s.fit(t.seatGround(seat), rect{0, 0, r.w, r.h})
	factsWidth := t.grown(ownFacts)
	t.nameLine(s, seat, 12, t.grown(10), factsWidth, t.grown(18), t.grown(32))
	x, y := float32(14), t.grown(42)
	facts := t.facts(seat)
	size, inRow := clamp((r.h-t.grown(50))/3.4, 26, t.grown(40)), 2
	if y+float32((len(facts)+1)/2)*(size+4) > r.h {
		inRow = 3 // where there is little height
	}
	column := factsWidth / float32(inRow)
	for i, f := range facts {
		at := rect{x + float32(i%inRow)*column, y + float32(i/inRow)*(size+4), column, size}
		t.showFact(s, seat, f, at, size, size*0.72)
	}
	rows := float32((len(facts) + inRow - 1) / inRow)
	t.coinStack(s, t.view.Coins(seat), rect{x, y + rows*(size+4) + 2, factsWidth - 10, r.h - y - rows*(size+4) - 12})
	t.fans(s, seat, fansRoom(r, stage.Growth(t.size)))
	return s.Container
}

// coinStack lays a player's coins out so that they can be counted, as far as there is room.
func (t *Table) coinStack(s sheet, coins int, r rect) {
	size := min(r.h, t.grown(26))
	if size < 12 || coins == 0 {
		return
	}
	step := min(size*0.62, (r.w-size)/float32(max(1, coins-1)))
	for i := range coins {
		s.fit(t.symbol("coin", size), rect{r.x + step*float32(i), r.y + r.h - size, size, size})
	}
}

// showFact shows a symbol with its number and its explanation.
func (t *Table) showFact(s sheet, seat int, f fact, at rect, size, textSize float32) float32 {
	number := widgets.Title(strconv.Itoa(f.value), textSize, t.stage.Colours().Text)
	width := number.MinSize()
	tip := widgets.NewTipped(f.tip)
	symbol := t.tinted(f.symbol, size, f.tint)
	if f.symbol == "cube" {
		symbol = t.ownCube(seat, size)
	}
	switch f.symbol {
	case "coin":
		t.mark(symbol, spot{kind: coinSpot, seat: seat})
		t.coinNumbers[seat] = number
	case "cube":
		t.mark(symbol, spot{kind: cubeSpot, seat: seat})
	}
	s.fit(symbol, rect{at.x, at.y, size, size})
	s.fit(number, rect{at.x + size + 5, at.y + (size-width.Height)/2, width.Width, width.Height})
	s.fit(tip, rect{at.x, at.y, size + 5 + width.Width, size})
	return size + 5 + width.Width
}

// heap is a number of cards of one kind that lie fanned.
type heap struct {
	cards []portroyal.Card
	mark  string // symbol that tells what ships lie there for, "" for other cards
}

// heaps groups a display: expeditions first, then ships under wholesalers (H12) and those kept for
// Pack of Pirates (K10), then persons by occupation in the order of the card table, equal kinds
// together.
func (t *Table) heaps(seat int) (heaps []heap) {
	if claimed := t.view.Claimed(seat); len(claimed) > 0 {
		heaps = append(heaps, heap{cards: claimed})
	}
	if cargo := t.view.Cargo(seat); len(cargo) > 0 {
		heaps = append(heaps, heap{cargo, "plus-point"})
	}
	if kept := t.view.KeptShips(seat); len(kept) > 0 {
		heaps = append(heaps, heap{kept, "repelled"})
	}
	persons := t.view.Display(seat)
	slices.SortStableFunc(persons, func(a, b portroyal.Card) int {
		return cmp.Or(cmp.Compare(a.Face().Role, b.Face().Role), cmp.Compare(a, b))
	})
	for i, person := range persons {
		if i == 0 || person.Face().Role != persons[i-1].Face().Role {
			heaps = append(heaps, heap{})
		}
		last := &heaps[len(heaps)-1]
		last.cards = append(last.cards, person)
	}
	return heaps
}

// spendable lets a person be chosen for an expedition if that is asked; of equal ones the first
// shows the key.
func (t *Table) spendable(shown *pieces.Card, person portroyal.Card, first bool) {
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
func (t *Table) fans(s sheet, seat int, r rect) {
	heaps := t.heaps(seat)
	if len(heaps) == 0 {
		words := widgets.Line(t.stage.Words.T("table.empty"), t.grown(14), t.stage.Colours().Quiet)
		size := words.MinSize()
		s.fit(words, rect{r.x + (r.w-size.Width)/2, r.y + (r.h-size.Height)/2, size.Width, size.Height})
		return
	}
	numbers, apart := make([]int, len(heaps)), 0
	for i, heap := range heaps {
		numbers[i] = len(heap.cards)
		if heap.cards[0].Face().Type != portroyal.Person {
			apart = i + 1
		}
	}
	asked := t.claiming.expedition != portroyal.NoCard && len(t.claimChoices()) > 0
	plan := fanPlaces(numbers, apart, fyne.NewSize(r.w, r.h), asked, t.grown(170), stage.Growth(t.size))
	pointed := t.pointedOwn()
	order := t.ownCards(seat)
	for h, heap := range heaps {
		for i, card := range heap.cards {
			place := plan[h][i]
			place.x, place.y = place.x+r.x, place.y+r.y
			shown := t.card(card, place.w)
			shown.SetToolTip(t.stage.Words.Named(card))
			at := slices.Index(order, card)
			order[at] = portroyal.NoCard // of equal cards each is one
			t.mark(shown, spot{kind: personSpot, seat: seat, card: card})
			shown.Pointed = pointed == at
			t.spendable(shown, card, i == 0 || heap.cards[i-1] != card)
			s.put(shown, place.x-widgets.FrameWidth, place.y-widgets.FrameWidth)
		}
		if heap.mark != "" {
			last := plan[h][len(heap.cards)-1]
			size := last.w * 0.42
			s.fit(t.symbol(heap.mark, size), rect{r.x + last.x + (last.w-size)/2, r.y + last.y + last.h*0.4, size, size})
		}
	}
}
