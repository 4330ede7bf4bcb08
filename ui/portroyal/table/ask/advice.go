package ask

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/widgets"
)

// The width beside the plates that holds a remark with the news above it, and the one that holds a remark alone,
// on a table of usual size.
const (
	roomForBoth   = 240
	roomForRemark = 120
)

// advise asks the question and writes the news and a remark on the decision. If the plates leave no room for
// both, the question moves to the left end of its line, with whatever does not fit below it beside it.
func (a *Asker) advise(s geometry.Sheet, plan layout.PromptPlan, told Told, by float32) {
	r, news := plan.Told, told.Lines != ""
	if r.W >= roomForBoth*by || r.W >= roomForRemark*by && !news {
		a.write(s, plan.Question, false, by)
		if news {
			line := geometry.Rect(r.X, r.Y, r.W, min(16*by, r.H/3))
			a.news(s, line, told, by)
			r.Y, r.H = r.Y+line.H, r.H-line.H
		}
		a.remark(s, r, told.Remark, by)
		return
	}
	question, beside := plan.Question, plan.Question
	question.W *= 0.5
	beside.X, beside.W = question.X+question.W+10*by, plan.Question.W-question.W-10*by
	a.write(s, question, true, by)
	if r.W >= roomForRemark*by {
		a.remark(s, r, told.Remark, by)
		a.news(s, beside, told, by)
		return
	}
	beside.Y, beside.H = beside.Y-2*by, beside.H+4*by
	upper, lower := beside, beside
	if news {
		upper.H, lower.H = beside.H/2, beside.H/2
		lower.Y += upper.H
		a.news(s, upper, told, by)
	}
	line := widgets.Line(told.Remark, 12*by, a.stage.Colours().Text)
	a.fit(s, line, told.Remark, lower, by)
}

// leastLine is the smallest text size of news and remarks, on a table of usual size; what does not fit at this
// size is left out, and is in the tooltip.
const leastLine = 11

// news writes what has happened in one line.
func (a *Asker) news(s geometry.Sheet, r geometry.Rectangle, told Told, by float32) {
	line := widgets.Line("", 12*by, a.stage.Colours().Quiet)
	told.Write(line, r.W-4*by)
	news := geometry.NewSheet().Named(a.newsRegion())
	a.fit(news, line, told.Lines, geometry.Sized(r.Size()), by)
	s.Fit(news.Container, r)
}

// fit writes a line at the left end of its room, with all of it in a tooltip.
func (a *Asker) fit(s geometry.Sheet, line *canvas.Text, all string, r geometry.Rectangle, by float32) {
	room := r.W - 4*by
	for line.MinSize().Width > room && line.TextSize > leastLine*by {
		line.TextSize -= 0.5 * by
	}
	widgets.Shorten(line, room)
	size := line.MinSize()
	s.Fit(line, geometry.Rect(r.X+2*by, r.Y+(r.H-size.Height)/2, size.Width, size.Height))
	s.Fit(a.explained(all), r)
}

// remark writes a remark on the decision beside its speaker's head, in as many lines as fit.
func (a *Asker) remark(s geometry.Sheet, r geometry.Rectangle, text string, by float32) {
	head := min(r.H*0.9, 40*by)
	if r.W < roomForBoth*by { // the text needs all of it
		head = 0
	}
	left := 2 * by
	if head > 0 {
		s.Fit(a.stage.Head("pilot", palette.Brass, head), geometry.Rect(r.X+left, r.Y+(r.H-head)/2, head, head))
		left += head + 8*by
	}
	size, room := 14*by, r.W-left-2*by
	paragraph := func() *fyne.Container {
		return widgets.Paragraph(widgets.Line, text, size, a.stage.Colours().Text, room, 1, fyne.TextAlignLeading)
	}
	words := paragraph()
	for words.MinSize().Height > r.H && size > 9*by {
		size -= 0.5 * by
		words = paragraph()
	}
	s.Fit(words, geometry.Rect(r.X+left, r.Y+max(0, (r.H-words.MinSize().Height)/2), room, words.MinSize().Height))
	s.Fit(a.explained(text), r)
}
