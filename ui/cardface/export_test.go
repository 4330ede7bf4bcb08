package cardface

import (
	"image"

	"portroyal/engine/portroyal"
	"portroyal/ui/palette"
)

// NewCacheWith is a cache that draws with another function.
func NewCacheWith(workers, bytes int, draw func(Request) *image.NRGBA) *Cache {
	return newCache(workers, bytes, draw)
}

// Missing lists the drawings that the face of a card asks for and that are not there.
func Missing(card portroyal.Card) []string { return drawFace(Request{Card: card, Width: 110}).missing }

// MissingOn lists the drawings that the face of a contract asks for and that are not there.
func MissingOn(contract portroyal.Contract) []string {
	return drawFace(Request{Contract: contract, Width: 150, Seals: true}).missing
}

// HasTask reports whether what a contract asks for is drawn.
func HasTask(contract portroyal.Contract) bool { return len(tasks[contract]) > 0 }

// DrawChecked is Draw and Overflow at once.
func DrawChecked(r Request) (picture *image.NRGBA, overflow []string) {
	f := drawFace(r)
	return f.cutOut(), f.overflow
}

// Legibility is how a line of text stands out from what is seen round its letters.
type Legibility struct {
	Line  string
	Share float64 // of the pixels next to the letters with a contrast of 4.5 or more
	Worst float64 // contrast
}

// Legibilities measures every line on a face.
func Legibilities(r Request) (all []Legibility) {
	f := drawFace(r)
	for _, w := range f.written {
		mask := f.mask(w.letters)
		beside, enough, worst := 0, 0, 21.0
		for y := range mask.Rect.Max.Y {
			for x := range mask.Rect.Max.X {
				if mask.AlphaAt(x, y).A > 0 || !touches(mask, x, y) {
					continue
				}
				contrast := palette.Contrast(w.paint, f.sheet.RGBAAt(x, y))
				beside++
				if contrast >= 4.5 {
					enough++
				}
				worst = min(worst, contrast)
			}
		}
		if beside > 0 {
			all = append(all, Legibility{w.line, float64(enough) / float64(beside), worst})
		}
	}
	return all
}

// touches reports whether a letter covers a pixel beside this one.
func touches(mask *image.Alpha, x, y int) bool {
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if mask.AlphaAt(x+dx, y+dy).A > 0x80 {
				return true
			}
		}
	}
	return false
}
