package cardface_test

import (
	"image"
	"testing"

	"portroyal/ui/golden"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/cardface"
)

// On a small table as well as enlarged, in every seat's colour, cubes with different letters look different: the
// owner of a cube is known by more than its colour.
func TestLettersOnCubesAreSeen(t *testing.T) {
	for _, size := range []int{8, 12, 15, 26, 43, 44, 120} {
		for _, colour := range palette.Seats {
			for letter, other := range map[string]string{"A": "B", "C": "R", "": "E", "2": "3"} {
				share, _ := golden.Apart(cardface.Cube(letter, size, colour), cardface.Cube(other, size, colour))
				if share < 0.03 {
					t.Errorf("%d pixels: %q and %q differ in %.1f%% of the cube", size, letter, other, 100*share)
				}
			}
		}
		if bounds := cardface.Cube("A", size, palette.Seats[0]).Bounds(); bounds != image.Rect(0, 0, size, size) {
			t.Errorf("a cube of %d pixels is %v", size, bounds)
		}
	}
}
