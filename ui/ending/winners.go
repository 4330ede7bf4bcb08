package ending

import (
	"cmp"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/pieces"
	"portroyal/ui/widgets"
)

// winners are whoever has won, above the picture and on its quay.
func (e *Ending) winners(f frame) []fyne.CanvasObject {
	seats := e.view.Winners()
	if len(seats) != 1 {
		objects := e.banner(f, e.stage.Words.T("end.shared"), palette.Gold)
		objects = append(objects, e.heads(f, seats, true)...)
		return append(objects, e.crews(f, seats)...)
	}
	by, seat := e.growth(), seats[0]
	size := min(132*by, f.room*0.3)
	head := fyne.NewPos(f.margin*1.4, f.margin*1.2)
	left := head.X + size*0.6
	ribbon := fyne.NewSize(f.room-left-f.margin, 72*by)
	at := fyne.NewPos(left, head.Y+size*0.5-ribbon.Height*0.55)
	title := e.stage.Words.T("end.wins", "Player", e.name(seat))
	box := fyne.NewSize(ribbon.Width-size*0.46-34*by, ribbon.Height-8*by)
	from := at.AddXY(size*0.46, 3*by)
	objects := []fyne.CanvasObject{placed(e.ribbon(ribbon, e.colour(seat), false), at, ribbon)}
	objects = append(objects, write(fitted(title, 30*by, 17*by, onSeat, box), from, box, fyne.TextAlignLeading)...)
	objects = append(objects, e.head(seat, size, head))
	objects = append(objects, e.crest(e.view.Points(seat), head.AddXY(size*0.68, size*0.66), size*0.38)...)
	return append(objects, e.crews(f, seats)...)
}

// banner is a ribbon with a title across the picture.
func (e *Ending) banner(f frame, title string, paint color.NRGBA) []fyne.CanvasObject {
	by := e.growth()
	size := fyne.NewSize(f.room-2*f.margin, 58*by)
	at := fyne.NewPos(f.margin, f.margin*1.2)
	box := fyne.NewSize(size.Width-64*by, size.Height-8*by)
	objects := []fyne.CanvasObject{placed(e.ribbon(size, paint, true), at, size)}
	return append(objects, write(fitted(title, 28*by, 16*by, onSeat, box), at.AddXY(32*by, 3*by), box,
		fyne.TextAlignCenter)...)
}

// heads are several players side by side below the banner, each with their name on a ribbon, and their points if
// they are counted.
func (e *Ending) heads(f frame, seats []int, points bool) (objects []fyne.CanvasObject) {
	by := e.growth()
	cell := (f.room - 2*f.margin) / float32(len(seats))
	size := min(86*by, cell*0.74)
	top := f.margin*1.2 + 66*by
	for i, seat := range seats {
		left := f.margin + cell*float32(i)
		head := fyne.NewPos(left+(cell-size)/2, top)
		tag := fyne.NewSize(min(cell-6*by, 170*by), 24*by)
		at := fyne.NewPos(left+(cell-tag.Width)/2, top+size-7*by)
		objects = append(objects,
			e.head(seat, size, head))
		objects = append(objects, e.tag(seat, at, tag)...)
		if points {
			objects = append(objects, e.crest(e.view.Points(seat), head.AddXY(size*0.7, size*0.3), size*0.42)...)
		}
	}
	return objects
}

// tag is a name on the colour of its seat.
func (e *Ending) tag(seat int, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	by := e.growth()
	ground := canvas.NewRectangle(e.colour(seat))
	ground.CornerRadius = 5 * by
	ground.StrokeColor, ground.StrokeWidth = palette.Ink, 1.4*by
	box := fyne.NewSize(size.Width-12*by, size.Height)
	return []fyne.CanvasObject{
		placed(ground, at, size),
		inLine(widgets.BoldLine, e.name(seat), 15*by, onSeat, at.AddXY(6*by, 0), box, fyne.TextAlignCenter),
	}
}

// crest is a shield with points on it.
func (e *Ending) crest(points int, at fyne.Position, size float32) []fyne.CanvasObject {
	number := pieces.NewCrestNumber(points, size*0.72)
	number.Alignment = fyne.TextAlignCenter
	tall := number.MinSize().Height
	return []fyne.CanvasObject{
		placed(e.stage.Symbol("crest", size), at, fyne.NewSquareSize(size)),
		placed(number, at.AddXY(0, (size*0.94-tall)/2), fyne.NewSize(size, tall)),
	}
}

// crews are the persons of these seats, as cards of one size that stand on the quay side by side.
func (e *Ending) crews(f frame, seats []int) (objects []fyne.CanvasObject) {
	by := e.growth()
	total := 0
	crews := make([][]portroyal.Card, len(seats))
	for i, seat := range seats {
		crews[i] = crew(&e.view, seat)
		total += len(crews[i])
	}
	if total == 0 {
		return nil
	}
	gap := 12 * by
	width := f.room - 2*f.margin - gap*float32(len(seats)-1)
	rows, card, height := make([]row, len(seats)), 104*by, e.size.Height*0.215
	if e.stage.HighContrast { // no picture wants the room
		card, height = 190*by, f.crewTo-f.margin*1.2-190*by
	}
	for range 2 { // the second time with the width of the narrowest
		for i := range seats {
			if n := len(crews[i]); n > 0 {
				rows[i] = rowOf(n, width*float32(n)/float32(total), height, card)
				card = min(card, rows[i].card)
			}
		}
	}
	need := float32(0)
	for i := range seats {
		if len(crews[i]) > 0 {
			need += rows[i].width() + gap
		}
	}
	left := (f.room - need + gap) / 2
	for i, seat := range seats {
		if len(crews[i]) == 0 {
			continue
		}
		for k, card := range crews[i] {
			shown := pieces.NewCard(e.stage.Face, card, rows[i].card)
			shown.SetToolTip(e.stage.Words.Named(card))
			if len(seats) > 1 {
				shown.Ring = e.colour(seat)
			}
			at := fyne.NewPos(left, f.crewTo).Add(rows[i].at(k, len(crews[i])))
			objects = append(objects, placed(shown, at, shown.MinSize()))
		}
		left += rows[i].width() + gap
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

// row is how cards stand in one row, or in two where the first looks over the second.
type row struct {
	card, step float32
	per, rows  int
}

// over is how much of a card in the back is seen above the one in front of it.
const over = 0.62

// rowOf finds the row in which most is seen of so many cards in a room, each at most so wide. Cards in two rows cover
// each other, so there has to be something in it.
func rowOf(n int, width, height, most float32) (best row) {
	const worth, least = 1.3, 0.72 // least is how much smaller cards become before they cover each other
	edge := float32(2 * widgets.FrameWidth)
	seen := float32(0)
	for rows := 1; rows <= 2 && rows <= n; rows++ {
		r := row{rows: rows, per: (n + rows - 1) / rows}
		r.card = min((height-edge)/(1+over*float32(rows-1))/1.5, most, width-edge)
		r.card = max(min(r.card, width/float32(r.per)-edge), r.card*least)
		r.step = r.card + edge
		if r.per > 1 {
			r.step = min(r.step, (width-r.card-edge)/float32(r.per-1))
		}
		if part := r.step * r.card; part > seen*worth {
			seen, best = part, r
		}
	}
	return best
}

// width is how wide the row is.
func (r row) width() float32 { return r.step*float32(r.per-1) + r.card + 2*widgets.FrameWidth }

// at is where a card stands, from the left lower corner of the row.
func (r row) at(i, n int) fyne.Position {
	tall := pieces.CardHeight(r.card) + 2*widgets.FrameWidth
	line, place := i/r.per, i%r.per
	up := tall + float32(r.rows-1-line)*tall*over
	left := float32(0)
	if last := n - line*r.per; last < r.per {
		left = r.step * float32(r.per-last) / 2
	}
	return fyne.NewPos(left+r.step*float32(place), -up)
}
