// Package palette names the colours of the game: one late afternoon in a Caribbean harbour.
// Everything drawn by the program takes its colours from here, and so do the theme and the
// widgets; drawings in assets/cards use the same values. It decides nothing about layout.
package palette

import (
	"image/color"
	"math"

	"portroyal/engine/portroyal"
)

// Sea and foam, the cool side of the picture.
var (
	NightSea = Hex(0x12324a)
	DeepTeal = Hex(0x1d5c6e)
	Lagoon   = Hex(0x3f9aa3)
	Foam     = Hex(0xd9efe9)
)

// Paper and wood, what cards and table are made of.
var (
	Parchment = Hex(0xf3e6c8)
	OldPaper  = Hex(0xe2cfa3)
	Umber     = Hex(0x6b4226)
	DarkWood  = Hex(0x2f1d12)
	Ink       = Hex(0x1d1a16)
)

// Metal and evening light, the warm side.
var (
	Brass      = Hex(0xc8973c)
	Gold       = Hex(0xf2c14e)
	Coral      = Hex(0xe2725b)
	Sunset     = Hex(0xf29e6d)
	DuskViolet = Hex(0x5b4a7a)
)

// What can be done and what is dangerous, for frames and buttons.
var (
	Takeable = Hex(0x2f8fe0) // the frame round a card that may be taken
	Danger   = Hex(0xb3402e) // the risky button, a bust
	Calm     = Hex(0x2f7d6b) // the safe button
)

// Skins, from pale to dark.
var Skins = [...]color.NRGBA{Hex(0xf0c9a0), Hex(0xd9a577), Hex(0xb07d52), Hex(0x8a5a3c), Hex(0x6b4330)}

// Seats are the colours of the players at the table, different in lightness as well as in hue.
// They are not the colours of the ships. People who do not see red or green tell them apart as well.
var Seats = [...]color.NRGBA{Hex(0xe2725b), Hex(0x3f9aa3), Hex(0xf2c14e), Hex(0x8a6fc0), Hex(0xb4e07a)}

// Tint is a ship colour with its shades.
type Tint struct {
	Base  color.NRGBA // hull stripe, flag, badge
	Light color.NRGBA // lit side, sky
	Dark  color.NRGBA // shadow, sea
	On    color.NRGBA // what is written on Base; contrast at least 4.5:1
}

var tints = [portroyal.Colours + 1]Tint{
	portroyal.NoColour: {Base: OldPaper, Light: Parchment, Dark: Umber, On: Ink},
	portroyal.Yellow:   {Base: Hex(0xf2c230), Light: Hex(0xfbe9ae), Dark: Hex(0x94680f), On: Ink},
	portroyal.Blue:     {Base: Hex(0x2f6fd0), Light: Hex(0xb9d4f5), Dark: Hex(0x173c7a), On: Hex(0xffffff)},
	portroyal.Green:    {Base: Hex(0x58b368), Light: Hex(0xcdebc9), Dark: Hex(0x225c3a), On: Ink},
	portroyal.Red:      {Base: Hex(0xb3261e), Light: Hex(0xf4b8a0), Dark: Hex(0x641512), On: Hex(0xffffff)},
	portroyal.Black:    {Base: Hex(0x2b2b33), Light: Hex(0xb4b2bd), Dark: Hex(0x17171c), On: Hex(0xffffff)},
}

// Ship gives the tint of a ship colour; NoColour is plain paper.
func Ship(colour portroyal.Colour) Tint { return tints[colour] }

// Fade gives c with this opacity, from 0 to 1.
func Fade(c color.NRGBA, opacity float64) color.NRGBA {
	c.A = uint8(float64(c.A)*opacity + 0.5)
	return c
}

// Contrast is the contrast of two opaque colours as the Web Content Accessibility Guidelines 2
// define it, from 1 to 21; text needs 4.5.
func Contrast(a, b color.Color) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func luminance(c color.Color) float64 {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	linear := func(v uint8) float64 {
		f := float64(v) / 255
		if f <= 0.03928 {
			return f / 12.92
		}
		return math.Pow((f+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(n.R) + 0.7152*linear(n.G) + 0.0722*linear(n.B)
}

// Hex is an opaque colour from its six hexadecimal digits.
func Hex(hex uint32) color.NRGBA {
	return color.NRGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 0xff}
}
