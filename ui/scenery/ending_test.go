package scenery

import (
	"testing"

	"portroyal/ui/palette"
)

// endings are all pictures at the end of a game.
var endings = []Ending{
	{Mood: Homecoming, Flags: palette.Seats[:1]},
	{Mood: Homecoming, Flags: palette.Seats[:2]},
	{Mood: Feast, Flags: palette.Seats[:]},
	{Mood: Farewell, Flags: palette.Seats[:4]},
	{Mood: Farewell},
}

func TestEndingCoversTheWindow(t *testing.T) {
	for _, size := range shapes {
		for _, e := range endings {
			opaque(t, ending(size.X, size.Y, e, false))
		}
	}
}

// A player who has lost sees less colour than one who has won.
func TestFarewellIsGrey(t *testing.T) {
	colourful := func(mood Mood) (sum int) {
		picture := ending(160, 100, Ending{Mood: mood}, false)
		for i := 0; i < len(picture.Pix); i += 4 {
			r, g, b := int(picture.Pix[i]), int(picture.Pix[i+1]), int(picture.Pix[i+2])
			sum += max(r, g, b) - min(r, g, b)
		}
		return sum
	}
	if home, away := colourful(Homecoming), colourful(Farewell); away*2 > home {
		t.Errorf("the farewell has %d of the colour of the homecoming, %d", away, home)
	}
}
