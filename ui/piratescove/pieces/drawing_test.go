package pieces

import (
	"testing"

	"portroyal/assets"
	"portroyal/ui/palette"
)

// Every drawing can be read and has a grid.
func TestDrawings(t *testing.T) {
	n := 0
	for _, folder := range []string{
		"", "chart", "dice", "emblems", "heads", "islands", "ships", "symbols", "tavern", "treasure",
	} {
		for _, name := range assets.CoveDrawings(folder) {
			if folder != "" {
				name = folder + "/" + name
			}
			if Read(name, palette.Coral) == nil || GridOf(name).Width == 0 {
				t.Errorf("%s cannot be shown", name)
			}
			n++
		}
	}
	if n < 100 {
		t.Errorf("only %d drawings were found", n)
	}
}
