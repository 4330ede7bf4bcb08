package tutorial

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/geometry"
)

// Lit places side by side are one opening if there is nothing between them; otherwise each has its own.
func TestOpeningsLightNothingElse(t *testing.T) {
	window := fyne.NewSize(300, 200)
	row := openings([]geometry.Rectangle{geometry.Rect(20, 20, 50, 50), geometry.Rect(76, 20, 50, 50)}, window, 1)
	if len(row) != 1 {
		t.Errorf("two plates side by side are in %v", row)
	}
	apart := openings([]geometry.Rectangle{geometry.Rect(20, 90, 150, 80), geometry.Rect(30, 60, 40, 22)}, window, 1)
	if len(apart) != 2 || geometry.Touch(apart[0], apart[1]) || apart[0].Y != 86 {
		t.Errorf("a plate above a row of cards: %v", apart)
	}
}

// Shade and openings cover the window together, without overlapping.
func TestShadeAndOpenings(t *testing.T) {
	window := fyne.NewSize(300, 200)
	for _, lit := range [][]geometry.Rectangle{
		nil,
		{geometry.Rect(20, 20, 50, 50)},
		{geometry.Rect(20, 20, 50, 50), geometry.Rect(120, 40, 30, 90)},
		{geometry.Rect(20, 20, 50, 50), geometry.Rect(60, 60, 30, 90), geometry.Rect(250, 150, 90, 90)},
	} {
		open := openings(lit, window, 1)
		parts, area := append(shades(open, window), open...), float32(0)
		for i, r := range parts {
			area += r.W * r.H
			for _, other := range parts[:i] {
				if geometry.Touch(r, other) {
					t.Errorf("%v and %v overlap", r, other)
				}
			}
		}
		if area != window.Width*window.Height {
			t.Errorf("with %v they cover %v", lit, area)
		}
	}
}

// The plate that continues stays where it was, whatever the size of the sheet, unless the sheet would cover what it is about
// or be far from it.
func TestPlateStays(t *testing.T) {
	window, sizes := fyne.NewSize(1280, 800), []fyne.Size{fyne.NewSize(400, 140)}
	before := geometry.Rect(420, 330, 400, 100)
	for _, c := range []struct {
		lit   geometry.Rectangle
		stays bool
	}{
		{geometry.Rect(400, 200, 300, 60), true},
		{geometry.Rect(500, 300, 300, 60), false},
		{geometry.Rect(1200, 740, 40, 40), false},
	} {
		at, there := beside([]geometry.Rectangle{c.lit}, nil, nil, sizes, window, 1, before)
		stays := at.X+at.W == before.X+before.W && at.Y+at.H == before.Y+before.H
		if !there || stays != c.stays {
			t.Errorf("what is lit is at %v, the sheet at %v", c.lit, at)
		}
	}
}

// A rope runs across what it meets between its ends, and not across what is beside it or behind them.
func TestRopesAcross(t *testing.T) {
	between := geometry.Rect(40, 40, 20, 20)
	for _, rope := range []struct {
		from, to fyne.Position
		across   bool
	}{
		{fyne.NewPos(0, 50), fyne.NewPos(100, 50), true},
		{fyne.NewPos(50, 100), fyne.NewPos(50, 0), true},
		{fyne.NewPos(30, 30), fyne.NewPos(70, 70), true},
		{fyne.NewPos(0, 50), fyne.NewPos(40, 50), false},
		{fyne.NewPos(0, 30), fyne.NewPos(100, 30), false},
		{fyne.NewPos(30, 60), fyne.NewPos(60, 90), false},
		{fyne.NewPos(70, 50), fyne.NewPos(100, 50), false},
	} {
		if crosses(rope.from, rope.to, between) != rope.across {
			t.Errorf("from %v to %v: %v", rope.from, rope.to, !rope.across)
		}
	}
}
