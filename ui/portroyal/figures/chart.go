package figures

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

// column is a part of a chart, from one edge to the other, that can be told of in a line.
type column struct {
	left, right float32
	says        string
	game        string // that it opens, "" for none
}

// chart is a picture of numbers with columns, one of which can be chosen with the pointer or the arrow keys. The line below
// it says what the columns are, or what the chosen one is; a click or Enter opens its game, if it has one.
type chart struct {
	widget.BaseWidget
	widgets.Presses

	page    *Page
	size    fyne.Size // with the line below
	tall    float32   // of the picture without it
	columns []column
	about   string
	still   []fyne.CanvasObject // the parts that do not change
	chosen  int                 // -1 for none
	held    int                 // the one that was chosen with the keys, -1 for none

	shade, focus *canvas.Rectangle
	line         *canvas.Text
}

var (
	_ desktop.Hoverable  = (*chart)(nil)
	_ desktop.Keyable    = (*chart)(nil)
	_ desktop.Cursorable = (*chart)(nil)
	_ fyne.Focusable     = (*chart)(nil)
	_ fyne.Tappable      = (*chart)(nil)
)

// saying is the height of the line below a chart, in units of a window of usual size.
const saying = 20

// chart adds a chart whose picture is so high.
func (s *section) chart(high float32, about string, columns []column, still []fyne.CanvasObject) {
	p := s.page
	c := &chart{
		page: p, size: fyne.NewSize(s.width, high+saying*p.by), tall: high, columns: columns, about: about, still: still,
		chosen: -1, held: -1,
	}
	c.shade = canvas.NewRectangle(palette.Fade(p.stage.Colours().Accent, 0.22))
	c.shade.CornerRadius = 3 * p.by
	c.shade.Hide()
	c.focus = widgets.NewFocus(p.by)
	c.line = widgets.Line("", 13*p.by, p.stage.Colours().Quiet)
	c.ExtendBaseWidget(c)
	c.tell()
	s.put(c, 0, c.size.Width, c.size.Height)
	s.y += c.size.Height + 4*p.by
}

// MinSize implements fyne.Widget.
func (c *chart) MinSize() fyne.Size { return c.size }

// CreateRenderer implements fyne.Widget.
func (c *chart) CreateRenderer() fyne.WidgetRenderer {
	widgets.Placed(c.focus, fyne.NewPos(-4*c.page.by, -2*c.page.by), c.size.AddWidthHeight(8*c.page.by, 4*c.page.by))
	objects := append([]fyne.CanvasObject{c.shade}, c.still...)
	return widget.NewSimpleRenderer(&fyne.Container{Objects: append(objects, c.line, c.focus)})
}

// choose tells of a column, of none for -1.
func (c *chart) choose(at int) {
	if at != c.chosen {
		c.chosen = at
		c.tell()
	}
}

// tell writes the line below, and shows which column is chosen.
func (c *chart) tell() {
	by := c.page.by
	c.line.Text, c.line.TextSize, c.line.Color = c.about, 13*by, c.page.stage.Colours().Quiet
	c.shade.Hidden = c.chosen < 0
	if c.chosen >= 0 {
		one := c.columns[c.chosen]
		c.line.Text, c.line.Color = one.says, c.page.stage.Colours().Text
		c.shade.Move(fyne.NewPos(one.left, 0))
		c.shade.Resize(fyne.NewSize(one.right-one.left, c.tall))
	}
	widgets.Shrink(c.line, c.size.Width)
	need := c.line.MinSize()
	c.line.Move(fyne.NewPos(0, c.tall+(saying*by-need.Height)/2))
	c.line.Resize(need)
	canvas.Refresh(c.shade)
	canvas.Refresh(c.line)
	canvas.Refresh(c)
}

// near is the column at a place, -1 for none.
func (c *chart) near(at fyne.Position) int {
	if at.Y < 0 || at.Y > c.tall {
		return -1
	}
	for i := range c.columns {
		if at.X >= c.columns[i].left && at.X < c.columns[i].right {
			return i
		}
	}
	return -1
}

// MouseIn implements desktop.Hoverable.
func (c *chart) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (c *chart) MouseMoved(e *desktop.MouseEvent) {
	if at := c.near(e.Position); at >= 0 {
		c.choose(at)
	} else {
		c.choose(c.held)
	}
}

// MouseOut implements desktop.Hoverable.
func (c *chart) MouseOut() { c.choose(c.held) }

// Cursor implements desktop.Cursorable.
func (c *chart) Cursor() desktop.Cursor {
	if c.chosen >= 0 && c.columns[c.chosen].game != "" {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// Tapped implements fyne.Tappable.
func (c *chart) Tapped(e *fyne.PointEvent) { c.open(c.near(e.Position)) }

// Deaf reports whether a click on it does nothing.
func (c *chart) Deaf() bool {
	return !slices.ContainsFunc(c.columns, func(one column) bool { return one.game != "" })
}

func (c *chart) open(at int) {
	if at >= 0 && c.columns[at].game != "" {
		c.page.calls.Open(c.columns[at].game)
	}
}

// FocusGained implements fyne.Focusable.
func (c *chart) FocusGained() {
	c.focus.Show()
	canvas.Refresh(c)
	if c.page.scroll != nil {
		widgets.ScrollTo(c.page.scroll, c)
	}
}

// FocusLost implements fyne.Focusable.
func (c *chart) FocusLost() {
	c.held = -1
	c.focus.Hide()
	c.choose(-1)
	canvas.Refresh(c)
}

// TypedRune implements fyne.Focusable.
func (c *chart) TypedRune(rune) {}

// KeyUp implements desktop.Keyable.
func (c *chart) KeyUp(*fyne.KeyEvent) {}

// TypedKey implements fyne.Focusable: left and right choose, Enter and Space open.
func (c *chart) TypedKey(key *fyne.KeyEvent) {
	if c.Repeats(key) {
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
		if c.held >= 0 && c.columns[c.held].game != "" {
			c.open(c.held)
			return
		}
		c.page.stage.Keys(c.page.Typed)(key)
		return
	default:
		c.page.stage.Keys(c.page.Typed)(key)
		return
	}
	c.choose(c.held)
}

// AccessibilityLabel implements fyne.Accessible: all its numbers in words, or those of the chosen column.
func (c *chart) AccessibilityLabel() string {
	if c.chosen >= 0 {
		return c.columns[c.chosen].says
	}
	lines := []string{c.about}
	for i := range c.columns {
		lines = append(lines, c.columns[i].says)
	}
	return strings.Join(lines, "\n")
}

// AccessibilityRole implements fyne.Accessible.
func (c *chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
