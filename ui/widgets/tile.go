package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// Tile is a field with pictures and words on it that opens something when it is pressed.
type Tile struct {
	asking

	Name   string // for those who do not see it
	OnTap  func()
	Enters bool // Enter presses it as well, where it says in words what it does

	passing
	content fyne.CanvasObject
	ground  *canvas.Rectangle
	rests   color.NRGBA // the ground, and what it is under the pointer
	hovers  color.NRGBA
	ring    *canvas.Rectangle
}

var (
	_ fyne.Tappable      = (*Tile)(nil)
	_ fyne.Focusable     = (*Tile)(nil)
	_ desktop.Hoverable  = (*Tile)(nil)
	_ desktop.Cursorable = (*Tile)(nil)
)

// NewPaperTile makes a tile on a sheet of paper of its own, so many times larger than usual.
func NewPaperTile(colours *look.Colours, by float32, name string, content fyne.CanvasObject, tap func()) *Tile {
	tile := newTile(colours, name, container.NewStack(newCard(colours, by), content), tap)
	tile.ground.CornerRadius, tile.ring.CornerRadius = fieldCorner*by, fieldCorner*by
	return tile
}

// NewBareTile makes a tile without a ground, for the heading of a sheet.
func NewBareTile(colours *look.Colours, name string, content fyne.CanvasObject, tap func()) *Tile {
	return newTile(colours, name, content, tap)
}

// Opening has Enter press the tile as well, and the pointer bring a tip to it.
func (t *Tile) Opening(tip string) *Tile {
	t.Enters = true
	t.SetToolTip(tip)
	return t
}

// newTile makes a tile that is shaded while the pointer is on it.
func newTile(colours *look.Colours, name string, content fyne.CanvasObject, tap func()) *Tile {
	t := &Tile{Name: name, OnTap: tap, content: content, hovers: palette.Fade(colours.Text, 0.06)}
	t.ground = canvas.NewRectangle(t.rests)
	t.ground.CornerRadius = fieldCorner
	t.ring = newRing(fieldCorner)
	t.ExtendBaseWidget(t)
	t.leave, t.looked = t.MouseOut, t.shade
	return t
}

// shade shows whether the pointer is on the tile, and whether it is pressed.
func (t *Tile) shade() {
	t.ground.FillColor = t.rests
	switch {
	case t.down:
		t.ground.FillColor = palette.Fade(t.hovers, 2.5)
	case t.hovered:
		t.ground.FillColor = t.hovers
	}
	t.ground.Refresh()
}

// Tapped implements fyne.Tappable.
func (t *Tile) Tapped(*fyne.PointEvent) { t.press() }

func (t *Tile) press() {
	t.Silence() // the screen may be made anew
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
func (t *Tile) TypedRune(letter rune) { t.typed(letter) }

// TypedKey implements fyne.Focusable: Space presses it, and Enter if that is its own.
func (t *Tile) TypedKey(key *fyne.KeyEvent) {
	switch {
	case t.Ignores(key):
	case key.Name == fyne.KeySpace, t.Enters && (key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter):
		t.press()
	default:
		t.pass(key)
	}
}

// Cursor implements desktop.Cursorable.
func (t *Tile) Cursor() desktop.Cursor { return desktop.PointerCursor }

// MouseIn implements desktop.Hoverable.
func (t *Tile) MouseIn(e *desktop.MouseEvent) {
	t.asking.MouseIn(e)
	t.shade()
}

// MouseOut implements desktop.Hoverable.
func (t *Tile) MouseOut() {
	t.asking.MouseOut()
	t.shade()
}

// Within is what is on it.
func (t *Tile) Within() fyne.CanvasObject { return t.content }

// AccessibilityLabel implements fyne.Accessible.
func (t *Tile) AccessibilityLabel() string { return t.Name }

// AccessibilityRole implements fyne.Accessible.
func (t *Tile) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (t *Tile) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewStack(t.content, t.ground, t.ring))
}
