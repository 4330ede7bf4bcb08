package draw_test

import (
	"image/color"
	"testing"

	"portroyal/ui/draw"
)

// A stroke along a path paints its lines and not the way back from its end to its beginning.
func TestPathIsAnOpenLine(t *testing.T) {
	c := draw.NewCanvas(60, 60, 60)
	c.Stroke(draw.Path(10, 10, 10, 50, 50, 50), 4, color.NRGBA{A: 0xff})
	picture := c.Picture()
	for _, at := range []struct {
		x, y int
		on   bool
	}{{10, 12, true}, {10, 30, true}, {10, 50, true}, {30, 50, true}, {48, 50, true}, {30, 30, false}, {50, 20, false}} {
		if on := picture.NRGBAAt(at.x, at.y).A > 0x80; on != at.on {
			t.Errorf("at %d, %d it is painted: %v", at.x, at.y, on)
		}
	}
}
