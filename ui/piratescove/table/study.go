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
	shared "portroyal/ui/table"
	"portroyal/ui/widgets"
)

// study is the mode of a single decision.
type study struct {
	game
	*shared.Study[cove.Action]
}

func (*study) whole() bool      { return false }
func (s *study) answered() bool { return s.Made }

func (s *study) act(action cove.Action) {
	s.table.guard.Decided()
	s.Decide(action)
}

func (s *study) news() (title, about string) {
	if !s.Made {
		return s.game.news()
	}
	return s.Says(s.Chosen)
}

func (s *study) plates() []*widgets.Plate {
	if !s.Made {
		return s.game.plates()
	}
	return s.Plates()
}

// typed gets the keys once the decision has been made, except those that lead from choice to choice.
func (s *study) typed(key *fyne.KeyEvent) bool {
	switch {
	case !s.Made:
	case (key.Name == fyne.KeyUp || key.Name == fyne.KeyDown) && s.table.hinted.Open:
		s.table.hinted.Panel.Typed(key)
	default:
		s.Typed(key)
	}
	return s.Made
}

// Study makes this a table for a single decision. It must be called before Start.
func (t *Table) Study(s *shared.Study[cove.Action]) { t.mode = &study{game{t}, s} }

// Answer shows what every choice was worth, with reasons for the one that was chosen and the one it is held against, if any; foot
// says how that was found.
func (t *Table) Answer(advice coach.Advice, chosen, beside cove.Action, foot func() string) {
	t.hinted.Close()
	t.asks.Drop()
	t.cursor = board.Spot{}
	t.hinted.Show(t.ctx, hints.NewAnswer(
		t.stage, hints.Telling{Words: t.stage.Words, Names: t.asks.Names, View: t.view}, advice, chosen, beside, foot, t.build,
	))
	t.build()
}

// AskAgain asks the same question again.
func (t *Table) AskAgain() {
	t.hinted.Close()
	t.mode.(*study).Forget()
	t.goOn()
}

// layTop lays out the way back, the way to the rules, and what the decision is called.
func (s *study) layTop(all geometry.Sheet, at geometry.Rectangle) {
	t := s.table
	by := t.growth()
	back := s.Plate(widgets.QuietPlate, s.Back)
	size := back.MinSize()
	all.Fit(back, geometry.Rect(at.X, at.Y, size.Width, size.Height))
	x := at.X + size.Width + 8*by
	help := t.plate(widgets.QuietPlate, t.stage.Words.T("help"), s.Help).WithToolTip(t.stage.Words.T("help.tip"))
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
