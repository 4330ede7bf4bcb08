package medalcase

import (
	"image"
	"image/color"
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/engine/medals"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
)

// ribbons are the two sides of the ribbon of each group, in the order of the groups, the lighter one first.
var ribbons = [...][2]color.NRGBA{
	{palette.Hex(0x4f86b8), palette.Hex(0x376389)},
	{palette.Hex(0xb3402e), palette.Hex(0x8e3022)},
	{palette.Hex(0xd8a13c), palette.Hex(0xa8752a)},
	{palette.Hex(0x2f7d6b), palette.Hex(0x225c4f)},
	{palette.Hex(0x7a4a86), palette.Hex(0x5a3563)},
	{palette.Hex(0x57606e), palette.Hex(0x3f4650)},
	{palette.Hex(0xcf6f3d), palette.Hex(0x9f5029)},
	{palette.Hex(0xe2cfa3), palette.Hex(0xb39a66)},
	{palette.Hex(0x1d5c6e), palette.Hex(0x144452)},
}

// tall is how much higher than wide a medal is.
const tall = 38. / 34

// medalKey is a medal as it is drawn.
type medalKey struct {
	ribbon       int         // by the group's place, -1 for one that has not been earned
	ground, text color.NRGBA // of the sheet, for that one
}

// medal is a medal of a width: of brass on a ribbon, or of pewter where it has not been earned.
func (g *Game) medal(s *stage.Stage, d *medals.State, width float32) []fyne.CanvasObject {
	key := medalKey{ribbon: slices.Index(g.Groups, d.Group)}
	if !d.Done {
		key = medalKey{ribbon: -1, ground: s.Colours().Panel, text: s.Colours().Text}
	}
	disc := s.PictureOf(key, fyne.NewSize(width, width*tall), func(wide, high int) image.Image {
		c := draw.NewCanvas(max(wide, 1), max(high, 1), 34)
		if d.Done {
			earned(c, ribbons[key.ribbon])
		} else {
			plain(c, key.ground, key.text)
		}
		return c.Picture()
	})
	side := width * 0.62
	symbol := g.Symbol(s, g.Symbols[d.Name], side)
	if !d.Done {
		symbol.Translucency = 0.6
	}
	disc.Resize(fyne.NewSize(width, width*tall))
	symbol.Resize(fyne.NewSquareSize(side))
	symbol.Move(fyne.NewPos((width-side)/2, width*tall-width/2-side/2))
	return []fyne.CanvasObject{disc, symbol}
}

// Sizes of a medal in its own units: 34 wide, as that of the end of a game.
const (
	wide   = 34.
	high   = wide * tall
	line   = wide * 0.05
	radius = wide/2 - line
)

// ends are the two ends of the ribbon, from the left.
func ends() [2]draw.Outline {
	end := func(x0, x1 float64) draw.Outline {
		return draw.Polygon(x0, line, x0+wide*0.26, line, x1+wide*0.2, high*0.5, x1, high*0.5)
	}
	return [2]draw.Outline{end(wide*0.12, wide*0.3), end(wide*0.62, wide*0.5)}
}

// earned draws a medal in brass, with a rim of small beads in its light.
func earned(c *draw.Canvas, ribbon [2]color.NRGBA) {
	for i, end := range ends() {
		c.Fill(end, ribbon[i])
		c.Stroke(end, line, palette.Ink)
	}
	const x, y = wide / 2, high - wide/2
	c.Fill(draw.Circle(x, y, radius), palette.Brass)
	c.Fill(draw.Circle(x, y, radius*0.86), palette.Hex(0x9c7126))
	c.Fill(draw.Circle(x, y, radius*0.8), palette.Hex(0xf7e3ae))
	for i := range 28 {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / 28)
		c.Fill(draw.Circle(x+cos*radius*0.93, y+sin*radius*0.93, line*0.32), palette.Hex(0xf2d58c))
	}
	c.Stroke(draw.Circle(x, y, radius), line*1.2, palette.Ink)
}

// plain draws a medal that has not been earned, hardly lighter or darker than the sheet.
func plain(c *draw.Canvas, ground, text color.NRGBA) {
	edge := palette.Mix(ground, text, 0.42)
	for _, end := range ends() {
		c.Fill(end, palette.Mix(ground, text, 0.16))
		c.Stroke(end, line*0.8, edge)
	}
	const x, y = wide / 2, high - wide/2
	c.Fill(draw.Circle(x, y, radius), palette.Mix(ground, text, 0.28))
	c.Fill(draw.Circle(x, y, radius*0.8), palette.Mix(ground, text, 0.18))
	c.Stroke(draw.Circle(x, y, radius), line, edge)
}
