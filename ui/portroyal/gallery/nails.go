package gallery

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// hasNails reports whether a card is one of the two-nail cards of Unterwegs.
func hasNails(card portroyal.Card) bool { return card.Face().Deck == portroyal.DeckNails }

// nailed drives two nails into the picture of a two-nail card of this width, at the upper edge; on
// the table nobody needs to know.
func nailed(shown fyne.CanvasObject, width float32) fyne.CanvasObject {
	size := max(8, width*0.075)
	nails := container.NewWithoutLayout()
	for _, x := range []float32{0.46, 0.58} { // between the symbols and the points
		head := canvas.NewCircle(palette.Brass)
		head.StrokeColor, head.StrokeWidth = palette.Ink, max(1.5, size*0.15)
		head.Resize(fyne.NewSquareSize(size))
		head.Move(fyne.NewPos(widgets.FrameWidth+width*x, widgets.FrameWidth+width*0.025))
		nails.Add(head)
	}
	return container.NewStack(shown, nails)
}
