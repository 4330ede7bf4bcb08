package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/look"
)

// Tile is a field with pictures and words on it that opens something when it is pressed.
type Tile struct {
	explained

	Name  string // for those who do not see it
	OnTap func()

	passing
	colours *look.Colours
	content fyne.CanvasObject
	ground  *canvas.Rectangle
	ring    *canvas.Rectangle
}

var (
	_ fyne.Tappable      = (*Tile)(nil)
	_ fyne.Focusable     = (*Tile)(nil)
	_ desktop.Hoverable  = (*Tile)(nil)
	_ desktop.Cursorable = (*Tile)(nil)
)

// NewTile makes a tile with some room round its content.
func NewTile(colours *look.Colours, name string, padding float32, content fyne.CanvasObject, tap func()) *Tile {
	t := &Tile{Name: name, OnTap: tap, colours: colours}
	t.content = padded(padding, content)
	t.ground = canvas.NewRectangle(colours.PanelRaised)
	t.ground.CornerRadius = 8
	t.ground.StrokeColor, t.ground.StrokeWidth = colours.Edge, 1
	t.ring = newRing(8)
	t.ExtendBaseWidget(t)
	t.leave = t.MouseOut
	return t
}

// Tapped implements fyne.Tappable.
func (t *Tile) Tapped(*fyne.PointEvent) { t.press() }

func (t *Tile) press() {
	t.silence() // the screen may be made anew
	t.OnTap()
}

// FocusGained implements fyne.Focusable.
func (t *Tile) FocusGained() {
	showRing(t.ring, t, true)
	t.gained(t)
}

// FocusLost implements fyne.Focusable.
func (t *Tile) FocusLost() { showRing(t.ring, t, false) }

// TypedRune implements fyne.Focusable.
func (t *Tile) TypedRune(rune) {}

// TypedKey implements fyne.Focusable: Space presses it.
func (t *Tile) TypedKey(key *fyne.KeyEvent) {
	switch {
	case t.Repeats(key):
	case key.Name == fyne.KeySpace:
		t.press()
	default:
		t.pass(key)
	}
}

// Cursor implements desktop.Cursorable.
func (t *Tile) Cursor() desktop.Cursor { return desktop.PointerCursor }

// MouseIn implements desktop.Hoverable.
func (t *Tile) MouseIn(e *desktop.MouseEvent) {
	t.explained.MouseIn(e)
	t.ground.FillColor = mix(t.colours.PanelRaised, t.colours.Text, 0.06)
	t.ground.Refresh()
}

// MouseOut implements desktop.Hoverable.
func (t *Tile) MouseOut() {
	t.explained.MouseOut()
	t.ground.FillColor = t.colours.PanelRaised
	t.ground.Refresh()
}

// AccessibilityLabel implements fyne.Accessible.
func (t *Tile) AccessibilityLabel() string { return t.Name }

// AccessibilityRole implements fyne.Accessible.
func (t *Tile) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewStack(t.ground, t.content, t.ring))
}
