package pieces

import (
	"image"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/widgets"
)

// CardHeight is the height of a card of this width.
func CardHeight(width float32) float32 { return width * 1.5 }

// Face asks somebody for the picture of a card; see Stage.Face.
type Face func(card portroyal.Card, width float32, large bool, set func(image.Image))

// Card shows one card, or the back of one. Its badges cover nothing that a player reads on the face: the
// key stands at the left edge below the symbols, as a bookmark does, the price at the lower edge.
type Card struct {
	widgets.Piece

	Card  portroyal.Card // NoCard shows the back
	Large bool           // the enlarged variant
}

// NewCard shows a card at a width in the toolkit's units.
func NewCard(face Face, card portroyal.Card, width float32) *Card {
	return newCard(face, cardface.HeadHeight, card, width, nil)
}

// The measures of the badges of a card, in the units of a face, which is cardUnits wide.
const (
	cardUnits = 240
	keyTop    = 68 // below the tab with the symbols, also where it is largest, unless the face is compact
	rim       = 5  // the edge of the face, on which nothing is drawn
)

func newCard(
	face Face, head func(width float32) float32, card portroyal.Card, width float32, shown *widgets.Shown,
) *Card {
	c := &Card{Card: card}
	unit := width / cardUnits
	c.Extend(c, widgets.PieceShape{
		Size: fyne.NewSize(width, CardHeight(width)), Corner: width * 14 / cardUnits,
		// As large as everything around, but on a small card so small that they leave something of it to be seen.
		MostGrowth: width / 70, LeastGrowth: width / 200,
		KeyAt: func(badge fyne.Size) fyne.Position {
			if card == portroyal.NoCard { // the back has nothing to cover
				return fyne.NewPos((width-badge.Width)/2, -badge.Height/2-widgets.FrameWidth)
			}
			return fyne.NewPos(-widgets.FrameWidth, max(keyTop*unit, head(width)))
		},
		PriceTop: CardHeight(width) - rim*unit,
	}, shown, func(set func(image.Image)) { face(card, width, c.Large, set) }, nil)
	return c
}

// Outline is what the card shows, in words.
func (c *Card) Outline() widgets.Outline {
	name := "card face down"
	if c.Card != portroyal.NoCard {
		name = "card " + c.Card.String()
	}
	return widgets.Outline{Name: name, Large: c.Large, Says: c.ToolTip()}
}

// NewCrestNumber writes influence points for a crest of this width, in the toolkit's units, as
// large as one or two digits find room on it.
func NewCrestNumber(points int, width float32) *canvas.Text {
	part := float32(0.8)
	if points > 9 {
		part = 0.62
	}
	return widgets.Title(strconv.Itoa(points), width*part, palette.Ink)
}
