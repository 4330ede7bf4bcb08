package pieces

import (
	"testing"

	"portroyal/assets"
	"portroyal/ui/palette"
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
