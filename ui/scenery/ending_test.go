package scenery

import (
	"image/color"
	"testing"

	"portroyal/ui/palette"
)

// endings are all pictures at the end of a game.
var endings = []Ending{
	{Mood: Homecoming, Flags: palette.Seats[:1], Room: 0.42},
	{Mood: Homecoming, Flags: palette.Seats[:2], Room: 0.42},
	{Mood: Feast, Flags: palette.Seats[:], Room: 0.4},
	{Mood: Farewell, Flags: palette.Seats[:4], Room: 0.4},
	{Mood: Farewell, Room: 0.4},
}

func TestEndingCoversTheWindow(t *testing.T) {
	for _, size := range shapes {
		for _, e := range endings {
			opaque(t, ending(size.X, size.Y, e, false))
		}
	}
}

// Every flag can be seen in the room that is left for it, by day and by night, and nowhere else.
func TestShipsLieInTheirRoom(t *testing.T) {
	const width, height = 640, 400
	for _, dark := range []bool{false, true} {
		for i, e := range endings {
			picture := ending(width, height, e, dark)
			bare := e
			bare.Flags = nil
			without := ending(width, height, bare, dark)
			points := make([]int, len(e.Flags))
			for y := range height {
				for x := range width {
					c := picture.RGBAAt(x, y)
					if c == without.RGBAAt(x, y) {
						continue
					}
					if x >= int(width*e.Room) {
						t.Fatalf("ending %d, dark %v: a ship lies at %d, %d", i, dark, x, y)
					}
					for n, flag := range e.Flags {
						if near(c, flag) {
							points[n]++
						}
					}
				}
			}
			for n := range e.Flags {
				if least := 5; points[n] < least {
					t.Errorf("ending %d, dark %v: flag %d is seen at %d points", i, dark, n, points[n])
				}
			}
		}
	}
}

// near reports whether a colour is another one, but for the haze.
func near(a color.RGBA, b color.NRGBA) bool {
	apart := func(x, y uint8) int { return max(int(x)-int(y), int(y)-int(x)) }
	return apart(a.R, b.R)+apart(a.G, b.G)+apart(a.B, b.B) < 110
}

// Whoever has lost sees less colour than whoever has won.
func TestFarewellIsGrey(t *testing.T) {
	colourful := func(mood Mood) (sum int) {
		picture := ending(160, 100, Ending{Mood: mood, Room: 0.4}, false)
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
