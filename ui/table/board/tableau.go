package board

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

// facts are numbers about a player.
type facts []fact

// array is the same in a form that can be compared.
func (f facts) array() (a [layout.MostFacts]fact) {
	copy(a[:], f)
	return a
}

// facts are what a player has, in the same order everywhere. Those that are zero and need not be
// seen are left out.
func (b *Board) facts(seat int) facts {
	w, v := b.stage.Words, &b.shown.View
	facts := facts{
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
		facts = append(facts, fact{"cube", n, w.N("fact.cubes", n), b.seats[seat].Colour})
	}
	return facts
}

// seatGround is the panel of a player: the deciding player's edge is in the colour of the seat and
// thick. The active player has a helm beside the name instead, see nameLine.
func (b *Board) seatGround(seat int) *canvas.Rectangle {
	c := b.stage.Colours()
	ground := canvas.NewRectangle(c.Panel)
	ground.CornerRadius = 10
	ground.StrokeColor, ground.StrokeWidth = c.Edge, 1.5
	b.lies(ground, layout.Spot{Kind: layout.Panel, Seat: seat})
	if !b.over() && seat == b.shown.View.Decides() {
		ground.StrokeColor, ground.StrokeWidth = b.seats[seat].Colour, 4
	}
	return ground
}

// nameLine is a player's head, this large, and name, with what they are doing. Who is active has a
// helm at the end of the line, as contracts show it that only the active player fulfils: a shape, as
// every colour may be that of a seat.
func (b *Board) nameLine(s layout.Sheet, seat int, x, y, width, size, head float32) {
	w, c := b.stage.Words, b.stage.Colours()
	name := widgets.Title(b.name(seat), size, c.Text)
	high := name.MinSize().Height
	s.Fit(b.head(seat, head), layout.Rect(x, y+(high-head)/2, head, head))
	room := width - head - 6
	role := ""
	switch {
	case b.over():
	case seat == b.shown.View.Active():
		role = w.T("seat.active")
		helm := layout.Rect(x+width-head, y+(high-head)/2, head, head)
		s.Fit(b.symbol("active", head), helm)
		s.Fit(widgets.NewTipped(role), helm)
		room -= head + 6
	case seat == b.shown.View.Decides():
		role = w.T("seat.decides")
	}
	roleLine := widgets.Line(role, b.grown(12), c.Quiet)
	roleSize := roleLine.MinSize()
	if seat == b.shown.View.Active() && name.MinSize().Width+8+roleSize.Width > room {
		roleLine.Text, roleSize.Width = "", -8 // the helm says it too: rather the whole name
	}
	widgets.Shorten(name, room-roleSize.Width-8)
	nameSize := name.MinSize()
	s.Fit(name, layout.Rect(x+head+6, y, nameSize.Width, nameSize.Height))
	if roleLine.Text != "" {
		left, top := x+head+14+nameSize.Width, y+nameSize.Height-roleSize.Height-1
		s.Fit(roleLine, layout.Rect(left, top, roleSize.Width, roleSize.Height))
	}
}

// ownOnce and ownCard are what the tableau at the lower edge shows, see keep.
type (
	ownOnce struct {
		room  layout.Rectangle
		state seatState
		facts [layout.MostFacts]fact
	}
	ownCard struct {
		at   layout.Spot
		mark Mark
		why  layout.Purpose
	}
)

// own is the tableau at the lower edge.
func (b *Board) own(r layout.Rectangle) fyne.CanvasObject {
	seat := b.shown.Lower
	var cards []ownCard
	spots := layout.TableauSpots(&b.shown.View, seat)
	for _, heap := range layout.Heaps(&b.shown.View, seat) {
		for range heap.Cards {
			at := spots[len(cards)]
			cards = append(cards, ownCard{at, b.mark(at), heap.For})
		}
	}
	once := ownOnce{r, b.seatState(seat), b.facts(seat).array()}
	return keep(b, partName{"own", seat}, once, cards, func() fyne.CanvasObject { return b.ownTableau(seat, r) })
}

func (b *Board) ownTableau(seat int, r layout.Rectangle) fyne.CanvasObject {
	s := layout.NewSheet()
	s.Fit(b.seatGround(seat), layout.Rect(0, 0, r.W, r.H))
	name, facts := layout.OwnName(b.growth()), b.facts(seat)
	b.nameLine(s, seat, name.X, name.Y, name.W, b.grown(18), name.H)
	plan := layout.Own(r, len(facts), b.growth())
	for i, f := range facts {
		b.showFact(s, seat, f, plan.Facts[i], plan.Facts[i].H, plan.Facts[i].H*0.72)
	}
	b.coinStack(s, b.shown.View.Coins(seat), plan.Coins)
	b.fans(s, seat, plan.Fans)
	return s.Container
}

// coinStack lays a player's coins out so that they can be counted, as far as there is room.
func (b *Board) coinStack(s layout.Sheet, coins int, r layout.Rectangle) {
	size := min(r.H, b.grown(26))
	if size < 12 || coins == 0 {
		return
	}
	step := min(size*0.62, (r.W-size)/float32(max(1, coins-1)))
	for i := range coins {
		s.Fit(b.symbol("coin", size), layout.Rect(r.X+step*float32(i), r.Y+r.H-size, size, size))
	}
}

// showFact shows a symbol with its number and its explanation.
func (b *Board) showFact(s layout.Sheet, seat int, f fact, at layout.Rectangle, size, textSize float32) float32 {
	number := widgets.Title(strconv.Itoa(f.value), textSize, b.stage.Colours().Text)
	width := number.MinSize()
	tip := widgets.NewTipped(f.tip)
	symbol := b.tinted(f.symbol, size, f.tint)
	if f.symbol == "cube" {
		cube := b.seats.Cube(seat)
		symbol = b.pictures.Image(cubeKey{cube, size}, func() *canvas.Image {
			return b.stage.Cube(cube.Letter, size, cube.Colour)
		})
	}
	switch f.symbol {
	case "coin":
		b.lies(symbol, layout.Spot{Kind: layout.Coins, Seat: seat})
		b.coinNumbers[seat] = number
	case "cube":
		b.lies(symbol, layout.Spot{Kind: layout.Cubes, Seat: seat})
	}
	s.Fit(symbol, layout.Rect(at.X, at.Y, size, size))
	s.Fit(number, layout.Rect(at.X+size+5, at.Y+(size-width.Height)/2, width.Width, width.Height))
	s.Fit(tip, layout.Rect(at.X, at.Y, size+5+width.Width, size))
	return size + 5 + width.Width
}

// purposes are the symbols that tell what ships lie in a tableau for.
var purposes = [...]string{layout.Stowed: "plus-point", layout.Kept: "repelled"}

// fans lays out the cards of a player, fanned by kind, as large as the room allows.
func (b *Board) fans(s layout.Sheet, seat int, r layout.Rectangle) {
	heaps := layout.Heaps(&b.shown.View, seat)
	if len(heaps) == 0 {
		words := widgets.Line(b.stage.Words.T("table.empty"), b.grown(14), b.stage.Colours().Quiet)
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
	spots := layout.TableauSpots(&b.shown.View, seat)
	keys := slices.ContainsFunc(spots, func(at layout.Spot) bool { return b.mark(at).Takeable })
	plan := layout.Fans(numbers, apart, r.Size(), keys, b.growth())
	for h, heap := range heaps {
		for i, card := range heap.Cards {
			place, at := plan[h][i], spots[0]
			spots = spots[1:]
			place.X, place.Y = place.X+r.X, place.Y+r.Y
			shown := b.card(at, place.W)
			shown.SetToolTip(b.stage.Words.Named(card))
			b.lies(shown, at)
			s.Put(shown, place.X-widgets.FrameWidth, place.Y-widgets.FrameWidth)
		}
		if heap.For != layout.NoPurpose {
			last := plan[h][len(heap.Cards)-1]
			size := last.W * 0.42
			at := layout.Rect(r.X+last.X+(last.W-size)/2, r.Y+last.Y+last.H*0.4, size, size)
			s.Fit(b.symbol(purposes[heap.For], size), at)
		}
	}
}

// seatState is how the panel of a player is marked.
type seatState struct {
	over, decides, active bool
}

func (b *Board) seatState(seat int) seatState {
	return seatState{b.over(), seat == b.shown.View.Decides(), seat == b.shown.View.Active()}
}

// over reports whether the game has ended.
func (b *Board) over() bool { return b.shown.View.Phase() == portroyal.Over }
