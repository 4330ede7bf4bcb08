// Package chart shows numbers as a picture, whichever game they are of: what is drawn of it alike in all charts, what is under
// the pointer, the keys, and the same in words. Which numbers there are is for others to say.
package chart

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/palette"
	"portroyal/ui/spoken"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Part is something in a chart that can be told of: a column, as a rule from its upper to its lower edge, a point, or both.
type Part struct {
	Left, Right float32
	Top, Bottom float32 // 0 for the whole height

	Point fyne.Position
	Reach float32 // how far from the point the pointer still means this part, before all columns; 0 for a column alone

	Says   string      // what it is, if the chart has a line below
	Colour color.NRGBA // of the strip on the slip that tells of it
	Open   func()      // what a click and Enter do; nil for nothing
}

// Chosen is a part that is chosen with the keys, and stays so while the pointer is on none. It may outlive the chart.
type Chosen struct {
	At   int  // -1 for none
	Mute bool // it is marked, and nothing is told of it before somebody asks
}

// Content is what a chart is made of.
type Content struct {
	Stage *stage.Stage
	By    float32             // how much larger than usual everything is drawn
	Room  fyne.Size           // for all of it
	Still []fyne.CanvasObject // the parts that do not change
	Parts []Part              // in the order of the keys
	About string              // what it shows, or what its parts are

	// Tells says what a part is on a slip of paper beside its point. Without it, a line below says About, or what the part is.
	Tells func(part int) (head string, lines []string)

	Chosen  *Chosen              // nil for nothing that outlives the focus
	Keys    func(*fyne.KeyEvent) // is told of keys that the chart has no use for
	Focused func()               // optional
}

// Chart is a picture of numbers. A part that is chosen with the pointer or the arrow keys is told of.
type Chart struct {
	widget.BaseWidget
	widgets.Presses
	Content

	shown  Chosen // at present
	passes bool   // what is chosen ends with the focus
	saying float32

	shade, focus *canvas.Rectangle
	ring         *canvas.Circle
	told         *fyne.Container
}

var (
	_ desktop.Hoverable  = (*Chart)(nil)
	_ desktop.Keyable    = (*Chart)(nil)
	_ desktop.Cursorable = (*Chart)(nil)
	_ fyne.Focusable     = (*Chart)(nil)
	_ fyne.Tappable      = (*Chart)(nil)
)

// Saying is the height of what is said below a chart of this width, of it or of its parts: of one line, or of two where that could not
// be read.
func Saying(width, by float32, about string, parts []Part) float32 {
	longest := widgets.Line(about, widgets.Least, color.Black).MinSize().Width
	for i := range parts {
		longest = max(longest, widgets.Line(parts[i].Says, widgets.Least, color.Black).MinSize().Width)
	}
	if longest > width {
		return 2 * sayingHigh * by
	}
	return sayingHigh * by
}

// sayingHigh is the height of a line below a chart, in units of a window of usual size.
const sayingHigh = 20

// New makes a chart.
func New(of Content) *Chart {
	c := &Chart{Content: of, passes: of.Chosen == nil, told: &fyne.Container{}, focus: widgets.NewFocus(of.By)}
	c.saying = Saying(of.Room.Width, of.By, of.About, of.Parts)
	c.shown.At = -2 // neither a part nor none
	if c.passes {
		c.Chosen = &Chosen{At: -1}
	}
	colours := of.Stage.Colours()
	c.shade = canvas.NewRectangle(palette.Fade(colours.Accent, 0.28))
	if of.Tells == nil { // it is below the picture
		c.shade.FillColor, c.shade.CornerRadius = palette.Fade(colours.Accent, 0.22), 3*of.By
	}
	c.ring = canvas.NewCircle(color.Transparent)
	c.ring.StrokeColor, c.ring.StrokeWidth = colours.Text, 2.5*of.By
	c.ExtendBaseWidget(c)
	c.show(*c.Chosen)
	return c
}

// MinSize implements fyne.Widget.
func (c *Chart) MinSize() fyne.Size { return c.Room }

// CreateRenderer implements fyne.Widget.
func (c *Chart) CreateRenderer() fyne.WidgetRenderer {
	objects := append(slices.Clone(c.Still), c.shade, c.ring)
	if c.focus.Resize(c.Room); c.Tells == nil {
		widgets.Placed(c.focus, fyne.NewPos(-4*c.By, -2*c.By), c.Room.AddWidthHeight(8*c.By, 4*c.By))
		objects = append([]fyne.CanvasObject{c.shade}, c.Still...)
	}
	return widget.NewSimpleRenderer(&fyne.Container{Objects: append(objects, c.told, c.focus)})
}

// Update shows what has been chosen.
func (c *Chart) Update() { c.show(*c.Chosen) }

// show marks a part and tells of it.
func (c *Chart) show(now Chosen) {
	if now.At >= len(c.Parts) || now == c.shown {
		return
	}
	c.shown = now
	c.shade.Hide()
	c.ring.Hide()
	if now.At >= 0 {
		c.mark(&c.Parts[now.At])
	}
	c.told.Objects = c.tell(now)
	c.told.Refresh()
	canvas.Refresh(c.shade)
	canvas.Refresh(c.ring)
}

// mark shows which part is chosen: its column, or its point.
func (c *Chart) mark(of *Part) {
	if of.Right == 0 {
		size := fyne.NewSquareSize(13 * c.By)
		widgets.Placed(c.ring, of.Point.SubtractXY(size.Width/2, size.Height/2), size)
		c.ring.Show()
		return
	}
	top, bottom := c.within(of)
	widgets.Placed(c.shade, fyne.NewPos(of.Left, top), fyne.NewSize(of.Right-of.Left, bottom-top))
	c.shade.Show()
}

// tell is the slip or the line that tells of a part.
func (c *Chart) tell(now Chosen) []fyne.CanvasObject {
	colours := c.Stage.Colours()
	switch {
	case c.Tells == nil:
		text, paint := c.About, colours.Quiet
		if now.At >= 0 {
			text, paint = c.Parts[now.At].Says, colours.Text
		}
		said := widgets.Legible(widgets.Line(text, 13*c.By, paint), c.Room.Width)
		need := said.MinSize()
		return []fyne.CanvasObject{widgets.Placed(said, fyne.NewPos(0, c.high()+(c.saying-need.Height)/2), need)}
	case now.At < 0 || now.Mute:
		return nil
	}
	of := &c.Parts[now.At]
	head, lines := c.Tells(now.At)
	_, bottom := c.within(of)
	at := of.Point
	if of.Right > 0 {
		at.X = (of.Left + of.Right) / 2
	}
	return widgets.NewSlip(colours, c.By, of.Colour, head, lines, at, fyne.NewSize(c.Room.Width, bottom))
}

// high is how high the picture is.
func (c *Chart) high() float32 {
	if c.Tells == nil {
		return c.Room.Height - c.saying
	}
	return c.Room.Height
}

// within is where a part begins and ends, from the top.
func (c *Chart) within(of *Part) (top, bottom float32) {
	if of.Bottom == 0 {
		return 0, c.high()
	}
	return of.Top, of.Bottom
}

// near is the part at a place, -1 for none: that with the nearest point, or else that with the column.
func (c *Chart) near(at fyne.Position) int {
	best, least := -1, float32(0)
	for i := range c.Parts {
		of := &c.Parts[i]
		dx, dy := of.Point.X-at.X, of.Point.Y-at.Y
		if apart := dx*dx + dy*dy; apart < of.Reach*of.Reach && (best < 0 || apart < least) {
			best, least = i, apart
		}
	}
	if best >= 0 {
		return best
	}
	return slices.IndexFunc(c.Parts, func(of Part) bool {
		top, bottom := c.within(&of)
		return at.X >= of.Left && at.X < of.Right && at.Y >= top && at.Y < bottom
	})
}

// Typed does what a key stands for: left and right go from part to part, Enter and Space open. It reports whether the chart
// has a use for the key.
func (c *Chart) Typed(name fyne.KeyName) bool {
	to, last := c.shown.At, len(c.Parts)-1
	switch name {
	case fyne.KeyRight:
		to = min(to+1, last)
	case fyne.KeyLeft:
		if to < 0 {
			to = last + 1
		}
		to = max(to-1, min(last, 0))
	case fyne.KeyHome:
		to = min(last, 0)
	case fyne.KeyEnd:
		to = last
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		return c.open(to)
	default:
		return false
	}
	if c.shown.Mute && c.shown.At >= 0 && (name == fyne.KeyLeft || name == fyne.KeyRight) {
		to = c.shown.At // which is told of first
	}
	*c.Chosen = Chosen{At: to}
	c.Update()
	return true
}

// open does what a part opens; it reports whether that is anything.
func (c *Chart) open(at int) bool {
	opens := at >= 0 && c.Parts[at].Open != nil
	if opens {
		c.Parts[at].Open()
	}
	return opens
}

// MouseIn implements desktop.Hoverable.
func (c *Chart) MouseIn(e *desktop.MouseEvent) { c.MouseMoved(e) }

// MouseMoved implements desktop.Hoverable.
func (c *Chart) MouseMoved(e *desktop.MouseEvent) {
	if at := c.near(e.Position); at >= 0 {
		c.show(Chosen{At: at})
	} else {
		c.Update()
	}
}

// MouseOut implements desktop.Hoverable.
func (c *Chart) MouseOut() { c.Update() }

// Cursor implements desktop.Cursorable.
func (c *Chart) Cursor() desktop.Cursor {
	if c.shown.At >= 0 && c.Parts[c.shown.At].Open != nil {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// Tapped implements fyne.Tappable.
func (c *Chart) Tapped(e *fyne.PointEvent) {
	if at := c.near(e.Position); !c.open(at) {
		c.show(Chosen{At: at})
	}
}

// Deaf reports whether a click on it does no more than the pointer does.
func (c *Chart) Deaf() bool {
	return c.Tells == nil && !slices.ContainsFunc(c.Parts, func(of Part) bool { return of.Open != nil })
}

// FocusGained implements fyne.Focusable.
func (c *Chart) FocusGained() {
	c.focus.Show()
	canvas.Refresh(c.focus)
	if c.Focused != nil {
		c.Focused()
	}
}

// FocusLost implements fyne.Focusable.
func (c *Chart) FocusLost() {
	c.focus.Hide()
	canvas.Refresh(c.focus)
	if c.passes {
		c.Chosen.At = -1
		c.Update()
	}
}

// TypedRune implements fyne.Focusable.
func (c *Chart) TypedRune(rune) {}

// KeyUp implements desktop.Keyable.
func (c *Chart) KeyUp(*fyne.KeyEvent) {}

// TypedKey implements fyne.Focusable.
func (c *Chart) TypedKey(key *fyne.KeyEvent) {
	if !c.Ignores(key) && !c.Typed(key.Name) {
		c.Keys(key)
	}
}

// Told is what each part is, for those who do not see it.
func (c *Chart) Told() (all []widgets.Spoken) {
	for i := range c.Parts {
		told := widgets.Spoken{Words: c.Parts[i].Says, Open: c.Parts[i].Open, Pointed: c.focus.Visible() && i == c.shown.At}
		if c.Tells != nil {
			head, lines := c.Tells(i)
			told.Words = spoken.Sentences(append([]string{head}, lines...)...)
		}
		all = append(all, told)
	}
	return all
}

// Name is what it shows.
func (c *Chart) Name() string { return c.About }

// AccessibilityLabel implements fyne.Accessible: what it shows with what its parts are, or what is told of the one that is chosen.
func (c *Chart) AccessibilityLabel() string {
	lines := []string{c.About}
	switch {
	case c.shown.At >= 0 && c.Tells == nil:
		return c.Parts[c.shown.At].Says
	case c.shown.At >= 0:
		head, told := c.Tells(c.shown.At)
		lines = append([]string{head}, told...)
	}
	for i := range c.Parts {
		if says := c.Parts[i].Says; says != "" {
			lines = append(lines, says)
		}
	}
	return strings.Join(lines, "\n")
}

// AccessibilityRole implements fyne.Accessible.
func (c *Chart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
