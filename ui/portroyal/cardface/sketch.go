package cardface

import (
	"image"
	"image/color"

	"portroyal/engine/portroyal"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// sketchWidth is the largest width in pixels at which a sketch is drawn: it is shown for a moment, scaled, and
// must cost next to nothing.
const sketchWidth = 160

// sketch draws a stand-in until a face has been drawn: its frame, its colour and its title. It takes a fraction
// of the time of Draw, and may be smaller than requested.
func sketch(r Request) image.Image {
	r.Width = min(r.width(), sketchWidth)
	if r.Contract != portroyal.NoContract {
		return sketchContract(r).cutOut()
	}
	f := newCardFace(draw.NewCanvas, r)
	band := float64(footBottom)
	switch {
	case f.Large:
		band = sketchedBand
	case !f.wordless:
		band = footTop
	}
	ground, ribbon := f.kind()
	f.Fill(f.edges.Outline(), ground)
	switch {
	case f.Card == portroyal.NoCard || f.Back:
	case f.compact():
		f.compactRibbon(ribbon)
	default:
		f.Fill(draw.BoxAt(0, band, gridWidth, gridHeight-band).Outline(), f.Scheme.Paper)
		on, text := f.ribbonColours(ribbon)
		f.ribbon(band-f.measures().ribbon, on, text)
	}
	f.rim()
	return f.cutOut()
}

// sketchedBand is roughly where the words of an enlarged card begin.
const sketchedBand = 270

func sketchContract(r Request) *cardFace {
	f := newContractFace(draw.NewCanvas, r)
	f.Fill(f.edges.Outline(), f.Scheme.Paper)
	f.silk()
	f.steps(int(f.Contract.Face().Steps)) // cubes may be on them
	f.tray()
	f.rim()
	return f
}

// kind returns the colour that a card's picture has at first glance, and that of its ribbon.
func (f *cardFace) kind() (ground, ribbon color.NRGBA) {
	switch {
	case f.Back || f.Card == portroyal.NoCard:
		return palette.DarkWood, palette.DarkWood
	case f.facts.Type == portroyal.Expedition:
		return palette.Lagoon, palette.DeepTeal
	case f.facts.Type == portroyal.TaxIncrease && f.facts.Bonus == portroyal.MaxSwords:
		return palette.Coral, palette.Danger
	case f.facts.Type == portroyal.TaxIncrease:
		return palette.Sunset, palette.DuskViolet
	}
	return tints[f.facts.Colour].Light, palette.Umber
}
