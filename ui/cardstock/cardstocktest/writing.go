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

// Writings lists every line on a face that is this many units wide.
func Writings(f *cardstock.Face, units float64) (all []Writing) {
	size := f.Picture().Rect.Max
	for _, text := range f.Written {
		for _, line := range text.Lines {
			letters := stencil(size, units, line)
			w := Writing{Line: line.Text, Top: letters.Rect.Max.Y, Left: letters.Rect.Max.X}
			for i := 3; i < len(letters.Pix); i += 4 {
				if x, y := i%letters.Stride/4, i/letters.Stride; letters.Pix[i] > 0x40 {
					w.Top, w.Bottom = min(w.Top, y), max(w.Bottom, y+1)
					w.Left, w.Right = min(w.Left, x), max(w.Right, x+1)
				}
			}
			all = append(all, w)
		}
	}
	return all
}

// stencil is a picture of only the letters of a line.
func stencil(size image.Point, units float64, line draw.Line) *image.NRGBA {
	c := draw.NewCanvas(size.X, size.Y, units)
	c.Fill(line.Letters, color.NRGBA{A: 0xff})
	return c.Picture()
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
	for _, text := range f.Written {
		for _, line := range text.Lines {
			letters := stencil(face.Rect.Max, units, line)
			beside, enough, worst := 0, 0, 21.0
			near := inked(letters).Inset(-1).Intersect(letters.Rect)
			for y := near.Min.Y; y < near.Max.Y; y++ {
				for x := near.Min.X; x < near.Max.X; x++ {
					if letters.NRGBAAt(x, y).A > 0 || !touches(letters, x, y) {
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

// inked is the part of a picture in which something is painted.
func inked(picture *image.NRGBA) (part image.Rectangle) {
	wide := 4 * picture.Rect.Dx()
	for y := range picture.Rect.Dy() {
		row := picture.Pix[y*picture.Stride : y*picture.Stride+wide]
		for i := 3; i < wide; i += 4 {
			if row[i] > 0 {
				x := i / 4
				part = part.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return part
}

// touches reports whether a letter covers a pixel next to this one.
func touches(letters *image.NRGBA, x, y int) bool {
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if letters.NRGBAAt(x+dx, y+dy).A > 0x80 {
				return true
			}
		}
	}
	return false
}
