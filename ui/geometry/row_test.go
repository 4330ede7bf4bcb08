package geometry

import (
	"testing"

	"fyne.io/fyne/v2"
)

// What is enlarged is on the side of the row with the most room, next to it and straight over or under the thing, also where that
// is at the edge of the window; and it moves aside for what is read.
func TestPlaceIsNextToTheRow(t *testing.T) {
	window, asked := Rect(0, 40, 1000, 760), Rect(200, 540, 600, 80)
	size := fyne.NewSize(200, 200)
	for name, c := range map[string]struct {
		row, looked, read, want Rectangle
	}{
		"under":            {Rect(0, 100, 1000, 100), Rect(450, 110, 100, 80), Rectangle{}, Rect(400, 206, 200, 200)},
		"over":             {Rect(0, 300, 1000, 200), Rect(450, 310, 100, 150), Rectangle{}, Rect(400, 94, 200, 200)},
		"at the edge":      {Rect(0, 300, 1000, 200), Rect(0, 310, 100, 150), Rectangle{}, Rect(6, 94, 200, 200)},
		"the other edge":   {Rect(0, 300, 1000, 200), Rect(900, 310, 100, 150), Rectangle{}, Rect(794, 94, 200, 200)},
		"off what is read": {Rect(0, 300, 1000, 200), Rect(450, 310, 100, 150), Rect(300, 50, 250, 200), Rect(556, 94, 200, 200)},
		"over a question":  {Rect(0, 630, 1000, 170), Rect(450, 640, 100, 150), Rectangle{}, Rect(400, 334, 200, 200)},
		"beside a column":  {Rect(800, 40, 200, 760), Rect(850, 60, 50, 70), Rectangle{}, Rect(594, 46, 200, 200)},
	} {
		if at := (Row{Things: c.row, Window: window, Asked: asked}).Place(size, c.looked, c.read); at != c.want {
			t.Errorf("%s: it is at %v, not at %v", name, at, c.want)
		}
	}
}
