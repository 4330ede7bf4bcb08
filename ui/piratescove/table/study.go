package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/ui/geometry"
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
	game
	Study
	made bool
}

func (*study) whole() bool      { return false }
func (s *study) answered() bool { return s.made }

func (s *study) act(action cove.Action) {
	s.table.guard.Decided()
	s.Decided(action)
}

func (s *study) news() (title, about string) {
	if !s.made {
		return s.game.news()
	}
	says := s.Verdict()
	return says.Head, says.Text
}

func (s *study) plates() []*widgets.Plate {
	if !s.made {
		return s.game.plates()
	}
	return s.Verdict().Plates
}

// typed gets the keys once the decision has been made.
func (s *study) typed(key *fyne.KeyEvent) bool {
	if !s.made {
		return false
	}
	switch key.Name {
	case fyne.KeyUp, fyne.KeyDown:
		s.table.hinted.panel.Typed(key)
	default:
		s.Typed(key)
	}
	return true
}

// Study makes this a table for a single decision. It must be called before Start.
func (t *Table) Study(s Study) {
	t.mode = &study{game: game{t}, Study: s}
	t.calls.Menu = s.Leave
}

// Answer shows what every choice was worth, and the one that was chosen.
func (t *Table) Answer(advice coach.Advice, chosen cove.Action) {
	t.closeHints()
	t.asks.Drop()
	t.cursor = board.Spot{}
	s := t.mode.(*study)
	s.made = true
	t.hinted.panel = hints.NewAnswer(
		t.stage, hints.Telling{Words: t.stage.Words, Names: t.asks.Names, View: t.view}, advice, chosen, s.Foot, t.build,
	)
	t.hinted.cancel = func() {}
	t.build()
}

// AskAgain asks the same question again.
func (t *Table) AskAgain() {
	t.closeHints()
	t.mode.(*study).made = false
	t.goOn()
}

// layTop lays out the way back, the way to the rules, and what the decision is called.
func (s *study) layTop(all geometry.Sheet, at geometry.Rectangle) {
	t := s.table
	by := t.growth()
	back := s.Back()
	size := back.MinSize()
	all.Fit(back, geometry.Rect(at.X, at.Y, size.Width, size.Height))
	x := at.X + size.Width + 8*by
	help := t.plate(widgets.QuietPlate, t.stage.Words.T("help"), t.calls.Help).WithToolTip(t.stage.Words.T("help.tip"))
	size = help.MinSize()
	all.Fit(help, geometry.Rect(x, at.Y, size.Width, size.Height))
	x += size.Width + 10*by
	c := t.stage.Colours()
	title := widgets.Title(s.Title(), 17*by, c.Text)
	widgets.Shorten(title, at.X+at.W-x-28*by)
	need := title.MinSize()
	ground := canvas.NewRectangle(palette.Fade(c.Panel, 0.92)) // as that of the calendar
	ground.CornerRadius = size.Height * 0.3
	ground.StrokeColor, ground.StrokeWidth = c.Edge, 1.2
	all.Fit(ground, geometry.Rect(x, at.Y, need.Width+28*by, size.Height))
	all.Fit(title, geometry.Rect(x+14*by, at.Y+(size.Height-need.Height)/2, need.Width, need.Height))
}
