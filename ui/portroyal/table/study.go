package table

import (
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

// studied is the mode in which a single decision is looked at before it is taken.
type studied struct {
	game
	Study
	paper keptRibbon // below the verdict
}

// answered is the mode in which one that has been taken is looked at.
type answered struct {
	*studied
	worth *hints.Panel // what every choice was worth
}

// Study makes this a table on which one decision is looked at by itself. It comes before Start.
func (t *Table) Study(s Study) { t.mode = &studied{game: game{t}, Study: s} }

func (*studied) whole() bool { return false }

// act tells what has been decided, and leaves the game as it is.
func (s *studied) act(action portroyal.Action) { s.Decided(action) }

// Answer shows what every choice was worth, beside the one that was chosen, and why the best one is.
func (t *Table) Answer(given hints.Answer) {
	t.closeHints()
	t.asks.Forget()
	worth := hints.NewAnswer(t.stage, t.seats, t.view, given, t.calls.Ask)
	switch before := t.mode.(type) {
	case *studied:
		t.mode = answered{before, worth}
	case answered: // told in another language, say
		t.mode = answered{before.studied, worth}
	}
	t.hinted = hinting{true, worth, func() {}}
	t.build()
}

// AskAgain asks what was asked before.
func (t *Table) AskAgain() {
	t.closeHints()
	if a, is := t.mode.(answered); is {
		t.mode = a.studied
	}
	t.cursor = layout.Spot{} // as it was asked first
	t.board.Look(t.cursor)
	t.build()
}

func (answered) asks() bool { return false }

// typed lets keys scroll what is said about the choices; all others are for what comes next.
func (a answered) typed(key *fyne.KeyEvent) bool {
	if !a.worth.Scrolled(key) {
		a.Typed(key)
	}
	return true
}

// ribbon is what is said of the answer, in place of the question.
func (a answered) ribbon(room layout.Rectangle) fyne.CanvasObject {
	t, s, says := a.table, layout.NewSheet(), a.Verdict()
	by := t.growth()
	var used [layout.Plates]bool
	for place, plate := range says.Plates {
		used[place] = plate != nil
	}
	plan := layout.Prompt(room, used, by)
	s.Fit(a.paper.fit(t.stage, plan.Ribbon), plan.Ribbon)
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

// topLine is the line over a decision by itself.
func (s *studied) topLine(r layout.Rectangle) fyne.CanvasObject {
	t, line := s.table, layout.NewSheet()
	w := t.stage.Words
	left := line.Put(s.Back(), 0, 0).Width + 8
	help := t.plate(widgets.QuietPlate, w.T("help"), t.calls.Help).WithToolTip(w.T("help.tip"))
	left += line.Put(help, left, 0).Width + 14
	end := t.endTag(line, r.W-6)
	title := widgets.Title(s.Title(), t.grown(17), t.stage.Colours().OnSky)
	widgets.Shorten(title, end-left-14)
	size := title.MinSize()
	at := layout.Rect(left, t.grown(4), size.Width, size.Height)
	line.Fit(title, at)
	line.Fit(t.explained("", t.Place()), at)
	return line.Container
}
