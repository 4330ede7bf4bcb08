package ending

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
)

// winners are the players who have won, above the picture and on its quay.
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
	ribbon := fyne.NewSize(min(f.room-left-f.margin, 620*by), 72*by)
	at := fyne.NewPos(left, head.Y+size*0.5-ribbon.Height*0.55)
	wins := e.stage.Words.T("end.wins", "Player", e.name(seat))
	box := fyne.NewSize(ribbon.Width-size*0.46-e.tail(f), ribbon.Height-8*by)
	from := at.AddXY(size*0.46, 3*by)
	objects := []fyne.CanvasObject{widgets.Placed(e.ribbon(ribbon, e.colour(seat), false), at, ribbon)}
	objects = append(objects, title(wins, 30*by, leastTitle*by, onSeat, from, box, fyne.TextAlignLeading)...)
	objects = append(objects, e.head(seat, size, head))
	objects = append(objects, e.crest(e.view.Points(seat), head.AddXY(size*0.68, size*0.66), size*0.38)...)
	return append(objects, e.crews(f, seats)...)
}

// leastTitle is the size at which a title is cut off rather than written smaller.
const leastTitle = 11

// tail is the end of a ribbon, which has no text on it.
func (e *Ending) tail(f frame) float32 { return min(33*e.growth(), f.room*0.08) }

// wordsTo is where the text above the picture ends, from the top.
func (e *Ending) wordsTo(f frame) float32 {
	by := e.growth()
	if !e.together() && len(e.view.Winners()) == 1 {
		return f.margin*1.2 + 118*by // the flag may fly beside the head
	}
	return f.margin*1.2 + 176*by
}

// banner is a ribbon with a title across the picture.
func (e *Ending) banner(f frame, says string, paint color.NRGBA) []fyne.CanvasObject {
	by := e.growth()
	size := fyne.NewSize(f.room-2*f.margin, 58*by)
	at := fyne.NewPos(f.margin, f.margin*1.2)
	tail := e.tail(f)
	box := fyne.NewSize(size.Width-2*tail, size.Height-8*by)
	objects := []fyne.CanvasObject{widgets.Placed(e.ribbon(size, paint, true), at, size)}
	return append(objects, title(says, 28*by, leastTitle*by, onSeat, at.AddXY(tail, 3*by), box, fyne.TextAlignCenter)...)
}

// heads are several players side by side below the banner, each with a name on a ribbon, and with points if these
// count.
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
	box, in := fyne.NewSize(size.Width-12*by, size.Height), at.AddXY(6*by, 0)
	objects := []fyne.CanvasObject{widgets.Placed(ground, at, size)}
	if lines := e.nameInTwo(e.name(seat), box); lines != nil {
		return append(objects, write(lines, in, box, fyne.TextAlignCenter)...)
	}
	return append(objects,
		inLine(widgets.BoldLine, e.name(seat), nameSize*by, onSeat, in, box, fyne.TextAlignCenter))
}

// nameSize is the text size of a name on a tag, in units of the usual size.
const nameSize = 15

// nameInTwo writes a name in two lines if it would be hard to read in one and two lines show all of it; otherwise
// it returns nil.
func (e *Ending) nameInTwo(name string, box fyne.Size) (lines []*canvas.Text) {
	const small, least = 0.8, 0.74 // of the usual size: the least for one line, and for two
	size := nameSize * e.growth()
	if widgets.BoldLine(name, size*small, onSeat).MinSize().Width <= box.Width {
		return nil
	}
	for ; size >= nameSize*least*e.growth(); size -= 0.5 {
		lines = nil
		fits := true
		var height float32
		for _, line := range widgets.Balanced(widgets.BoldLine, name, size, box.Width) {
			written := widgets.BoldLine(line, size, onSeat)
			lines = append(lines, written)
			need := written.MinSize()
			fits, height = fits && need.Width <= box.Width, height+need.Height*leading
		}
		if fits && len(lines) == 2 && height <= box.Height {
			return lines
		}
	}
	return nil
}

// crest is a shield with points on it.
func (e *Ending) crest(points int, at fyne.Position, size float32) []fyne.CanvasObject {
	number := pieces.NewCrestNumber(points, size*0.72)
	number.Alignment = fyne.TextAlignCenter
	tall := number.MinSize().Height
	return []fyne.CanvasObject{
		widgets.Placed(e.stage.Symbol("crest", size), at, fyne.NewSquareSize(size)),
		widgets.Placed(number, at.AddXY(0, (size*0.94-tall)/2), fyne.NewSize(size, tall)),
	}
}
