package widgets

import (
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

// Toggle is a large plate that is on or off, with a title and a sentence.
type Toggle struct {
	widget.BaseWidget

	On       bool
	Title    string
	Sentence string
	OnChange func(on bool)

	passing
	why     string // why it cannot be switched, "" if it can
	colours *look.Colours
	ground  *canvas.Rectangle
	light   *canvas.Circle
}

var (
	_ desktop.Keyable    = (*Toggle)(nil)
	_ desktop.Cursorable = (*Toggle)(nil)
)

// NewToggle makes a toggle.
func NewToggle(colours *look.Colours, title, sentence string, on bool, change func(bool)) *Toggle {
	t := &Toggle{On: on, Title: title, Sentence: sentence, OnChange: change, colours: colours}
	t.ground = canvas.NewRectangle(colours.PanelRaised)
	t.ground.CornerRadius = 8
	t.light = canvas.NewCircle(colours.Panel)
	t.light.StrokeColor, t.light.StrokeWidth = colours.Edge, 2
	t.ExtendBaseWidget(t)
	t.paint(false)
	return t
}

// Forbid takes the toggle out of use and says why in place of its sentence.
func (t *Toggle) Forbid(why string) {
	t.why = why
	t.paint(false)
}

// Forbidden tells whether the toggle is out of use.
func (t *Toggle) Forbidden() bool { return t.why != "" }

func (t *Toggle) paint(focused bool) {
	t.ground.StrokeColor, t.ground.StrokeWidth = t.colours.PanelRaised, 2
	t.light.FillColor = t.colours.Panel
	if t.On {
		t.ground.StrokeColor = t.colours.Edge
		t.light.FillColor = palette.Gold
	}
	if focused {
		t.ground.StrokeColor = palette.Takeable
	}
	t.ground.Refresh()
	t.light.Refresh()
}

func (t *Toggle) flip(focused bool) {
	if t.Forbidden() {
		return
	}
	t.On = !t.On
	t.paint(focused)
	t.OnChange(t.On)
}

func (t *Toggle) titlePaint() color.NRGBA {
	if t.Forbidden() {
		return t.colours.Quiet
	}
	return t.colours.Text
}

// Tapped implements fyne.Tappable.
func (t *Toggle) Tapped(*fyne.PointEvent) { t.flip(false) }

// FocusGained implements fyne.Focusable.
func (t *Toggle) FocusGained() { t.paint(true) }

// FocusLost implements fyne.Focusable.
func (t *Toggle) FocusLost() { t.paint(false) }

// TypedRune implements fyne.Focusable.
func (t *Toggle) TypedRune(rune) {}

// TypedKey implements fyne.Focusable: Space switches.
func (t *Toggle) TypedKey(key *fyne.KeyEvent) {
	switch {
	case t.Repeats(key):
	case key.Name == fyne.KeySpace:
		t.flip(true)
	default:
		t.pass(key)
	}
}

// Cursor implements desktop.Cursorable.
func (t *Toggle) Cursor() desktop.Cursor { return desktop.PointerCursor }

// AccessibilityLabel implements fyne.Accessible.
func (t *Toggle) AccessibilityLabel() string { return t.Title + ". " + t.Sentence }

// AccessibilityRole implements fyne.Accessible.
func (t *Toggle) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (t *Toggle) CreateRenderer() fyne.WidgetRenderer {
	line := container.New(&shrinking{largest: 16}, Title(t.Title, 16, t.titlePaint()))
	title := container.New(layout.NewCustomPaddedLayout(6, 0, 8, 8), line)
	sentence := t.Sentence
	if t.Forbidden() {
		sentence = t.why
	}
	words := container.New(layout.NewCustomPaddedVBoxLayout(-6), title, NewNote(sentence))
	light := Fixed(t.light, 24, 24)
	row := container.NewBorder(nil, nil, container.New(layout.NewCustomPaddedLayout(0, 0, 12, 0), light), nil, words)
	return widget.NewSimpleRenderer(container.NewStack(t.ground, row))
}

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
	if width := line.MinSize().Width; width > size.Width && size.Width > 0 {
		line.TextSize *= size.Width / width
	}
	line.Resize(size)
}
