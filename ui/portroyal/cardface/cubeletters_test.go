package cardface_test

import (
	"image/color"
	"testing"

	"portroyal/ui/palette"
	"portroyal/ui/portroyal/cardface"
)

// On a small cube J differs from I by its hook, which must be on the cube and not in its rim.
func TestHookOfJIsSeen(t *testing.T) {
	for _, size := range []int{14, 20, 28, 40} {
		for _, seat := range palette.Seats {
			j, i := cardface.Cube("J", size, seat), cardface.Cube("I", size, seat)
			hook := 0
			for y := size / 2; y < size*27/32; y++ { // above the lower edge
				for x := size / 8; x < size*45/100; x++ { // left of both stems
					if far(j.At(x, y), i.At(x, y)) {
						hook++
					}
				}
			}
			if hook == 0 {
				t.Errorf("at %d pixels there is no hook", size)
			}
		}
	}
}

// far reports whether two colours differ clearly.
func far(a, b color.Color) bool {
	ar, ag, ab, _ := a.RGBA()
	br, bg, bb, _ := b.RGBA()
	apart := func(x, y uint32) bool { return max(x, y)-min(x, y) > 0x3000 }
	return apart(ar, br) || apart(ag, bg) || apart(ab, bb)
}
