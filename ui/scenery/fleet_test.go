package scenery

import (
	"context"
	"fmt"
	"image"
	"image/color"
	stddraw "image/draw"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/stage"
)

// sea is the size of a picture, and harbourRoom the part of it that is free for ships.
var (
	sea         = fyne.NewSize(640, 400)
	harbourRoom = fyne.NewSize(sea.Width*0.42, sea.Height*0.2)
)

// laid is the ships of a picture in the room that is free for them.
func laid(t *testing.T, e Ending, dark bool) *Fleet {
	t.Helper()
	test.NewTempApp(t)
	f := NewFleet(context.Background(), &stage.Stage{Inline: true, Dark: dark}, e)
	f.Lay(fyne.NewPos(0, 0), sea, harbourRoom)
	return f
}

// on paints the ships where they are.
func (f *Fleet) on(sheet *image.RGBA) {
	for _, s := range f.ships {
		o := s.shown.Object()
		at, size := o.Position(), o.Size()
		var picture image.Image
		for range 2 { // the first is a small one
			picture = s.shown.picture(int(size.Width), int(size.Height))
		}
		to := image.Rectangle{Max: picture.Bounds().Max}.Add(image.Pt(int(at.X), int(at.Y)))
		stddraw.Draw(sheet, to, picture, image.Point{}, stddraw.Over)
	}
}

// Every flag can be seen in the room that is left for it, by day and by night, and nowhere else.
func TestShipsLieInTheirRoom(t *testing.T) {
	width, height := int(sea.Width), int(sea.Height)
	for _, dark := range []bool{false, true} {
		for i, e := range endings {
			without := ending(width, height, e, dark)
			picture := ending(width, height, e, dark)
			laid(t, e, dark).on(picture)
			points := make([]int, len(e.Flags))
			for y := range height {
				for x := range width {
					c := picture.RGBAAt(x, y)
					if c == without.RGBAAt(x, y) {
						continue
					}
					if x >= int(harbourRoom.Width) || y < int(harbourRoom.Height) {
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

// Ships sail home from the right and away to the right, the nearest home from where it cannot be seen yet; whatever
// the size of the window becomes meanwhile, they end where they would have lain all along.
func TestShipsSailToTheirMoorings(t *testing.T) {
	for i, e := range endings {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			moored, f := laid(t, e, false), laid(t, e, false)
			f.Sail(0)
			for n, s := range f.ships {
				at, mooring := s.shown.Object().Position(), moored.ships[n].shown.Object().Position()
				if (at.X < mooring.X) != (e.Mood == Farewell) || at.Y != mooring.Y {
					t.Errorf("ship %d comes from %v to %v", n, at, mooring)
				}
				bow := at.X + s.shown.Object().Size().Width*float32(merchantman.Bow/merchantman.Width)
				if n == len(f.ships)-1 && e.Mood != Farewell && bow < harbourRoom.Width-0.1 {
					t.Errorf("the nearest ship comes from %v, within the %v that can be seen", bow, harbourRoom.Width)
				}
			}
			f.Lay(fyne.NewPos(4, 4), fyne.NewSize(900, 500), fyne.NewSize(300, 90))
			f.Sail(1)
			f.Lay(fyne.NewPos(0, 0), sea, harbourRoom)
			for n, s := range f.ships {
				at, mooring := s.shown.Object().Position(), moored.ships[n].shown.Object().Position()
				if at != mooring {
					t.Errorf("ship %d lies at %v, want %v", n, at, mooring)
				}
			}
		})
	}
}
