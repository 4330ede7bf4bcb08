package cardface

import (
	"image"
	"image/color"

	"portroyal/engine/portroyal"
	"portroyal/ui/cardstock"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// The grid of a card.
const (
	gridWidth  = 240
	gridHeight = 360
	radius     = 14
)

// wordlessBelow is the width in pixels below which a face drops its ability words, which would be illegible, for
// larger symbols, numbers and title.
const wordlessBelow = 92

// cardFace is one card being drawn.
type cardFace struct {
	cardstock.Face
	Request
	edges    draw.Box // of the card, in units
	facts    *portroyal.Face
	wordless bool // without the words of the ability or the task
	view     view // of its drawings
}

// Draw draws a face or a back with transparent rounded corners.
func Draw(r Request) *image.NRGBA { return drawFace(r).cutOut() }

// Overflow lists the words of a request that do not fit on its face even at the smallest size; it should be nil.
func Overflow(r Request) []string { return faceOn(draw.Unseen, r).Overflow }

// canvas makes a canvas of a size in pixels, so many units wide.
type canvas = func(width, height int, units float64) *draw.Canvas

func drawFace(r Request) *cardFace { return faceOn(draw.NewCanvas, r) }

// faceOn is a face on such a canvas.
func faceOn(on canvas, r Request) *cardFace {
	if r.Contract != portroyal.NoContract {
		return contractOn(on, r)
	}
	f := newCardFace(on, r)
	switch {
	case r.Back || r.Card == portroyal.NoCard:
		f.art("back", color.NRGBA{A: 0xff})
	case r.compact():
		f.drawCompact()
	case f.facts.Type == portroyal.Person:
		f.person()
	case f.facts.Type == portroyal.Ship:
		f.ship()
	case f.facts.Type == portroyal.Expedition:
		f.expedition()
	case f.facts.Type == portroyal.TaxIncrease:
		f.tax()
	}
	f.rim()
	return f
}

// newCardFace is a card's face with nothing on it.
func newCardFace(on canvas, r Request) *cardFace {
	return &cardFace{
		Face:     cardstock.Face{Canvas: on(r.width(), r.height(), gridWidth), Scheme: r.Style.Scheme()},
		edges:    draw.BoxAt(0, 0, gridWidth, gridHeight),
		Request:  r,
		facts:    r.Card.Face(),
		wordless: r.width() < wordlessBelow && !r.Large,
		view:     view{scale: 1},
	}
}

func (f *cardFace) cutOut() *image.NRGBA { return f.CutOut(f.shape(0)) }

// shape is the outline of the card, moved inwards.
func (f *cardFace) shape(by float64) draw.Outline {
	r := max(radius-by, 2)
	return f.edges.Inset(by).Rounded(r)
}

// art fills the face from edge to edge with the first of these drawings that exists.
func (f *cardFace) art(name string, tint color.NRGBA, otherwise ...string) {
	if f.seen(name, tint, 0, 0, f.edges.W) {
		return
	}
	for _, name := range otherwise {
		if f.seen(name, tint, 0, 0, f.edges.W) {
			return
		}
	}
	f.Missing = append(f.Missing, name)
	f.Fill(f.shape(0), palette.DeepTeal)
}

func (f *cardFace) rim() {
	rim, line := f.Scheme.Rim, f.Scheme.Line
	if f.facts.FivePlayersOnly && !f.Back {
		rim, line = palette.Gold, palette.Umber
	} else if !f.Style.HighContrast {
		line = palette.Brass
	}
	f.Rim(f.shape, rim, line)
}
