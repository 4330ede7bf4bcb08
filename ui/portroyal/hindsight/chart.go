package hindsight

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/engine/portroyal/review"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// chart shows the chances of all seats over the turns of a game, with the luck of one of them below. A turn that is
// chosen with the pointer or the arrow keys is told of; a click or Enter opens the replay there.
type chart struct {
	widget.BaseWidget
	widgets.Presses

	page   *Page
	plot   plot
	chosen int  // the turn that is shown, -1 for none
	mute   bool // nothing is told of it

	column *canvas.Rectangle
	focus  *canvas.Rectangle
	bubble *fyne.Container
	still  []fyne.CanvasObject // the parts that do not change
}

var (
	_ desktop.Hoverable  = (*chart)(nil)
	_ desktop.Keyable    = (*chart)(nil)
	_ desktop.Cursorable = (*chart)(nil)
	_ fyne.Focusable     = (*chart)(nil)
	_ fyne.Tappable      = (*chart)(nil)
)

func newChart(p *Page, size fyne.Size) *chart {
	c := &chart{page: p, plot: plotOf(p, size), chosen: -1}
	c.column = canvas.NewRectangle(palette.Fade(p.stage.Colours().Accent, 0.28))
	c.column.Hide()
	c.focus = widgets.NewFocus(p.by)
	c.bubble = &fyne.Container{}
	c.still = c.plot.objects()
	c.ExtendBaseWidget(c)
	c.show(p.at, p.mute)
	return c
}

// MinSize implements fyne.Widget.
func (c *chart) MinSize() fyne.Size { return fyne.NewSize(0, 0) }

// CreateRenderer implements fyne.Widget.
func (c *chart) CreateRenderer() fyne.WidgetRenderer {
	c.focus.Resize(c.plot.size)
	objects := append([]fyne.CanvasObject{}, c.still...)
	objects = append(objects, c.column, c.bubble, c.focus)
	return widget.NewSimpleRenderer(&fyne.Container{Objects: objects})
}

// show marks a turn, none for -1, and tells of it unless it is to be mute.
func (c *chart) show(turn int, mute bool) {
	if turn == c.chosen && mute == c.mute || turn >= len(c.plot.turns) {
		return
	}
	c.chosen, c.mute = turn, mute
	c.bubble.Objects = nil
	if turn < 0 {
		c.column.Hide()
	} else {
		from, to := c.plot.across(turn), c.plot.across(turn+1)
		c.column.Move(fyne.NewPos(from, c.plot.top))
		c.column.Resize(fyne.NewSize(to-from, c.plot.low-c.plot.top))
		c.column.Show()
	}
	if turn >= 0 && !mute {
		p, from, to := c.page, c.plot.across(turn), c.plot.across(turn+1)
		at := fyne.NewPos((from+to)/2, c.plot.up(c.plot.turns[turn].Chances[p.seat]))
		head, lines := c.told(turn)
		c.bubble.Objects = widgets.NewSlip(p.stage.Colours(), p.by, p.seats[p.seat].Colour, head, lines, at,
			fyne.NewSize(c.plot.size.Width, c.plot.low))
	}
	c.bubble.Refresh()
	canvas.Refresh(c.column)
}

// told says what a turn was for the seat that the page is about.
func (c *chart) told(turn int) (head string, lines []string) {
	p, of := c.page, c.plot.turns[turn]
	w := p.stage.Words
	head = w.T("review.turn", "Turn", of.Turn, "Player", p.seats[of.Seat].Name)
	lines = append(lines, w.T("review.turn.chance", "Player", p.seats[p.seat].Name,
		"Before", w.Percent(of.Chances[p.seat]), "After", w.Percent(c.plot.after(turn)[p.seat])))
	lines = append(lines, w.T("review.turn.luck", "Change", signedPoints(w, whole(of.Luck[p.seat]))))
	for _, d := range c.plot.marked[turn] {
		_, _, cost := worths(w, d.Before[d.Seat], d.Cost())
		lines = append(lines, w.T("review.turn.cost", "Choice", w.Quoted(p.named(d.Step, d.Played)),
			"Change", cost))
	}
	for _, d := range c.plot.found[turn] {
		lines = append(lines, w.T("review.turn.found", "Choice", w.Quoted(p.named(d.Step, d.Played))))
	}
	return head, lines
}

// step is where the replay of a turn begins: at the dearest decision of the seat, or at its first one.
func (c *chart) step(turn int) int {
	step := c.plot.turns[turn].Step
	var dearest *review.Decision
	for _, d := range c.plot.marked[turn] {
		if dearest == nil || d.Cost() > dearest.Cost() {
			dearest, step = d, d.Step
		}
	}
	return step
}

// key does what a key stands for.
func (c *chart) key(name fyne.KeyName) {
	p, n := c.page, len(c.plot.turns)
	to := c.chosen
	switch name {
	case fyne.KeyRight:
		to = min(c.chosen+1, n-1)
	case fyne.KeyLeft:
		if to = c.chosen - 1; c.chosen < 0 {
			to = n - 1
		}
		to = max(to, 0)
	case fyne.KeyHome:
		to = 0
	case fyne.KeyEnd:
		to = n - 1
	case fyne.KeyReturn, fyne.KeyEnter:
		if c.chosen >= 0 {
			p.calls.Look(c.step(c.chosen))
		}
		return
	}
	if c.mute && c.chosen >= 0 && (name == fyne.KeyLeft || name == fyne.KeyRight) {
		to = c.chosen // which is told of first
	}
	p.at, p.mute = to, false
	c.show(to, false)
}

// MouseIn implements desktop.Hoverable.
func (c *chart) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (c *chart) MouseMoved(e *desktop.MouseEvent) { c.show(c.plot.near(e.Position), false) }

// MouseOut implements desktop.Hoverable.
func (c *chart) MouseOut() { c.show(c.page.at, c.page.mute) }

// Cursor implements desktop.Cursorable.
func (c *chart) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Tapped implements fyne.Tappable.
func (c *chart) Tapped(e *fyne.PointEvent) {
	if turn := c.plot.near(e.Position); turn >= 0 {
		c.page.at = turn
		c.page.calls.Look(c.step(turn))
	}
}

// FocusGained implements fyne.Focusable.
func (c *chart) FocusGained() {
	c.focus.Show()
	canvas.Refresh(c.focus)
}

// FocusLost implements fyne.Focusable.
func (c *chart) FocusLost() {
	c.focus.Hide()
	canvas.Refresh(c.focus)
}

// TypedRune implements fyne.Focusable.
func (c *chart) TypedRune(rune) {}

// KeyUp implements desktop.Keyable.
func (c *chart) KeyUp(*fyne.KeyEvent) {}

// TypedKey implements fyne.Focusable.
func (c *chart) TypedKey(key *fyne.KeyEvent) {
	opens := key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter
	if repeated := c.Repeats(key); !repeated || !opens {
		c.page.stage.Typed(key)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (c *chart) AccessibilityLabel() string {
	if c.chosen < 0 {
		return c.page.stage.Words.T("review.chart")
	}
	head, lines := c.told(c.chosen)
	for _, line := range lines {
		head += "\n" + line
	}
	return head
}

// AccessibilityRole implements fyne.Accessible.
func (c *chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
