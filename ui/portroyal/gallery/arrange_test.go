package gallery

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/stage"
	"portroyal/ui/visible"
)

// sizes are windows from the smallest to the largest.
var sizes = []fyne.Size{
	{Width: 1024, Height: 700},
	{Width: 1280, Height: 800},
	{Width: 1440, Height: 900},
	{Width: 1600, Height: 900},
	{Width: 1920, Height: 1080},
	{Width: 2560, Height: 1440},
	{Width: 3840, Height: 2160},
	{Width: 1024, Height: 1400},
}

// At every size the cards and the one looked at reach from one edge of the window to the other, with the same
// margin on both sides and no gap between that another column would fit into.
func TestGalleryFillsTheWidth(t *testing.T) {
	g, _ := shown(t)
	for _, size := range sizes {
		g.stage.Window.Resize(size)
		margin := 20 * stage.Growth(size)
		for _, part := range []fyne.KeyName{fyne.Key1, fyne.Key2, fyne.Key3, fyne.Key4, fyne.Key5} {
			g.press(part)
			var left, right, large, largeRight, across float32
			left = size.Width
			look := func(object fyne.CanvasObject, isLarge bool) {
				from := visible.Place(object).X
				to := from + object.Size().Width
				if isLarge {
					large, largeRight = from, to
					return
				}
				left, right, across = min(left, from), max(right, to), object.Size().Width
			}
			for _, card := range visible.All[*pieces.Card](g.Content()) {
				look(card, card.Large)
			}
			for _, contract := range visible.All[*pieces.Contract](g.Content()) {
				look(contract, contract.Large)
			}
			if near := left - margin; near < -1 || near > 1 {
				t.Errorf("%v, part %s: the first column begins at %v, the margin is %v", size, part, left, margin)
			}
			if near := size.Width - margin - largeRight; near < -1 || near > 1 {
				t.Errorf("%v, part %s: the enlarged one ends at %v, the margin is %v", size, part, largeRight, margin)
			}
			if gap := large - right; gap < 0 || gap > across/2 {
				t.Errorf("%v, part %s: between the columns and the enlarged one there are %v, a column has %v",
					size, part, gap, across)
			}
		}
	}
}
