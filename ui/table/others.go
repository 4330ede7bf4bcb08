package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// others shows the players who do not sit at the lower edge, in turn order, side by side. What is
// in their panels has the same size in all of them.
func (t *Table) others(r rect) fyne.CanvasObject {
	s := newSheet()
	n := t.view.Players() - 1
	by := stage.Growth(t.size)
	width := (r.w - float32(n-1)*gap) / float32(n)
	seats, facts, crews := make([]int, n), 0, make([]crew, n)
	for i := range n {
		seats[i] = (t.lowerSeat() + 1 + i) % t.view.Players()
		facts = max(facts, len(t.facts(seats[i])))
		crews[i].kinds, crews[i].apart = t.chips(seats[i])
	}
	inside := panelFor(width, r.h, facts, by)
	size := chipMost * by
	for _, crew := range crews {
		size = min(size, chipSize(len(crew.kinds), crew.apart, inside.chips, by))
	}
	for i, seat := range seats {
		looks := []any{width, r.h, t.seatState(seat), t.facts(seat), crews[i], inside, size}
		panel := t.keep(partName{"other", seat}, looks, func() fyne.CanvasObject {
			return t.other(seat, rect{0, 0, width, r.h}, inside, crews[i], size)
		})
		s.fit(panel, rect{float32(i) * (width + gap), 0, width, r.h})
	}
	return s.Container
}

// crew is what lies in the tableau of a player by kinds; the first of them, so many as apart, are
// no persons.
type crew struct {
	kinds []chip
	apart int
}

// other shows one player: name, the facts, and the kinds of cards as portraits of a size.
func (t *Table) other(seat int, r rect, inside panelPlan, crew crew, size float32) fyne.CanvasObject {
	s := newSheet()
	s.fit(t.seatGround(seat), r)
	t.nameLine(s, seat, inside.name.x, inside.name.y, inside.name.w, t.grown(15), t.grown(26))
	x := inside.facts.x
	for _, f := range t.facts(seat) {
		high := inside.facts.h
		x += t.showFact(s, seat, f, rect{x, inside.facts.y, 0, high}, high, high*0.78) + high*0.3
	}
	t.portraits(s, crew, chipPlaces(len(crew.kinds), crew.apart, inside.chips, size, stage.Growth(t.size)))
	return s.Container
}

// chip is a kind of card that a player has, how many of it, and their influence points together.
type chip struct {
	card   portroyal.Card
	count  int
	points int
	mark   string // as that of its heap
}

// chips lists the kinds of cards of a player and says how many of them are no persons; those come
// first.
func (t *Table) chips(seat int) (chips []chip, apart int) {
	kind := func(card portroyal.Card) [3]any {
		face := card.Face()
		return [3]any{face.Type, face.Role, face.Colour}
	}
	for _, heap := range t.heaps(seat) {
		for _, card := range heap.cards {
			face := card.Face()
			n := len(chips)
			if n == 0 || kind(chips[n-1].card) != kind(card) || chips[n-1].mark != heap.mark {
				chips = append(chips, chip{card: card, mark: heap.mark})
				n++
				if face.Type != portroyal.Person {
					apart++
				}
			}
			chips[n-1].count++
			chips[n-1].points += int(face.Points)
		}
	}
	return chips, apart
}

// portraits shows the kinds of cards of a player, each with the influence points that it brings.
func (t *Table) portraits(s sheet, crew crew, plan chipPlan) {
	if plan.rule.w > 0 {
		s.fit(canvas.NewRectangle(t.stage.Colours().Edge), plan.rule)
	}
	for i, chip := range crew.kinds {
		at := plan.chips[i]
		face := chip.card.Face()
		switch {
		case chip.mark != "": // a ship: its colour counts, and what it lies there for
			s.fit(t.symbol("ship-"+face.Colour.String(), at.w), at)
			s.fit(t.symbol(chip.mark, plan.crest), plan.crestAt(i))
		case face.Type != portroyal.Person:
			width := float32(int((at.h - 2*widgets.FrameWidth) / 1.5))
			left := at.x + (at.w-width)/2
			s.put(t.card(chip.card, width), left-widgets.FrameWidth, at.y)
		default:
			s.fit(t.portrait(face.Role, face.Colour, at.w), at)
		}
		if chip.points > 0 {
			t.crest(s, chip.points, plan.crestAt(i))
		}
		if chip.count > 1 {
			s.put(widgets.NewTally(chip.count, plan.crest*0.8), at.x-1, at.y-1)
		}
		w := t.stage.Words
		said := w.N("table.has", chip.count, "Card", w.Title(chip.card))
		if chip.points > 0 {
			said += "\n" + w.N("fact.points", chip.points)
		}
		tip := widgets.NewTipped(said)
		tip.OnHover = func(inside bool) { t.hovered(chip.card, inside) }
		s.fit(tip, rect{at.x, at.y, at.w + plan.crest*crestBeside, at.h})
	}
}

// crest shows influence points on a shield.
func (t *Table) crest(s sheet, points int, at rect) {
	number := pieces.NewCrestNumber(points, at.w)
	size := number.MinSize()
	s.fit(t.symbol("crest", at.w), at)
	s.fit(number, rect{at.x + (at.w-size.Width)/2, at.y + at.h*0.46 - size.Height/2, size.Width, size.Height})
}
