package main

import (
	"context"
	"image"
	"math"
	"math/rand/v2"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/draw"
	"portroyal/ui/emblem"
	"portroyal/ui/palette"
	"portroyal/ui/scenery"
	"portroyal/ui/setup"
	"portroyal/ui/stage"
)

// pips are where the pips of each face are, in quarters of the side of a die.
var pips = [7][][2]float64{
	{},
	{{2, 2}},
	{{1, 1}, {3, 3}},
	{{1, 1}, {2, 2}, {3, 3}},
	{{1, 1}, {1, 3}, {3, 1}, {3, 3}},
	{{1, 1}, {1, 3}, {2, 2}, {3, 1}, {3, 3}},
	{{1, 1}, {1, 2}, {1, 3}, {3, 1}, {3, 2}, {3, 3}},
}

// drawDie draws a die with its upper left corner at a place; one that is aboard is of brass.
func drawDie(c *draw.Canvas, face uint8, x, y, side float64, aboard bool) {
	base, light := palette.OldPaper, palette.Parchment
	if aboard {
		base, light = palette.Brass, palette.Gold
	}
	body := draw.BoxAt(x, y, side, side).Inset(side * 0.03)
	c.Fill(draw.BoxAt(body.X+side*0.03, body.Y+side*0.04, body.W, body.H).Rounded(side*0.2), palette.Fade(palette.Ink, 0.35))
	c.Fill(body.Rounded(side*0.2), base)
	c.Fill(body.Inset(side*0.06).Rounded(side*0.16), light)
	c.Stroke(body.Rounded(side*0.2), side*0.035, palette.Ink)
	for _, at := range pips[face] {
		c.Fill(draw.Circle(x+side*at[0]/4, y+side*at[1]/4, side*0.085), palette.Ink)
	}
}

// dieKey tells pictures of dice apart.
type dieKey struct {
	face   uint8
	aboard bool
}

// die shows a die.
func die(s *stage.Stage, face uint8, size float32, aboard bool) *canvas.Image {
	return s.Picture(dieKey{face, aboard}, size, func(pixels int) image.Image {
		c := draw.NewCanvas(pixels, pixels, 1)
		drawDie(c, face, 0, 0, 1, aboard)
		return c.Picture()
	})
}

// wood draws the top of a table in a tavern: planks, with the light of a lantern in their middle.
func wood(width, height int, evening bool) *image.RGBA {
	const planks = 7.0
	c := draw.NewCanvas(width, height, 1000)
	high := 1000 * float64(height) / float64(max(width, 1))
	random := rand.New(rand.NewPCG(7, 7))
	dark, bright := palette.DarkWood, palette.Umber
	if evening {
		bright = palette.Mix(bright, dark, 0.4)
	}
	for plank := range int(planks) {
		top, tall := high*float64(plank)/planks, high/planks
		c.Fill(draw.BoxAt(0, top, 1000, tall).Outline(), palette.Mix(bright, dark, 0.15+0.3*random.Float64()))
		for range 9 {
			from, y := 900*random.Float64(), top+tall*random.Float64()
			grain := draw.Path(from, y, from+100+200*random.Float64(), y+2*random.Float64())
			c.Stroke(grain, 1.2, palette.Fade(dark, 0.35))
		}
		c.Fill(draw.BoxAt(0, top, 1000, 2.2).Outline(), palette.Fade(palette.Ink, 0.6))
	}
	sheet := c.Sheet()
	for y := range height {
		for x := range width {
			far := math.Hypot(2*float64(x)/float64(width)-1, 2*float64(y)/float64(height)-1)
			light := 1.25 - 0.55*min(far, 1.4)
			for at, i := sheet.PixOffset(x, y), 0; i < 3; i++ {
				sheet.Pix[at+i] = uint8(min(float64(sheet.Pix[at+i])*light, 255))
			}
		}
	}
	return sheet
}

// poster is the picture of a party: dice on the table, and heads.
type poster struct {
	faces []uint8
	heads []string
}

// draw draws the poster.
func (p poster) draw(width, height int) *image.RGBA {
	sheet := wood(width, height, false)
	wide, high := float64(width), float64(height)
	c := draw.NewCanvas(width, height, wide)
	c.Paste(sheet, 0, 0)
	side := min(wide*0.17, high*0.3)
	for i, face := range p.faces {
		lean := side * 0.12 * float64(i%2)
		drawDie(c, face, wide/2+side*1.15*(float64(i)-float64(len(p.faces))/2), high*0.6-lean, side, i < 3 && len(p.faces) > 2)
	}
	head := min(wide*0.26, high*0.46)
	for i, name := range p.heads {
		at := wide/2 + head*1.08*(float64(i)-float64(len(p.heads))/2)
		c.Paste(emblem.Head(name, int(head), palette.Seats[i]), at, high*0.08)
	}
	sheet = c.Sheet()
	setup.RoundTop(sheet)
	return sheet
}

// ground is what is behind the table. It implements [house.Ground].
type ground struct{ *scenery.Backdrop }

func newGround(s *stage.Stage) *ground {
	return &ground{scenery.NewBackdrop(context.Background(), s, func(width, height int) *image.RGBA {
		return wood(width, height, s.Dark)
	})}
}

// under is the ground as it is laid under a table.
func (g *ground) under(s *stage.Stage) fyne.CanvasObject {
	if s.HighContrast {
		return canvas.NewRectangle(s.Colours().Sea)
	}
	return container.NewStack(canvas.NewRectangle(palette.DarkWood), g.Object())
}
