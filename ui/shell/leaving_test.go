package shell

import (
	"os"
	"testing"
	"time"

	"fyne.io/fyne/v2"
)

// hidden is a window that tells when it is hidden.
type hidden struct {
	fyne.Window
	told func()
}

func (h hidden) Hide() {
	h.told()
	h.Window.Hide()
}

// The window is gone, and the program about to end, before the picture of the table is drawn, which takes a while.
func TestQuittingHidesFirst(t *testing.T) {
	b := keptBench(t, t.TempDir())
	b.stones.begin("one")
	b.Press(fyne.KeySpace)
	picture := b.pictureFile("one")
	hides, begins := 0, 0
	b.config.Quitting = func() {
		begins++
		if _, err := os.Stat(picture); err == nil || hides == 0 {
			t.Errorf("it begins to quit when it has been hidden %d times; picture: %v", hides, err)
		}
	}
	b.window = hidden{b.window, func() {
		hides++
		if _, err := os.Stat(picture); err == nil && hides == 1 {
			t.Error("the picture has been drawn while the window was still there")
		}
	}}
	b.CloseWindow()
	if _, err := os.Stat(picture); err != nil || hides == 0 || begins != 1 || !b.ended {
		t.Errorf("hidden %d times, begun %d times, ended: %t, picture: %v", hides, begins, b.ended, err)
	}
}

// Ending the program waits for the picture of the table, and not for ever.
func TestPictureOfTheTableIsRescued(t *testing.T) {
	b := keptBench(t, t.TempDir())
	drawn, rescued := make(chan struct{}), make(chan struct{})
	b.left.picture.Store(&drawn)
	go func() { b.Rescue(); close(rescued) }()
	select {
	case <-rescued:
		t.Error("it does not wait for the picture")
	case <-time.After(50 * time.Millisecond):
	}
	close(drawn)
	<-rescued
}
