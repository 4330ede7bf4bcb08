package tutorial

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
	"portroyal/ui/widgets"
)

// End is what is said at the end of a chapter: which of how many it was, what has been learned, and what its plate leads to.
type End struct {
	At, Of          int // counted from 1
	Says            string
	On, Detail, Tip string // the plate that goes on
}

// drawEnd says that the chapter is over, what has been learned, and where to go from here.
func (v *Voyage) drawEnd(s geometry.Sheet) {
	w, c, by := v.stage.Words, v.paper(), v.Growth()
	v.Shade(s, nil)
	width := 460 * by
	column := container.New(fynelayout.NewCustomPaddedVBoxLayout(12 * by))
	head := 76 * by
	column.Add(container.NewCenter(container.NewHBox(
		widgets.Fixed(v.speaker(head), head, head),
		widgets.OnPaper(c, v.stage.Symbol("star", 40*by), 40*by),
	)))
	of := v.game.End()
	count := widgets.Line(w.T("voyage.chapter.of", "At", of.At, "Of", of.Of), 13.5*by, c.Quiet)
	count.Alignment = fyne.TextAlignCenter
	column.Add(count)
	says := widgets.Paragraph(widgets.Line, of.Says, sheetText*by, c.Text, width, 1, fyne.TextAlignCenter)
	column.Add(widgets.Fixed(says, width, says.MinSize().Height))
	again := v.plate(widgets.PlainPlate, w.T("voyage.again"), v.Again).WithToolTip(w.T("voyage.again.tip"))
	on := v.plate(widgets.CalmPlate, of.On, v.onward)
	on.Detail = of.Detail
	plates := container.NewGridWithColumns(2, again, on.WithToolTip(of.Tip))
	column.Add(plates)
	ribbon := widgets.NewTitle(c, v.game.Title(), 22*by)
	sheet := widgets.NewTitledSheet(c, by, 24*by, ribbon, column)
	size := sheet.MinSize()
	at := geometry.Sized(v.size).Centred(size.Width, size.Height)
	v.cover(s, at, func() {})
	s.Fit(sheet, at)
	v.Log("end", "", at, nil)
}
