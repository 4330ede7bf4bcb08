package widgets

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/palette"
)

// NewTally is a badge of this height, in the toolkit's units, that says how many of a kind there
// are.
func NewTally(n int, height float32) fyne.CanvasObject {
	ground := canvas.NewRectangle(palette.Parchment)
	ground.CornerRadius = height * 0.4
	ground.StrokeColor, ground.StrokeWidth = palette.Ink, 1
	words := BoldLine("\u00d7"+strconv.Itoa(n), height*0.84, palette.Ink)
	words.Alignment = fyne.TextAlignCenter
	return container.New(tallyLayout{height}, ground, words)
}

type tallyLayout struct{ height float32 }

func (t tallyLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(max(t.height, objects[1].MinSize().Width+t.height*0.4), t.height)
}

func (tallyLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	text := objects[1].MinSize()
	objects[1].Resize(fyne.NewSize(size.Width, text.Height))
	objects[1].Move(fyne.NewPos(0, (size.Height-text.Height)/2))
}

// NewCrestNumber writes influence points for a crest of this width, in the toolkit's units, as
// large as one or two digits find room on it.
func NewCrestNumber(points int, width float32) *canvas.Text {
	part := float32(0.8)
	if points > 9 {
		part = 0.62
	}
	return Title(strconv.Itoa(points), width*part, palette.Ink)
}
