package scenery

import (
	"fmt"
	"image"
	"image/color"
	"testing"

	"portroyal/ui/palette"
)

// places are usual and extreme ones.
var places = []Place{
	{Shore: 0.2, Quay: 0.7},
	{Shore: 0.05, Quay: 0.45},
	{Shore: 0.05, Quay: 0.9},
	{Shore: 0.45, Quay: 0.66},
	{Shore: 0.45, Quay: 0.9},
}

// No point is left bare in a window of any shape, however its parts are placed. By night the same shapes have other colours:
// it is day and night by turns.
func TestHarbourCoversTheWindow(t *testing.T) {
	sizes := append([]image.Point{{120, 75}, {400, 300}, {420, 180}}, shapes...)
	for i, size := range sizes {
		for j, at := range places {
			picture := Harbour(size.X, size.Y, at, Hours/2, (i+j)%2 > 0)
			if picture.Rect.Max != size {
				t.Errorf("%v has become %v", size, picture.Rect)
			}
			opaque(t, picture)
		}
	}
}

// Words stand straight on the picture: hardly any point of it may be so dark by day, or so pale on
// the water and at night, that they cannot be read. The hours change the colours and the places move the parts: every hour is
// looked at in the first window, and by turns in the others, with the first and the last of day and night in all.
func TestWordsOnTheHarbourAreReadable(t *testing.T) {
	const most = 0.01 // outlines, waves that catch the light, stars
	type window struct {
		size image.Point
		at   Place
	}
	var windows []window
	for _, shore := range []float64{0.2, 0.1, 0.3} {
		for _, quay := range []float64{0.65, 0.72} {
			windows = append(windows, window{image.Pt(1024, 700), Place{Shore: shore, Quay: quay}})
		}
	}
	windows = append(windows,
		window{image.Pt(1280, 800), Place{Shore: 0.2, Quay: 0.65}}, window{image.Pt(1920, 1080), Place{Shore: 0.2, Quay: 0.72}})
	for n, w := range windows {
		t.Run(fmt.Sprint(w.size, w.at), func(t *testing.T) {
			t.Parallel()
			for i := range 2 * Hours {
				hour, dark := Hour(i%Hours), i >= Hours
				if extreme := hour == 0 || hour == Hours-1; n > 0 && !extreme && (i+n)%4 > 0 {
					continue
				}
				picture := Harbour(w.size.X, w.size.Y, w.at, hour, dark)
				rows := func(part float64) int { return int(part * float64(w.size.Y)) }
				bright, deep := palette.Ink, palette.Foam // words on what is bright by day, and on the water
				if dark {
					bright, deep = palette.Parchment, palette.Parchment
				}
				for name, part := range map[string]float64{
					"sky":   unreadable(picture, image.Rect(0, 0, w.size.X*7/10, rows(w.at.Shore-0.03)), bright),
					"water": unreadable(picture, image.Rect(0, rows(w.at.Shore)+1, w.size.X, rows(w.at.Quay)), deep),
					"quay":  unreadable(picture, image.Rect(0, rows(w.at.Quay)+1, w.size.X, w.size.Y), bright),
				} {
					if part > most {
						t.Errorf("hour %d, dark %v: words cannot be read on %.2f %% of the %s", hour, dark, 100*part, name)
					}
				}
			}
		})
	}
}

// unreadable is the part of an area on which words of this colour cannot be read.
func unreadable(picture *image.RGBA, area image.Rectangle, words color.Color) float64 {
	known := map[color.RGBA]bool{}
	bad := 0
	var last color.RGBA // most points are as the one before
	lastBad := true
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			if ground := picture.RGBAAt(x, y); ground != last {
				isBad, ok := known[ground]
				if !ok {
					isBad = palette.Contrast(words, ground) < 4.5
					known[ground] = isBad
				}
				last, lastBad = ground, isBad
			}
			if lastBad {
				bad++
			}
		}
	}
	return float64(bad) / float64(area.Dx()*area.Dy())
}

func TestNightIsDarker(t *testing.T) {
	for hour := range Hour(Hours) {
		at := Place{Shore: 0.2, Quay: 0.7}
		day, night := brightness(Harbour(320, 200, at, hour, false)), brightness(Harbour(320, 200, at, hour, true))
		if night*5 > day*3 {
			t.Errorf("hour %d: the night has %.0f of the light of the day, %.0f", hour, night, day)
		}
	}
}

// brightness is the mean of all channels, from 0 to 255.
func brightness(picture *image.RGBA) float64 {
	sum := 0
	for i, v := range picture.Pix {
		if i%4 < 3 {
			sum += int(v)
		}
	}
	return float64(sum) / float64(len(picture.Pix)/4*3)
}

// The day passes unnoticed: from one hour to the next the colours change by a trace.
func TestHoursFollowOnOneAnother(t *testing.T) {
	const meanly, mostly = 6.0, 48
	for _, dark := range []bool{false, true} {
		var before *image.RGBA
		for hour := range Hour(Hours) {
			now := Harbour(640, 400, Place{Shore: 0.2, Quay: 0.7}, hour, dark)
			if before != nil {
				sum, most := 0, 0
				for i, v := range now.Pix {
					by := int(v) - int(before.Pix[i])
					by = max(by, -by)
					sum += by
					most = max(most, by)
				}
				mean := float64(sum) / float64(len(now.Pix)/4*3)
				if mean > meanly || most > mostly {
					t.Errorf("dark %v: hour %d is another by %.1f of 255, at most by %d", dark, hour, mean, most)
				}
				if mean == 0 {
					t.Errorf("dark %v: hour %d is as the one before", dark, hour)
				}
			}
			before = now
		}
	}
}

// The water begins at the shore and the quay at its edge, wherever these are.
func TestPartsOfTheHarbourLieWhereTheyShould(t *testing.T) {
	for _, size := range []image.Point{{640, 400}, {640, 480}, {840, 360}} {
		for _, at := range places {
			t.Run(fmt.Sprint(size, at), func(t *testing.T) {
				picture := Harbour(size.X, size.Y, at, Hours/2, false)
				x := size.X / 2
				shore, quay := edge(size.Y, at.Shore), edge(size.Y, at.Quay)
				for y, blue := range map[int]bool{shore - 4: false, shore + 2: true, quay - 6: true, quay + 2: false} {
					if c := picture.RGBAAt(x, y); (c.B > c.R+8) != blue {
						t.Errorf("row %d is %v; the shore is at %d, the quay at %d", y, c, shore, quay)
					}
				}
			})
		}
	}
}

func BenchmarkHarbour(b *testing.B) {
	for _, size := range []image.Point{{1280, 800}, {1920, 1080}} {
		b.Run(fmt.Sprintf("%dx%d", size.X, size.Y), func(b *testing.B) {
			for b.Loop() {
				Harbour(size.X, size.Y, Place{Shore: 0.2, Quay: 0.7}, Hours/2, true)
			}
		})
	}
}

// Things on the quay are no higher than they may be, so that they do not cover the words there.
func TestNothingStandsBeforeWords(t *testing.T) {
	for _, size := range []image.Point{{800, 600}, {1024, 700}, {1280, 800}, {1920, 1080}} {
		for _, dark := range []bool{false, true} {
			place := Place{Shore: 0.2, Quay: 0.7}
			bare := newScene(size.X, size.Y, place, Hours/2, dark)
			bare.sky()
			bare.water()
			bare.paintAll()
			for _, free := range []float64{0.04, 0.06, 0.09} {
				place.Words = 0.7 - free
				drawn := Harbour(size.X, size.Y, place, Hours/2, dark)
				for y := range edge(size.Y, place.Words) {
					for x := range size.X {
						if near := x < 100 || x >= size.X-100; near && !alike(drawn.RGBAAt(x, y), bare.sheet.RGBAAt(x, y), dark) {
							t.Fatalf("%v, dark %t, words down to %v: something stands at %d, %d", size, dark, place.Words, x, y)
						}
					}
				}
			}
		}
	}
}

// alike reports whether two points are the same, or at night differ by no more than the glow of a lantern.
func alike(a, b color.RGBA, dark bool) bool {
	if !dark {
		return a == b
	}
	near := func(a, b uint8) bool { return max(a, b)-min(a, b) < 90 }
	return near(a.R, b.R) && near(a.G, b.G) && near(a.B, b.B)
}
