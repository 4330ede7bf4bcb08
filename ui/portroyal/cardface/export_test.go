package cardface

import (
	"image"
	"image/color"

	"portroyal/engine/portroyal"
	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// FieldFull is the gold that fills a shield.
var FieldFull = fieldFull

// Sketch draws what is shown until a face has been drawn.
func Sketch(r Request) image.Image { return sketch(r) }

// Missing lists the drawings that a card's face needs and that do not exist.
func Missing(card portroyal.Card, compact bool) []string {
	return drawFace(Request{Card: card, Width: 110, Compact: compact}).missing
}

// MissingOn lists the drawings that a contract's face needs and that do not exist.
func MissingOn(contract portroyal.Contract) []string {
	return drawFace(Request{Contract: contract, Width: 150, Seals: true}).missing
}

// HasTask reports whether there are pictures for a contract's task.
func HasTask(contract portroyal.Contract) bool { return len(tasks[contract]) > 0 }

// CoinAt is the place of the coin of a slot; see SlotAt.
func CoinAt(slots, i int, large bool, width float32) (x, y, size float32) {
	return onFace(trayOf(slots, large).coinAt(i), width)
}

// DrawChecked is Draw and Overflow at once.
func DrawChecked(r Request) (picture *image.NRGBA, overflow []string) {
	f := drawFace(r)
	return f.cutOut(), f.overflow
}

// Writing is a line of text on a face, with the pixels that its letters occupy.
type Writing struct {
	Line        string
	Top, Bottom int // the first row, and the one after the last
	Left, Right int // the same for columns
}

// Writings lists every line on a face.
func Writings(r Request) (all []Writing) {
	for _, text := range drawFace(r).written {
		for _, line := range text.lines {
			letters := stencil(r, line)
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
func stencil(r Request, line draw.Line) *image.NRGBA {
	units := float64(gridWidth)
	if r.Contract != portroyal.NoContract {
		units = contractWidth
	}
	c := draw.NewCanvas(r.width(), r.height(), units)
	c.Fill(line.Letters, color.NRGBA{A: 0xff})
	return c.Picture()
}

// Legibility is how well a line of text stands out from the pixels around its letters.
type Legibility struct {
	Line  string
	Share float64 // of the pixels next to the letters with a contrast of 4.5 or more
	Worst float64 // contrast found
}

// Legibilities measures every line on a face.
func Legibilities(r Request) (all []Legibility) {
	f := drawFace(r)
	face := f.Picture()
	for _, text := range f.written {
		for _, line := range text.lines {
			letters := stencil(r, line)
			beside, enough, worst := 0, 0, 21.0
			for y := range letters.Rect.Max.Y {
				for x := range letters.Rect.Max.X {
					if letters.NRGBAAt(x, y).A > 0 || !touches(letters, x, y) {
						continue
					}
					contrast := palette.Contrast(text.paint, face.NRGBAAt(x, y))
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
