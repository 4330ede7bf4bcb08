package ui

import (
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// The window comes up as it was left, unless a size was asked for: then that counts, and is not remembered.
func TestWindowAsItWasLeft(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	open := func(asked bool) *bench {
		config := Config{SettingsFile: file, Language: words.English, Size: fyne.NewSize(1280, 800)}
		if !asked {
			config.Room = func() (width, height int) { return 0, 0 }
		}
		b := openBench(t, config)
		if b.size().IsZero() {
			t.Error("it has no size")
		}
		b.window.Resize(b.size())
		return b
	}
	first := open(false)
	if size := first.window.Canvas().Size(); size != fyne.NewSize(1280, 800) {
		t.Errorf("at first it is %v", size)
	}
	first.window.Resize(fyne.NewSize(1500, 900))
	first.Quit()
	asked := open(true)
	if size := asked.window.Canvas().Size(); size != fyne.NewSize(1280, 800) {
		t.Errorf("1280 by 800 are asked for, it is %v", size)
	}
	asked.window.Resize(fyne.NewSize(1000, 700))
	asked.Quit()
	again := open(false)
	if size := again.window.Canvas().Size(); size != fyne.NewSize(1500, 900) {
		t.Errorf("it was left at 1500 by 900, and is %v", size)
	}
}

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

// A key lets the window fill the screen and be one again, wherever one is; a page leaves that to its browser. A
// screenful is no size to come up with.
func TestWholeScreen(t *testing.T) {
	b := newBench(t, nil)
	b.config.Room = func() (width, height int) { return 0, 0 }
	for range 2 {
		b.press(keyWhole)
		if !b.window.FullScreen() {
			t.Error("it does not fill the screen")
		}
		b.press(fyne.KeyN, keyWhole)
		if b.window.FullScreen() {
			t.Error("it is no window again")
		}
	}
	b.press(keyWhole)
	b.window.Resize(fyne.NewSize(1920, 1080))
	b.Quit()
	if b.settings.Window != nil {
		t.Errorf("%v is remembered", *b.settings.Window)
	}
	page, _ := inPage(t)
	if page.press(keyWhole); page.window.FullScreen() {
		t.Error("a page fills the screen")
	}
}

// A window that was made to fit a small screen is not remembered as small.
func TestASmallScreenIsNotRemembered(t *testing.T) {
	b := newBench(t, nil)
	b.config.Size = fyne.NewSize(1280, 800)
	b.config.Room = func() (width, height int) { return 1024, 768 }
	b.Show()
	if size := b.window.Canvas().Size(); size != fyne.NewSize(1024, 768-frame) {
		t.Fatalf("it is %v", size)
	}
	b.Quit()
	if b.settings.Window != nil {
		t.Errorf("%v is remembered", *b.settings.Window)
	}
}
