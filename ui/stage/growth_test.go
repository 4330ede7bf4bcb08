package stage_test

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/stage"
)

// What a window shows grows with it, and never so much that less finds room than in a window of 1600 by 1000, or in a smaller
// one as it is. In the largest windows it grows no further.
func TestGrowth(t *testing.T) {
	const wide, high, most = 1600, 1000, 2.4
	before := float32(1)
	for width := stage.Smallest.Width; width <= 8000; width += 40 {
		size := fyne.NewSize(width, width*high/wide)
		for _, shape := range []fyne.Size{size, size.AddWidthHeight(400, 0), size.AddWidthHeight(0, 400)} {
			by := stage.Growth(shape)
			if by < before-0.001 || by > most {
				t.Errorf("everything is %v times as large at %v, and %v times in a smaller window", by, shape, before)
			}
			if shape.Width/by < min(shape.Width, wide)-1 || shape.Height/by < min(shape.Height, high)-1 {
				t.Errorf("%v times as large at %v: there is less room than in a usual window", by, shape)
			}
		}
		if before = stage.Growth(size); width >= wide && width <= most*wide && before*wide < width-1 {
			t.Errorf("only %v times as large at %v", before, size)
		}
	}
}
