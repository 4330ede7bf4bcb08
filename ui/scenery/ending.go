package scenery

import (
	"context"
	"image"
	"image/color"

	"portroyal/assets"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
)

// Mood is what the picture at the end of a game tells.
type Mood uint8

// The moods.
const (
	Homecoming Mood = iota // the winner's ship comes in, at sunset
	Feast                  // everybody's ships are home, under fireworks
	Farewell               // the harbour is empty and the sails leave
)

// Ending is the picture at the end of a game.
type Ending struct {
	Mood   Mood
	Flags  []color.NRGBA // of the ships
	Vessel *Vessel       // what ships they are; nil for merchantmen
}

// The grid of the picture at the end: the horizon, the edge of the quay, and how much of what is too much is cut
// off at the left; at the top everything is.
const (
	endWidth, endHeight = 1920, 1200
	endHorizon, endQuay = 650, 1000
	endCutLeft          = 0.1
)

// NewEnding is the picture at the end of a game without its ships, which are a Fleet: somewhat later where the window
// is dark.
func NewEnding(ctx context.Context, s *stage.Stage, e Ending) *Backdrop {
	dark := s.Dark
	return NewBackdrop(ctx, s, func(width, height int) *image.RGBA { return ending(width, height, e, dark) })
}

// ending draws the end so that it covers a picture of this size.
func ending(width, height int, e Ending, dark bool) *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	g := endGrid(float64(width), float64(height))
	draw.Paint(sheet, tinted(assets.Scene("ending"), e.tone(dark)), g.x, g.y, g.scale)
	if e.Mood == Feast {
		draw.Paint(sheet, assets.Scene("ending-fireworks"), g.x, g.y, g.scale)
	}
	return sheet
}

// endGrid is where the grid of the picture begins on one of this size, and how long its unit is there.
func endGrid(width, height float64) grid {
	scale := max(width/endWidth, height/endHeight)
	return grid{(width - endWidth*scale) * endCutLeft, height - endHeight*scale, scale}
}

// tone is what the hour makes of a colour.
func (e Ending) tone(dark bool) func(color.NRGBA) color.NRGBA {
	switch {
	case e.Mood == Feast:
		return atEvening
	case e.Mood == Farewell:
		return func(c color.NRGBA) color.NRGBA { return atDusk(c, dark) }
	case dark:
		return atEvening
	}
	return atSunset
}

// sinking are the colours of the sky and of what gives light when the sun is about to go down.
var sinking = map[color.NRGBA]color.NRGBA{
	palette.Hex(0x5f9ea3): palette.Hex(0x54729b), // the sky, from above down to the horizon
	palette.Hex(0x74aeac): palette.Hex(0x6a80a3),
	palette.Hex(0x8dbfb2): palette.Hex(0x8792a8),
	palette.Hex(0xaacfb8): palette.Hex(0xa9a4a8),
	palette.Hex(0xc8dcbb): palette.Hex(0xcab3a2),
	palette.Hex(0xe3e3b8): palette.Hex(0xe6bf96),
	palette.Hex(0xf5e0ae): palette.Hex(0xf6c685),
	palette.Hex(0xfbd59b): palette.Hex(0xfbbd6f),
	palette.Hex(0xfac48a): palette.Hex(0xf9aa5f),
	palette.Hex(0xf6b07a): palette.Hex(0xf29a5c),
	palette.Hex(0xfff4cf): palette.Hex(0xffe9a8), // the glow round the sun
	palette.Hex(0xffd98a): palette.Hex(0xffe08a), // windows and lanterns of ships
	palette.Hex(0x5a4437): palette.Hex(0xffd98a), // windows of the town
	palette.Hex(0xffe9ae): palette.Hex(0xffd98a), // the sun on the water
	palette.Hex(0xfff0bd): palette.Hex(0xfff2c0),
}

// atSunset is what a colour is in the last light of the sun.
func atSunset(c color.NRGBA) color.NRGBA {
	if known, ok := sinking[c]; ok {
		return known
	}
	part := func(v uint8, by, add float64) uint8 { return uint8(min(255, float64(v)*by+add)) }
	return color.NRGBA{R: part(c.R, 0.96, 8), G: part(c.G, 0.86, 4), B: part(c.B, 0.82, 8), A: 0xff}
}

// atDusk is what a colour is when the sun has gone and nobody has lit a lamp.
func atDusk(c color.NRGBA, dark bool) color.NRGBA {
	light := 0.3*float64(c.R) + 0.59*float64(c.G) + 0.11*float64(c.B)
	by := 0.72
	if dark {
		by = 0.46
	}
	part := func(v uint8, tone float64) uint8 {
		const colour = 0.42 // what is left of it
		return uint8(min(255, (float64(v)*colour+light*(1-colour))*by*tone))
	}
	return color.NRGBA{R: part(c.R, 0.9), G: part(c.G, 0.95), B: part(c.B, 1.14), A: 0xff}
}
