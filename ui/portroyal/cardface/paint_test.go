package cardface_test

import (
	"image"
	"image/color"
	"testing"

	"portroyal/assets"
	"portroyal/ui/emblem"
)

// Everybody at the table has a head, round, with a rim in the colour of the seat.
func TestHeads(t *testing.T) {
	seat := color.NRGBA{0x20, 0xc0, 0x40, 0xff}
	for _, name := range assets.Opponents() {
		for _, size := range []int{1, 24, 54, 200} {
			head := emblem.Head(name, size, seat).(*image.NRGBA)
			if head.Rect.Dx() != size || head.Rect.Dy() != size {
				t.Errorf("%s: %v, want %d", name, head.Rect, size)
			}
			if size < 24 {
				continue
			}
			if _, _, _, alpha := head.At(0, 0).RGBA(); alpha != 0 {
				t.Errorf("%s: the corner is not empty", name)
			}
			rim := false
			for y := range size / 4 {
				at := head.NRGBAAt(size/2, y)
				rim = rim || max(near(at.R, seat.R), near(at.G, seat.G), near(at.B, seat.B)) < 12
			}
			if !rim {
				t.Errorf("%s at %d has no rim in the colour of the seat", name, size)
			}
		}
	}
}

func near(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

func TestHeadOfNobody(t *testing.T) {
	head := emblem.Head("nobody", 40, color.NRGBA{A: 0xff}).(*image.NRGBA)
	if head.NRGBAAt(20, 20).A != 0 {
		t.Error("an unknown name has a face")
	}
}
