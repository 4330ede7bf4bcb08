package ending

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/pieces"
	"portroyal/ui/widgets"
)

// crews are the persons of these seats, as cards of one size: on the quay side by side, or one seat above the other
// where there is no picture that wants the room.
func (e *Ending) crews(f frame, seats []int) (objects []fyne.CanvasObject) {
	by := e.growth()
	var crews [][]portroyal.Card
	var of []int
	total := 0
	for _, seat := range seats {
		if cards := crew(&e.view, seat); len(cards) > 0 {
			crews, of = append(crews, cards), append(of, seat)
			total += len(cards)
		}
	}
	gap := 12 * by
	room := area{fyne.NewPos(f.margin, f.crewTo-e.size.Height*0.215), fyne.NewSize(f.room-2*f.margin, e.size.Height*0.215)}
	card, over := 104*by, float32(0.62)
	if e.stage.HighContrast {
		top := e.wordsTo(f) + 3*gap
		room.at.Y, room.size.Height = top, f.crewTo-top
		card, over = 190*by, 1
	}
	parts := make([]area, len(crews))
	for i, cards := range crews {
		if e.stage.HighContrast {
			rest := room
			rest.size.Height = (room.size.Height - gap*float32(len(crews)-1)) / float32(len(crews))
			rest.at.Y += (rest.size.Height + gap) * float32(i)
			parts[i] = rest
			continue
		}
		parts[i] = room
		parts[i].size.Width = (room.size.Width - gap*float32(len(crews)-1)) * float32(len(cards)) / float32(total)
	}
	rows := make([]row, len(crews))
	for range 2 { // the second time with the width of the narrowest
		for i := range crews {
			rows[i] = rowOf(len(crews[i]), parts[i].size, card, over)
			card = min(card, rows[i].card)
		}
	}
	need := -gap
	for _, row := range rows {
		need += row.width() + gap
	}
	left := (f.room - need) / 2
	for i, cards := range crews {
		at := fyne.NewPos(left, f.crewTo)
		if e.stage.HighContrast {
			spare := parts[i].size.Height - rows[i].height()
			at = fyne.NewPos((f.room-rows[i].width())/2, parts[i].at.Y+parts[i].size.Height-spare/2)
		}
		left += rows[i].width() + gap
		for k, card := range cards {
			shown := pieces.NewCard(e.stage.Face, card, rows[i].card)
			shown.SetToolTip(e.stage.Words.Named(card))
			if len(seats) > 1 {
				shown.Ring = e.colour(of[i])
			}
			objects = append(objects, placed(shown, at.Add(rows[i].at(k, len(cards))), shown.MinSize()))
		}
	}
	return objects
}

// crew lists the persons of a seat, those of a kind side by side.
func crew(view *portroyal.View, seat int) []portroyal.Card {
	cards := view.Display(seat)
	slices.SortStableFunc(cards, func(a, b portroyal.Card) int {
		x, y := a.Face(), b.Face()
		return cmp.Or(cmp.Compare(x.Role, y.Role), cmp.Compare(x.Colour, y.Colour), cmp.Compare(a, b))
	})
	return cards
}

// row is how cards stand in one row, or in several where the upper ones look over the lower ones.
type row struct {
	card, step float32
	per, rows  int
	over       float32 // how much of a card is seen above the one in front of it
}

// rowOf finds the row in which most is seen of so many cards in a room, each at most so wide. Cards in several rows
// may cover each other, so there has to be something in it.
func rowOf(n int, room fyne.Size, most, over float32) (best row) {
	const worth, least = 1.3, 0.72 // least is how much smaller cards become before they cover each other
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

// width and height are those of the row.
func (r row) width() float32  { return r.step*float32(r.per-1) + r.card + 2*widgets.FrameWidth }
func (r row) height() float32 { return r.tall() * (1 + r.over*float32(r.rows-1)) }

// tall is the height of a card with its frame.
func (r row) tall() float32 { return pieces.CardHeight(r.card) + 2*widgets.FrameWidth }

// at is where a card stands, from the left lower corner of the row.
func (r row) at(i, n int) fyne.Position {
	line, place := i/r.per, i%r.per
	up := r.tall() + float32(r.rows-1-line)*r.tall()*r.over
	left := float32(0)
	if last := n - line*r.per; last < r.per {
		left = r.step * float32(r.per-last) / 2
	}
	return fyne.NewPos(left+r.step*float32(place), -up)
}
