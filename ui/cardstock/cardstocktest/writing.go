// Package cardstocktest measures what is written on cards, for tests.
package cardstocktest

import (
	"image"
	"image/color"

	"portroyal/ui/cardstock"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// Writing is a line of text on a face, with the pixels that its letters occupy.
type Writing struct {
	Line        string
	Top, Bottom int // the first row, and the one after the last
	Left, Right int // the same for columns
}

// Writings lists every line on a face of a size in pixels that is this many units wide. It may be unseen.
func Writings(f *cardstock.Face, size image.Point, units float64) (all []Writing) {
	stencil := newStencil(size, units)
	for _, text := range f.Written {
		for _, line := range text.Lines {
			w := Writing{Line: line.Text, Top: size.Y, Left: size.X}
			if part := inked(stencil.of(line), 0x40); !part.Empty() {
				w.Top, w.Bottom, w.Left, w.Right = part.Min.Y, part.Max.Y, part.Min.X, part.Max.X
			}
			all = append(all, w)
		}
	}
	return all
}

// stencil is a sheet for only the letters of a line.
type stencil struct{ *draw.Canvas }

func newStencil(size image.Point, units float64) stencil {
	return stencil{draw.NewCanvas(size.X, size.Y, units)}
}

// of is a picture of the letters of a line, until it is asked for another.
func (s stencil) of(line draw.Line) *image.RGBA {
	clear(s.Sheet().Pix)
	s.Fill(line.Letters, color.NRGBA{A: 0xff})
	return s.Sheet()
}

// Legibility is how well a line of text stands out from the pixels around its letters.
type Legibility struct {
	Line  string
	Share float64 // of the pixels next to the letters with a contrast of 4.5 or more
	Worst float64 // contrast found
}

// Legibilities measures every line on a face that is this many units wide.
func Legibilities(f *cardstock.Face, units float64) (all []Legibility) {
	face := f.Picture()
	stencil := newStencil(face.Rect.Max, units)
	for _, text := range f.Written {
		for _, line := range text.Lines {
			letters := stencil.of(line)
			beside, enough, worst := 0, 0, 21.0
			near := inked(letters, 0).Inset(-1).Intersect(letters.Rect)
			for y := near.Min.Y; y < near.Max.Y; y++ {
				for x := near.Min.X; x < near.Max.X; x++ {
					if letters.RGBAAt(x, y).A > 0 || !touches(letters, x, y) {
						continue
					}
					contrast := palette.Contrast(text.Paint, face.NRGBAAt(x, y))
					beside++
					if contrast >= 4.5 {
						enough++
					}
					worst = min(worst, contrast)
				}
			}
			if beside > 0 {
				all = append(all, Legibility{line.Text, float64(enough) / float64(beside), worst})
			}
		}
	}
	return all
}

// inked is the part of a picture in which something is painted, covering more than this.
func inked(picture *image.RGBA, than uint8) (part image.Rectangle) {
	wide := 4 * picture.Rect.Dx()
	for y := range picture.Rect.Dy() {
		row := picture.Pix[y*picture.Stride : y*picture.Stride+wide]
		for i := 3; i < wide; i += 4 {
			if row[i] > than {
				x := i / 4
				part = part.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return part
}

// touches reports whether a letter covers a pixel next to this one.
func touches(letters *image.RGBA, x, y int) bool {
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if letters.RGBAAt(x+dx, y+dy).A > 0x80 {
				return true
			}
		}
	}
	return false
}
