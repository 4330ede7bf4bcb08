package career

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/draw"
)

// What tests of the screen look at.

func (c *Career) Chosen() int       { return c.chosen }
func (c *Career) Choose(number int) { c.choose(number) }

func (c *Career) Sheet() *fyne.Container { return c.sheet }
func (c *Career) Paints() Paints         { return c.paintsOf() }

// SheetRoom is where the words on the sheet end, and where the plates begin.
func (c *Career) SheetRoom() (end, plates float32) {
	parts := c.sheet.Objects[0].(*fyne.Container).Objects[0].(*fyne.Container).Objects
	said := parts[2]
	return said.Position().Y + said.Size().Height, parts[3].Position().Y
}

// Coins are how large a coin is, and that with its stars.
func (c *Career) Coins() (wide, high float32) {
	return coinSize * c.chart.by, (coinSize + starSize) * c.chart.by
}

// Stations are the stations on the chart.
func (c *Career) Stations() *fyne.Container { return c.chart.stations }

// SeaAt is where the sea is on the chart, how large, and how wide its frame.
func (c *Career) SeaAt() (root fyne.CanvasObject, at fyne.Position, size fyne.Size, frame float32) {
	return c.chart.root, c.chart.at, c.chart.sea.Size(), chartFrame * c.by
}

// Lands draws the lands alone.
func (c *Career) Lands(on *draw.Canvas, w, h float64) {
	h0 := *c.chart
	h0.paints.Plain = true // the shallows are water
	h0.lands(on, w, h)
}
