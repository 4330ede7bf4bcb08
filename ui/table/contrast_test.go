package table

import "image/color"

// readable is the least contrast between text and what it stands on.
const readable = 4.5

// blend is the colour part of the way from a to b.
func blend(a, b color.NRGBA, part float32) color.NRGBA {
	mix := func(x, y uint8) uint8 { return uint8(float32(x) + (float32(y)-float32(x))*part) }
	return color.NRGBA{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B), 0xff}
}
