package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/ui/lay"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/piratescove/table/hints"
	"portroyal/ui/widgets"
)

// Study sets up a table for a single decision: the player makes it as in a game, but it is not played.
type Study struct {
	Title   func() string         // above the table, instead of the calendar
	Back    func() *widgets.Plate // the way out, instead of the menu
	Leave   func()                // leads there
	Decided func(cove.Action)     // called with the answer
	Foot    func() string         // how the worth of its choices was found
	Verdict func() Verdict        // shown afterwards instead of the question
	Typed   func(*fyne.KeyEvent)  // receives the keys afterwards, except those that lead from choice to choice
}

// Verdict is the text about an answer.
type Verdict struct {
	Head, Text string
	Plates     []*widgets.Plate // the ways to continue, from left to right
}

// study is a single decision on the table.
type study struct {
	Study
	answered bool
}

// Study makes this a table for a single decision. It must be called before Start.
func (t *Table) Study(s Study) {
	t.study = &study{Study: s}
	t.calls.Menu = s.Leave
}

// Answer shows what every choice was worth, and the one that was chosen.
func (t *Table) Answer(advice coach.Advice, chosen cove.Action) {
	t.closeHints()
	t.asks.Drop()
	t.cursor = board.Spot{}
	t.study.answered = true
	t.hinted.panel = hints.NewAnswer(
		t.stage, hints.Telling{Words: t.stage.Words, Names: t.asks.Names, View: t.view}, advice, chosen, t.study.Foot, t.build,
	)
	t.hinted.cancel = func() {}
	t.build()
}

// AskAgain asks the same question again.
func (t *Table) AskAgain() {
	t.closeHints()
	t.study.answered = false
	t.goOn()
}

// answered reports whether the single decision on the table has been made.
func (t *Table) answered() bool { return t.study != nil && t.study.answered }

// typedAfterwards is typed once the decision has been made.
func (t *Table) typedAfterwards(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyUp, fyne.KeyDown:
		t.hinted.panel.Typed(key)
	default:
		t.study.Typed(key)
	}
}

// layTitle lays out the line above a single decision.
func (t *Table) layTitle(all lay.Sheet, at lay.Rectangle) {
	by := t.growth()
	back := t.study.Back()
	size := back.MinSize()
	all.Fit(back, lay.Rect(at.X, at.Y, size.Width, size.Height))
	x := at.X + size.Width + 8*by
	help := t.plate(widgets.QuietPlate, t.stage.Words.T("help"), t.calls.Help).WithToolTip(t.stage.Words.T("help.tip"))
	size = help.MinSize()
	all.Fit(help, lay.Rect(x, at.Y, size.Width, size.Height))
	x += size.Width + 10*by
	c := t.stage.Colours()
	title := widgets.Title(t.study.Title(), 17*by, c.Text)
	widgets.Shorten(title, at.X+at.W-x-28*by)
	need := title.MinSize()
	ground := canvas.NewRectangle(palette.Fade(c.Panel, 0.92)) // as that of the calendar
	ground.CornerRadius = size.Height * 0.3
	ground.StrokeColor, ground.StrokeWidth = c.Edge, 1.2
	all.Fit(ground, lay.Rect(x, at.Y, need.Width+28*by, size.Height))
	all.Fit(title, lay.Rect(x+14*by, at.Y+(size.Height-need.Height)/2, need.Width, need.Height))
}
