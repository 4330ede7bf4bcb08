package rules

import (
	"image"
	"strconv"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/rules/book"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// The widths of things, at usual size.
const (
	usual     = 92
	crowded   = 76 // where many are in a row
	many      = 6
	alone     = 150 // with words beside it
	cardAlone = 104
	dieWide   = 44
)

func wide(things []string) float32 {
	switch first := thingOf(things[0]); {
	case first.Die > 0:
		return dieWide
	case len(things) == 1 && first.Card != cove.NoCard:
		return cardAlone
	case len(things) == 1:
		return alone
	case len(things) > many:
		return crowded
	}
	return usual
}

// figure is a picture of a thing in the book.
type figure struct {
	widgets.Piece

	thing book.Thing
}

func newFigure(s *stage.Stage, of book.Thing, width float32, tap func()) *figure {
	f, shape := &figure{thing: of}, shapeOf(of)
	f.Says = of.Called(s.Words)
	f.OnTap = tap
	if text := tip(s, of); text != "" {
		f.SetToolTip(text)
	}
	height := width * float32(shape.high/shape.wide)
	f.Extend(f, widgets.PieceShape{
		Size: fyne.NewSize(width, height), Corner: width * corner, MostGrowth: 1, LeastGrowth: 1,
		KeyAt: func(fyne.Size) fyne.Position { return fyne.Position{} },
	}, nil, func(set func(image.Image)) { set(drawn(of, s.Pixels(width))) }, nil)
	return f
}

// tip is what is said of a thing in one sentence or two.
func tip(s *stage.Stage, of book.Thing) string {
	w := s.Words
	switch {
	case of.Island != cove.NoIsland:
		return terms.Island(w, of.Island) + "\n" + terms.IslandAbout(w, of.Island)
	case of.Legend != cove.NoLegend:
		return terms.Legend(w, of.Legend) + "\n" + terms.LegendAbout(w, of.Legend)
	case of.Card != cove.NoCard:
		return terms.Card(w, of.Card) + "\n" + terms.CardText(w, of.Card)
	}
	return ""
}

// Outline is what the picture shows, in words.
func (f *figure) Outline() widgets.Outline {
	return widgets.Outline{Name: "picture " + f.Says, Says: f.ToolTip()}
}

// corner is the radius of a picture's corners, as a part of its width.
const corner = 0.06

// shape is the grid of a picture, and what is drawn on it.
type shape struct {
	wide, high float64
	layers     []string // drawings as wide as the grid
	bare       bool     // it has no ground of its own
}

// shapeOf says how a thing is drawn.
func shapeOf(of book.Thing) shape {
	switch {
	case of.Island != cove.NoIsland:
		return shape{wide: 360, high: 260, layers: []string{"islands/" + of.Island.String()}}
	case of.Legend != cove.NoLegend:
		return shape{wide: 320, high: 240, layers: []string{"ships/" + of.Legend.String()}}
	case of.Card == cove.RoyalNavy:
		return shape{wide: 240, high: 200, layers: []string{"tavern/royal-navy-card"}}
	case of.Card != cove.NoCard && of.Card.Face().Type == cove.FameCard:
		return shape{wide: 240, high: 200, layers: []string{"tavern/fame"}}
	case of.Card != cove.NoCard:
		return shape{wide: 240, high: 200, layers: []string{"tavern/" + of.Card.String()}}
	case of.Die > 0:
		return shape{wide: 64, high: 64, layers: []string{"dice/" + strconv.Itoa(of.Die)}, bare: true}
	case of.Chest:
		return shape{wide: 120, high: 90, layers: []string{"treasure/chest"}}
	}
	return shape{wide: 320, high: 240, layers: []string{
		"ships/fight-sails-1", "ships/fight-hull", "ships/fight-crew", "ships/fight-guns",
	}}
}

// sea is the ground of what has none of its own: a pale sea with the sky over it.
var sea = palette.Hex(0xd8e8e4)

// drawn is the picture of a thing, so many pixels wide.
func drawn(of book.Thing, pixels int) image.Image {
	how := shapeOf(of)
	pixels = max(pixels, 1)
	c := draw.NewCanvas(pixels, max(int(float64(pixels)*how.high/how.wide+0.5), 1), how.wide)
	if !how.bare {
		c.Fill(draw.BoxAt(0, 0, how.wide, how.high).Outline(), sea)
	}
	for _, layer := range how.layers {
		c.Lay(pieces.Read(layer, widgets.SeatColour(0)), 0, 0, how.wide)
	}
	if how.bare {
		return c.Picture()
	}
	const rim = 0.008
	box := draw.BoxAt(0, 0, how.wide, how.high)
	c.Stroke(box.Inset(how.wide*rim/2).Rounded(how.wide*corner), how.wide*rim*2, palette.Brass)
	return c.CutOut(box.Rounded(how.wide * corner))
}
