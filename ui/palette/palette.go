// Package palette names the colours of the program: one late afternoon in a Caribbean harbour.
// Everything that is drawn takes its colours from here, and so do the theme and the widgets; drawings
// in assets use the same values. It knows no game, and decides nothing about layout.
package palette

import (
	"image/color"
	"math"
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

// Colours of frames and buttons: what can be done, and what is dangerous.
var (
	Takeable = Hex(0x2f8fe0) // the frame round a card that may be taken
	Danger   = Hex(0xb3402e) // the risky button, what has gone wrong
	Calm     = Hex(0x2f7d6b) // the safe button
)

// Seats are the colours of the players at the table, different in lightness as well as in hue, and none
// of the tints. People who do not see red or green tell them apart as well.
var Seats = [...]color.NRGBA{Hex(0xe2725b), Hex(0x3f9aa3), Hex(0xf2c14e), Hex(0x8a6fc0), Hex(0xb4e07a)}

// Source is the colour of something that points come from.
type Source struct {
	Base color.NRGBA
	On   color.NRGBA // what is written on Base; contrast at least 4.5:1
}

// The sources of points. People who do not see red or green tell them apart as well.
var (
	FromPersons     = Source{Base: Hex(0xe3b778), On: Ink}
	FromExpeditions = Source{Base: DeepTeal, On: Hex(0xffffff)}
	FromCargo       = Source{Base: Hex(0xa9d8d2), On: Ink}
	FromContracts   = Source{Base: Hex(0x9e2f26), On: Hex(0xffffff)}
)

// The sources of fame, likewise.
var (
	FromPlunder   = Source{Base: Hex(0x9e2f26), On: Hex(0xffffff)}
	FromTreasures = Source{Base: Hex(0xa9d8d2), On: Ink}
	FromDoubloons = Source{Base: Hex(0xe3b778), On: Ink}
	FromSinking   = Source{Base: Hex(0x2b2f55), On: Hex(0xffffff)}
	FromFlight    = Source{Base: DeepTeal, On: Hex(0xffffff)}
	FromCards     = Source{Base: Hex(0xb79ad6), On: Ink}
)

// Tint is a colour that tells cards apart, with its shades.
type Tint struct {
	Base  color.NRGBA // stripes, flags, badges
	Light color.NRGBA // lit side, sky
	On    color.NRGBA // what is written on Base; contrast at least 4.5:1
}

// The tints. People who do not see red or green tell the five coloured ones apart as well.
var (
	Plain  = Tint{Base: OldPaper, Light: Parchment, On: Ink} // of what has no colour
	Yellow = Tint{Base: Hex(0xf2c230), Light: Hex(0xfbe9ae), On: Ink}
	Blue   = Tint{Base: Hex(0x2f6fd0), Light: Hex(0xb9d4f5), On: Hex(0xffffff)}
	Green  = Tint{Base: Hex(0x58b368), Light: Hex(0xcdebc9), On: Ink}
	Red    = Tint{Base: Hex(0xb3261e), Light: Hex(0xf4b8a0), On: Hex(0xffffff)}
	Black  = Tint{Base: Hex(0x2b2b33), Light: Hex(0xb4b2bd), On: Hex(0xffffff)}
)

// Fade gives c with this opacity, from 0 to 1.
func Fade(c color.NRGBA, opacity float64) color.NRGBA {
	c.A = uint8(float64(c.A)*opacity + 0.5)
	return c
}

// Mix is the colour part of the way from a to b, both opaque.
func Mix(a, b color.NRGBA, part float64) color.NRGBA {
	mix := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*part + 0.5) }
	return color.NRGBA{R: mix(a.R, b.R), G: mix(a.G, b.G), B: mix(a.B, b.B), A: 0xff}
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
