package ending

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// slipTime is how long a slip is shown.
const slipTime = 9 * time.Second

// Announce shows a sentence on a slip of paper with a medal, on the quay, for a while.
func (e *Ending) Announce(says func(*words.Words) string) {
	e.drop()
	e.news = says
	if !e.size.IsZero() { // what has the focus is left alone
		e.root.Objects = slices.Insert(e.root.Objects, len(e.root.Objects)-1, e.slip(e.frame())...) // under what is enlarged
		e.root.Refresh()
	}
	e.told++
	told := e.told
	e.stage.After(e.ctx, slipTime, func() {
		if told == e.told {
			e.drop()
		}
	})
}

// drop takes the slip away, if there is one.
func (e *Ending) drop() {
	if e.news = nil; e.slipped != nil {
		e.slipped.Hide()
		e.slipped = nil
		e.root.Refresh()
	}
}

// slip is the paper with the announcement, nothing where there is none.
func (e *Ending) slip(f frame) (objects []fyne.CanvasObject) {
	if e.slipped = nil; e.news == nil {
		return nil
	}
	c, by := e.stage.Colours(), e.growth()
	medal := fyne.NewSize(34*by, 38*by)
	edge := 10 * by
	left := edge + medal.Width + 9*by
	width := min(f.room-2*f.margin, 460*by)
	text := widgets.Paragraph(widgets.BoldLine, e.news(e.stage.Words), 14*by, c.Text, width-left-edge, 1, fyne.TextAlignLeading)
	need := text.MinSize().Height
	high := max(need, medal.Height) + 2*edge
	at := fyne.NewPos((f.room-width)/2, f.crewTo-high)
	disc := fyne.NewPos(edge, (high-medal.Height)/2)
	objects = []fyne.CanvasObject{
		widgets.Placed(widgets.NewSheet(c, by, 0, newBare()), fyne.Position{}, fyne.NewSize(width, high)),
		widgets.Placed(e.medal(medal), disc, medal),
		e.symbolIn("star", disc.AddXY(4*by, medal.Height-medal.Width+4*by), fyne.NewSquareSize(medal.Width-8*by), 0.8),
		widgets.Placed(text, fyne.NewPos(left, (high-need)/2), fyne.NewSize(width-left-edge, need)),
	}
	e.slipped = newBare(objects...)
	return []fyne.CanvasObject{widgets.Placed(e.slipped, at, fyne.NewSize(width, high))}
}
