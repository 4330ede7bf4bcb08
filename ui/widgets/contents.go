package widgets

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// Chapter is a line of a table of contents.
type Chapter struct {
	Title  string
	Before string // a heading above it, "" for none
	Mark   bool   // a dot beside it
	Quiet  bool   // it is of less interest
	Found  int    // how often something was found there, 0 for nowhere
}

// Contents is a table of contents: one of its lines is open. It has the focus as a whole; the arrow keys go from
// line to line.
type Contents struct {
	widget.BaseWidget
	passing

	Chapters []Chapter
	OnOpen   func(line int)

	colours *look.Colours
	by      float32
	width   float32
	open    int
	over    int
	focused bool
	lines   []contentsLine
	height  float32
	objects []fyne.CanvasObject
}

// contentsLine is a line as it is drawn.
type contentsLine struct {
	ground *canvas.Rectangle
	title  *canvas.Text
}

var (
	_ fyne.Tappable      = (*Contents)(nil)
	_ fyne.Focusable     = (*Contents)(nil)
	_ desktop.Hoverable  = (*Contents)(nil)
	_ desktop.Cursorable = (*Contents)(nil)
)

// NewContents makes a table of this width, so many times larger than usual, with a line open, or none if that is -1.
func NewContents(colours *look.Colours, by, width float32, chapters []Chapter, open int, to func(int)) *Contents {
	c := &Contents{OnOpen: to, colours: colours, by: by, width: width, Chapters: chapters, open: open, over: -1}
	c.lay()
	c.ExtendBaseWidget(c)
	c.paint()
	return c
}

// The heights of a line and of a heading, at usual size.
const (
	contentsHigh    = 27
	contentsHeading = 28
)

// lay puts everything in its place.
func (c *Contents) lay() {
	y := float32(0)
	add := func(object fyne.CanvasObject, x, y, width, height float32) {
		c.objects = append(c.objects, Placed(object, fyne.NewPos(x, y), fyne.NewSize(width, height)))
	}
	for _, chapter := range c.Chapters {
		if chapter.Before != "" {
			if y > 0 {
				y += 5 * c.by
			}
			heading := Title(chapter.Before, 14*c.by, c.colours.Quiet)
			narrow(heading, c.width-8*c.by)
			need := heading.MinSize()
			add(heading, 6*c.by, y+(contentsHeading*c.by-need.Height)/2, need.Width, need.Height)
			y += contentsHeading * c.by
		}
		ground := canvas.NewRectangle(color.Transparent)
		ground.CornerRadius = 6 * c.by
		high := max(contentsHigh*c.by, Fingertip)
		add(ground, 0, y, c.width, high)
		right := c.width - 8*c.by
		if chapter.Found > 0 {
			number := BoldLine(strconv.Itoa(chapter.Found), 12*c.by, palette.Ink)
			need := number.MinSize()
			tag := canvas.NewRectangle(palette.Gold)
			tag.CornerRadius = 8 * c.by
			wide := max(need.Width+10*c.by, 20*c.by)
			add(tag, right-wide+2*c.by, y+(high-18*c.by)/2, wide, 18*c.by)
			add(number, right-wide/2-need.Width/2+2*c.by, y+(high-need.Height)/2, need.Width, need.Height)
			right -= wide + 4*c.by
		}
		if chapter.Mark {
			dot := canvas.NewCircle(palette.Calm)
			dot.StrokeColor, dot.StrokeWidth = palette.Parchment, 1
			size := 9 * c.by
			add(dot, right-size, y+(high-size)/2, size, size)
			right -= size + 4*c.by
		}
		title := Line(chapter.Title, 15*c.by, c.colours.Text)
		narrow(title, right-12*c.by)
		need := title.MinSize()
		add(title, 12*c.by, y+(high-need.Height)/2, need.Width, need.Height)
		c.lines = append(c.lines, contentsLine{ground, title})
		y += high
	}
	c.height = y
}

// paint shows which line is open, under the pointer and focused.
func (c *Contents) paint() {
	for i, line := range c.lines {
		line.ground.FillColor, line.ground.StrokeWidth = color.Transparent, 0
		line.title.Color = c.colours.Text
		if c.Chapters[i].Quiet {
			line.title.Color = c.colours.Quiet
		}
		switch {
		case i == c.open:
			line.ground.FillColor, line.title.Color = CalmPaint, white
			if c.focused {
				line.ground.StrokeColor, line.ground.StrokeWidth = focusPaint, focusWidth*c.by
			}
		case i == c.over:
			line.ground.FillColor = palette.Fade(c.colours.Text, 0.1)
		}
		line.ground.Refresh()
		line.title.Refresh()
	}
}

// Open shows another line as open.
func (c *Contents) Open(line int) {
	c.open = line
	c.paint()
}

// Line is the place of the open line, from its upper to its lower edge.
func (c *Contents) Line() (from, to float32) {
	ground := c.lines[c.open].ground
	return ground.Position().Y, ground.Position().Y + ground.Size().Height
}

// MinSize implements fyne.Widget.
func (c *Contents) MinSize() fyne.Size { return fyne.NewSize(c.width, c.height) }

// CreateRenderer implements fyne.Widget.
func (c *Contents) CreateRenderer() fyne.WidgetRenderer { return still{c, c.objects} }

// at is the line at a height, -1 for none.
func (c *Contents) at(y float32) int {
	for i, line := range c.lines {
		if top := line.ground.Position().Y; y >= top && y < top+line.ground.Size().Height {
			return i
		}
	}
	return -1
}

// Tapped implements fyne.Tappable.
func (c *Contents) Tapped(e *fyne.PointEvent) {
	if i := c.at(e.Position.Y); i >= 0 {
		c.OnOpen(i)
	}
}

// MouseIn implements desktop.Hoverable.
func (c *Contents) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (c *Contents) MouseMoved(e *desktop.MouseEvent) { c.hover(c.at(e.Position.Y)) }

// MouseOut implements desktop.Hoverable.
func (c *Contents) MouseOut() { c.hover(-1) }

func (c *Contents) hover(over int) {
	if over != c.over {
		c.over = over
		c.paint()
	}
}

// Cursor implements desktop.Cursorable.
func (c *Contents) Cursor() desktop.Cursor {
	if c.over >= 0 {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// FocusGained implements fyne.Focusable.
func (c *Contents) FocusGained() {
	c.focused = true
	c.paint()
	c.gained(c)
}

// FocusLost implements fyne.Focusable.
func (c *Contents) FocusLost() {
	c.focused = false
	c.paint()
}

// TypedRune implements fyne.Focusable.
func (c *Contents) TypedRune(letter rune) { c.typed(letter) }

// TypedKey implements fyne.Focusable.
func (c *Contents) TypedKey(key *fyne.KeyEvent) {
	if c.Ignores(key) {
		return
	}
	switch key.Name {
	case fyne.KeyDown:
		c.OnOpen(min(c.open+1, len(c.Chapters)-1))
	case fyne.KeyUp:
		c.OnOpen(max(c.open-1, 0))
	default:
		c.pass(key)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (c *Contents) AccessibilityLabel() string {
	if c.open < 0 {
		return ""
	}
	return c.Chapters[c.open].Title
}

// AccessibilityRole implements fyne.Accessible.
func (c *Contents) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
