package ending

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/widgets"
)

// Curve shows everybody's points turn by turn as one picture, and explains the step that is chosen with the
// pointer, a tap or the arrow keys.
type Curve struct {
	widget.BaseWidget
	widgets.Presses

	brush  *Brush
	chart  Chart
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
	at         fyne.Position
	seat, step int
	turn       int
}

var (
	_ desktop.Hoverable = (*Curve)(nil)
	_ desktop.Keyable   = (*Curve)(nil)
	_ fyne.Focusable    = (*Curve)(nil)
	_ fyne.Tappable     = (*Curve)(nil)
)

// Curve is the part of the sheet with the curves, below its heading.
func (b *Brush) Curve(chart Chart, a Area) []fyne.CanvasObject {
	c, by := b.Stage.Colours(), b.Growth()
	heading := a.Below(20*by, 2*by)
	tip := InLine(widgets.Line, chart.Tip, 13*by, c.Quiet, heading.At.AddXY(heading.Size.Width*0.4, 0),
		fyne.NewSize(heading.Size.Width*0.6, heading.Size.Height), fyne.TextAlignTrailing)
	title := InLine(widgets.BoldLine, chart.Title, 15*by, c.Text, heading.At,
		fyne.NewSize(heading.Size.Width*0.39, heading.Size.Height), fyne.TextAlignLeading)
	return []fyne.CanvasObject{title, tip, widgets.Placed(b.newCurve(chart, a.Size), a.At, a.Size)}
}

func (b *Brush) newCurve(chart Chart, size fyne.Size) *Curve {
	by := b.Growth()
	c := &Curve{brush: b, chart: chart, chosen: -1}
	c.plot = b.plotOf(&c.chart, size)
	for seat := range chart.Runs {
		for i, step := range chart.Runs[seat].Steps {
			c.marks = append(c.marks, mark{c.plot.at(seat, step.Turn, step.Points), seat, i, step.Turn})
		}
	}
	slices.SortStableFunc(c.marks, func(a, b mark) int { return cmp.Compare(a.turn, b.turn) })
	c.ring = canvas.NewCircle(nothing)
	c.ring.StrokeColor, c.ring.StrokeWidth = b.Stage.Colours().Text, 2.5*by
	c.ring.Hide()
	c.focus = widgets.NewFocus(by)
	c.bubble = Bare()
	c.still = c.plot.objects()
	c.ExtendBaseWidget(c)
	return c
}

// MinSize implements fyne.Widget.
func (c *Curve) MinSize() fyne.Size { return fyne.NewSize(0, 0) }

// CreateRenderer implements fyne.Widget.
func (c *Curve) CreateRenderer() fyne.WidgetRenderer {
	c.focus.Resize(c.plot.size)
	objects := append(slices.Clone(c.still), c.ring, c.bubble, c.focus)
	return widget.NewSimpleRenderer(Bare(objects...))
}

// choose shows what made a step; nothing for -1.
func (c *Curve) choose(i int) {
	if i == c.chosen {
		return
	}
	c.chosen = i
	c.bubble.Objects = nil
	if i < 0 {
		c.ring.Hide()
	} else {
		size := fyne.NewSquareSize(13 * c.brush.Growth())
		c.ring.Resize(size)
		c.ring.Move(c.marks[i].at.SubtractXY(size.Width/2, size.Height/2))
		c.ring.Show()
		c.bubble.Objects = c.told(c.marks[i])
	}
	c.bubble.Refresh()
	canvas.Refresh(c.ring)
}

// told is a slip of paper beside a step that says what made it.
func (c *Curve) told(m mark) []fyne.CanvasObject {
	b := c.brush
	title, lines := c.chart.Tells(m.seat, m.step)
	return widgets.NewSlip(b.Stage.Colours(), b.Growth(), b.Colour(m.seat), title, lines, m.at, c.plot.size)
}

// reach is how close to a step the pointer must be, in the toolkit's units.
const reach = 30

// near is the step nearest to a place, -1 if none is within reach.
func (c *Curve) near(at fyne.Position) int {
	best, least := -1, reach*reach*c.brush.Growth()*c.brush.Growth()
	for i, m := range c.marks {
		dx, dy := m.at.X-at.X, m.at.Y-at.Y
		if apart := dx*dx + dy*dy; apart < least {
			best, least = i, apart
		}
	}
	return best
}

// MouseIn implements desktop.Hoverable.
func (c *Curve) MouseIn(e *desktop.MouseEvent) { c.choose(c.near(e.Position)) }

// MouseMoved implements desktop.Hoverable.
func (c *Curve) MouseMoved(e *desktop.MouseEvent) { c.choose(c.near(e.Position)) }

// MouseOut implements desktop.Hoverable.
func (c *Curve) MouseOut() { c.choose(-1) }

// Tapped implements fyne.Tappable.
func (c *Curve) Tapped(e *fyne.PointEvent) { c.choose(c.near(e.Position)) }

// FocusGained implements fyne.Focusable.
func (c *Curve) FocusGained() {
	c.focus.Show()
	canvas.Refresh(c.focus)
}

// FocusLost implements fyne.Focusable.
func (c *Curve) FocusLost() {
	c.focus.Hide()
	canvas.Refresh(c.focus)
	c.choose(-1)
}

// TypedRune implements fyne.Focusable.
func (c *Curve) TypedRune(rune) {}

// KeyUp implements desktop.Keyable.
func (c *Curve) KeyUp(*fyne.KeyEvent) {}

// TypedKey implements fyne.Focusable: the left and right keys go from step to step.
func (c *Curve) TypedKey(key *fyne.KeyEvent) {
	ignored := c.Ignores(key)
	switch n := len(c.marks); {
	case key.Name == fyne.KeyRight && n > 0:
		c.choose(min(c.chosen+1, n-1))
	case key.Name == fyne.KeyLeft && n > 0:
		if c.chosen < 0 {
			c.chosen = n
		}
		c.choose(max(c.chosen-1, 0))
	case !ignored:
		c.brush.Stage.Typed(key)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (c *Curve) AccessibilityLabel() string {
	if c.chosen < 0 {
		return c.chart.Title
	}
	title, lines := c.chart.Tells(c.marks[c.chosen].seat, c.marks[c.chosen].step)
	return strings.Join(append([]string{title}, lines...), "\n")
}

// AccessibilityRole implements fyne.Accessible.
func (c *Curve) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
