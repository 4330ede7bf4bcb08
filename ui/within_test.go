package ui

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/stage"
)

// A window is no larger than the screen, but never smaller than what everything fits on. Where its units are larger
// than pixels, fewer of them fit.
func TestWithin(t *testing.T) {
	usual := fyne.NewSize(1280, 800)
	for _, c := range []struct {
		width, height int
		scale         float32
		want          fyne.Size
	}{
		{0, 0, 1, usual},
		{1920, 1080, 1, usual},
		{3840, 2160, 2, usual},
		{1366, 720, 1, fyne.NewSize(1280, 648)},
		{1024, 768, 1, fyne.NewSize(1024, 696)},
		{1920, 1032, 1.25, fyne.NewSize(1280, 753.6)},
		{1920, 1008, 1.5, stage.Smallest.Max(fyne.NewSize(1280, 600))},
		{640, 480, 1, stage.Smallest},
	} {
		got := within(usual, c.width, c.height, c.scale)
		if off := got.Subtract(c.want).Max(c.want.Subtract(got)); off.Width > 0.1 || off.Height > 0.1 {
			t.Errorf("%d by %d at %v: %v, not %v", c.width, c.height, c.scale, got, c.want)
		}
	}
}
