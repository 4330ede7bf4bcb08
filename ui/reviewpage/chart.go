// Package reviewpage is the page that looks back on a game, whichever game it is: a chart of everybody's chances with the
// decisions that mattered on it, numbers about one of the seats, and decisions that are told of. What the numbers are, and
// how a game is reviewed, is in the slice of the game.
package reviewpage

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/palette"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Course is a game as a chart shows it, about one of the seats.
type Course struct {
	Title, Tip words.ID // above it; the tip says what can be done there
	Turns      []Turn
	Result     []float64 // by seat: what the chances came to
	Lines      []int     // the seats with a line of their own; the last one is the one that it is about, over all others
	Colours    []int     // of the seats
	Head       func(seat int, size float32) fyne.CanvasObject

	Luck       words.ID // what is said of the bars; "" if there are none
	Cost, Find words.ID // what the marks of decisions mean

	// Tells says what a turn was for the seat, and Open opens the replay at it. Both count turns from 0.
	Tells func(turn int) (head string, lines []string)
	Open  func(turn int)
}

// Turn is a turn of a game, or a round.
type Turn struct {
	Number  int
	Chances []float64 // by seat, from 0 to 1, before its first decision
	Luck    float64   // of the seat, of all its cards together
	Cost    int       // how dear its dearest decision of the seat was, from 1; 0 if none cost anything worth telling
	Found   bool      // the seat found something
}

// Chosen is a turn that is chosen on a chart. It outlives the chart.
type Chosen struct {
	At   int  // -1 for none
	Mute bool // it is marked, and nothing is told of it before somebody asks
}

// Chart shows the chances of all seats over the turns of a game, with the luck of one of them below. A turn that is
// chosen with the pointer or the arrow keys is told of; a click or Enter opens the replay there.
type Chart struct {
	widget.BaseWidget
	widgets.Presses

	stage  *stage.Stage
	course *Course
	on     *Chosen
	by     float32
	plot   plot
	chosen int  // the turn that is shown, -1 for none
	mute   bool // nothing is told of it

	column *canvas.Rectangle
	focus  *canvas.Rectangle
	bubble *fyne.Container
	still  []fyne.CanvasObject // the parts that do not change
}

var (
	_ desktop.Hoverable  = (*Chart)(nil)
	_ desktop.Keyable    = (*Chart)(nil)
	_ desktop.Cursorable = (*Chart)(nil)
	_ fyne.Focusable     = (*Chart)(nil)
	_ fyne.Tappable      = (*Chart)(nil)
)

// NewChart makes a chart of a size, scaled by a factor.
func NewChart(s *stage.Stage, course *Course, on *Chosen, size fyne.Size, by float32) *Chart {
	c := &Chart{stage: s, course: course, on: on, by: by, plot: plotOf(s, course, size, by), chosen: -1}
	c.column = canvas.NewRectangle(palette.Fade(s.Colours().Accent, 0.28))
	c.column.Hide()
	c.focus = widgets.NewFocus(by)
	c.bubble = &fyne.Container{}
	c.still = c.plot.objects()
	c.ExtendBaseWidget(c)
	c.show(on.At, on.Mute)
	return c
}

// MinSize implements fyne.Widget.
func (c *Chart) MinSize() fyne.Size { return fyne.NewSize(0, 0) }

// CreateRenderer implements fyne.Widget.
func (c *Chart) CreateRenderer() fyne.WidgetRenderer {
	c.focus.Resize(c.plot.size)
	objects := append([]fyne.CanvasObject{}, c.still...)
	objects = append(objects, c.column, c.bubble, c.focus)
	return widget.NewSimpleRenderer(&fyne.Container{Objects: objects})
}

// Update shows what has been chosen.
func (c *Chart) Update() { c.show(c.on.At, c.on.Mute) }

// show marks a turn, none for -1, and tells of it unless it is to be mute.
func (c *Chart) show(turn int, mute bool) {
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
		from, to := c.plot.across(turn), c.plot.across(turn+1)
		at := fyne.NewPos((from+to)/2, c.plot.up(c.plot.turns[turn].Chances[c.plot.seat()]))
		head, lines := c.course.Tells(turn)
		c.bubble.Objects = widgets.NewSlip(c.stage.Colours(), c.by, widgets.SeatColour(c.course.Colours[c.plot.seat()]), head, lines,
			at, fyne.NewSize(c.plot.size.Width, c.plot.low))
	}
	c.bubble.Refresh()
	canvas.Refresh(c.column)
}

// Typed does what a key stands for: left and right go from turn to turn, Enter opens the replay there.
func (c *Chart) Typed(name fyne.KeyName) {
	n := len(c.plot.turns)
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
			c.course.Open(c.chosen)
		}
		return
	}
	if c.mute && c.chosen >= 0 && (name == fyne.KeyLeft || name == fyne.KeyRight) {
		to = c.chosen // which is told of first
	}
	c.on.At, c.on.Mute = to, false
	c.show(to, false)
}

// MouseIn implements desktop.Hoverable.
func (c *Chart) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (c *Chart) MouseMoved(e *desktop.MouseEvent) { c.show(c.plot.near(e.Position), false) }

// MouseOut implements desktop.Hoverable.
func (c *Chart) MouseOut() { c.Update() }

// Cursor implements desktop.Cursorable.
func (c *Chart) Cursor() desktop.Cursor { return desktop.PointerCursor }

// Tapped implements fyne.Tappable.
func (c *Chart) Tapped(e *fyne.PointEvent) {
	if turn := c.plot.near(e.Position); turn >= 0 {
		c.on.At = turn
		c.course.Open(turn)
	}
}

// FocusGained implements fyne.Focusable.
func (c *Chart) FocusGained() {
	c.focus.Show()
	canvas.Refresh(c.focus)
}

// FocusLost implements fyne.Focusable.
func (c *Chart) FocusLost() {
	c.focus.Hide()
	canvas.Refresh(c.focus)
}

// TypedRune implements fyne.Focusable.
func (c *Chart) TypedRune(rune) {}

// KeyUp implements desktop.Keyable.
func (c *Chart) KeyUp(*fyne.KeyEvent) {}

// TypedKey implements fyne.Focusable.
func (c *Chart) TypedKey(key *fyne.KeyEvent) {
	if !c.Ignores(key) {
		c.stage.Typed(key)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (c *Chart) AccessibilityLabel() string {
	if c.chosen < 0 {
		return c.stage.Words.T(c.course.Title)
	}
	head, lines := c.course.Tells(c.chosen)
	for _, line := range lines {
		head += "\n" + line
	}
	return head
}

// AccessibilityRole implements fyne.Accessible.
func (c *Chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
