package board

import (
	"testing"

	"portroyal/engine/record"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// Everybody's name can be read on the colour of their seat, which is still theirs.
func TestNamesStandOut(t *testing.T) {
	for colour := range palette.Seats {
		sign, paint := sign(&record.Seat{Colour: colour}), widgets.SeatColour(colour)
		if c := palette.Contrast(sign, palette.Ink); c < 4.5 {
			t.Errorf("seat %d: contrast %.2f", colour, c)
		}
		if far := palette.Contrast(sign, paint); far > 1.3 {
			t.Errorf("seat %d: %v is far from %v", colour, sign, paint)
		}
	}
}
