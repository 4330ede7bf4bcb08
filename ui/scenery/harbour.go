package scenery

import (
	"image"
	"image/color"
	"math"

	"portroyal/assets"
	"portroyal/ui/draw"
)

// Place says where things are in the picture of the harbour, as parts of its height from 0 to 1.
type Place struct {
	Shore float64 // where the water begins, from 0.05 to 0.45
	Quay  float64 // where the quay begins, from 0.45 to 0.9 and more than 0.2 below Shore
	Words float64 // how far down words are written at the edges, above Quay: what stands on it stays below; 0 for none
}

// The drawings of the harbour are made for a window of this size, in units. In other windows they
// keep their shape, and what belongs to an edge of the window stays there.
const sceneWidth, sceneHeight = 1920, 1200

// Places in the drawings, in units of their grids.
// edgeScale is how much smaller than the rest bollards and lanterns are drawn, so that they stand beside what
// is written under the piles and not before it.
const edgeScale = 0.72

const (
	shoreLine              = 400 // the water line of the far shore
	quayLine               = 220 // the edge of the quay, of what stands there
	rightWidth             = 420 // of the things at the right
	sunMiddle, moonMiddle  = 360, 205
	glitterMiddle          = 300
	glowMiddle             = 260
	lanternLeft, lanternUp = 26, 144 // the light of the lantern, from the edges of window and quay
	lanternTop             = 187     // how high it stands above the edge of the quay
)

// Places in the picture, in units: the sun and the moon stand so far from its right edge and so
// high above the horizon, the sun lower by the hour; the gulls so far to the left of them.
const (
	sunLeft              = 470
	sunHigh, sunLow      = 420, 6
	moonHigh             = 62
	gullsLeft, gullsHigh = 200, 86
)

// Harbour draws the harbour behind the table, from edge to edge: the sky and the far shore, the water, and the quay. If
// it is dark the hours go from dusk to deep night. Words and cards are on it, so it is quiet; by day words are dark on
// sky and quay and light on the water, at night they are light everywhere.
func Harbour(width, height int, at Place, hour Hour, dark bool) *image.RGBA {
	s := newScene(width, height, at, hour, dark)
	s.sky()
	s.water()
	s.land()
	s.paintAll()
	return s.sheet
}

func newScene(width, height int, at Place, hour Hour, dark bool) *scene {
	return &scene{
		sheet: image.NewRGBA(image.Rect(0, 0, width, height)),
		scale: max(float64(width)/sceneWidth, float64(height)/sceneHeight),
		right: float64(width),
		shore: edge(height, at.Shore),
		quay:  edge(height, at.Quay),
		words: edge(height, at.Words),
		hour:  min(float64(hour)/(Hours-1), 1),
		dark:  dark,
		light: lightAt(hour, dark),
	}
}

// unveiled is no veil: what gives light has none in front of it.
var unveiled = veil{by: [3]float64{1, 1, 1}}

// edge is the row of a picture at this part of its height.
func edge(height int, part float64) int {
	return min(max(int(math.Round(float64(height)*part)), 0), height)
}

// scene is a picture of the harbour that is being drawn.
type scene struct {
	sheet       *image.RGBA
	scale       float64 // pixels per unit
	right       float64 // where the picture ends, in pixels
	shore, quay int     // in pixels from the top
	words       int     // in the same way
	hour        float64 // from 0 to 1
	dark        bool
	light       light
	layers      []draw.Layer
	ground      func() // fills rows of the picture on which the next layers are, and which those before may have reached
}

// paintAll draws all layers. Their grounds are there before, since the shelf knows a picture by what is below its layers.
func (s *scene) paintAll() {
	for _, layer := range s.layers {
		if layer.Before != nil {
			layer.Before()
		}
	}
	draw.PaintAll(s.sheet, s.layers)
}

// row is a row of pixels of the picture.
func (s *scene) row(y int) []uint8 {
	return s.sheet.Pix[s.sheet.PixOffset(0, y):s.sheet.PixOffset(s.sheet.Rect.Max.X, y)]
}

// paint adds one of the drawings of the harbour in this light, behind a veil, so that (x, y) of its
// grid, in units, is at (left, top), in pixels.
func (s *scene) paint(name string, left float64, top int, x, y float64, behind veil) {
	s.paintIn(s.scale, name, left, top, x, y, behind)
}

// paintIn is paint at another scale.
func (s *scene) paintIn(scale float64, name string, left float64, top int, x, y float64, behind veil) {
	svg := tinted(assets.Scene(name), func(c color.NRGBA) color.NRGBA { return s.light.of(c, behind) })
	s.layers = append(s.layers, draw.Layer{
		SVG: svg, X: left - x*scale, Y: float64(top) - y*scale, Scale: scale, Before: s.ground,
	})
	s.ground = nil
}

// sky adds everything above the water.
func (s *scene) sky() {
	s.ground = func() { s.bands(0, s.shore, skyBands[:], s.shore, -1, s.light.sky) }
	left := s.right - sunLeft*s.scale
	above := func(units float64) int { return s.shore - int(units*s.scale) }
	if s.dark {
		s.paint("harbour-stars", 0, 0, 0, 0, unveiled)
		s.paint("harbour-moon", left, above(moonHigh), moonMiddle, moonMiddle, unveiled)
	} else {
		s.paint("harbour-sun", left, above(sunHigh+(sunLow-sunHigh)*s.hour), sunMiddle, sunMiddle, unveiled)
	}
	s.paint("harbour-shore", s.right, s.shore, sceneWidth, shoreLine, s.light.distance)
	if !s.dark {
		s.paint("harbour-gulls", left, s.shore, gullsLeft, gullsHigh, s.light.distance)
	}
}

// water adds the water, and the light on it.
func (s *scene) water() {
	s.ground = func() { s.bands(s.shore, s.quay, waterBands[:], s.shore, 1, s.light.water) }
	s.paint("harbour-water", s.right, s.shore, sceneWidth, 0, unveiled)
	s.paint("harbour-glitter", s.right-sunLeft*s.scale, s.shore, glitterMiddle, 0, unveiled)
}

// land adds the quay and what stands on it and is moored to it.
func (s *scene) land() {
	plain := s.light.quay.over(plank)
	s.ground = func() {
		for y := s.quay; y < s.sheet.Rect.Max.Y; y++ {
			fill(s.row(y), plain)
		}
	}
	s.paint("harbour-quay", 0, s.quay, 0, 0, s.light.quay)
	scale := s.scale * edgeScale
	if s.words > 0 {
		scale = min(scale, float64(s.quay-s.words)/lanternTop)
	}
	s.paintIn(scale, "harbour-right", s.right, s.quay, rightWidth, quayLine, s.light.quay)
	s.paintIn(scale, "harbour-left", 0, s.quay, 0, quayLine, s.light.quay)
	if s.dark {
		for _, x := range []float64{lanternLeft * scale, s.right - lanternLeft*scale} {
			s.paintIn(scale, "harbour-glow", x, s.quay, glowMiddle, glowMiddle+lanternUp, unveiled)
		}
	}
}
