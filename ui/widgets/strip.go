package widgets

import (
	"image"
	"image/color"

	"portroyal/ui/draw"
	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// DrawStrip draws a strip of paper with forked ends, so many pixels wide and high, to write on.
func DrawStrip(colours *look.Colours, width, height int) image.Image {
	w, h := float64(width), float64(height)
	c := draw.NewCanvas(width, height, w)
	tail, edge := h*0.16, max(1.2, h/50)
	shape := draw.Polygon(edge, edge, w-edge, edge, w-tail, h/2, w-edge, h-edge, edge, h-edge, tail, h/2)
	c.Fill(shape, colours.Panel)
	c.Stroke(shape, edge*1.2, colours.Edge)
	inner := palette.Fade(colours.Edge, 0.45)
	in := edge * 3.4
	c.Fill(draw.BoxAt(tail+in, in, w-2*tail-2*in, edge*0.7).Outline(), inner)
	c.Fill(draw.BoxAt(tail+in, h-in-edge*0.7, w-2*tail-2*in, edge*0.7).Outline(), inner)
	return c.Picture()
}

// DrawSeatStrip is DrawStrip with an edge in the colour of a player.
func DrawSeatStrip(colours *look.Colours, paint color.NRGBA, width, height int) image.Image {
	w, h := float64(width), float64(height)
	c := draw.NewCanvas(width, height, w)
	tail, line := h*0.16, h/95
	band := h * 0.043
	edge := (band + 2*line) / 2
	shape := draw.Polygon(edge, edge, w-edge, edge, w-tail, h/2, w-edge, h-edge, edge, h-edge, tail, h/2)
	c.Fill(shape, colours.Panel)
	c.Stroke(shape, 2*edge, palette.Ink)
	c.Stroke(shape, band, paint)
	return c.Picture()
}
