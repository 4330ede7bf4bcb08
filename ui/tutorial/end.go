package tutorial

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

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
	at, of := v.course.Index(v.chapter.Name)+1, v.course.Basics
	if at > of {
		of = len(v.course.Chapters)
	}
	count := widgets.Line(w.T("voyage.chapter.of", "At", at, "Of", of), 13.5*by, c.Quiet)
	count.Alignment = fyne.TextAlignCenter
	column.Add(count)
	says := widgets.Paragraph(widgets.Line, w.T(v.chapter.Learned), sheetText*by, c.Text, width, 1, fyne.TextAlignCenter)
	column.Add(widgets.Fixed(says, width, says.MinSize().Height))
	again := v.plate(widgets.PlainPlate, w.T("voyage.again"), v.Again).WithToolTip(w.T("voyage.again.tip"))
	column.Add(container.NewGridWithColumns(2, again, v.leads(at)))
	ribbon := widgets.NewTitle(c, w.T(v.chapter.Title), 22*by)
	sheet := geometry.Asking(w.T(v.chapter.Title), widgets.NewTitledSheet(c, by, 24*by, ribbon, column))
	size := sheet.MinSize()
	place := geometry.Sized(v.size).Centred(size.Width, size.Height)
	v.cover(s, place, func() {})
	s.Fit(sheet, place)
	v.Log("end", "", place, nil)
}

// leads is the plate that leads on after so many chapters.
func (v *Voyage) leads(after int) *widgets.Plate {
	w, course := v.stage.Words, v.course
	switch after {
	case course.Basics:
		return v.plate(widgets.CalmPlate, w.T(words.ID(course.Game)), v.onward).WithToolTip(w.T(course.Game.Tip()))
	case len(course.Chapters):
		return v.plate(widgets.CalmPlate, w.T("voyage.chapters"), v.onward).WithToolTip(w.T("voyage.chapters.tip"))
	}
	next := v.plate(widgets.CalmPlate, w.T("voyage.skip"), v.onward).WithToolTip(w.T("voyage.on.tip"))
	next.Detail = w.T(course.Chapters[after].Title)
	return next
}
