package table

import (
	"context"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/widgets"
)

// Study sets up a table for a single decision: the player takes it as in a game, but it is not played.
type Study struct {
	Title   func() string          // in place of whose turn it is
	Back    func() *widgets.Plate  // leads away, in place of the menu
	Decided func(portroyal.Action) // somebody has answered
	Verdict func() Verdict         // shown in place of the question then
	Typed   func(*fyne.KeyEvent)   // the keys then, but for those that scroll
}

// Verdict is what is said of an answer.
type Verdict struct {
	Head, Text string
	Plates     [layout.Plates]*widgets.Plate // what can be done next; nil where there is none
}

// studied is a single decision that the table is set up for.
type studied struct {
	Study
	answered bool
}

// Study makes this a table on which one decision is looked at by itself. It comes before Start.
func (t *Table) Study(s Study) { t.study = &studied{Study: s} }

// Answer shows what every choice was worth, beside the one that was chosen, and why the best one is.
func (t *Table) Answer(given hints.Answer) {
	t.closeHints()
	t.asks.Forget()
	t.study.answered = true
	ctx, cancel := context.WithCancel(t.ctx)
	panel := hints.NewAnswer(t.stage, t.seats, t.view, given, t.calls.Ask)
	t.hinted = &hinting{ctx: ctx, cancel: cancel, panel: panel}
	t.build()
}

// AskAgain asks what was asked before.
func (t *Table) AskAgain() {
	t.closeHints()
	t.study.answered = false
	t.cursor = layout.Spot{} // as it was asked first
	t.board.Look(t.cursor)
	t.build()
}

// answered reports whether this is a decision by itself that has been taken.
func (t *Table) answered() bool { return t.study != nil && t.study.answered }

// verdict is what is said of the answer, in place of the question.
func (t *Table) verdict(room layout.Rectangle) fyne.CanvasObject {
	s, by, says := layout.NewSheet(), t.growth(), t.study.Verdict()
	var used [layout.Plates]bool
	for place, plate := range says.Plates {
		used[place] = plate != nil
	}
	plan := layout.Prompt(room, used, by)
	s.Fit(t.ribbon(plan.Ribbon), plan.Ribbon)
	c := t.stage.Colours()
	head := widgets.OneLine(widgets.BoldLine, says.Head, 17*by, c.Text, plan.Question.W, fyne.TextAlignCenter)
	s.Fit(head, plan.Question)
	size := 14 * by
	text := widgets.Paragraph(widgets.Line, says.Text, size, c.Text, plan.Told.W, 1, fyne.TextAlignCenter)
	for text.MinSize().Height > plan.Told.H && size > 10*by {
		size -= 0.5
		text = widgets.Paragraph(widgets.Line, says.Text, size, c.Text, plan.Told.W, 1, fyne.TextAlignCenter)
	}
	s.Fit(text, plan.Told.Centred(plan.Told.W, text.MinSize().Height))
	for place, plate := range says.Plates {
		if plate != nil {
			s.Fit(plate, plan.Plates[place])
		}
	}
	return s.Container
}

// studyLine is the top line over a decision by itself.
func (t *Table) studyLine(r layout.Rectangle) fyne.CanvasObject {
	w, s := t.stage.Words, layout.NewSheet()
	left := s.Put(t.study.Back(), 0, 0).Width + 8
	help := t.plate(widgets.QuietPlate, w.T("help"), t.calls.Help).WithToolTip(w.T("help.tip"))
	left += s.Put(help, left, 0).Width + 14
	end := t.endTag(s, r.W-6)
	title := widgets.Title(t.study.Title(), t.grown(17), t.stage.Colours().OnSky)
	widgets.Shorten(title, end-left-14)
	size := title.MinSize()
	at := layout.Rect(left, t.grown(4), size.Width, size.Height)
	s.Fit(title, at)
	s.Fit(t.explained("", t.Place()), at)
	return s.Container
}
