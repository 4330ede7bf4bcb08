package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// Fold is a heading that opens and closes what stands below it. It only tells of that: whoever made
// it shows and hides.
type Fold struct {
	widget.BaseWidget

	Title   string
	Mark    string // a few words at the far end, "" for none
	Open    bool
	Symbols []fyne.CanvasObject // drawn behind the title
	Growth  float32             // how much larger than usual it is, 0 for not at all

	OnChange func(open bool)
	OnFocus  func() // may be nil

	passing
	colours *look.Colours
	ground  *canvas.Rectangle
	arrow   *canvas.Image
	hovered bool
	focused bool
}

var (
	_ fyne.Tappable      = (*Fold)(nil)
	_ fyne.Focusable     = (*Fold)(nil)
	_ desktop.Hoverable  = (*Fold)(nil)
	_ desktop.Cursorable = (*Fold)(nil)
)

// NewFold makes a heading.
func NewFold(colours *look.Colours, title string, open bool, change func(open bool)) *Fold {
	f := &Fold{Title: title, Open: open, OnChange: change, colours: colours}
	f.ground = canvas.NewRectangle(color.Transparent)
	f.ground.CornerRadius = 8
	f.arrow = canvas.NewImageFromResource(theme.MenuExpandIcon())
	f.arrow.FillMode = canvas.ImageFillContain
	f.ExtendBaseWidget(f)
	f.paint()
	return f
}

func (f *Fold) paint() {
	f.arrow.Resource = theme.MenuExpandIcon()
	if f.Open {
		f.arrow.Resource = theme.MenuDropDownIcon()
	}
	f.ground.FillColor = color.Transparent
	if f.hovered {
		f.ground.FillColor = palette.Fade(f.colours.Text, 0.06)
	}
	f.ground.StrokeColor, f.ground.StrokeWidth = color.Transparent, 0
	if f.focused {
		f.ground.StrokeColor, f.ground.StrokeWidth = palette.Takeable, 3
	}
	f.ground.Refresh()
	f.arrow.Refresh()
}

// Set opens or closes it; OnChange is called if that changes anything.
func (f *Fold) Set(open bool) {
	if f.Open == open {
		return
	}
	f.Open = open
	f.paint()
	f.OnChange(open)
}

// Tapped implements fyne.Tappable.
func (f *Fold) Tapped(*fyne.PointEvent) { f.Set(!f.Open) }

// FocusGained implements fyne.Focusable.
func (f *Fold) FocusGained() {
	f.focused = true
	f.paint()
	if f.OnFocus != nil {
		f.OnFocus()
	}
}

// FocusLost implements fyne.Focusable.
func (f *Fold) FocusLost() {
	f.focused = false
	f.paint()
}

// TypedRune implements fyne.Focusable.
func (f *Fold) TypedRune(rune) {}

// TypedKey implements fyne.Focusable: Space and Enter open and close, right opens, left closes.
func (f *Fold) TypedKey(key *fyne.KeyEvent) {
	if f.Repeats(key) {
		return
	}
	switch key.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		f.Set(!f.Open)
	case fyne.KeyRight:
		f.Set(true)
	case fyne.KeyLeft:
		f.Set(false)
	default:
		f.pass(key)
	}
}

// Cursor implements desktop.Cursorable.
func (f *Fold) Cursor() desktop.Cursor { return desktop.PointerCursor }

// MouseIn implements desktop.Hoverable.
func (f *Fold) MouseIn(*desktop.MouseEvent) {
	f.hovered = true
	f.paint()
}

// MouseMoved implements desktop.Hoverable.
func (f *Fold) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (f *Fold) MouseOut() {
	f.hovered = false
	f.paint()
}

// AccessibilityLabel implements fyne.Accessible.
func (f *Fold) AccessibilityLabel() string { return f.Title + " " + f.Mark }

// AccessibilityRole implements fyne.Accessible.
func (f *Fold) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (f *Fold) CreateRenderer() fyne.WidgetRenderer {
	by := max(f.Growth, 1)
	row := container.NewHBox(Fixed(f.arrow, 20*by, 36*by), Title(f.Title, 17*by, f.colours.Text))
	if len(f.Symbols) > 0 {
		symbols := container.NewHBox()
		for _, symbol := range f.Symbols {
			symbols.Add(container.NewCenter(symbol))
		}
		row.Add(container.New(layout.NewCustomPaddedLayout(0, 0, 8*by, 0), symbols))
	}
	row.Add(Fixed(layout.NewSpacer(), 4*by, 1))
	mark := container.NewCenter()
	if f.Mark != "" {
		mark.Add(container.New(layout.NewCustomPaddedLayout(0, 0, 8*by, 0), BoldLine(f.Mark, 13*by, f.colours.Accent)))
	}
	return widget.NewSimpleRenderer(container.NewStack(f.ground,
		container.New(layout.NewCustomPaddedLayout(2, 2, 6, 12),
			container.NewBorder(nil, nil, row, mark, newRule(f.colours, by)))))
}
