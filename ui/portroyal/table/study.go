package table

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/widgets"
)

// Study sets up a table for a single decision: the player makes it as in a game, but it is not played.
type Study struct {
	Title   func() string          // instead of whose turn it is
	Back    func() *widgets.Plate  // the way out, instead of the menu
	Decided func(portroyal.Action) // called with the answer
	Verdict func() Verdict         // shown afterwards instead of the question
	Typed   func(*fyne.KeyEvent)   // receives the keys afterwards, except those that scroll
}

// Verdict is the text about an answer.
type Verdict struct {
	Head, Text string
	Plates     [layout.Plates]*widgets.Plate // the ways to continue; nil where there is none
}

// studied is the mode of a single decision before it is made.
type studied struct {
	game
	Study
	paper keptRibbon // below the verdict
}

// answered is the mode of a single decision after it has been made.
type answered struct {
	*studied
	worth *hints.Panel // what every choice was worth
}

// Study makes this a table for a single decision. It must be called before Start.
func (t *Table) Study(s Study) { t.mode = &studied{game: game{t}, Study: s} }

func (*studied) whole() bool { return false }

// act reports the decision, and leaves the game as it is.
func (s *studied) act(action portroyal.Action) { s.Decided(action) }

// Answer shows what every choice was worth, marks the one chosen, and says why the best one is best.
func (t *Table) Answer(given hints.Answer) {
	t.closeHints()
	t.asks.Forget()
	t.putDown()
	worth := hints.NewAnswer(t.stage, t.seats, t.view, given, t.calls.Ask)
	switch before := t.mode.(type) {
	case *studied:
		t.mode = answered{before, worth}
	case answered: // for example in another language
		t.mode = answered{before.studied, worth}
	}
	t.hinted = hinting{true, worth, func() {}}
	t.build()
}

// AskAgain asks the same question again.
func (t *Table) AskAgain() {
	t.closeHints()
	if a, is := t.mode.(answered); is {
		t.mode = a.studied
	}
	t.putDown() // as when it was first asked
	t.build()
}

func (answered) asks() bool { return false }

// typed lets keys scroll the text about the choices, and passes on all others.
func (a answered) typed(key *fyne.KeyEvent) bool {
	if !a.worth.Scrolled(key) {
		a.Typed(key)
	}
	return true
}

// ribbon is the verdict, in place of the question.
func (a answered) ribbon(room geometry.Rectangle) fyne.CanvasObject {
	t, s, says := a.table, geometry.NewSheet(), a.Verdict()
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

// topLine is the line above a single decision.
func (s *studied) topLine(r geometry.Rectangle) fyne.CanvasObject {
	t, line := s.table, geometry.NewSheet()
	w := t.stage.Words
	left := line.Put(s.Back(), 0, 0).Width + 8
	help := t.plate(widgets.QuietPlate, w.T("help"), t.calls.Help).WithToolTip(w.T("help.tip"))
	left += line.Put(help, left, 0).Width + 14
	end := t.endTag(line, r.W-6, 0)
	title := widgets.Title(s.Title(), t.grown(17), t.stage.Colours().OnSky)
	widgets.Shorten(title, end-left-14)
	size := title.MinSize()
	at := geometry.Rect(left, t.grown(4), size.Width, size.Height)
	line.Fit(title, at)
	line.Fit(t.explained("", t.Place()), at)
	return line.Container
}
