package table

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/widgets"
)

// others shows the players who do not sit at the lower edge, in turn order, side by side.
func (t *Table) others(r rect) fyne.CanvasObject {
	s := newSheet()
	n := t.view.Players() - 1
	width := (r.w - float32(n-1)*gap) / float32(n)
	for i := range n {
		seat := (t.lowerSeat() + 1 + i) % t.view.Players()
		looks := []any{width, r.h, t.seatState(seat), t.facts(seat), t.chips(seat)}
		panel := t.keep(partName{"other", seat}, looks, func() fyne.CanvasObject { return t.other(seat, width, r.h) })
		s.fit(panel, rect{float32(i) * (width + gap), 0, width, r.h})
	}
	return s.Container
}

// other shows one player: name, the facts, and the persons as small portraits, equal ones once
// with their number.
func (t *Table) other(seat int, width, height float32) fyne.CanvasObject {
	s := newSheet()
	s.fit(t.seatGround(seat), rect{0, 0, width, height})
	t.nameLine(s, seat, 8, t.grown(6), width-16, t.grown(15), t.grown(26))
	x, size := float32(8), clamp(height*0.22, 20, t.grown(30))
	y := t.grown(30)
	facts := t.facts(seat)
	if each := (width - 16) / float32(len(facts)); each < size*2.1 {
		size = each / 2.1 // a symbol and two digits
	}
	for _, f := range facts {
		x += t.showFact(s, seat, f, rect{x, y, 0, size}, size, size*0.78) + size*0.3
	}
	t.portraits(s, seat, rect{8, y + size + 5, width - 16, height - y - size - 10})
	return s.Container
}

// chip is a kind of card that a player has, and how many of it.
type chip struct {
	card  portroyal.Card
	count int
	mark  string // as that of its heap
}

func (t *Table) chips(seat int) (chips []chip) {
	kind := func(card portroyal.Card) [3]any {
		face := card.Face()
		return [3]any{face.Type, face.Role, face.Colour}
	}
	for _, heap := range t.heaps(seat) {
		for _, card := range heap.cards {
			if n := len(chips); n > 0 && kind(chips[n-1].card) == kind(card) && chips[n-1].mark == heap.mark {
				chips[n-1].count++
				continue
			}
			chips = append(chips, chip{card, 1, heap.mark})
		}
	}
	return chips
}

// portraits shows the kinds of cards of a player in the room there is.
func (t *Table) portraits(s sheet, seat int, r rect) {
	chips := t.chips(seat)
	if len(chips) == 0 {
		return
	}
	size := min(r.h, t.grown(48))
	step := min(size+t.grown(12), (r.w-size)/max(1, float32(len(chips)-1)))
	counts := newSheet() // over the portraits, which may overlap
	for i, chip := range chips {
		x := r.x + step*float32(i)
		face := chip.card.Face()
		if face.Type != portroyal.Person {
			s.fit(t.card(chip.card, size/1.5), rect{x, r.y, size/1.5 + 6, size + 6})
			if chip.mark != "" {
				s.fit(t.symbol(chip.mark, size*0.4), rect{x + 3 + size*0.13, r.y + size*0.4, size * 0.4, size * 0.4})
			}
		} else {
			s.fit(t.portrait(face.Role, face.Colour, size), rect{x, r.y, size, size})
		}
		if chip.count > 1 {
			counts.put(widgets.NewCount(chip.count, growth(t.size)), x-4, r.y+size-t.grown(17))
		}
		tip := widgets.NewTipped(t.stage.Words.N("table.has", chip.count, "Card", t.stage.Words.Title(chip.card)))
		tip.OnHover = func(inside bool) { t.hovered(chip.card, inside) }
		counts.fit(tip, rect{x, r.y, min(step, size), size})
	}
	s.fit(counts.Container, rect{0, 0, r.x + r.w, r.y + r.h})
}
