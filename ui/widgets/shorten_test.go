package widgets

import (
	"image/color"
	"testing"

	"fyne.io/fyne/v2/test"
)

// A text that has been made smaller fits into every room, down to letters of nearly no size.
func TestShrink(t *testing.T) {
	test.NewTempApp(t)
	const says = "Comerciar y contratar: Jugador 1, ¿tomas hasta 2 cartas? Pagas 1 moneda por cada una a Rosa."
	for room := float32(900); room > 100; room -= 7 {
		line := BoldLine(says, 17, color.Black)
		Shrink(line, room)
		if wide := line.MinSize().Width; wide > room {
			t.Errorf("it is %v wide in a room of %v", wide, room)
		}
	}
}
