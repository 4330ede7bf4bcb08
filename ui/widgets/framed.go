package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/palette"
)

// FrameWidth is the room round a card or a contract for its frame.
const FrameWidth = 3

// dimming is how much of the ground comes through what is dimmed.
const dimming = 0.35

// framed is what cards and contracts have in common: a picture with a frame round it, and perhaps a
// badge with a key.
type framed struct {
	image *canvas.Image
	frame *canvas.Rectangle
	key   *fyne.Container
}

// newFramed frames a picture whose corners have this radius.
func newFramed(image *canvas.Image, corner float32, dimmed bool) framed {
	f := framed{image: image, frame: canvas.NewRectangle(color.Transparent)}
	f.frame.CornerRadius = corner + FrameWidth
	f.image.Translucency = 0
	if dimmed {
		f.image.Translucency = dimming
	}
	return f
}

// lay places everything round a picture of this size.
func (f *framed) lay(width, height float32) {
	f.frame.Resize(fyne.NewSize(width+2*FrameWidth, height+2*FrameWidth))
	f.image.Resize(fyne.NewSize(width, height))
	f.image.Move(fyne.NewPos(FrameWidth, FrameWidth))
}

// layKey puts the badge with the key, if there is one, at its own size where at says.
func (f *framed) layKey(at func(size fyne.Size) fyne.Position) {
	if f.key != nil {
		size := f.key.MinSize()
		f.key.Resize(size)
		f.key.Move(at(size))
	}
}

// framePaint is the colour of the frame; ring is that of one which is neither dimmed nor pointed at
// nor takeable. The toolkit paints what cannot be seen as well, unless it is color.Transparent
// itself.
func framePaint(dimmed, pointed, takeable bool, ring color.NRGBA) color.Color {
	switch {
	case dimmed && !pointed:
		return palette.DarkWood // it darkens instead of letting its neighbours through
	case pointed:
		return palette.Gold
	case takeable:
		return palette.Takeable
	case ring.A == 0:
		return color.Transparent
	}
	return ring
}
