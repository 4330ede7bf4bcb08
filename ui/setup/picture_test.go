package setup

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/scenery"
	"portroyal/ui/stage"
)

// The pictures of a screen are begun together as soon as they have their places, and it comes up with them.
func TestPicturesComeUpWithTheScreen(t *testing.T) {
	test.NewTempApp(t)
	at := &stage.Stage{OnToolkit: func(func()) {}} // it is told of nothing while it paints
	s := &Screen{stage: at, Screen: scenery.NewScreen(at, func() {})}
	var all []*Picture
	begun := make(chan struct{})
	for range 2 {
		all = append(all, newPicture(s, func(width, height int) *image.RGBA {
			select { // the other one is being drawn as well
			case begun <- struct{}{}:
			case <-begun:
			}
			return image.NewRGBA(image.Rect(0, 0, width, height))
		}))
	}
	for _, picture := range all {
		picture.shown.Resize(fyne.NewSize(64, 48))
	}
	for i, picture := range all {
		if shown := picture.At(64, 48); shown == untilDrawn || shown.Bounds().Max != image.Pt(64, 48) {
			t.Errorf("picture %d is bare", i)
		}
	}
	at.Background.Wait()
}
