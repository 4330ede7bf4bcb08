package stage

import (
	"image"
	"testing"
)

// A cabinet holds what was asked for last, up to its limit, and draws nothing twice that it holds.
func TestCabinetHoldsWhatWasAskedForLast(t *testing.T) {
	c := newCabinet(10 * (pictureKey{width: 100, height: 100}).bytes())
	drawn := map[int]int{}
	get := func(of int) image.Image {
		return c.get(pictureKey{of, 100, 100}, func(width, height int) image.Image {
			drawn[of]++
			return image.NewRGBA(image.Rect(0, 0, width, height))
		})
	}
	first := get(0)
	for of := 1; of < 50; of++ {
		get(of)
		if get(0) != first {
			t.Fatal("what is asked for again and again is drawn again")
		}
	}
	if c.bytes > c.limit || len(c.held) != 10 || c.order.Len() != 10 {
		t.Errorf("%d bytes of %d pictures are held, the limit is %d", c.bytes, len(c.held), c.limit)
	}
	get(49)
	get(1)
	if drawn[0] != 1 || drawn[49] != 1 || drawn[1] != 2 {
		t.Errorf("drawn %d, %d and %d times", drawn[0], drawn[49], drawn[1])
	}
	huge := c.get(pictureKey{"huge", 1000, 1000}, func(width, height int) image.Image { return image.NewRGBA(image.Rect(0, 0, 1, 1)) })
	if huge == nil || len(c.held) != 1 {
		t.Errorf("%d pictures are held beside one that is larger than the limit", len(c.held)-1)
	}
}
