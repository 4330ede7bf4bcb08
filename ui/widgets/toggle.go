package widgets

import (
	"cmp"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// Toggle is a large plate that is on or off, with a switch, a title and a sentence.
type Toggle struct {
	widget.BaseWidget

	On       bool
	Title    string
	Sentence string
	OnChange func(on bool)
	Growth   float32 // how much larger than usual it is, 0 for not at all

	passing
	why     string // why it cannot be switched, "" if it can
	colours *look.Colours
	hovered bool
	ground  *canvas.Rectangle
	ring    *canvas.Rectangle
	lever   *lever
}

var (
	_ desktop.Keyable    = (*Toggle)(nil)
	_ desktop.Hoverable  = (*Toggle)(nil)
	_ desktop.Cursorable = (*Toggle)(nil)
	_ fyne.Disableable   = (*Toggle)(nil)
)

// NewToggle makes a toggle.
func NewToggle(colours *look.Colours, title, sentence string, on bool, change func(bool)) *Toggle {
	t := &Toggle{On: on, Title: title, Sentence: sentence, OnChange: change, colours: colours}
	t.ground = canvas.NewRectangle(colours.PanelRaised)
	t.ground.CornerRadius = 8
	t.ring = newRing(8)
	t.lever = newLever()
	t.ExtendBaseWidget(t)
	t.paint()
	return t
}

// Forbid takes the toggle out of use and says why in place of its sentence.
func (t *Toggle) Forbid(why string) {
	t.why = why
	t.paint()
}

// Forbidden reports whether the toggle is out of use.
func (t *Toggle) Forbidden() bool { return t.why != "" }

// Told is what is said about it: its sentence, or why it cannot be switched.
func (t *Toggle) Told() string { return cmp.Or(t.why, t.Sentence) }

// Disabled implements [fyne.Disableable]: Tab passes by a toggle that is out of use.
func (t *Toggle) Disabled() bool { return t.Forbidden() }

// Enable and Disable implement [fyne.Disableable]; see [Toggle.Forbid].
func (*Toggle) Enable() {}

// Disable implements [fyne.Disableable].
func (*Toggle) Disable() {}

func (t *Toggle) paint() {
	t.ground.FillColor = t.colours.PanelRaised
	switch {
	case t.Forbidden():
		t.ground.FillColor = palette.Fade(t.colours.PanelRaised, 0.35)
	case t.hovered:
		t.ground.FillColor = palette.Mix(t.colours.PanelRaised, t.colours.Text, 0.06)
	}
	t.ground.Refresh()
	t.lever.paint(t.colours, t.On, t.Forbidden())
}

func (t *Toggle) flip() {
	if t.Forbidden() {
		return
	}
	t.On = !t.On
	t.paint()
	t.OnChange(t.On)
}

func (t *Toggle) titlePaint() color.NRGBA {
	if t.Forbidden() {
		return t.colours.Quiet
	}
	return t.colours.Text
}

// Tapped implements fyne.Tappable.
func (t *Toggle) Tapped(*fyne.PointEvent) { t.flip() }

// FocusGained implements fyne.Focusable.
func (t *Toggle) FocusGained() {
	showRing(t.ring, t, true)
	t.gained(t)
}

// FocusLost implements fyne.Focusable.
func (t *Toggle) FocusLost() { showRing(t.ring, t, false) }

// TypedRune implements fyne.Focusable.
func (t *Toggle) TypedRune(letter rune) { t.typed(letter) }

// TypedKey implements fyne.Focusable: Space switches.
func (t *Toggle) TypedKey(key *fyne.KeyEvent) {
	switch {
	case t.Ignores(key):
	case key.Name == fyne.KeySpace:
		t.flip()
	default:
		t.pass(key)
	}
}

// MouseIn implements desktop.Hoverable.
func (t *Toggle) MouseIn(*desktop.MouseEvent) {
	t.hovered = true
	t.paint()
}

// MouseMoved implements desktop.Hoverable.
func (t *Toggle) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (t *Toggle) MouseOut() {
	t.hovered = false
	t.paint()
}

// Cursor implements desktop.Cursorable.
func (t *Toggle) Cursor() desktop.Cursor {
	if t.Forbidden() {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// AccessibilityLabel implements fyne.Accessible.
func (t *Toggle) AccessibilityLabel() string { return t.Title + ". " + t.Sentence }

// AccessibilityRole implements fyne.Accessible.
func (t *Toggle) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// labelPadding is the room that the toolkit leaves beside the words of a label.
const labelPadding = 8

// CreateRenderer implements fyne.Widget.
func (t *Toggle) CreateRenderer() fyne.WidgetRenderer {
	by := max(t.Growth, 1)
	line := container.New(&shrinking{largest: 16 * by}, Title(t.Title, 16*by, t.titlePaint()))
	title := container.New(layout.NewCustomPaddedLayout(6*by, 0, labelPadding, labelPadding), line)
	sentence := t.Sentence
	if t.Forbidden() {
		sentence = t.why
	}
	words := container.New(layout.NewCustomPaddedVBoxLayout(-6*by), title, newNote(sentence))
	t.lever.by = by
	lever := container.New(layout.NewCustomPaddedLayout(0, 0, 12*by, 4*by), t.lever.objects())
	row := container.NewBorder(nil, nil, lever, nil, words)
	return widget.NewSimpleRenderer(container.NewStack(t.ground, row, t.ring))
}

// lever is the part of a toggle that slides: a track with a knob, on the right and coloured when it
// is on. A stroke in the free half of the track means on and a small circle off, as on the switches of
// machines, so that no colour has to be told apart.
type lever struct {
	track, stroke *canvas.Rectangle
	knob, circle  *canvas.Circle
	on            bool
	by            float32
}

// The size of a lever, and the room between the track and its knob.
const (
	leverWidth, leverHeight = 46, 26
	leverGap                = 4
)

func newLever() *lever {
	return &lever{
		track: canvas.NewRectangle(color.Transparent), stroke: canvas.NewRectangle(color.Transparent),
		knob: canvas.NewCircle(color.Transparent), circle: canvas.NewCircle(color.Transparent), by: 1,
	}
}

func (l *lever) objects() *fyne.Container {
	return container.New(l, l.track, l.stroke, l.circle, l.knob)
}

// MinSize implements fyne.Layout.
func (l *lever) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(leverWidth*l.by, leverHeight*l.by)
}

// Layout implements fyne.Layout.
func (l *lever) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	width, height := leverWidth*l.by, leverHeight*l.by
	top := (size.Height - height) / 2
	l.track.CornerRadius = height / 2
	lay := func(object fyne.CanvasObject, x, y, w, h float32) {
		object.Resize(fyne.NewSize(w, h))
		object.Move(fyne.NewPos(x, top+y))
	}
	lay(l.track, 0, 0, width, height)
	gap := leverGap * l.by
	knob := height - 2*gap
	at := gap
	if l.on {
		at = width - gap - knob
	}
	lay(l.knob, at, gap, knob, knob)
	mark := knob * 0.5
	lay(l.stroke, height*0.5-l.by, (height-mark)/2, 2*l.by, mark)
	lay(l.circle, width-height*0.5-mark/2, (height-mark)/2, mark, mark)
}

func (l *lever) paint(c *look.Colours, on, forbidden bool) {
	l.on = on
	l.track.FillColor, l.track.StrokeColor, l.track.StrokeWidth = c.Field, c.Quiet, 1.5*l.by
	l.knob.FillColor = palette.Mix(c.Quiet, c.Field, 0.3)
	l.circle.StrokeColor, l.circle.StrokeWidth = c.Quiet, 1.6*l.by
	l.stroke.FillColor = white
	if on {
		l.track.FillColor, l.track.StrokeColor = palette.Calm, c.Text
		l.knob.FillColor = white
	}
	if forbidden {
		l.track.FillColor, l.track.StrokeColor = color.Transparent, palette.Fade(c.Quiet, 0.4)
		l.knob.FillColor = palette.Fade(c.Quiet, 0.4)
		l.circle.StrokeColor, l.stroke.FillColor = palette.Fade(c.Quiet, 0.4), palette.Fade(c.Quiet, 0.4)
	}
	l.stroke.Hidden, l.circle.Hidden = !on, on
	l.Layout(nil, fyne.NewSize(leverWidth*l.by, max(l.height(), leverHeight*l.by)))
	for _, object := range []fyne.CanvasObject{l.track, l.stroke, l.circle, l.knob} {
		object.Refresh()
	}
}

// height is that of the room that the lever has got, which is as high as its toggle.
func (l *lever) height() float32 { return 2*l.track.Position().Y + l.track.Size().Height }

// shrinking writes a line in the room there is, smaller if it must be.
type shrinking struct{ largest, height float32 }

func (s *shrinking) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if s.height == 0 {
		s.height = objects[0].MinSize().Height // before it has become smaller
	}
	return fyne.NewSize(0, s.height)
}

func (s *shrinking) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	line := objects[0].(*canvas.Text)
	line.TextSize = s.largest
	Shrink(line, size.Width)
	line.Resize(size)
}
