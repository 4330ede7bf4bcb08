package statisticspage

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// Column is a part of a chart, as a rule from its upper to its lower edge, that can be told of in a line.
type Column struct {
	Left, Right float32
	Top, Bottom float32 // 0 for the whole height
	Says        string
	Game        string // that it opens, "" for none
}

// Chart is a picture of numbers with columns, one of which can be chosen with the pointer or the arrow keys. The line below
// it says what the columns are, or what the chosen one is; a click or Enter opens its game, if it has one.
type Chart struct {
	widget.BaseWidget
	widgets.Presses

	brush   *Brush
	size    fyne.Size // with the line below
	tall    float32   // of the picture without it
	columns []Column
	about   string
	still   []fyne.CanvasObject // the parts that do not change
	chosen  int                 // -1 for none
	held    int                 // the one that was chosen with the keys, -1 for none

	shade, focus *canvas.Rectangle
	line         *canvas.Text
}

var (
	_ desktop.Hoverable  = (*Chart)(nil)
	_ desktop.Keyable    = (*Chart)(nil)
	_ desktop.Cursorable = (*Chart)(nil)
	_ fyne.Focusable     = (*Chart)(nil)
	_ fyne.Tappable      = (*Chart)(nil)
)

// saying is the height of the line below a chart, in units of a window of usual size.
const saying = 20

// Chart adds a chart whose picture is so high. about says below it what the columns are.
func (s *Section) Chart(high float32, about string, columns []Column, still []fyne.CanvasObject) {
	b := s.Brush
	c := &Chart{
		brush: b, size: fyne.NewSize(s.Width, high+saying*b.By), tall: high, columns: columns, about: about, still: still,
		chosen: -1, held: -1,
	}
	c.shade = canvas.NewRectangle(palette.Fade(b.Stage.Colours().Accent, 0.22))
	c.shade.CornerRadius = 3 * b.By
	c.shade.Hide()
	c.focus = widgets.NewFocus(b.By)
	c.line = widgets.Line("", 13*b.By, b.Stage.Colours().Quiet)
	c.ExtendBaseWidget(c)
	c.tell()
	s.Put(c, 0, c.size.Width, c.size.Height)
	s.Y += c.size.Height + 4*b.By
}

// MinSize implements fyne.Widget.
func (c *Chart) MinSize() fyne.Size { return c.size }

// CreateRenderer implements fyne.Widget.
func (c *Chart) CreateRenderer() fyne.WidgetRenderer {
	widgets.Placed(c.focus, fyne.NewPos(-4*c.brush.By, -2*c.brush.By), c.size.AddWidthHeight(8*c.brush.By, 4*c.brush.By))
	objects := append([]fyne.CanvasObject{c.shade}, c.still...)
	return widget.NewSimpleRenderer(&fyne.Container{Objects: append(objects, c.line, c.focus)})
}

// choose tells of a column, of none for -1.
func (c *Chart) choose(at int) {
	if at != c.chosen {
		c.chosen = at
		c.tell()
	}
}

// tell writes the line below, and shows which column is chosen.
func (c *Chart) tell() {
	by := c.brush.By
	c.line.Text, c.line.TextSize, c.line.Color = c.about, 13*by, c.brush.Stage.Colours().Quiet
	c.shade.Hidden = c.chosen < 0
	if c.chosen >= 0 {
		one := c.columns[c.chosen]
		c.line.Text, c.line.Color = one.Says, c.brush.Stage.Colours().Text
		top, bottom := c.within(&one)
		c.shade.Move(fyne.NewPos(one.Left, top))
		c.shade.Resize(fyne.NewSize(one.Right-one.Left, bottom-top))
	}
	widgets.Shrink(c.line, c.size.Width)
	need := c.line.MinSize()
	c.line.Move(fyne.NewPos(0, c.tall+(saying*by-need.Height)/2))
	c.line.Resize(need)
	canvas.Refresh(c.shade)
	canvas.Refresh(c.line)
	canvas.Refresh(c)
}

// within is where a column begins and ends, from the top.
func (c *Chart) within(one *Column) (top, bottom float32) {
	if one.Bottom == 0 {
		return 0, c.tall
	}
	return one.Top, one.Bottom
}

// near is the column at a place, -1 for none.
func (c *Chart) near(at fyne.Position) int {
	if at.Y < 0 || at.Y > c.tall {
		return -1
	}
	for i := range c.columns {
		one := &c.columns[i]
		if top, bottom := c.within(one); at.X >= one.Left && at.X < one.Right && at.Y >= top && at.Y < bottom {
			return i
		}
	}
	return -1
}

// MouseIn implements desktop.Hoverable.
func (c *Chart) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (c *Chart) MouseMoved(e *desktop.MouseEvent) {
	if at := c.near(e.Position); at >= 0 {
		c.choose(at)
	} else {
		c.choose(c.held)
	}
}

// MouseOut implements desktop.Hoverable.
func (c *Chart) MouseOut() { c.choose(c.held) }

// Cursor implements desktop.Cursorable.
func (c *Chart) Cursor() desktop.Cursor {
	if c.chosen >= 0 && c.columns[c.chosen].Game != "" {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// Tapped implements fyne.Tappable.
func (c *Chart) Tapped(e *fyne.PointEvent) { c.open(c.near(e.Position)) }

// Deaf reports whether a click on it does nothing.
func (c *Chart) Deaf() bool {
	return !slices.ContainsFunc(c.columns, func(one Column) bool { return one.Game != "" })
}

func (c *Chart) open(at int) {
	if at >= 0 && c.columns[at].Game != "" {
		c.brush.Open(c.columns[at].Game)
	}
}

// FocusGained implements fyne.Focusable.
func (c *Chart) FocusGained() {
	c.focus.Show()
	canvas.Refresh(c)
	if c.brush.Scroll != nil {
		widgets.ScrollTo(c.brush.Scroll, c)
	}
}

// FocusLost implements fyne.Focusable.
func (c *Chart) FocusLost() {
	c.held = -1
	c.focus.Hide()
	c.choose(-1)
	canvas.Refresh(c)
}

// TypedRune implements fyne.Focusable.
func (c *Chart) TypedRune(rune) {}

// KeyUp implements desktop.Keyable.
func (c *Chart) KeyUp(*fyne.KeyEvent) {}

// TypedKey implements fyne.Focusable: left and right choose, Enter and Space open.
func (c *Chart) TypedKey(key *fyne.KeyEvent) {
	if c.Ignores(key) {
		return
	}
	last := len(c.columns) - 1
	switch key.Name {
	case fyne.KeyRight:
		c.held = min(c.held+1, last)
	case fyne.KeyLeft:
		if c.held--; c.held < 0 {
			c.held = 0
		}
	case fyne.KeyHome:
		c.held = 0
	case fyne.KeyEnd:
		c.held = last
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		if c.held >= 0 && c.columns[c.held].Game != "" {
			c.open(c.held)
			return
		}
		c.brush.Stage.Keys(c.brush.Keys)(key)
		return
	default:
		c.brush.Stage.Keys(c.brush.Keys)(key)
		return
	}
	c.choose(c.held)
}

// Line is what the line below it says at present.
func (c *Chart) Line() string { return c.line.Text }

// Columns are its parts.
func (c *Chart) Columns() []Column { return c.columns }

// About is what the line says as long as no column is chosen.
func (c *Chart) About() string { return c.about }

// AccessibilityLabel implements fyne.Accessible: all its numbers in words, or those of the chosen column.
func (c *Chart) AccessibilityLabel() string {
	if c.chosen >= 0 {
		return c.columns[c.chosen].Says
	}
	lines := []string{c.about}
	for i := range c.columns {
		lines = append(lines, c.columns[i].Says)
	}
	return strings.Join(lines, "\n")
}

// AccessibilityRole implements fyne.Accessible.
func (c *Chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
