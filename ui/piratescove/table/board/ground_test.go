package board

import "testing"

// The sea covers its picture from edge to edge, whatever the window, and also where the table has no chart or no planks.
func TestTheSeaCoversEverything(t *testing.T) {
	for _, of := range []string{"chart/sea", "fight-sea"} {
		for _, size := range [][2]int{{160, 28}, {161, 110}, {165, 105}, {256, 175}, {320, 135}, {120, 200}} {
			for _, chart := range [][2]float64{{0, 0}, {0.01, 0.98}, {0.06, 0.62}} {
				picture := sea(of, size[0], size[1], 1, chart, false)
				for y := range size[1] {
					for x := range size[0] {
						if alpha := picture.RGBAAt(x, y).A; alpha != 0xff {
							t.Fatalf("%s, %v large, chart %v: %d, %d is seen through", of, size, chart, x, y)
						}
					}
				}
			}
		}
	}
}
