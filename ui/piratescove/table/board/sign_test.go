package board

import (
	"testing"

	"portroyal/ui/palette"
)

// Everybody's name can be read on the colour of their seat, which is still theirs.
func TestNamesStandOut(t *testing.T) {
	for colour := range palette.Seats {
		seat := Seat{Colour: colour}
		sign := seat.sign()
		if c := palette.Contrast(sign, palette.Ink); c < 4.5 {
			t.Errorf("seat %d: contrast %.2f", colour, c)
		}
		if far := palette.Contrast(sign, seat.Paint()); far > 1.3 {
			t.Errorf("seat %d: %v is far from %v", colour, sign, seat.Paint())
		}
	}
}
