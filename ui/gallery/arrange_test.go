package gallery

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/stage"
)

// sizes are windows from the smallest to the largest.
var sizes = []fyne.Size{
	{Width: 1024, Height: 700},
	{Width: 1280, Height: 800},
	{Width: 1440, Height: 900},
	{Width: 1600, Height: 900},
	{Width: 1920, Height: 1080},
	{Width: 2560, Height: 1440},
	{Width: 3840, Height: 2160},
	{Width: 1024, Height: 1400},
}

// Cards upright and crosswise.
var (
	cards     = Kind{Least: 104, Large: 0.27, Height: func(width float32) float32 { return width * 1.5 }, Note: 104}
	crosswise = Kind{Least: 164, Large: 0.32, Height: func(width float32) float32 { return width * 2 / 3 }, Note: 104}
)

// If all cards fit into the window they are in sight without scrolling, and never smaller than can be read.
func TestGalleryShowsWhatFits(t *testing.T) {
	for _, size := range sizes {
		by := stage.Growth(size)
		for _, of := range []Kind{cards, crosswise} {
			for count := 1; count <= 80; count++ {
				a := arrange(of, make([]Item, count), size.Width, size.Height-120*by, by)
				if a.width < whole(of.Least*by)-1 {
					t.Errorf("%v: %d are %v wide", size, count, a.width)
				}
				if a.largeCard < a.width {
					t.Errorf("%v: of %d, the enlarged one is %v wide, the others %v", size, count, a.largeCard, a.width)
				}
				if count < a.columns && a.MinSize(nil).Height > size.Height-120*by {
					t.Errorf("%v: one row of %d does not fit", size, count)
				}
			}
		}
	}
}

// A heading stands over all neighbours of a row that belong together, and again where they go on in the next row.
func TestHeadingsStandOverWhatBelongsTogether(t *testing.T) {
	items := make([]Item, 9)
	for i, of := range []string{"a", "a", "a", "a", "b", "c", "c", "", "d"} {
		items[i].Group = of
	}
	want := []heading{{"a", 0, 2}, {"a", 3, 3}, {"b", 4, 4}, {"c", 5, 5}, {"c", 6, 6}, {"d", 8, 8}}
	got := headingsOf(items, 3)
	if !slices.Equal(got, want) {
		t.Errorf("headings %v, want %v", got, want)
	}
	for _, size := range sizes {
		by := stage.Growth(size)
		a := arrange(cards, items, size.Width, size.Height-120*by, by)
		if least := cards.Height(a.width) + (headRoom+tagHeight)*by; a.down < least {
			t.Errorf("%v: rows %v high, want at least %v", size, a.down, least)
		}
	}
}
