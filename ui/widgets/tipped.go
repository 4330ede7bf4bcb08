package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Tipped is an invisible piece that lies over something and explains it.
type Tipped struct {
	explained

	OnHover func(inside bool)
}

var _ desktop.Hoverable = (*Tipped)(nil)

// NewTipped makes a piece with these words.
func NewTipped(text string) *Tipped {
	t := &Tipped{}
	t.leave = t.MouseOut
	t.ExtendBaseWidget(t)
	t.SetToolTip(text)
	return t
}

// MouseIn implements desktop.Hoverable.
func (t *Tipped) MouseIn(e *desktop.MouseEvent) {
	t.explained.MouseIn(e)
	if t.OnHover != nil {
		t.OnHover(true)
	}
}

// MouseOut implements desktop.Hoverable.
func (t *Tipped) MouseOut() {
	t.explained.MouseOut()
	if t.OnHover != nil {
		t.OnHover(false)
	}
}

// CreateRenderer implements fyne.Widget.
func (t *Tipped) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}

// AccessibilityLabel implements fyne.Accessible.
func (t *Tipped) AccessibilityLabel() string { return t.ToolTip() }

// AccessibilityRole implements fyne.Accessible.
func (t *Tipped) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
