package widgets

import (
	"cmp"
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Tipped is an invisible piece over something that it explains. Clicks go through it to what is below.
type Tipped struct{ explained }

var _ desktop.Hoverable = (*Tipped)(nil)

// NewTipped makes a piece with these words.
func NewTipped(text string) *Tipped {
	t := &Tipped{}
	t.leave = t.MouseOut
	t.ExtendBaseWidget(t)
	t.SetToolTip(text)
	return t
}

// CreateRenderer implements fyne.Widget.
func (t *Tipped) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(unseen()) }

// AccessibilityLabel implements fyne.Accessible.
func (t *Tipped) AccessibilityLabel() string { return t.ToolTip() }

// AccessibilityRole implements fyne.Accessible.
func (t *Tipped) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// unseen is a field that cannot be seen.
func unseen() fyne.CanvasObject { return canvas.NewRectangle(color.Transparent) }

// Asked is an invisible piece over something that it explains, and that can be asked for more. It takes all clicks,
// since the toolkit knows no other way, and does with a plain one what the thing below it would.
type Asked struct {
	asking

	Named   string // what it covers for who does not see it, in place of what is written there; "" where that tells
	Pointed bool   // the keyboard's cursor is there

	below func()
	label string // see Shown
}

var (
	_ fyne.Tappable     = (*Asked)(nil)
	_ desktop.Hoverable = (*Asked)(nil)
)

// NewAsked makes a piece with these words. ask leads to more about them; below is what a click does to the thing under
// the piece, nil if that cannot be clicked.
func NewAsked(text string, ask, below func()) *Asked {
	a := &Asked{below: below}
	a.OnAsk = ask
	a.leave = a.MouseOut
	a.ExtendBaseWidget(a)
	a.SetToolTip(text)
	return a
}

// Tapped implements fyne.Tappable.
func (a *Asked) Tapped(*fyne.PointEvent) {
	if a.below != nil {
		a.Silence()
		a.below()
	}
}

// Shown leaves only these words of the tooltip, as pointing at the piece shows the others larger. All are still read aloud.
func (a *Asked) Shown(but string) {
	a.label = a.ToolTip()
	a.SetToolTip(but)
}

// Deaf reports whether a click on it does nothing.
func (a *Asked) Deaf() bool { return a.below == nil }

// CreateRenderer implements fyne.Widget.
func (a *Asked) CreateRenderer() fyne.WidgetRenderer { return widget.NewSimpleRenderer(unseen()) }

// AccessibilityLabel implements fyne.Accessible.
func (a *Asked) AccessibilityLabel() string { return cmp.Or(a.label, a.ToolTip()) }

// AccessibilityRole implements fyne.Accessible.
func (a *Asked) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
