package cardface

import (
	"image"
	"image/color"

	"portroyal/assets"
	"portroyal/ui/cardstock"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// The grid of a card, which is turned for a treasure card.
const (
	gridWidth  = 240
	gridHeight = 360
	radius     = 14 // of its corners
	wideRadius = 20 // and of those of a treasure card, which is smaller
	rimEdge    = 6  // where the rim ends
)

// card is one card being drawn.
type card struct {
	cardstock.Face
	Request
	edges draw.Box // of the card, in units
}

// Draw draws a face or a back with transparent rounded corners.
func Draw(r Request) *image.NRGBA { return drawCard(r).cutOut() }

// Overflow lists the words of a request that do not fit on its face even at the smallest size; it should be nil.
func Overflow(r Request) []string { return cardOn(draw.Unseen, r).Face.Overflow }

// canvas makes a canvas of a size in pixels, so many units wide.
type canvas = func(width, height int, units float64) *draw.Canvas

// newCard is a card with nothing on it.
func newCard(on canvas, r Request) *card {
	c := &card{
		Face: cardstock.Face{
			Canvas: on(r.width(), r.height(), r.units()),
			Scheme: r.Style.Scheme(),
		},
		Request: r,
		edges:   draw.BoxAt(0, 0, gridWidth, gridHeight),
	}
	if r.crosswise() {
		c.edges = draw.BoxAt(0, 0, gridHeight, gridWidth)
	}
	return c
}

func drawCard(r Request) *card { return cardOn(draw.NewCanvas, r) }

// cardOn is a card on such a canvas.
func cardOn(on canvas, r Request) *card {
	c := newCard(on, r)
	switch {
	case r.Back == TreasureBack:
		c.picture("treasure/back", 0, 0, gridHeight)
	case r.Back == TavernBack || r.Thing == Thing{}:
		c.picture("tavern-back", 0, 0, gridWidth)
	case r.Thing.Treasure != 0:
		c.treasure()
	case r.Thing.Legend != 0:
		c.legend()
	case r.Thing.Island != 0:
		c.island()
	default:
		c.tavern()
	}
	c.rim()
	return c
}

// shape is the outline of the card, moved inwards.
func (c *card) shape(by float64) draw.Outline {
	r := float64(radius)
	if c.crosswise() {
		r = wideRadius
	}
	return c.edges.Inset(by).Rounded(max(r-by, 2))
}

func (c *card) cutOut() *image.NRGBA { return c.CutOut(c.shape(0)) }

func (c *card) rim() {
	line := c.Scheme.Line
	if !c.Style.HighContrast {
		line = palette.Brass
	}
	c.Rim(c.shape, c.Scheme.Rim, line)
}

// drawings are those of this game.
var drawings = cardstock.NewDrawings(assets.Cove)

// Drawing is a drawing of assets/piratescove by its folder and name, with its currentColor in a tint; nil if there is none.
func Drawing(name string, tint color.NRGBA) *draw.Drawing { return drawings.Get(name, tint) }

// picture lays a drawing over the face with its top left corner at (x, y), w units wide.
func (c *card) picture(name string, x, y, w float64) {
	if drawing := drawings.Get(name, palette.Ink); drawing != nil {
		c.Lay(drawing, x, y, w)
	} else {
		c.Missing = append(c.Missing, name)
	}
}

// symbol lays a symbol over the face.
func (c *card) symbol(name string, x, y, w float64) { c.picture("symbols/"+name, x, y, w) }

// scene fills the card from edge to edge between two heights with a drawing of this shape, height by width. focus is the
// middle of what matters in it, as a part of its width. It gives where the drawing is on the face.
func (c *card) scene(name string, from, to, shape, focus float64) draw.Box {
	w := max(gridWidth, (to-from)/shape)
	left := min(max(gridWidth/2-focus*w, gridWidth-w), 0)
	c.picture(name, left, from, w)
	return draw.BoxAt(left, from, w, w*shape)
}
