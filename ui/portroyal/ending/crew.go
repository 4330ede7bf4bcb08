package ending

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/ending"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
)

// crew is all persons of a seat, and where their cards are.
type crew struct {
	seat  int
	cards []portroyal.Card
	row   row
	at    fyne.Position // the lower left corner of the row
}

// crews are the persons of these seats, as cards of one size.
func (e *Ending) crews(f ending.Frame, seats []int) (objects []fyne.CanvasObject) {
	var crews []crew
	for _, seat := range seats {
		if cards := personsOf(&e.view, seat); len(cards) > 0 {
			crews = append(crews, crew{seat: seat, cards: cards})
		}
	}
	if e.stage.HighContrast { // there is no picture that needs the room
		e.stack(crews, f)
	} else {
		e.lineUp(crews, f)
	}
	for _, crew := range crews {
		var cards []fyne.CanvasObject
		for i, card := range crew.cards {
			shown := pieces.NewCard(e.stage.Face, card, crew.row.card)
			shown.SetToolTip(terms.Named(e.stage.Words, card))
			shown.OnHover = func(inside bool) { e.hovered(shown, inside) }
			if e.game.Ask != nil {
				shown.OnAsk = func() { e.game.Ask(entry.OfCard(card)) }
			}
			if len(seats) > 1 {
				shown.Ring = e.Colour(crew.seat)
			}
			at := crew.at.Add(crew.row.at(i, len(crew.cards)))
			cards = append(cards, widgets.Placed(shown, at, shown.MinSize()))
		}
		objects = append(objects, container.New(&geometry.Region{Name: e.Name(crew.seat)}, cards...))
	}
	return objects
}

// crewGap is the gap between two crews, in units of the usual size.
const crewGap = 12

// lineUp puts crews side by side on the quay.
func (e *Ending) lineUp(crews []crew, f ending.Frame) {
	const part, looksOver = 0.215, 0.62 // of the height of the window; of a card above the one in front of it
	gap, most := crewGap*e.Growth(), 104*e.Growth()
	total := 0
	for i := range crews {
		total += len(crews[i].cards)
	}
	room := f.Room - 2*f.Margin - gap*float32(len(crews)-1)
	need := fitRows(crews, most, looksOver, func(c *crew) fyne.Size {
		return fyne.NewSize(room*float32(len(c.cards))/float32(total), e.Size.Height*part)
	})
	left := (f.Room - need - gap*float32(len(crews)-1)) / 2
	for i := range crews {
		crews[i].at = fyne.NewPos(left, f.Quay)
		left += crews[i].row.width() + gap
	}
}

// stack puts crews one above the other, without any overlap of cards.
func (e *Ending) stack(crews []crew, f ending.Frame) {
	gap, most := crewGap*e.Growth(), 190*e.Growth()
	top := e.Sky(f) + 3*gap
	tall := (f.Quay-top+gap)/float32(max(len(crews), 1)) - gap
	fitRows(crews, most, 1, func(*crew) fyne.Size { return fyne.NewSize(f.Room-2*f.Margin, tall) })
	for i := range crews {
		row := crews[i].row
		crews[i].at = fyne.NewPos((f.Room-row.width())/2, top+(tall+row.height())/2)
		top += tall + gap
	}
}

// fitRows gives all crews rows with cards of one size, the largest that fits for each, and returns their total
// width.
func fitRows(crews []crew, most, over float32, room func(*crew) fyne.Size) (width float32) {
	for range 2 { // the second time with the narrowest card as the limit
		width = 0
		for i := range crews {
			c := &crews[i]
			c.row = rowOf(len(c.cards), room(c), most, over)
			most = min(most, c.row.card)
			width += c.row.width()
		}
	}
	return width
}

// personsOf lists the persons of a seat, grouped by kind.
func personsOf(view *portroyal.View, seat int) []portroyal.Card {
	cards := view.Display(seat)
	slices.SortStableFunc(cards, func(a, b portroyal.Card) int {
		x, y := a.Face(), b.Face()
		return cmp.Or(cmp.Compare(x.Role, y.Role), cmp.Compare(x.Colour, y.Colour), cmp.Compare(a, b))
	})
	return cards
}

// row is an arrangement of cards in one row, or in several where cards in front cover the lower part of those
// behind.
type row struct {
	card, step float32
	per, rows  int
	over       float32 // how much of a card is seen above the one in front of it
}

// rowOf finds the arrangement that shows most of n cards in a room, each at most this wide. Several rows may
// cover parts of cards, so they have to be worth it.
func rowOf(n int, room fyne.Size, most, over float32) (best row) {
	const worth, least = 1.3, 0.72 // least is how small cards may get before they cover each other
	edge := float32(2 * widgets.FrameWidth)
	seen := float32(0)
	for rows := 1; rows <= 3 && rows <= n; rows++ {
		r := row{rows: rows, per: (n + rows - 1) / rows, over: over}
		r.card = min((room.Height/(1+over*float32(rows-1))-edge)/1.5, most, room.Width-edge)
		r.card = max(min(r.card, room.Width/float32(r.per)-edge), r.card*least)
		r.step = r.card + edge
		if r.per > 1 {
			r.step = min(r.step, (room.Width-r.card-edge)/float32(r.per-1))
		}
		if part := r.step * r.card; part > seen*worth {
			seen, best = part, r
		}
	}
	return best
}

func (r row) width() float32  { return r.step*float32(r.per-1) + r.card + 2*widgets.FrameWidth }
func (r row) height() float32 { return r.tall() * (1 + r.over*float32(r.rows-1)) }

// tall is the height of a card including its frame.
func (r row) tall() float32 { return pieces.CardHeight(r.card) + 2*widgets.FrameWidth }

// at is the place of a card, from the lower left corner of the row.
func (r row) at(i, n int) fyne.Position {
	line, place := i/r.per, i%r.per
	up := r.tall() + float32(r.rows-1-line)*r.tall()*r.over
	left := float32(0)
	if last := n - line*r.per; last < r.per {
		left = r.step * float32(r.per-last) / 2
	}
	return fyne.NewPos(left+r.step*float32(place), -up)
}
