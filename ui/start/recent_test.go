package start

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/stage/stagetest"
)

// By night the picture of a table by day is as dark as one by night, which stays as it is; by day no picture changes.
func TestRecentPicturesAreDarkByNight(t *testing.T) {
	for _, c := range []struct {
		dark        bool
		light, want uint8
	}{{true, 210, eveningLight}, {true, 40, 40}, {false, 210, 210}, {false, 40, 40}} {
		table := image.NewRGBA(image.Rect(0, 0, 48, 30))
		for i := range table.Pix {
			table.Pix[i] = c.light
			if i%4 == 3 {
				table.Pix[i] = 255
			}
		}
		b := withSigns(t, stagetest.Small, 1, "stones")
		b.stage.Dark = c.dark
		b.games.Recent[0].Picture = table
		shown := b.table(&b.games.Recent[0], fyne.NewSize(60, 36)).(*canvas.Image)
		if got := color.RGBAModel.Convert(shown.Image.At(20, 10)).(color.RGBA); got != (color.RGBA{c.want, c.want, c.want, 255}) {
			t.Errorf("dark %v: a picture as light as %d is shown as %v", c.dark, c.light, got)
		}
		if table.Pix[0] != c.light {
			t.Error("the picture itself has changed")
		}
	}
}
