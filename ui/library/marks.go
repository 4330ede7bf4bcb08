package library

import (
	"image"
	"math"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// mark is a small drawing beside the head of a player.
type mark uint8

const (
	clockwork mark = iota // a computer player
	crown                 // a winner
)

// drawClockwork draws a cogwheel.
func drawClockwork(pixels int) image.Image {
	c := draw.NewCanvas(pixels, pixels, 20)
	const teeth = 8
	var points []float64
	for i := range 4 * teeth {
		radius := 9.2
		if i%4 > 1 {
			radius = 6.6
		}
		angle := (float64(i) + 0.5) * math.Pi / (2 * teeth)
		points = append(points, 10+radius*math.Cos(angle), 10+radius*math.Sin(angle))
	}
	wheel := draw.Polygon(points...)
	c.Fill(wheel, palette.OldPaper)
	c.Stroke(wheel, 1.4, palette.Ink)
	c.Fill(draw.Circle(10, 10, 2.8), palette.Ink)
	return c.Picture()
}

// drawCrown draws a crown.
func drawCrown(pixels int) image.Image {
	c := draw.NewCanvas(pixels, pixels, 20)
	shape := draw.Polygon(2.5, 16.5, 1.5, 5.5, 6.2, 9.5, 10, 2.5, 13.8, 9.5, 18.5, 5.5, 17.5, 16.5)
	c.Fill(shape, palette.Gold)
	c.Fill(draw.Polygon(11, 16.5, 12, 6, 13.8, 9.5, 18.5, 5.5, 17.5, 16.5), palette.Brass)
	c.Stroke(shape, 1.5, palette.Ink)
	return c.Picture()
}
