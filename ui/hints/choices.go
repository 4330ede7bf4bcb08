package hints

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/ui/palette"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Alike shows so many choices that are as good as each other on a ground of their own, below a line that says so. Each is made
// for the width that is left.
func Alike(s *stage.Stage, width, by float32, n int, choice func(i int, width float32) fyne.CanvasObject) fyne.CanvasObject {
	const rim = 5
	c := s.Colours()
	width -= 2 * rim * by
	head := widgets.Paragraph(widgets.BoldLine, s.Words.T("hint.asgood"), 13*by, c.Text, width, 1, fyne.TextAlignLeading)
	column := container.New(fynelayout.NewCustomPaddedVBoxLayout(3*by), head)
	for i := range n {
		column.Add(choice(i, width))
	}
	ground := canvas.NewRectangle(palette.Fade(palette.Brass, 0.16))
	ground.CornerRadius = 7 * by
	ground.StrokeColor, ground.StrokeWidth = palette.Fade(palette.Brass, 0.7), 1.2*by
	return container.NewStack(ground, container.New(fynelayout.NewCustomPaddedLayout(rim*by, rim*by, rim*by, rim*by), column))
}

// Under says that a chance is below this one, rounded up; or only that it is less than the best one, as that is written, where
// such a limit is no lower: it would look like a slip.
func Under(w *words.Words, chance, best float64) string {
	const slack = 1e-9
	limit := min(max(math.Ceil(100*chance-slack), 1), 100)
	if limit >= math.Floor(100*best+0.5) {
		return w.T("hint.less")
	}
	return w.T("hint.under", "Chance", w.Percent(limit/100))
}
