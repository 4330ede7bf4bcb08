package widgets

import (
	"image"
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
)

// CardHeight is the height of a card of this width.
func CardHeight(width float32) float32 { return width * 1.5 }

// Face asks somebody for the picture of a card; see stage.Stage.Face.
type Face func(card portroyal.Card, width float32, large bool, set func(image.Image))

// Card shows one card as a picture, with a frame when it can be taken, a badge with the key that
// takes it and one with what it costs or brings. Neither badge covers anything that a player reads
// on the face: the key stands at the left edge below the symbols, as a bookmark does, the price at
// the lower edge.
type Card struct {
	explained

	Card     portroyal.Card // NoCard shows the back
	Large    bool
	Takeable bool
	Dimmed   bool
	Pointed  bool        // the keyboard's cursor is here
	Key      string      // the key that takes it, "" for none
	Price    string      // what taking it costs or brings, "" for nothing
	Ring     color.NRGBA // a frame in the colour of a player, nothing if transparent
	Growth   float32     // how much larger than usual the badges are if the card is large enough, 0 for not at all
	OnTap    func()
	OnHover  func(card portroyal.Card, inside bool)

	face  Face
	shown *shown
	width float32
}

var (
	_ fyne.Tappable     = (*Card)(nil)
	_ desktop.Hoverable = (*Card)(nil)
)

// NewCard shows a card at a width in the toolkit's units.
func NewCard(face Face, card portroyal.Card, width float32) *Card {
	c := &Card{Card: card, face: face, width: width}
	c.leave = c.MouseOut
	c.ExtendBaseWidget(c)
	return c
}

// Tapped implements fyne.Tappable.
func (c *Card) Tapped(*fyne.PointEvent) {
	c.silence() // a card that is taken vanishes, and its words with it
	if c.OnTap != nil {
		c.OnTap()
	}
}

// MouseIn implements desktop.Hoverable.
func (c *Card) MouseIn(e *desktop.MouseEvent) {
	c.explained.MouseIn(e)
	if c.OnHover != nil {
		c.OnHover(c.Card, true)
	}
}

// MouseOut implements desktop.Hoverable.
func (c *Card) MouseOut() {
	c.explained.MouseOut()
	if c.OnHover != nil {
		c.OnHover(c.Card, false)
	}
}

// Cursor implements desktop.Cursorable.
func (c *Card) Cursor() desktop.Cursor {
	if c.OnTap != nil {
		return desktop.PointerCursor
	}
	return desktop.DefaultCursor
}

// MinSize implements fyne.Widget.
func (c *Card) MinSize() fyne.Size {
	c.ExtendBaseWidget(c)
	return fyne.NewSize(c.width+2*FrameWidth, CardHeight(c.width)+2*FrameWidth)
}

// AccessibilityLabel implements fyne.Accessible.
func (c *Card) AccessibilityLabel() string {
	if words := c.ToolTip(); words != "" {
		return words
	}
	return c.Card.String()
}

// AccessibilityRole implements fyne.Accessible.
func (c *Card) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// CreateRenderer implements fyne.Widget.
func (c *Card) CreateRenderer() fyne.WidgetRenderer {
	if c.shown == nil {
		c.shown = newShown(nil)
	}
	r := &cardRenderer{card: c, framed: newFramed(c.shown.image, c.width*14/240, c.Dimmed)}
	r.frame.FillColor = framePaint(c.Dimmed, c.Pointed, c.Takeable, c.Ring)
	r.objects = []fyne.CanvasObject{r.frame, r.image}
	if c.Key != "" {
		r.key = newKeyBadge(c.Key, c.badgeGrowth())
		r.objects = append(r.objects, r.key)
	}
	if c.Price != "" {
		ground := palette.Gold
		if !c.Takeable {
			ground = palette.OldPaper
		}
		r.price = newBadge(c.Price, ground, palette.Ink, c.badgeGrowth())
		r.objects = append(r.objects, r.price)
	}
	c.shown.ask(func(set func(image.Image)) { c.face(c.Card, c.width, c.Large, set) })
	return r
}

type cardRenderer struct {
	framed
	card    *Card
	price   *fyne.Container
	objects []fyne.CanvasObject
}

func (r *cardRenderer) Destroy()                     {}
func (r *cardRenderer) Objects() []fyne.CanvasObject { return r.objects }
func (r *cardRenderer) MinSize() fyne.Size           { return r.card.MinSize() }

// Refresh has nothing to do: a card that changes is made anew, its picture comes from the cache.
func (r *cardRenderer) Refresh() {}

func (r *cardRenderer) Layout(fyne.Size) {
	width, height := r.card.width, CardHeight(r.card.width)
	unit := width / cardUnits
	r.lay(width, height)
	r.layKey(func(size fyne.Size) fyne.Position {
		if r.card.Card == portroyal.NoCard { // the back has nothing to cover
			return fyne.NewPos((width+2*FrameWidth-size.Width)/2, -size.Height/2)
		}
		return fyne.NewPos(0, FrameWidth+keyTop*unit)
	})
	if r.price != nil {
		size := r.price.MinSize()
		r.price.Resize(size)
		r.price.Move(fyne.NewPos((width+2*FrameWidth-size.Width)/2, FrameWidth+height-rim*unit))
	}
}

// What the badges of a card go by, in the units of a face, which is cardUnits wide.
const (
	cardUnits = 240
	keyTop    = 68 // below the tab with the symbols, also where it is largest
	rim       = 5  // the edge of the face, on which nothing is drawn
)

// badgeGrowth is how large the badges are: as large as everything around, but on a small card so
// small that they leave something of it to be seen.
func (c *Card) badgeGrowth() float32 { return max(min(c.Growth, c.width/70), c.width/200) }

// Times says how many there are.
func Times(n int) string { return "\u00d7" + strconv.Itoa(n) }

// newKeyBadge tells a key.
func newKeyBadge(key string, growth float32) *fyne.Container {
	return newBadge(key, palette.Hex(0x1d66a8), white, growth)
}

// newBadge is a word or number on a small rounded ground.
func newBadge(text string, ground, paint color.NRGBA, growth float32) *fyne.Container {
	growth = max(growth, 1)
	back := canvas.NewRectangle(ground)
	back.CornerRadius = 9 * growth
	back.StrokeColor, back.StrokeWidth = palette.Ink, 1
	words := BoldLine(text, 13*growth, paint)
	words.Alignment = fyne.TextAlignCenter
	return container.New(badgeLayout{growth}, back, words)
}

// badgeHeight is the height of a badge of usual size.
const badgeHeight = 20

type badgeLayout struct{ growth float32 }

func (b badgeLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	text := objects[1].MinSize()
	return fyne.NewSize(max(22*b.growth, text.Width+12*b.growth), badgeHeight*b.growth)
}

func (badgeLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	text := objects[1].MinSize()
	objects[1].Resize(fyne.NewSize(size.Width, text.Height))
	objects[1].Move(fyne.NewPos(0, (size.Height-text.Height)/2))
}
