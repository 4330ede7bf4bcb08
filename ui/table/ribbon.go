package table

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/engine/record"
	"portroyal/ui/geometry"
	"portroyal/ui/look"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Ribbon is the strip of paper along the lower edge of a table: who is asked, or has done something, in a sentence or two, and
// beside it plates to answer with, or what steers a replay.
type Ribbon struct {
	Seat         record.Seat
	Title, About string // the question, or what has happened, and what helps with it; "" for nothing
	Plates       []*widgets.Plate
	Replay       *Transport // in the place of plates; nil for none
}

// stripKey tells pictures of the strip apart.
type stripKey struct{ colours *look.Colours }

// drawStrip is the strip, drawn in this size.
func drawStrip(s *stage.Stage, size fyne.Size) *canvas.Image {
	colours := s.Colours()
	return s.PictureOf(stripKey{colours}, size, func(width, height int) image.Image {
		return widgets.DrawStrip(colours, width, height)
	})
}

// LayRibbon lays out the ribbon.
func (c *Course[P, V, A, E, C]) LayRibbon(all geometry.Sheet, at geometry.Rectangle, by float32, r Ribbon) {
	colours := c.Stage.Colours()
	all.Fit(drawStrip(c.Stage, at.Size()), at)
	in := geometry.Rect(at.X+24*by, at.Y+8*by, at.W-48*by, at.H-16*by)
	if r.Replay != nil {
		const part = 0.62
		wide, rail := in.W*part, 17*by
		left := in.X + in.W - wide
		r.Replay.LayRail(all, geometry.Rect(left+rail/2, in.Y-2*by, wide-rail, rail))
		r.Replay.LayPlates(all, geometry.Rect(left, in.Y+rail, wide, in.H-rail))
		in.W -= wide + 10*by
	} else {
		for i := len(r.Plates) - 1; i >= 0; i-- {
			wide := min(max(r.Plates[i].Grown(by).MinSize().Width, 130*by), at.W*0.2)
			all.Fit(r.Plates[i], geometry.Rect(in.X+in.W-wide, in.Y+4*by, wide, in.H-8*by))
			in.W -= wide + 8*by
		}
	}
	head := in.H * 0.9
	all.Fit(c.Stage.Head(r.Seat.Portrait, widgets.SeatColour(r.Seat.Colour), head),
		geometry.Rect(in.X, in.Y+in.H*0.05, head, head))
	text := geometry.Rect(in.X+head+12*by, in.Y, in.W-head-20*by, in.H)
	lines := container.NewVBox(widgets.Paragraph(widgets.BoldLine, r.Title, 17*by, colours.Text, text.W, 1, fyne.TextAlignLeading))
	if r.About != "" {
		lines.Add(widgets.Paragraph(widgets.Line, r.About, 14*by, colours.Quiet, text.W, 1, fyne.TextAlignLeading))
	}
	high := min(lines.MinSize().Height, text.H)
	all.Fit(lines, geometry.Rect(text.X, text.Y+(text.H-high)/2, text.W, high))
}
