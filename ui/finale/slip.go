package finale

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// slipTime is how long a slip is shown.
const slipTime = 9 * time.Second

// Announce shows a sentence on a slip of paper with a medal, on the quay, for a while.
func (e *End) Announce(says func(*words.Words) string) {
	e.drop()
	e.news = says
	if !e.Size.IsZero() { // what has the focus is left alone
		e.root.Objects = slices.Insert(e.root.Objects, len(e.root.Objects)-1, e.slipOf(e.Frame())...) // under what is enlarged
		e.root.Refresh()
	}
	e.told++
	told := e.told
	e.Stage.After(e.ctx, slipTime, func() {
		if told == e.told {
			e.drop()
		}
	})
}

// drop takes the slip away, if there is one.
func (e *End) drop() {
	if e.news = nil; e.slip != nil {
		e.slip.Hide()
		e.slip = nil
		e.root.Refresh()
	}
}

// slipOf is the paper with the announcement, nothing where there is none.
func (e *End) slipOf(f Frame) (objects []fyne.CanvasObject) {
	if e.slip = nil; e.news == nil {
		return nil
	}
	c, by := e.Stage.Colours(), e.Growth()
	medal := fyne.NewSize(34*by, 38*by)
	edge := 10 * by
	left := edge + medal.Width + 9*by
	width := min(f.Room-2*f.Margin, 460*by)
	text := widgets.Paragraph(widgets.BoldLine, e.news(e.Stage.Words), 14*by, c.Text, width-left-edge, 1,
		fyne.TextAlignLeading)
	need := text.MinSize().Height
	high := max(need, medal.Height) + 2*edge
	at := fyne.NewPos((f.Room-width)/2, f.Quay-high)
	star := func(size float32) *canvas.Image { return e.Stage.Symbol("star", size) }
	disc := fyne.NewPos(edge, (high-medal.Height)/2)
	objects = []fyne.CanvasObject{
		widgets.Placed(widgets.NewSheet(c, by, 0, Bare()), fyne.Position{}, fyne.NewSize(width, high)),
		widgets.Placed(e.Medal(medal), disc, medal),
		In(star, disc.AddXY(4*by, medal.Height-medal.Width+4*by), fyne.NewSquareSize(medal.Width-8*by), 0.8),
		widgets.Placed(text, fyne.NewPos(left, (high-need)/2), fyne.NewSize(width-left-edge, need)),
	}
	e.slip = Bare(objects...)
	return []fyne.CanvasObject{widgets.Placed(e.slip, at, fyne.NewSize(width, high))}
}
