package pieces

import (
	"testing"

	"portroyal/assets"
	"portroyal/ui/palette"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// Every drawing can be read.
func TestDrawings(t *testing.T) {
	n := 0
	for _, folder := range []string{
		"", "chart", "dice", "emblems", "heads", "islands", "ships", "symbols", "tavern", "treasure",
	} {
		for _, name := range assets.CoveDrawings(folder) {
			if folder != "" {
				name = folder + "/" + name
			}
			if width, height := Read(name, palette.Coral).Size(); width < 32 || height < 32 {
				t.Errorf("%s is %v by %v", name, width, height)
			}
			n++
		}
	}
	if n < 100 {
		t.Errorf("only %d drawings were found", n)
	}
}

// A drawing that is mirrored has at its right what else is at its left; only edges are not the same to the pixel.
func TestMirrored(t *testing.T) {
	s := stagetest.New(t, stagetest.Small, words.English)
	plain := Tinted(s, "ships/fight-hull", 200, palette.Coral).Image
	turned := Mirrored(s, "ships/fight-hull", 200, palette.Coral).Image
	size, other, same := plain.Bounds().Size(), 0, 0
	for y := range size.Y {
		for x := range size.X {
			_, _, _, seen := plain.At(x, y).RGBA()
			_, _, _, opposite := turned.At(size.X-1-x, y).RGBA()
			_, _, _, unturned := turned.At(x, y).RGBA()
			if (seen > 0x8000) != (opposite > 0x8000) {
				other++
			}
			if (seen > 0x8000) == (unturned > 0x8000) {
				same++
			}
		}
	}
	if all := size.X * size.Y; all == 0 || other > all/100 || same > all*99/100 {
		t.Errorf("of %d pixels %d are not mirrored, and %d are where they were", all, other, same)
	}
}
