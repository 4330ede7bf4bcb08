package shell

import (
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The window comes up as it was left, unless a size was asked for: then that counts, and is not remembered.
func TestWindowAsItWasLeft(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	open := func(asked bool) *bench {
		config := Config{SettingsFile: file, Language: words.English, Size: fyne.NewSize(1280, 800), Asked: asked}
		config.Display, _ = onScreen(0, 0, 0)
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

// A window that fills the screen does so again, whether that was chosen by key or in the settings, and is remembered with
// the size that it had before.
func TestWindowFillsTheScreenAgain(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	open := func() *bench {
		config := Config{SettingsFile: file, Language: words.English, Size: fyne.NewSize(1280, 800)}
		config.Display, _ = onScreen(0, 0, 0)
		b := openBench(t, config)
		b.Show()
		return b
	}
	b := open()
	if b.window.FullScreen() {
		t.Error("it fills the screen unasked")
	}
	b.Press(fyne.KeyF11)
	b.Quit()
	b = open()
	if !b.window.FullScreen() {
		t.Error("it does not fill the screen again")
	}
	toggle := b.showSettings(nil).controls["settings.whole"].(*widgets.Toggle)
	if !toggle.On {
		t.Error("the settings do not know it")
	}
	toggle.Tapped(nil)
	if b.window.FullScreen() {
		t.Error("the settings do not switch it off")
	}
	b.Quit()
	if open().window.FullScreen() {
		t.Error("it fills the screen for ever")
	}
}

// onScreen is a screen of so many pixels, from which the system takes some at its upper edge; it tells how many times as
// large everything was to be drawn.
func onScreen(width, height, taken int) (on *Display, drawn *[]float32) {
	drawn = new([]float32)
	return &Display{
		Room:   func() Room { return Room{Y: taken, Width: width, Height: height - taken} },
		Shrink: func(by float32) { *drawn = append(*drawn, by) },
	}, drawn
}

// A window with its title bar is no larger than the room on the screen. If its units are larger than pixels, fewer of
// them fit.
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
		{1366, 720, 1, fyne.NewSize(1280, 684)},
		{1024, 768, 1, fyne.NewSize(1024, 732)},
		{1920, 1032, 1.25, fyne.NewSize(1280, 789.6)},
		{1920, 1080, 2, fyne.NewSize(960, 504)},
		{800, 600, 1, fyne.NewSize(800, 564)},
		{640, 480, 1, fyne.NewSize(640, 444)},
	} {
		got := within(usual, Room{Width: c.width, Height: c.height}, c.scale, titleBar)
		if off := got.Subtract(c.want).Max(c.want.Subtract(got)); off.Width > 0.1 || off.Height > 0.1 {
			t.Errorf("%d by %d at %v: %v, not %v", c.width, c.height, c.scale, got, c.want)
		}
	}
}

// On whatever screen, the window with what is above it has room there, as it comes up at first, as it was left, and as
// it was asked for; where the smallest one has none, everything is drawn so much smaller that it has.
func TestWindowHasRoomOnTheScreen(t *testing.T) {
	for _, asked := range []bool{false, true} {
		for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 3000, Height: 2000}, stage.Smallest} {
			for _, pixels := range [][2]int{{1920, 1080}, {1024, 768}, {960, 540}, {800, 600}, {800, 480}, {640, 480}} {
				b := newBench(t)
				b.config.Size, b.config.Asked = size, asked
				on, drawn := onScreen(pixels[0], pixels[1], 20)
				b.config.Display = on
				b.window.Resize(size)
				b.Show()
				b.Started()
				by := float32(1)
				for _, of := range *drawn {
					by *= of
				}
				has := b.window.Canvas().Size()
				if high := (has.Height + b.bar()) * by; has.Width*by > float32(pixels[0])+1 || high > float32(pixels[1]-20)+1 {
					t.Errorf("asked %v: %v comes up as %v, drawn %v, on %v", asked, size, has, by, pixels)
				}
				if by < 0.6 || by > 1 || by < 1 && pixels[0] >= 800 && pixels[1] >= 600 {
					t.Errorf("on %v everything is drawn %v times as large", pixels, by)
				}
				if fits := float32(pixels[0]) >= size.Width && float32(pixels[1]-20)-titleBar >= size.Height; fits && has != size {
					t.Errorf("asked %v: %v comes up as %v on %v", asked, size, has, pixels)
				}
			}
		}
	}
}

// A key lets the window fill the screen and be one again, wherever one is; a page leaves that to its browser. A
// screenful is no size to come up with.
func TestWholeScreen(t *testing.T) {
	b := newBench(t)
	b.config.Display, _ = onScreen(0, 0, 0)
	for range 2 {
		b.Press(keyWhole)
		if !b.window.FullScreen() {
			t.Error("it does not fill the screen")
		}
		b.Press(fyne.KeyN, keyWhole)
		if b.window.FullScreen() {
			t.Error("it is no window again")
		}
	}
	b.Press(keyWhole)
	b.window.Resize(fyne.NewSize(1920, 1080))
	b.Quit()
	if b.settings.Window != nil {
		t.Errorf("%v is remembered", *b.settings.Window)
	}
	page := inPage(t)
	if page.Press(keyWhole); page.window.FullScreen() {
		t.Error("a page fills the screen")
	}
}

// A window that was made to fit a small screen is not remembered as small.
func TestASmallScreenIsNotRemembered(t *testing.T) {
	b := newBench(t)
	b.config.Size = fyne.NewSize(1280, 800)
	b.config.Display, _ = onScreen(1024, 768, 0)
	b.Show()
	if size := b.window.Canvas().Size(); size != fyne.NewSize(1024, 768-titleBar) {
		t.Fatalf("it is %v", size)
	}
	b.Quit()
	if b.settings.Window != nil {
		t.Errorf("%v is remembered", *b.settings.Window)
	}
}

// A window that has filled the screen is as large again as it was before, whatever the toolkit has kept of that.
func TestAWindowIsAsLargeAsBefore(t *testing.T) {
	b := newBench(t)
	before := b.window.Canvas().Size()
	b.fillScreen(true)
	b.window.Resize(fyne.NewSize(1600, 900))
	b.fillScreen(false)
	if now := b.window.Canvas().Size(); now != before {
		t.Errorf("it was %v, and is %v", before, now)
	}
}

// shown is a window that tells when it is shown.
type shown struct {
	fyne.Window
	told func()
}

func (s shown) Show() {
	s.told()
	s.Window.Show()
}

// There is nothing on the window as it comes up, when the toolkit paints for nothing, and all of it afterwards.
func TestWindowComesUpEmpty(t *testing.T) {
	b := newBench(t)
	empty := false
	b.window = shown{b.window, func() { empty = !b.content.Visible() }}
	b.Show()
	if !empty || !b.content.Visible() {
		t.Errorf("it comes up empty is %v, and shows something then is %v", empty, b.content.Visible())
	}
}

// While the player is in another window the screen knows it, and what the program costs is told to it.
func TestInAnotherWindow(t *testing.T) {
	b := openBench(t, Config{Language: words.English, Used: func() time.Duration { return time.Hour }})
	for _, away := range []bool{true, false} {
		if b.GoAway(away); b.stage.Away != away {
			t.Errorf("away is %v", !away)
		}
	}
	if b.stage.Used == nil || b.stage.Used() != time.Hour {
		t.Error("it does not know what it costs")
	}
}
