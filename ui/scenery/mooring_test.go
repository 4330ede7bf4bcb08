package scenery

import (
	"image"
	"testing"
)

// A card is in the shade of the mooring, which ends softly before the picture does and lets the water
// through everywhere.
func TestMooringIsSoftAndTranslucent(t *testing.T) {
	for _, size := range []image.Point{{168, 17}, {110, 11}, {360, 40}, {3, 2}, {1, 1}} {
		for _, dark := range []bool{false, true} {
			picture := Mooring(size.X, size.Y, dark)
			if picture.Rect.Max != size {
				t.Errorf("%v has become %v", size, picture.Rect)
			}
			most := uint8(0)
			for y := range size.Y {
				for x := range size.X {
					c := picture.RGBAAt(x, y)
					if c.R > c.A || c.G > c.A || c.B > c.A {
						t.Fatalf("%v is no colour with opacity in it", c)
					}
					most = max(most, c.A)
					atEdge := x == 0 || y == 0 || x == size.X-1 || y == size.Y-1
					if atEdge && size.Y > 8 && c.A > 60 {
						t.Errorf("%v, dark %v: at the edge, (%d, %d), %d of 255 is covered", size, dark, x, y, c.A)
					}
				}
			}
			if most > 0xe0 || size.Y > 8 && most < 0x60 {
				t.Errorf("%v, dark %v: at most %d of 255 is covered", size, dark, most)
			}
		}
	}
}

// There are ripples in front, lighter than the shade, and none behind the card.
func TestMooringHasRipples(t *testing.T) {
	const width, height = 160, 16
	for _, dark := range []bool{false, true} {
		picture := Mooring(width, height, dark)
		light := func(from, to int) (count int) {
			for y := from; y < to; y++ {
				for x := range width {
					if c := picture.RGBAAt(x, y); c.A > 60 && int(c.G)*2 > int(c.A) {
						count++
					}
				}
			}
			return count
		}
		if behind, before := light(0, height/2-1), light(height/2, height); behind > 0 || before < 60 {
			t.Errorf("dark %v: %d points of ripples behind, %d in front", dark, behind, before)
		}
	}
}
