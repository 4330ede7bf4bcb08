// Package pieces shows the things of Pirate's Cove: islands, ships, dice, heads, cards and symbols, at any size. It draws
// what it is told to, and knows neither a table nor whose turn it is.
package pieces

import (
	"fmt"
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/cardface"
	"portroyal/ui/stage"
)

// drawingKey tells small pictures apart.
type drawingKey struct {
	name     string
	tint     color.NRGBA
	mirrored bool
}

// Read is a drawing of assets/piratescove by its folder and name, with its currentColor in a tint.
func Read(name string, tint color.NRGBA) *draw.Drawing {
	drawing := cardface.Drawing(name, tint)
	if drawing == nil {
		panic(fmt.Sprintf("no drawing %s", name)) // the names stand in the code, and are checked by tests
	}
	return drawing
}

// Drawing shows a drawing at a width; its height follows from its shape.
func Drawing(s *stage.Stage, name string, width float32) *canvas.Image {
	return Tinted(s, name, width, palette.Ink)
}

// Tinted is Drawing with the parts that can be coloured in a colour, as a ship in that of its player.
func Tinted(s *stage.Stage, name string, width float32, tint color.NRGBA) *canvas.Image {
	return shown(s, drawingKey{name, tint, false}, width)
}

// Mirrored is Tinted turned left to right.
func Mirrored(s *stage.Stage, name string, width float32, tint color.NRGBA) *canvas.Image {
	return shown(s, drawingKey{name, tint, true}, width)
}

// shown is the small picture of a key.
func shown(s *stage.Stage, key drawingKey, width float32) *canvas.Image {
	drawing := Read(key.name, key.tint)
	wide, high := drawing.Size()
	size := fyne.NewSize(width, width*float32(high/wide))
	return s.PictureOf(key, size, func(w, h int) image.Image {
		c := draw.NewCanvas(max(w, 1), max(h, 1), wide)
		if key.mirrored {
			c.LayMirrored(drawing, wide, 0, wide)
		} else {
			c.Lay(drawing, 0, 0, wide)
		}
		return c.Picture()
	})
}

// Symbol shows a symbol of this game as a square with sides of this length.
func Symbol(s *stage.Stage, name string, size float32) *canvas.Image {
	return Drawing(s, "symbols/"+name, size)
}

// glowKey tells glows apart.
type glowKey struct{ paint color.NRGBA }

// Glow is light of a paint in the shape of an ellipse, which ends softly at the edges of a room.
func Glow(s *stage.Stage, paint color.NRGBA, size fyne.Size) *canvas.Image {
	return s.PictureOf(glowKey{paint}, size, func(w, h int) image.Image {
		const bright = 0.72 // the part of the way to the edge from which on it fades
		glow := image.NewNRGBA(image.Rect(0, 0, max(w, 1), max(h, 1)))
		for y := range h {
			for x := range w {
				far := math.Hypot(2*(float64(x)+0.5)/float64(w)-1, 2*(float64(y)+0.5)/float64(h)-1)
				if fades := min(max((1-far)/(1-bright), 0), 1); fades > 0 {
					light := paint
					light.A = uint8(230 * fades)
					glow.SetNRGBA(x, y, light)
				}
			}
		}
		return glow
	})
}

// roundKey tells round pictures apart.
type roundKey struct {
	name string
	rim  color.NRGBA
}

// Round shows a square drawing, such as a head, as a round picture with a rim.
func Round(s *stage.Stage, name string, rim color.NRGBA, size float32) *canvas.Image {
	return s.Picture(roundKey{name, rim}, size, func(pixels int) image.Image {
		drawing, side := Read(name, palette.Ink), max(pixels, 1)
		grid, _ := drawing.Size()
		c := draw.NewCanvas(side, side, grid)
		c.Lay(drawing, 0, 0, grid)
		middle, width := grid/2, grid*0.05
		line := max(grid*0.012, grid/float64(side))
		c.Stroke(draw.Circle(middle, middle, middle-line-width/2), width, rim)
		c.Stroke(draw.Circle(middle, middle, middle-line/2), line, palette.Ink)
		c.Stroke(draw.Circle(middle, middle, middle-line-width), line, palette.Ink)
		return c.CutOut(draw.Circle(middle, middle, middle))
	})
}
