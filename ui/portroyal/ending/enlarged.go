package ending

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/palette"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/widgets"
)

// The enlarged card: how wide it is at most, in units of the usual size, and as a part of the room left of the sheet; and
// the gap to the card under the pointer.
const (
	mostLarge = 260
	largePart = 0.46
	largeGap  = 6
)

// hovered enlarges a card of a crew for as long as the pointer is on it: of a large crew, only a part of each card can be
// seen, and that too small for its name.
func (e *Ending) hovered(shown *pieces.Card, inside bool) {
	switch {
	case inside:
		e.looked = shown
	case e.looked == shown:
		e.looked = nil
	default:
		return // the pointer is on another one already
	}
	e.Over.Objects = nil
	if e.looked != nil {
		at, width := e.beside(shown.Position(), shown.Size())
		large := pieces.NewCard(e.stage.Face, shown.Card, width)
		large.Large, large.Ring = true, palette.Brass
		e.Over.Objects = []fyne.CanvasObject{widgets.Placed(large, at, large.MinSize())}
	}
	e.Over.Refresh()
}

// beside is where a card can be enlarged without covering its place: above it, below it or to one side, wherever it
// becomes largest; and how wide it is there.
func (e *Ending) beside(at fyne.Position, size fyne.Size) (place fyne.Position, width float32) {
	f, frame := e.Frame(), float32(2*widgets.FrameWidth)
	room := fyne.NewSize(f.Room, f.Ways.Y)
	right, below := room.Width-at.X-size.Width, room.Height-at.Y-size.Height
	tall := room.Height
	for i, free := range []fyne.Size{ // above, below, to the left, to the right
		{Width: room.Width, Height: at.Y},
		{Width: room.Width, Height: below},
		{Width: at.X, Height: tall},
		{Width: right, Height: tall},
	} {
		fits := min(free.Width-largeGap-frame, (free.Height-largeGap-frame)/pieces.CardHeight(1), mostLarge*e.Growth(),
			f.Room*largePart)
		if fits = float32(int(fits)); fits <= width {
			continue
		}
		width = fits
		need := fyne.NewSize(width+frame, pieces.CardHeight(width)+frame)
		place = at.AddXY((size.Width-need.Width)/2, (size.Height-need.Height)/2) // over it, and then away from it
		switch i {
		case 0:
			place.Y = at.Y - largeGap - need.Height
		case 1:
			place.Y = at.Y + size.Height + largeGap
		case 2:
			place.X = at.X - largeGap - need.Width
		default:
			place.X = at.X + size.Width + largeGap
		}
		place.X = min(max(place.X, 0), room.Width-need.Width)
		place.Y = min(max(place.Y, 0), room.Height-need.Height)
	}
	return place, width
}
