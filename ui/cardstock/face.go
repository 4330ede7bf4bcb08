package cardstock

import (
	"image/color"

	"portroyal/ui/draw"
)

// Face is a card being drawn: its canvas, its colours, and what is written on it.
type Face struct {
	*draw.Canvas
	Scheme Scheme

	Written  []Written
	Overflow []string // texts that do not fit their places
	Missing  []string // names of drawings that do not exist
}

// Written is a text on a face.
type Written struct {
	Lines []draw.Line
	Paint color.NRGBA
}

// Set writes a text in the middle of a box, and records it if it does not fit.
func (f *Face) Set(text string, b draw.Box, how draw.Lettering) {
	lines, fits := f.Write(text, b, how)
	if !fits {
		f.Overflow = append(f.Overflow, text)
	}
	f.Written = append(f.Written, Written{lines, how.Paint})
}

// Left writes one line at the left end of a box, and records it if it does not fit.
func (f *Face) Left(text string, b draw.Box, how draw.Lettering) {
	how.Lines = 1
	if size, _, fits := how.Fit(text, b); fits {
		b.W = how.Face.Width(text)*size + 0.01
	}
	f.Set(text, b, how)
}

// Number writes a number in the display face with an edge in another colour, so that it is legible on any ground.
func (f *Face) Number(text string, b draw.Box, size float64, paint, halo color.NRGBA) {
	f.Set(text, b, draw.Lettering{
		Face: Display(), Size: size, Floor: size * 0.6, Paint: paint, Halo: halo, HaloWidth: size / 11,
	})
}

// Rim draws the edge of a card with this outline moved inwards, within the picture.
func (f *Face) Rim(shape func(by float64) draw.Outline, rim, line color.NRGBA) {
	width := f.Scheme.RimWidth
	f.Stroke(shape(width/2), width, rim)
	f.Stroke(shape(width+0.5), f.Scheme.LineWidth, line)
}
