package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
	tooltip "github.com/dweymouth/fyne-tooltip/widget"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// Swatch is a round piece of colour that can be pressed.
type Swatch struct {
	tooltip.ToolTipWidget

	OnTap func()
	passing
	size    float32
	circle  *canvas.Circle
	colours *look.Colours
}

var _ desktop.Keyable = (*Swatch)(nil)

// NewSwatch makes a swatch of this diameter.
func NewSwatch(colours *look.Colours, paint color.NRGBA, size float32, tap func()) *Swatch {
	s := &Swatch{OnTap: tap, size: size, circle: canvas.NewCircle(paint), colours: colours}
	s.circle.StrokeColor, s.circle.StrokeWidth = colours.Edge, 2
	s.ExtendBaseWidget(s)
	return s
}

// Tapped implements fyne.Tappable.
func (s *Swatch) Tapped(*fyne.PointEvent) { s.press() }

func (s *Swatch) press() {
	s.ToolTipWidget.MouseOut() // the screen may be made anew
	s.OnTap()
}

// FocusGained implements fyne.Focusable.
func (s *Swatch) FocusGained() { s.edge(palette.Takeable) }

// FocusLost implements fyne.Focusable.
func (s *Swatch) FocusLost() { s.edge(s.colours.Edge) }

func (s *Swatch) edge(paint color.NRGBA) {
	s.circle.StrokeColor = paint
	s.circle.Refresh()
}

// TypedRune implements fyne.Focusable.
func (s *Swatch) TypedRune(rune) {}

// TypedKey implements fyne.Focusable: Space and Enter press it.
func (s *Swatch) TypedKey(key *fyne.KeyEvent) {
	if s.Repeats(key) {
		return
	}
	switch key.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		s.press()
	default:
		s.pass(key)
	}
}

// AccessibilityLabel implements fyne.Accessible.
func (s *Swatch) AccessibilityLabel() string { return s.ToolTip() }

// AccessibilityRole implements fyne.Accessible.
func (s *Swatch) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (s *Swatch) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(Fixed(s.circle, s.size, s.size))
}
