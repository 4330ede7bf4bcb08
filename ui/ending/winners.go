package ending

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// Badge shows something about a seat, in a square with its upper left corner at a place.
type Badge func(seat int, at fyne.Position, size float32) []fyne.CanvasObject

// Winners are the players who have won, above the picture, with a sentence that says so.
func (b *Brush) Winners(f Frame, seats []int) []fyne.CanvasObject {
	w := b.Stage.Words
	if len(seats) == 1 {
		return b.winner(f, seats[0], w.T("end.wins", "Player", b.Name(seats[0])))
	}
	return append(b.Banner(f, w.T("end.shared"), palette.Gold), b.Heads(f, seats, b.Badge)...)
}

// winner is the only player who has won.
func (b *Brush) winner(f Frame, seat int, says string) []fyne.CanvasObject {
	by := b.Growth()
	size := min(132*by, f.Room*0.3)
	head := fyne.NewPos(f.Margin*1.4, f.Margin*1.2)
	left := head.X + size*0.6
	ribbon := fyne.NewSize(min(f.Room-left-f.Margin, 620*by), 72*by)
	at := fyne.NewPos(left, head.Y+size*0.5-ribbon.Height*0.55)
	box := fyne.NewSize(ribbon.Width-size*0.46-b.tail(f), ribbon.Height-8*by)
	from := at.AddXY(size*0.46, 3*by)
	objects := []fyne.CanvasObject{widgets.Placed(b.Ribbon(ribbon, b.Colour(seat), false), at, ribbon)}
	objects = append(objects, b.told(says, Title(says, 30*by, leastTitle*by, OnSeat, from, box, fyne.TextAlignLeading)))
	objects = append(objects, b.HeadAt(seat, size, head))
	return append(objects, unread(b.Badge(seat, head.AddXY(size*0.68, size*0.66), size*0.38)...))
}

// leastTitle is the size at which a title is cut off rather than written smaller.
const leastTitle = 11

// tail is the end of a ribbon, which has no text on it.
func (b *Brush) tail(f Frame) float32 { return min(33*b.Growth(), f.Room*0.08) }

// SkyOver is where the words above the picture end, from the top: those of a single winner, or of several players below
// a banner.
func (b *Brush) SkyOver(f Frame, single bool) float32 {
	if single {
		return f.Margin*1.2 + 118*b.Growth() // the flag may fly beside the head
	}
	return f.Margin*1.2 + 176*b.Growth()
}

// Banner is a ribbon with a title across the picture.
func (b *Brush) Banner(f Frame, says string, paint color.NRGBA) []fyne.CanvasObject {
	by := b.Growth()
	size := fyne.NewSize(f.Room-2*f.Margin, 58*by)
	at := fyne.NewPos(f.Margin, f.Margin*1.2)
	tail := b.tail(f)
	box := fyne.NewSize(size.Width-2*tail, size.Height-8*by)
	objects := []fyne.CanvasObject{widgets.Placed(b.Ribbon(size, paint, true), at, size)}
	return append(objects, b.told(says, Title(says, 28*by, leastTitle*by, OnSeat, at.AddXY(tail, 3*by), box, fyne.TextAlignCenter)))
}

// unread is what the ranking says as well.
func unread(objects ...fyne.CanvasObject) fyne.CanvasObject {
	return container.New(&geometry.Region{Unread: true}, objects...)
}

// told is how a game has ended. Who does not see it is told that first, with the ways to go on.
func (b *Brush) told(says string, written []fyne.CanvasObject) fyne.CanvasObject {
	b.ended = says
	return unread(written...)
}

// Heads are several players side by side below the banner, each with a name on a ribbon, and with a badge unless that is
// nil.
func (b *Brush) Heads(f Frame, seats []int, badge Badge) (objects []fyne.CanvasObject) {
	by := b.Growth()
	cell := (f.Room - 2*f.Margin) / float32(len(seats))
	size := min(86*by, cell*0.74)
	top := f.Margin*1.2 + 66*by
	for i, seat := range seats {
		left := f.Margin + cell*float32(i)
		head := fyne.NewPos(left+(cell-size)/2, top)
		tag := fyne.NewSize(min(cell-6*by, 170*by), 24*by)
		at := fyne.NewPos(left+(cell-tag.Width)/2, top+size-7*by)
		objects = append(objects, b.HeadAt(seat, size, head))
		objects = append(objects, unread(b.Tag(seat, at, tag)...))
		if badge != nil {
			objects = append(objects, unread(badge(seat, head.AddXY(size*0.7, size*0.3), size*0.42)...))
		}
	}
	return objects
}

// Tag is a name on the colour of its seat.
func (b *Brush) Tag(seat int, at fyne.Position, size fyne.Size) []fyne.CanvasObject {
	by := b.Growth()
	ground := canvas.NewRectangle(b.Colour(seat))
	ground.CornerRadius = 5 * by
	ground.StrokeColor, ground.StrokeWidth = palette.Ink, 1.4*by
	box, in := fyne.NewSize(size.Width-12*by, size.Height), at.AddXY(6*by, 0)
	objects := []fyne.CanvasObject{widgets.Placed(ground, at, size)}
	if lines := b.nameInTwo(b.Name(seat), box); lines != nil {
		return append(objects, Write(lines, in, box, fyne.TextAlignCenter)...)
	}
	return append(objects,
		InLine(widgets.BoldLine, b.Name(seat), NameSize*by, OnSeat, in, box, fyne.TextAlignCenter))
}

// NameSize is the text size of a name on a tag, in units of the usual size.
const NameSize = 15

// nameInTwo writes a name in two lines if it would be hard to read in one and two lines show all of it; otherwise it
// returns nil.
func (b *Brush) nameInTwo(name string, box fyne.Size) (lines []*canvas.Text) {
	const small, least = 0.8, 0.74 // of the usual size: the least for one line, and for two
	size := NameSize * b.Growth()
	if widgets.BoldLine(name, size*small, OnSeat).MinSize().Width <= box.Width {
		return nil
	}
	for ; size >= NameSize*least*b.Growth(); size -= 0.5 {
		lines = nil
		fits := true
		var height float32
		for _, line := range widgets.Balanced(widgets.BoldLine, name, size, box.Width) {
			written := widgets.BoldLine(line, size, OnSeat)
			lines = append(lines, written)
			need := written.MinSize()
			fits, height = fits && need.Width <= box.Width, height+need.Height*Leading
		}
		if fits && len(lines) == 2 && height <= box.Height {
			return lines
		}
	}
	return nil
}
