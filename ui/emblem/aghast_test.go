package emblem

import (
	"image"
	"testing"

	"portroyal/assets"
	"portroyal/ui/palette"
)

// Everybody can be aghast: both eyes and the mouth change, but for the eye behind a patch, and nothing else does.
func TestEverybodyCanBeAghast(t *testing.T) {
	parts := map[string]image.Rectangle{ // of a head of 160 pixels
		"left eye": image.Rect(52, 70, 75, 94), "right eye": image.Rect(76, 70, 100, 94), "mouth": image.Rect(56, 94, 93, 126),
		"brows": image.Rect(48, 54, 102, 70), "sweat": image.Rect(100, 58, 122, 84),
	}
	for _, name := range assets.Opponents() {
		calm, aghast := Head(name, headGrid, palette.Seats[0]), Aghast(name, headGrid, palette.Seats[0])
		changed := map[string]bool{}
		elsewhere := 0
		for y := range headGrid {
			for x := range headGrid {
				if calm.At(x, y) == aghast.At(x, y) {
					continue
				}
				inside := false
				for part, room := range parts {
					if image.Pt(x, y).In(room) {
						changed[part], inside = true, true
					}
				}
				if !inside {
					elsewhere++
				}
			}
		}
		if !changed["left eye"] || !changed["mouth"] || changed["right eye"] == (name == "corsair") {
			t.Errorf("%s: of the face change %v", name, changed)
		}
		if elsewhere > 0 {
			t.Errorf("%s: %d pixels change elsewhere", name, elsewhere)
		}
	}
}
