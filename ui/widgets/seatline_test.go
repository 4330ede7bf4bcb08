package widgets

import (
	"image"
	"testing"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
)

// In one and the same colour, every player's line still looks unlike the others', by its dashes and by its marks.
func TestSeatLinesDifferWithoutColour(t *testing.T) {
	const width, height, by = 120, 20, 1
	drawn := func(index int, paint func(line SeatLine, on *draw.Canvas)) *image.NRGBA {
		line := NewSeatLine(index, palette.Ink)
		if line.Paint != palette.Seats[index] {
			t.Errorf("line %d is not in the player's colour", index)
		}
		line.Paint = palette.Brass
		on := draw.NewCanvas(width, height, width)
		paint(line, on)
		return on.Picture()
	}
	for name, least := range map[string]int{"line": 100, "mark": 12} { // pixels that differ
		var pictures []*image.NRGBA
		for index := range palette.Seats {
			pictures = append(pictures, drawn(index, func(line SeatLine, on *draw.Canvas) {
				if name == "line" {
					line.Draw(on, by, 5, 10, 115, 10)
				} else {
					line.Mark(on, by, 60, 10)
				}
			}))
		}
		for i, one := range pictures {
			for j, other := range pictures[:i] {
				differ := 0
				for at := 0; at < len(one.Pix); at += 4 {
					for k := range 4 {
						if d := int(one.Pix[at+k]) - int(other.Pix[at+k]); d > 60 || d < -60 {
							differ++
							break
						}
					}
				}
				if differ < least {
					t.Errorf("the %ss of %d and %d differ in %d pixels", name, j, i, differ)
				}
			}
		}
	}
}
