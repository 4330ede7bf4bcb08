package ending

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/engine/portroyal/chronicle"
	"portroyal/ui/widgets"
)

// curve shows everybody's points turn by turn as one picture, and explains the step that is chosen with the
// pointer, a tap or the arrow keys.
type curve struct {
	widget.BaseWidget
	widgets.Presses

	ending *Ending
	plot   plot
	marks  []mark // by turn, then by seat
	chosen int    // among the marks, -1 for none

	ring   *canvas.Circle
	focus  *canvas.Rectangle
	bubble *fyne.Container
	still  []fyne.CanvasObject // the parts that do not change
}

// mark is a step at its place in the picture.
type mark struct {
	at   fyne.Position
	seat int
	step *chronicle.Step
}

var (
	_ desktop.Hoverable = (*curve)(nil)
	_ desktop.Keyable   = (*curve)(nil)
	_ fyne.Focusable    = (*curve)(nil)
	_ fyne.Tappable     = (*curve)(nil)
)

// curve is the part of the sheet with the curves, below its heading.
func (e *Ending) curve(a area) []fyne.CanvasObject {
	w, c, by := e.stage.Words, e.stage.Colours(), e.growth()
	heading := a.below(20*by, 2*by)
	tip := inLine(widgets.Line, w.T("end.curve.tip"), 13*by, c.Quiet, heading.at.AddXY(heading.size.Width*0.4, 0),
		fyne.NewSize(heading.size.Width*0.6, heading.size.Height), fyne.TextAlignTrailing)
	title := inLine(widgets.BoldLine, w.T("end.curve"), 15*by, c.Text, heading.at,
		fyne.NewSize(heading.size.Width*0.39, heading.size.Height), fyne.TextAlignLeading)
	return []fyne.CanvasObject{title, tip, widgets.Placed(newCurve(e, a.size), a.at, a.size)}
}

func newCurve(e *Ending, size fyne.Size) *curve {
	by := e.growth()
	c := &curve{ending: e, plot: plotOf(e, size), chosen: -1}
	for seat := range e.chronicle.Seats {
		steps := e.chronicle.Seats[seat].Steps
		for i := range steps {
			c.marks = append(c.marks, mark{c.plot.at(seat, steps[i].Turn+1, steps[i].Points), seat, &steps[i]})
		}
	}
	slices.SortStableFunc(c.marks, func(a, b mark) int { return cmp.Compare(a.step.Turn, b.step.Turn) })
	c.ring = canvas.NewCircle(nothing)
	c.ring.StrokeColor, c.ring.StrokeWidth = e.stage.Colours().Text, 2.5*by
	c.ring.Hide()
	c.focus = widgets.NewFocus(by)
	c.bubble = newBare()
	c.still = c.plot.objects()
	c.ExtendBaseWidget(c)
	return c
}

// newBare is a container that leaves its objects where they are put.
func newBare(objects ...fyne.CanvasObject) *fyne.Container { return &fyne.Container{Objects: objects} }

// MinSize implements fyne.Widget.
func (c *curve) MinSize() fyne.Size { return fyne.NewSize(0, 0) }

// CreateRenderer implements fyne.Widget.
func (c *curve) CreateRenderer() fyne.WidgetRenderer {
	c.focus.Resize(c.plot.size)
	objects := append(slices.Clone(c.still), c.ring, c.bubble, c.focus)
	return widget.NewSimpleRenderer(newBare(objects...))
}

// choose shows what made a step; nothing for -1.
func (c *curve) choose(i int) {
	if i == c.chosen {
		return
	}
	c.chosen = i
	c.bubble.Objects = nil
	if i < 0 {
		c.ring.Hide()
	} else {
		size := fyne.NewSquareSize(13 * c.ending.growth())
		c.ring.Resize(size)
		c.ring.Move(c.marks[i].at.SubtractXY(size.Width/2, size.Height/2))
		c.ring.Show()
		c.bubble.Objects = c.told(c.marks[i])
	}
	c.bubble.Refresh()
	canvas.Refresh(c.ring)
}

// told is a slip of paper beside a step that says what made it.
func (c *curve) told(m mark) []fyne.CanvasObject {
	e := c.ending
	var lines []string
	for _, cause := range m.step.Causes {
		lines = append(lines, e.causeText(cause))
	}
	return widgets.NewSlip(e.stage.Colours(), e.growth(), e.colour(m.seat), e.stepTitle(m.seat, m.step), lines, m.at,
		c.plot.size)
}

// reach is how close to a step the pointer must be, in the toolkit's units.
const reach = 30

// near is the step nearest to a place, -1 if none is within reach.
func (c *curve) near(at fyne.Position) int {
	best, least := -1, reach*reach*c.ending.growth()*c.ending.growth()
	for i, m := range c.marks {
		dx, dy := m.at.X-at.X, m.at.Y-at.Y
		if apart := dx*dx + dy*dy; apart < least {
			best, least = i, apart
		}
	}
	return best
}

// MouseIn implements desktop.Hoverable.
func (c *curve) MouseIn(e *desktop.MouseEvent) { c.choose(c.near(e.Position)) }

// MouseMoved implements desktop.Hoverable.
func (c *curve) MouseMoved(e *desktop.MouseEvent) { c.choose(c.near(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (c *curve) MouseOut() { c.choose(-1) }

// Tapped implements fyne.Tappable.
func (c *curve) Tapped(e *fyne.PointEvent) { c.choose(c.near(e.Position)) }

// FocusGained implements fyne.Focusable.
func (c *curve) FocusGained() {
	c.focus.Show()
	canvas.Refresh(c.focus)
}

// FocusLost implements fyne.Focusable.
func (c *curve) FocusLost() {
	c.focus.Hide()
	canvas.Refresh(c.focus)
	c.choose(-1)
}

// TypedRune implements fyne.Focusable.
func (c *curve) TypedRune(rune) {}

// KeyUp implements desktop.Keyable.
func (c *curve) KeyUp(*fyne.KeyEvent) {}

// TypedKey implements fyne.Focusable: the left and right keys go from step to step.
func (c *curve) TypedKey(key *fyne.KeyEvent) {
	repeated := c.Repeats(key)
	switch n := len(c.marks); {
	case key.Name == fyne.KeyRight && n > 0:
		c.choose(min(c.chosen+1, n-1))
	case key.Name == fyne.KeyLeft && n > 0:
		if c.chosen < 0 {
			c.chosen = n
		}
		c.choose(max(c.chosen-1, 0))
	case !repeated:
		c.ending.stage.Typed(key)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (c *curve) AccessibilityLabel() string {
	if c.chosen < 0 {
		return c.ending.stage.Words.T("end.curve")
	}
	m := c.marks[c.chosen]
	told := c.ending.stepTitle(m.seat, m.step)
	for _, cause := range m.step.Causes {
		told += "\n" + c.ending.causeText(cause)
	}
	return told
}

// AccessibilityRole implements fyne.Accessible.
func (c *curve) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
