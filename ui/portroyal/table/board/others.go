package board

import (
	"image/color"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// others shows the players who are not at the lower edge, side by side in turn order.
func (b *Board) others(r geometry.Rectangle) fyne.CanvasObject {
	s := geometry.NewSheet()
	n := b.shown.View.Players() - 1
	by := b.growth()
	panels := layout.Panels(r, n)
	seats, crews, facts, kinds := make([]int, n), make([]crew, n), 0, 0
	for i := range n { // so that everything has the same place for all of them
		seats[i] = (b.shown.Lower + 1 + i) % b.shown.View.Players()
		crews[i] = b.crewOf(seats[i])
		facts, kinds = max(facts, len(b.facts(seats[i]))), max(kinds, len(crews[i].kinds))
	}
	room := panels[0].Size()
	inside := layout.Inside(room.Width, room.Height, facts, kinds, by, b.enlarges())
	if options := b.shown.View.Options(); options.Cooperative {
		inside = inside.Untargeted()
	}
	for i, seat := range seats {
		crew := crews[i]
		once := otherOnce{
			geometry.Sized(room), b.seatState(seat), b.facts(seat).array(), facts, inside.Cards, b.shown.View.Points(seat),
		}
		panel := keep(b, partName{"other", seat}, once, crew.cards(), func() fyne.CanvasObject {
			return b.other(seat, inside, crew)
		})
		s.Fit(panel, panels[i])
	}
	if n >= crowded {
		s.Fit(b.borders(panels), geometry.Sized(r.Size()))
	}
	return s.Container
}

// crowded is the number of other players at which one's cards may end where the next one's begin.
const crowded = 3

// borders are the lines between the places of other players.
func (b *Board) borders(panels []geometry.Rectangle) fyne.CanvasObject {
	s := geometry.NewSheet()
	for _, panel := range panels[1:] {
		s.Fit(canvas.NewRectangle(palette.Fade(b.stage.Colours().OnSky, 0.45)), layout.Border(panel, b.growth()))
	}
	return s.Container
}

// otherOnce is what the place of another player shows besides the cards, see keep.
type otherOnce struct {
	room   geometry.Rectangle
	state  seatState
	facts  [layout.MostFacts]fact
	most   int // the most facts any other player has
	cards  geometry.Rectangle
	points int
}

// other shows one player: head, name, numbers, and the crew.
func (b *Board) other(seat int, inside layout.PanelPlan, crew crew) fyne.CanvasObject {
	s := geometry.NewSheet().Named(geometry.Region{Name: b.name(seat), Of: seat + 1})
	b.nameplate(s, seat, inside.Head, inside.Name)
	b.underFacts(s, seat, inside)
	b.shield(s, seat, inside.Shield, inside.Target)
	for i, f := range b.facts(seat) {
		at := inside.Facts[i]
		b.showFact(s, seat, f, at, at.H, at.H*layout.FactDigits, b.stage.Colours().OnSky)
	}
	by, room := b.growth(), inside.Cards
	numbers, apart := crew.numbers()
	if plan := layout.CrewCards(numbers, apart, room.Size(), by); plan != nil {
		b.crewCards(s, crew, room, plan)
	} else {
		if b.enlarges() {
			by *= stage.Larger // crests are as large as they can be, however small the heads are
		}
		size := layout.ChipSize(len(crew.kinds), crew.apart, room, by)
		b.portraits(s, crew, layout.Chips(len(crew.kinds), crew.apart, room, size, by))
	}
	return s.Container
}

// underFacts puts a ground behind a player's numbers, so that they are legible in front of the sun, the moon and
// every sky.
func (b *Board) underFacts(s geometry.Sheet, seat int, inside layout.PanelPlan) {
	over := inside.Shield
	top, bottom, right := over.Y+over.H, over.Y, over.X+over.W
	for i, f := range b.facts(seat) {
		at := inside.Facts[i]
		number := widgets.Title(strconv.Itoa(f.value), at.H*layout.FactDigits, color.Transparent).MinSize().Width
		top, bottom = min(top, at.Y), max(bottom, at.Y+at.H)
		right = max(right, at.X+at.H*(1+layout.FactGap)+number)
	}
	edge := b.grown(2)
	left := over.X + over.W/2 // so that it seems to come out from behind the shield
	ground := canvas.NewRectangle(palette.Fade(b.stage.Colours().PanelRaised, 0.8))
	ground.CornerRadius = b.grown(7)
	s.Fit(ground, geometry.Rect(left, top-edge, min(right+3*edge, inside.Name.X+inside.Name.W)-left, bottom-top+2*edge))
}

// shield shows a player's points and how far they are from the target.
func (b *Board) shield(s geometry.Sheet, seat int, at, target geometry.Rectangle) {
	w, options := b.stage.Words, b.shown.View.Options()
	points, most := b.shown.View.Points(seat), int(options.Target)
	if options.Cooperative {
		most = 0 // nobody is on the way to anything (P4)
	}
	raised := func(points int) *canvas.Image { return b.stage.Shield(points, most, at.W) }
	shield := b.pictures.Image(shieldKey{points, most, at.W}, func() *canvas.Image { return raised(points) })
	s.Fit(shield, at)
	b.lies(shield, layout.Spot{Kind: layout.Points, Seat: seat})
	p := b.purse(seat)
	p.points, p.shield, p.raised = points, shield, raised
	said := w.N("fact.points", points)
	if most > 0 {
		said += "\n" + w.T("table.target", "Target", most)
		if target.W > 0 {
			words := widgets.Line(w.T("table.target.of", "Target", most), target.H*0.8, b.ground(seat))
			size := words.MinSize()
			unread := geometry.NewSheet().Named(geometry.Region{Unread: true}) // the shield says it
			unread.Fit(words, geometry.Sized(target.Size()).Centred(size.Width, size.Height))
			s.Fit(unread.Container, target)
		}
	}
	s.Fit(b.asked(said, entry.Points), at)
}

type shieldKey struct {
	points, target int
	size           float32
}

// crew is a player's display: the cards in heaps, and the same by kind. The first apart kinds are not persons.
type crew struct {
	heaps []layout.Heap
	kinds []layout.Kind
	apart int // of the kinds
}

func (b *Board) crewOf(seat int) crew {
	kinds, apart := layout.Kinds(&b.shown.View, seat)
	return crew{layout.Heaps(&b.shown.View, seat), kinds, apart}
}

// numbers counts the cards in each heap, and the heaps that are not persons.
func (c crew) numbers() (numbers []int, apart int) {
	for i, heap := range c.heaps {
		numbers = append(numbers, len(heap.Cards))
		if heap.Cards[0].Face().Type != portroyal.Person {
			apart = i + 1
		}
	}
	return numbers, apart
}

type crewCard struct {
	card portroyal.Card
	why  layout.Purpose
}

func (c crew) cards() (cards []crewCard) {
	for _, heap := range c.heaps {
		for _, card := range heap.Cards {
			cards = append(cards, crewCard{card, heap.For})
		}
	}
	return cards
}

// crewCards fans out a player's cards, grouped by kind. Several persons of a kind lie on a tray that says how many they are:
// on a card alone the number would be taken for one of that card.
func (b *Board) crewCards(s geometry.Sheet, crew crew, room geometry.Rectangle, plan layout.FanPlan) {
	trays := make([]geometry.Rectangle, len(crew.heaps))
	for h, heap := range crew.heaps {
		tray, alone := together(plan, h)
		if len(heap.Cards) < 2 || heap.Cards[0].Face().Type != portroyal.Person || !alone {
			continue
		}
		trays[h] = geometry.Rect(room.X+tray.X, room.Y+tray.Y, tray.W, tray.H).Inset(-widgets.FrameWidth)
		ground := canvas.NewRectangle(palette.Parchment)
		ground.CornerRadius, ground.StrokeColor, ground.StrokeWidth = b.grown(5), palette.Ink, 1
		s.Fit(ground, trays[h])
	}
	for h, heap := range crew.heaps {
		for i, card := range heap.Cards {
			at := plan[h][i]
			shown := b.card(layout.Spot{Card: card}, at.W)
			shown.SetToolTip(terms.Named(b.stage.Words, card))
			s.Put(shown, room.X+at.X-widgets.FrameWidth, room.Y+at.Y-widgets.FrameWidth)
		}
		last := plan[h][len(heap.Cards)-1]
		if heap.For != layout.NoPurpose {
			size := last.W * 0.5
			s.Fit(b.symbol(purposes[heap.For], size),
				geometry.Rect(room.X+last.X+(last.W-size)/2, room.Y+last.Y+last.H*0.4, size, size))
		}
	}
	for h, heap := range crew.heaps {
		if trays[h].W == 0 {
			continue
		}
		last := plan[h][len(heap.Cards)-1]
		high := last.W * 0.3
		if b.enlarges() { // on smaller cards
			high = last.W * 0.56
		}
		tally := widgets.NewTally(len(heap.Cards), high)
		// Over the edge of the tray, or between its last columns: beside faces, where there is no text.
		x := max(trays[h].X-b.grown(4), room.X)
		for _, card := range plan[h] {
			if card.X < last.X {
				x = max(x, room.X+(card.X+card.W+last.X-tally.MinSize().Width)/2)
			}
		}
		s.Put(tally, x, room.Y+last.Y+cardface.HeadHeight(last.W))
	}
}

// together is the room of a heap, and whether no card of another one is in it.
func together(plan layout.FanPlan, heap int) (room geometry.Rectangle, alone bool) {
	room = plan[heap][0]
	for _, card := range plan[heap] {
		room = geometry.Bound(room, card)
	}
	for other, cards := range plan {
		for _, card := range cards {
			if other != heap && geometry.Touch(room, card) {
				return room, false
			}
		}
	}
	return room, true
}

// portraits shows the kinds of cards a player has, each with its influence points.
func (b *Board) portraits(s geometry.Sheet, crew crew, plan layout.ChipPlan) {
	if plan.Rule.W > 0 {
		s.Fit(canvas.NewRectangle(b.stage.Colours().Edge), plan.Rule)
	}
	for i, chip := range crew.kinds {
		at := plan.Chips[i]
		face := chip.Card.Face()
		switch {
		case chip.For != layout.NoPurpose: // a ship: what counts is its colour and what it is there for
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
			in := 6*(b.larger()-1) - 1 // clear of the numbers above it
			s.Put(widgets.NewTally(chip.Count, plan.Crest*0.8), at.X+in, at.Y+in)
		}
		w := b.stage.Words
		said := w.N("table.has", chip.Count, "Card", terms.Title(w, chip.Card))
		if chip.Points > 0 {
			said += "\n" + w.N("fact.points", chip.Points)
		}
		tip := b.asked(said, entry.OfCard(chip.Card))
		tip.Named = strings.ReplaceAll(said, "\n", ", ")
		tip.OnHover = func(inside bool) { b.hovered(layout.Spot{Card: chip.Card}, inside) }
		s.Fit(tip, plan.Whole(i))
	}
}

// crest shows influence points on a shield.
func (b *Board) crest(s geometry.Sheet, points int, at geometry.Rectangle) {
	number := pieces.NewCrestNumber(points, at.W)
	size := number.MinSize()
	s.Fit(b.symbol("crest", at.W), at)
	s.Fit(number, geometry.Rect(at.X+(at.W-size.Width)/2, at.Y+at.H*0.46-size.Height/2, size.Width, size.Height))
}
