package rules

import (
	"image"
	"strconv"

	"fyne.io/fyne/v2"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/cardface"
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
	headAlone = 216 // of a legendary pirate, beside the ship
	dieWide   = 44
)

func wide(things []string) float32 {
	switch first := book.ThingOf(things[0]); {
	case first.Die > 0:
		return dieWide
	case len(things) == 1 && (first.Card != cove.NoCard || first.Chest):
		return cardAlone
	case len(things) == 1 && first.Legend != cove.NoLegend:
		return headAlone
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

// pictures are those of one page, so that they need not be drawn again for each letter that somebody searches for.
type pictures map[pictureKey]image.Image

// pictureKey is a thing at a width in pixels.
type pictureKey struct {
	of     book.Thing
	pixels int
}

// of is the picture of a thing, so many pixels wide.
func (p pictures) of(thing book.Thing, pixels int) image.Image {
	key := pictureKey{thing, pixels}
	if p[key] == nil {
		p[key] = drawn(thing, pixels)
	}
	return p[key]
}

func newFigure(s *stage.Stage, all pictures, of book.Thing, width float32, tap func()) *figure {
	f, shape := &figure{thing: of}, shapeOf(of)
	f.Says = of.Called(s.Words)
	switch {
	case of.Chest:
		f.Named = s.Words.T("cove.picture.chest")
	case of.Ship:
		f.Named = s.Words.T("cove.picture.ship")
	case of.Black:
		f.Named = s.Words.T("cove.picture.black")
	}
	f.OnTap = tap
	if text := tip(s, of); text != "" {
		f.SetToolTip(text)
	}
	height := width * float32(shape.high/shape.wide)
	f.Extend(f, widgets.PieceShape{
		Size: fyne.NewSize(width, height), Corner: width * corner, MostGrowth: 1, LeastGrowth: 1,
		KeyAt: func(fyne.Size) fyne.Position { return fyne.Position{} },
	}, nil, func(set func(image.Image)) { set(all.of(of, s.Pixels(width))) }, nil)
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
	layers     []layer
	bare       bool // it has no ground of its own
}

// layer is a drawing at its place on a grid.
type layer struct {
	drawing    string
	x, y, wide float64
}

// shapeOf says how a thing is drawn.
func shapeOf(of book.Thing) shape {
	switch {
	case of.Island != cove.NoIsland:
		return shape{wide: 400, high: 280, layers: []layer{{"islands/" + of.Island.String(), 20, 12, 360}}}
	case of.Legend != cove.NoLegend:
		name := of.Legend.String()
		return shape{wide: 540, high: 240, layers: []layer{{"heads/" + name, 0, 0, 240}, {"ships/" + name, 246, 14, 288}}}
	case of.Card != cove.NoCard:
		return shape{wide: 240, high: 200, layers: []layer{{cardface.Picture(of.Card), 0, 0, 240}}}
	case of.Die > 0:
		return shape{wide: 64, high: 64, layers: []layer{{"dice/" + strconv.Itoa(of.Die), 0, 0, 64}}, bare: true}
	case of.Chest:
		return shape{wide: 144, high: 104, layers: []layer{{"treasure/chest", 12, 11, 120}}}
	case of.Black:
		return shape{wide: 360, high: 252, layers: []layer{{"ships/blackbeard", 20, 8, 320}}}
	}
	made := shape{wide: 360, high: 252}
	for _, part := range []string{"sails-1", "crew", "hull", "guns"} {
		made.layers = append(made.layers, layer{"ships/fight-" + part, 20, 8, 320})
	}
	return made
}

// sea is the ground of what has none of its own: a pale sky.
var sea = palette.Hex(0xd8e8e4)

// drawn is the picture of a thing, so many pixels wide.
func drawn(of book.Thing, pixels int) image.Image {
	how := shapeOf(of)
	pixels = max(pixels, 1)
	c := draw.NewCanvas(pixels, max(int(float64(pixels)*how.high/how.wide+0.5), 1), how.wide)
	box := draw.BoxAt(0, 0, how.wide, how.high)
	if !how.bare {
		c.Fill(box.Outline(), sea)
	}
	for _, l := range how.layers {
		c.Lay(pieces.Read(l.drawing, widgets.SeatColour(0)), l.x, l.y, l.wide)
	}
	if how.bare {
		return c.Picture()
	}
	const rim = 0.008
	c.Stroke(box.Inset(how.wide*rim/2).Rounded(how.wide*corner), how.wide*rim*2, palette.Brass)
	return c.CutOut(box.Rounded(how.wide * corner))
}
