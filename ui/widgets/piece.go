package widgets

import (
	"image"
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/palette"
)

// FrameWidth is the room round a piece for its frame.
const FrameWidth = 3

// dimming is how much of the ground comes through what is dimmed.
const dimming = 0.35

// Piece shows something on a table, such as a card, as a picture that has been drawn at its size, with a frame when it
// can be taken, a badge with the key that takes it and one with what it costs or brings. It is part of a widget that
// knows what it is a picture of, and which calls Extend before anything else. A piece that changes is made anew.
type Piece struct {
	asking

	Named     string // what it is for who does not see it, as "Skiff (2 coins, 1 sword)"; "" where the words about it tell that
	Says      string // what a screen reader is told where there is no tooltip
	Does      string // what is to be read on it, for who does not see that; told on request before the tooltip
	Takeable  bool
	Dimmed    bool
	Pointed   bool        // the keyboard's cursor is here
	Key       string      // the key that takes it, "" for none
	Price     string      // what taking it costs or brings, "" for nothing
	PriceSaid string      // the same in words, for who does not see it; "" where Price says it
	Ring      color.NRGBA // a frame in the colour of a player, nothing if transparent
	Growth    float32     // how much larger than usual the badges are if the piece is large enough, 0 for not at all
	Enlarged  bool        // they are so also where the piece is small: larger text goes before pictures
	OnTap     func()
	OnMiss    func() // a click while there is no OnTap: it is meant for the table under the piece; nil for nothing

	swell float32 // how far it is from its size to what it has under the pointer, from 0 to 1
	room  float32 // and how far its neighbours have made room for it
	leans func()  // ends what it does in each frame, nil for nothing

	left, right *Piece // its neighbours in a row

	shape PieceShape
	shown *Shown
	ask   func(set func(image.Image))
	lie   func() []fyne.CanvasObject
	lay   func() // lays out what it is shown with, nil before it is
	upon  []fyne.CanvasObject
}

// Outline is what a piece shows, in words for owners who read a window; see ui/outline.
type Outline struct {
	Name  string // what it is, as in card sailor-1
	Large bool
	More  []string // besides the states of every piece
	Marks []Mark   // that lie on it
	Says  string   // what a player is told of it
}

// Mark is something in the colour of a player that is on a piece.
type Mark struct {
	Name   string
	Colour color.NRGBA
	Where  string // "" where it is of no account
}

// Upon is what lies on it.
func (p *Piece) Upon() []fyne.CanvasObject { return p.upon }

// Base is the piece itself, whatever it is a piece of.
func (p *Piece) Base() *Piece { return p }

var (
	_ fyne.Tappable     = (*Piece)(nil)
	_ desktop.Hoverable = (*Piece)(nil)
)

// PieceShape is how a piece looks at its size, all lengths in the toolkit's units.
type PieceShape struct {
	Size   fyne.Size // of the picture, without the frame
	Corner float32   // the radius of its corners

	// Badges are at most and at least so many times as large as usual.
	MostGrowth, LeastGrowth float32

	KeyAt    func(badge fyne.Size) fyne.Position // left top corner of the badge with the key, on the picture
	PriceTop float32                             // upper edge of the badge with the price, on the picture
}

// Extend makes the piece part of a widget. shown is the image that has been lent for it, nil for one of its own; ask
// asks somebody for the picture, which may be set at once or later, as often as there is a better one. upon, which may
// be nil, gives once the objects on the picture, with their place on the widget.
func (p *Piece) Extend(
	of fyne.Widget, shape PieceShape, shown *Shown, ask func(set func(image.Image)), upon func() []fyne.CanvasObject,
) {
	p.shape, p.shown, p.ask, p.lie = shape, shown, ask, upon
	p.leave, p.looked = p.MouseOut, p.fit
	p.ExtendBaseWidget(of)
}

// How much larger a piece is under the pointer, how far its neighbours glide aside for it, as a part of its width, how much
// smaller it is while it is pressed, and how long it takes to go back.
const (
	swollen = 0.05
	giving  = 0.03
	pressed = 0.03
	goback  = 120 * time.Millisecond
)

// Still reports whether nothing is to move; the window sets it.
var Still = func() bool { return false }

// Heard reports whether somebody hears the window; the window sets it.
var Heard = func() bool { return false }

// Row has pieces that lie side by side make room for the one under the pointer.
func Row(pieces ...*Piece) {
	for i := 1; i < len(pieces); i++ {
		pieces[i-1].right, pieces[i].left = pieces[i], pieces[i-1]
	}
}

// MouseIn implements desktop.Hoverable: what is pointed at is larger at once, and its neighbours glide aside.
func (p *Piece) MouseIn(event *desktop.MouseEvent) {
	p.asking.MouseIn(event)
	if p.OnTap != nil || p.OnHover != nil {
		from := p.room
		p.swell = 1
		p.lean(func(part float32) { p.room = from + (1-from)*part })
	}
}

// MouseOut implements desktop.Hoverable.
func (p *Piece) MouseOut() {
	p.asking.MouseOut()
	if swell, room := p.swell, p.room; swell > 0 || room > 0 {
		p.lean(func(part float32) { p.swell, p.room = swell*(1-part), room*(1-part) })
	}
}

// lean calls step frame by frame with how far something is that it begins to do, up to 1, instead of what it did.
func (p *Piece) lean(step func(part float32)) {
	p.stay()
	if Still() {
		step(1)
		p.room = 0
		p.fit()
		return
	}
	began := Now()
	frame := func() (over bool) {
		part := min(1, float32(Now().Sub(began))/float32(goback))
		step(part)
		p.fit()
		return part == 1
	}
	frame()
	p.leans = EveryFrame(func() {
		if frame() {
			p.stay()
		}
	})
}

// stay ends what it does in each frame.
func (p *Piece) stay() {
	if p.leans != nil {
		p.leans()
		p.leans = nil
	}
}

// aside is how far it has glided for its neighbours.
func (p *Piece) aside() (x float32) {
	if p.left != nil {
		x += p.left.room
	}
	if p.right != nil {
		x -= p.right.room
	}
	return x * giving * p.shape.Size.Width
}

// fit gives it and its neighbours the size and the place that they have now.
func (p *Piece) fit() {
	for _, each := range []*Piece{p, p.left, p.right} {
		if each != nil && each.lay != nil && each.shown.lentTo == each { // it may have been lent to another one since
			each.lay()
		}
	}
}

// Tapped implements fyne.Tappable.
func (p *Piece) Tapped(*fyne.PointEvent) {
	p.Silence() // what is taken vanishes, and its words with it
	switch {
	case p.OnTap != nil:
		p.OnTap()
	case p.OnMiss != nil:
		p.OnMiss()
	}
}

// Deaf reports whether a click on it does nothing.
func (p *Piece) Deaf() bool { return p.OnTap == nil && p.OnMiss == nil }

// Cursor implements desktop.Cursorable.
func (p *Piece) Cursor() desktop.Cursor {
	if p.OnTap != nil {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// MinSize implements fyne.Widget.
func (p *Piece) MinSize() fyne.Size { return p.shape.Size.AddWidthHeight(2*FrameWidth, 2*FrameWidth) }

// AccessibilityLabel implements fyne.Accessible.
func (p *Piece) AccessibilityLabel() string {
	if words := p.ToolTip(); words != "" {
		return words
	}
	return p.Says
}

// AccessibilityRole implements fyne.Accessible.
func (p *Piece) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (p *Piece) CreateRenderer() fyne.WidgetRenderer {
	if p.shown == nil {
		p.shown = newShown(nil, 0)
	}
	if p.lie != nil {
		p.upon, p.lie = p.lie(), nil // once, however often the toolkit asks for a renderer
	}
	r := &pieceRenderer{piece: p, image: p.shown.image, frame: canvas.NewRectangle(p.framePaint())}
	r.frame.CornerRadius = p.shape.Corner + FrameWidth
	r.image.Translucency = 0
	if p.Dimmed {
		r.image.Translucency = dimming
	}
	r.objects = append([]fyne.CanvasObject{r.frame, r.image}, p.upon...)
	growth := max(min(p.Growth, p.shape.MostGrowth), p.shape.LeastGrowth)
	if p.Enlarged {
		growth = max(growth, p.Growth)
	}
	if p.Key != "" {
		r.key = newBadge(p.Key, palette.Hex(0x1d66a8), white, growth)
		r.objects = append(r.objects, r.key)
	}
	if p.Price != "" {
		ground := palette.Gold
		if !p.Takeable {
			ground = palette.OldPaper
		}
		r.price = newBadge(p.Price, ground, palette.Ink, growth)
		r.objects = append(r.objects, r.price)
	}
	p.lay, p.shown.lentTo = r.layPicture, p
	p.shown.ask(p.ask)
	return r
}

// framePaint is the colour of the frame; the ring is that of one which is neither dimmed nor pointed at
// nor takeable. The toolkit paints what cannot be seen as well, unless it is color.Transparent
// itself.
func (p *Piece) framePaint() color.Color {
	switch {
	case p.Dimmed && !p.Pointed:
		return palette.DarkWood // it darkens instead of letting its neighbours through
	case p.Pointed:
		return palette.Gold
	case p.Takeable:
		return palette.Takeable
	case p.Ring.A == 0:
		return color.Transparent
	}
	return p.Ring
}

type pieceRenderer struct {
	piece      *Piece
	image      *canvas.Image
	frame      *canvas.Rectangle
	key, price *fyne.Container // nil if there is none
	objects    []fyne.CanvasObject
	aside      float32 // how far they have been moved
}

func (r *pieceRenderer) Destroy()                     {}
func (r *pieceRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *pieceRenderer) MinSize() fyne.Size           { return r.piece.MinSize() }

// Refresh has nothing to do: a piece that changes is made anew, its owner supplies the picture.
func (r *pieceRenderer) Refresh() {}

func (r *pieceRenderer) Layout(fyne.Size) {
	shape := r.piece.shape
	r.layPicture()
	aside := fyne.NewDelta(r.aside, 0)
	put := func(badge *fyne.Container, at func(size fyne.Size) fyne.Position) {
		if badge != nil {
			size := badge.MinSize()
			badge.Resize(size)
			badge.Move(at(size).AddXY(FrameWidth, FrameWidth).Add(aside))
		}
	}
	put(r.key, shape.KeyAt)
	put(r.price, func(size fyne.Size) fyne.Position {
		return fyne.NewPos((shape.Size.Width-size.Width)/2, shape.PriceTop)
	})
}

// layPicture lays out picture and frame, which are larger under the pointer and smaller while they are pressed, and moves
// everything aside for a neighbour.
func (r *pieceRenderer) layPicture() {
	size, part := r.piece.shape.Size, swollen*r.piece.swell
	if r.piece.down && r.piece.OnTap != nil {
		part -= pressed
	}
	before := r.aside
	r.aside = r.piece.aside()
	if by := r.aside - before; by != 0 {
		for _, object := range r.objects[2:] {
			object.Move(object.Position().AddXY(by, 0))
		}
	}
	more := fyne.NewSize(size.Width*part, size.Height*part)
	for _, object := range []struct {
		fyne.CanvasObject
		edge float32
	}{{r.frame, 0}, {r.image, FrameWidth}} {
		object.Resize(r.piece.MinSize().SubtractWidthHeight(2*object.edge, 2*object.edge).Add(more))
		object.Move(fyne.NewPos(object.edge-more.Width/2+r.aside, object.edge-more.Height/2))
	}
}
