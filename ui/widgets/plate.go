package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// PlateKind says what pressing a plate means.
type PlateKind uint8

// The kinds of plates.
const (
	PlainPlate PlateKind = iota
	CalmPlate            // the safe decision
	RiskyPlate           // the decision that can go wrong
	QuietPlate           // a small one at the edge
)

// Plate is a button that looks like a brass plate, with one line of words and, if there is
// anything to add, a second one below it.
type Plate struct {
	asking

	Kind    PlateKind
	Text    string
	Detail  string
	OnTap   func()
	Growth  float32           // how much larger than usual it is, 0 for not at all
	Symbol  fyne.CanvasObject // before the words, nil for none; it is there before the plate is shown
	Behind  bool              // the symbol is behind the words
	Named   string            // what it is for who does not see it; "" where its words tell that
	Pointed bool              // the keyboard's cursor is there, of which only who does not see it is told
	Warm    float64           // how much danger its edge tells of, from 0 to 1

	// Decides says that pressing it cannot be taken back by another press. A click does not press it where another plate was
	// under the pointer within the last second, see Pointer.
	Decides bool
	// Stands is comparable and says what it stands for, whatever it says; nil where its words tell. A plate that comes in the
	// place of another and stands for the same is no other one.
	Stands any

	passing
	pointer *Pointer // nil if nobody knows where that is
	colours *look.Colours
	focused bool
	waiting bool // not ready to be pressed yet
}

var (
	_ fyne.Tappable      = (*Plate)(nil)
	_ desktop.Keyable    = (*Plate)(nil)
	_ desktop.Hoverable  = (*Plate)(nil)
	_ desktop.Cursorable = (*Plate)(nil)
)

// NewPlate makes a plate.
func NewPlate(colours *look.Colours, kind PlateKind, text string, tap func()) *Plate {
	p := &Plate{Kind: kind, Text: text, OnTap: tap, Decides: kind == RiskyPlate, colours: colours}
	p.leave, p.looked = p.MouseOut, p.Refresh
	p.ExtendBaseWidget(p)
	return p
}

// WithToolTip sets the words that appear under the pointer.
func (p *Plate) WithToolTip(text string) *Plate {
	p.SetToolTip(text)
	return p
}

// Grown makes the plate so many times larger than usual.
func (p *Plate) Grown(by float32) *Plate {
	p.Growth = by
	return p
}

// SetWaiting shows the plate as not ready, or as ready again. It can be pressed in either case: who
// has made it decides what that means.
func (p *Plate) SetWaiting(waiting bool) {
	if p.waiting != waiting {
		p.waiting = waiting
		p.Refresh()
	}
}

// Waiting reports whether the plate is shown as not ready.
func (p *Plate) Waiting() bool { return p.waiting }

// stands is what it stands for.
func (p *Plate) stands() any {
	if p.Stands != nil {
		return p.Stands
	}
	return p.Text
}

// Tapped implements fyne.Tappable.
func (p *Plate) Tapped(at *fyne.PointEvent) {
	if at != nil {
		p.pointer.Moved(at.AbsolutePosition)
	}
	if !p.Decides || p.pointer.meant(p) {
		p.press()
	}
}

func (p *Plate) press() {
	p.Silence() // what is pressed may vanish, and its words with it
	if p.OnTap != nil {
		p.OnTap()
	}
}

// FocusGained implements fyne.Focusable.
func (p *Plate) FocusGained() {
	p.focused = true
	p.Refresh()
	p.gained(p)
}

// FocusLost implements fyne.Focusable.
func (p *Plate) FocusLost() { p.focused = false; p.Refresh() }

// TypedRune implements fyne.Focusable.
func (p *Plate) TypedRune(letter rune) { p.typed(letter) }

// SameAs reports whether another plate stands for the same.
func (p *Plate) SameAs(other *Plate) bool { return p.stands() == other.stands() }

// TypedKey implements fyne.Focusable: Space and Enter press the plate.
func (p *Plate) TypedKey(key *fyne.KeyEvent) {
	if p.Ignores(key) {
		return
	}
	switch key.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		p.press()
	default:
		p.pass(key)
	}
}

// Cursor implements desktop.Cursorable.
func (p *Plate) Cursor() desktop.Cursor { return desktop.PointerCursor }

// MouseIn implements desktop.Hoverable.
func (p *Plate) MouseIn(e *desktop.MouseEvent) {
	p.pointer.Moved(e.AbsolutePosition)
	p.asking.MouseIn(e)
	p.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (p *Plate) MouseMoved(e *desktop.MouseEvent) {
	p.pointer.Moved(e.AbsolutePosition)
	p.asking.MouseMoved(e)
}

// MouseOut implements desktop.Hoverable.
func (p *Plate) MouseOut() {
	p.asking.MouseOut()
	p.Refresh()
}

// AccessibilityLabel implements fyne.Accessible. If the text is the name of a player it may end in a number, and the
// detail may begin with one. A plate with nothing but a symbol is called what it tells under the pointer.
func (p *Plate) AccessibilityLabel() string {
	if p.Named != "" {
		return p.Named
	}
	if p.Text == "" {
		return p.ToolTip()
	}
	if p.Detail == "" {
		return p.Text
	}
	return p.Text + ", " + p.Detail
}

// AccessibilityRole implements fyne.Accessible.
func (p *Plate) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

func (p *Plate) paints() (ground, text color.NRGBA) {
	if p.waiting {
		return p.colours.PanelRaised, p.colours.Quiet
	}
	switch p.Kind {
	case CalmPlate:
		return CalmPaint, white
	case RiskyPlate:
		return palette.Hex(0xa83a26), white
	case QuietPlate:
		return p.colours.PanelRaised, p.colours.Text
	}
	return p.colours.Plate, p.colours.PlateText
}

var white = color.NRGBA{0xff, 0xff, 0xff, 0xff}

// CreateRenderer implements fyne.Widget.
func (p *Plate) CreateRenderer() fyne.WidgetRenderer {
	r := &plateRenderer{
		plate: p,
		body:  canvas.NewRectangle(color.Transparent), shade: canvas.NewRectangle(color.Transparent),
		text: canvas.NewText("", color.Black), detail: canvas.NewText("", color.Black),
	}
	r.text.FontSource, r.detail.FontSource = look.DisplayFont, look.TextFont // named for the reason that [written] has
	r.text.Alignment, r.detail.Alignment = fyne.TextAlignCenter, fyne.TextAlignCenter
	r.Refresh()
	return r
}

// PlateWords is how wide words are on a plate that is larger than usual by so much and has room for them.
func PlateWords(text string, by float32) float32 {
	return Title(text, plateText*max(by, 1), color.Black).MinSize().Width
}

// plateText is the size of the words on a plate.
const plateText = 16

// symbolGap is the room between a symbol and the words.
const symbolGap = 5

// plateCorner is the radius of the corners of a plate.
const plateCorner = 8

type plateRenderer struct {
	plate        *Plate
	body, shade  *canvas.Rectangle
	text, detail *canvas.Text
}

func (r *plateRenderer) Destroy() {}

func (r *plateRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.shade, r.body, r.text, r.detail}
	if r.plate.Symbol != nil {
		objects = append(objects, r.plate.Symbol)
	}
	return objects
}

// symbol is the room that the symbol takes.
func (r *plateRenderer) symbol() float32 {
	if r.plate.Symbol == nil {
		return 0
	}
	if r.plate.Text == "" {
		return r.plate.Symbol.MinSize().Width
	}
	return r.plate.Symbol.MinSize().Width + symbolGap*max(r.plate.Growth, 1)
}

func (r *plateRenderer) MinSize() fyne.Size {
	r.fit(0)
	defer r.fit(r.plate.Size().Width)
	text, detail := r.text.MinSize(), r.detail.MinSize()
	by := max(r.plate.Growth, 1)
	padding, least := fyne.NewSize(28*by, 14*by), fyne.NewSize(40*by, 44*by)
	if r.plate.Kind == QuietPlate {
		padding, least = fyne.NewSize(16*by, 8*by), fyne.NewSize(32*by, 32*by)
	}
	height := text.Height
	if r.plate.Detail != "" {
		height += detail.Height
	}
	return fyne.NewSize(max(text.Width, detail.Width)+r.symbol(), height).Add(padding).Max(forFingers(least))
}

func (r *plateRenderer) Layout(size fyne.Size) {
	r.fit(size.Width)
	sinks := float32(0)
	if r.plate.down && !r.plate.waiting {
		sinks = 2
	}
	r.body.Resize(size.SubtractWidthHeight(0, 3))
	r.body.Move(fyne.NewPos(0, sinks))
	seen := min(2*r.shade.CornerRadius+3, size.Height-3) // more would be under the body, and painted in every frame
	r.shade.Resize(fyne.NewSize(size.Width, seen))
	r.shade.Move(fyne.NewPos(0, size.Height-seen))
	text, detail := r.text.MinSize().Height, r.detail.MinSize().Height
	if r.plate.Detail == "" {
		detail = 0
	}
	top, symbol := sinks+(size.Height-3-text-detail)/2, r.symbol()
	r.text.Resize(fyne.NewSize(size.Width-symbol, text))
	left := symbol
	if r.plate.Behind {
		left = 0
	}
	r.text.Move(fyne.NewPos(left, top))
	r.detail.Resize(fyne.NewSize(size.Width-symbol, detail))
	r.detail.Move(fyne.NewPos(left, top+text))
	if symbol > 0 {
		need := r.plate.Symbol.MinSize()
		words := max(r.text.MinSize().Width, r.detail.MinSize().Width)
		x := (size.Width - words - symbol) / 2
		if r.plate.Behind {
			x += words + symbol - need.Width
		}
		r.plate.Symbol.Resize(need)
		r.plate.Symbol.Move(fyne.NewPos(x, sinks+(size.Height-3-need.Height)/2))
	}
}

// fit makes words smaller that are wider than the plate.
func (r *plateRenderer) fit(width float32) {
	by := max(r.plate.Growth, 1)
	sizes := map[*canvas.Text]float32{r.text: plateText * by, r.detail: 13 * by}
	if r.plate.Kind == QuietPlate {
		sizes[r.text] = 14 * by
	}
	for text, size := range sizes {
		text.TextSize = size
		for width > 0 && text.TextSize > size*leastPart && text.MinSize().Width > width-r.symbol()-12*by {
			text.TextSize -= 0.25 * by // letters do not shrink evenly
		}
	}
}

func (r *plateRenderer) Refresh() {
	p := r.plate
	ground, text := p.paints()
	if p.hovered && !p.waiting {
		ground = palette.Mix(ground, white, 0.12)
	}
	r.body.FillColor = ground
	by := max(p.Growth, 1)
	r.body.CornerRadius, r.shade.CornerRadius = plateCorner*by, plateCorner*by
	r.body.StrokeColor, r.body.StrokeWidth = palette.Mix(p.colours.Edge, palette.Danger, p.Warm), 1.5*by*(1+float32(p.Warm))
	if p.focused {
		r.body.StrokeColor, r.body.StrokeWidth = focusPaint, focusWidth*by
	}
	r.shade.FillColor = palette.Mix(ground, palette.Ink, 0.55)
	r.text.Text, r.text.Color = p.Text, text
	r.detail.Text, r.detail.Color = p.Detail, text
	r.detail.Hidden = p.Detail == ""
	r.Layout(p.Size())
	for _, object := range r.Objects() {
		canvas.Refresh(object)
	}
}

var _ fyne.Widget = (*Plate)(nil)
