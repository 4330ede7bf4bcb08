package table

import (
	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/hints"
	"portroyal/ui/portroyal/table/layout"
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
)

// studied is the mode of a single decision.
type studied struct {
	game
	*shared.Study[portroyal.Action]
	worth *hints.Panel // what every choice was worth, once the decision has been made
	paper shared.Paper // below the verdict
}

// Study makes this a table for a single decision. It must be called before Start.
func (t *Table) Study(s *shared.Study[portroyal.Action]) { t.mode = &studied{game: game{t}, Study: s} }

func (*studied) whole() bool  { return false }
func (s *studied) asks() bool { return !s.Made }

// act reports the decision, and leaves the game as it is.
func (s *studied) act(action portroyal.Action) { s.Decide(action) }

// Answer shows what every choice was worth, marks the one chosen, and says why the best one is best.
func (t *Table) Answer(given hints.Answer) {
	t.answered(given)
	t.build()
}

// RestyleAnswer is Restyle for a table with an answer, which is given anew: its words have been put together before.
func (t *Table) RestyleAnswer(given hints.Answer) {
	t.answered(given)
	t.Restyle()
}

// answered has an answer be shown when the table is laid out.
func (t *Table) answered(given hints.Answer) {
	t.hinted.Close()
	t.asks.Forget()
	t.putDown()
	s := t.mode.(*studied)
	s.worth = hints.NewAnswer(t.stage, t.seats, t.view, given, t.calls.Ask)
	t.hinted.Show(t.ctx, s.worth)
}

// AskAgain asks the same question again.
func (t *Table) AskAgain() {
	t.hinted.Close()
	t.mode.(*studied).Forget()
	t.putDown() // as when it was first asked
	t.build()
}

// typed lets keys scroll the text about the choices once the decision has been made, and passes on all others.
func (s *studied) typed(key *fyne.KeyEvent) bool {
	if s.Made && !s.worth.Scrolled(key) {
		s.Typed(key)
	}
	return s.Made
}

// ribbon is the verdict, in place of the question.
func (a *studied) ribbon(room geometry.Rectangle) fyne.CanvasObject {
	if !a.Made {
		return a.game.ribbon(room)
	}
	t, s, by := a.table, geometry.NewSheet(), a.table.growth()
	plates, used := a.Plates(), [layout.Plates]bool{}
	first := len(used) - len(plates)
	for i := range plates {
		used[first+i] = true
	}
	plan := layout.Prompt(room, used, by)
	head, says := a.Says(a.Chosen)
	s.Fit(a.paper.Fit(t.stage.Stage, plan.Ribbon.Size()), plan.Ribbon)
	c := t.stage.Colours()
	line := widgets.OneLine(widgets.BoldLine, head, 17*by, c.Text, plan.Question.W, fyne.TextAlignCenter)
	s.Fit(line, plan.Question)
	size := 14 * by
	text := widgets.Paragraph(widgets.Line, says, size, c.Text, plan.Told.W, 1, fyne.TextAlignCenter)
	for text.MinSize().Height > plan.Told.H && size > 10*by {
		size -= 0.5
		text = widgets.Paragraph(widgets.Line, says, size, c.Text, plan.Told.W, 1, fyne.TextAlignCenter)
	}
	s.Fit(text, plan.Told.Centred(plan.Told.W, text.MinSize().Height))
	for i, plate := range plates {
		s.Fit(plate, plan.Plates[first+i])
	}
	return s.Container
}

// topLine is the line above a single decision.
func (s *studied) topLine(r geometry.Rectangle) fyne.CanvasObject {
	t, line := s.table, geometry.NewSheet()
	left := line.Put(s.Plate(widgets.QuietPlate, s.Back), 0, 0).Width + 8
	left += line.Put(t.tipped("help", s.Help), left, 0).Width + 14
	end := t.endTag(line, r.W-6, 0)
	title := widgets.Title(s.Title(), t.grown(17), t.stage.Colours().OnSky)
	widgets.Shorten(title, end-left-14)
	size := title.MinSize()
	at := geometry.Rect(left, t.grown(4), size.Width, size.Height)
	line.Fit(title, at)
	line.Fit(t.explained("", t.Place()), at)
	return line.Container
}
