package widgets

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/palette"
)

// Times says how many there are.
func Times(n int) string { return "\u00d7" + strconv.Itoa(n) }

// newBadge is a word or number on a small rounded ground.
func newBadge(text string, ground, paint color.NRGBA, growth float32) *fyne.Container {
	growth = max(growth, 1)
	back := canvas.NewRectangle(ground)
	back.CornerRadius = 9 * growth
	back.StrokeColor, back.StrokeWidth = palette.Ink, 1
	words := BoldLine(text, 13*growth, paint)
	words.Alignment = fyne.TextAlignCenter
	return container.New(badgeLayout{fyne.NewSize(22, BadgeHeight), 12, growth}, back, words)
}

// BadgeHeight is the height of a badge of usual size on a piece.
const BadgeHeight = 20

// NewTally is a badge of this height, in the toolkit's units, that says how many of a kind there
// are.
func NewTally(n int, height float32) fyne.CanvasObject {
	ground := canvas.NewRectangle(palette.Parchment)
	ground.CornerRadius = height * 0.4
	ground.StrokeColor, ground.StrokeWidth = palette.Ink, 1
	words := BoldLine(Times(n), height*0.84, palette.Ink)
	words.Alignment = fyne.TextAlignCenter
	return container.New(badgeLayout{fyne.NewSquareSize(1), 0.4, height}, ground, words)
}

// badgeLayout lays words in the middle of their ground, which is as wide as they need.
type badgeLayout struct {
	least  fyne.Size // of the ground
	beside float32   // room beside the words, on both sides together
	growth float32   // what both are multiplied with
}

func (b badgeLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	text := objects[1].MinSize()
	return fyne.NewSize(max(b.least.Width*b.growth, text.Width+b.beside*b.growth), b.least.Height*b.growth)
}

func (badgeLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	text := objects[1].MinSize()
	objects[1].Resize(fyne.NewSize(size.Width, text.Height))
	objects[1].Move(fyne.NewPos(0, (size.Height-text.Height)/2))
}
