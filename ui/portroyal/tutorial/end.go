package tutorial

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"

	"portroyal/ui/lay"
	"portroyal/ui/portroyal/tutorial/lesson"
	"portroyal/ui/widgets"
)

// drawEnd says that the chapter is over, what has been learned, and where to go from here.
func (v *Voyage) drawEnd(s lay.Sheet) {
	w, c, by := v.stage.Words, v.paper(), v.growth()
	v.drawShade(s, nil)
	width := 460 * by
	column := container.New(fynelayout.NewCustomPaddedVBoxLayout(12 * by))
	head := 76 * by
	column.Add(container.NewCenter(container.NewHBox(
		widgets.Fixed(v.speaker(head), head, head),
		widgets.OnPaper(c, v.stage.Symbol("star", 40*by), 40*by),
	)))
	text := w.T(endings.ID(v.lesson.Chapter))
	says := widgets.Paragraph(widgets.Line, text, sheetText*by, c.Text, width, 1, fyne.TextAlignCenter)
	column.Add(widgets.Fixed(says, width, says.MinSize().Height))
	again := v.plate(widgets.PlainPlate, w.T("voyage.again"), v.Again).WithToolTip(w.T("voyage.again.tip"))
	plates := container.NewGridWithColumns(2, again, v.onPlate())
	column.Add(plates)
	ribbon := widgets.NewTitle(c, w.T(chapters.ID(v.lesson.Chapter)), 22*by)
	sheet := widgets.NewTitledSheet(c, by, 24*by, ribbon, column)
	size := sheet.MinSize()
	at := lay.Sized(v.size).Centred(size.Width, size.Height)
	v.cover(s, at, func() {})
	s.Fit(sheet, at)
	v.tell("end", "", at, nil)
}

// onPlate is the plate that continues after the chapter.
func (v *Voyage) onPlate() *widgets.Plate {
	w := v.stage.Words
	at := slices.Index(lesson.Chapters, v.lesson.Chapter) + 1
	switch at {
	case lesson.Basics:
		return v.plate(widgets.CalmPlate, w.T("voyage.game"), v.onward).WithToolTip(w.T("voyage.game.tip"))
	case len(lesson.Chapters):
		return v.plate(widgets.CalmPlate, w.T("voyage.chapters"), v.onward).WithToolTip(w.T("voyage.chapters.tip"))
	}
	plate := v.plate(widgets.CalmPlate, w.T("voyage.skip"), v.onward)
	plate.Detail = w.T(chapters.ID(lesson.Chapters[at]))
	return plate.WithToolTip(w.T("voyage.on.tip"))
}
