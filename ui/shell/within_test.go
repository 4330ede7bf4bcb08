package shell

import (
	"math"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The window comes up as it was left, unless a size was asked for: then that counts, and is not remembered.
func TestWindowAsItWasLeft(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	open := func(asked bool) *bench {
		config := Config{SettingsFile: file, Language: words.English, Size: fyne.NewSize(1280, 800), Asked: asked}
		config.Display = onScreen(0, 0, 0).display()
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
		config.Display = onScreen(0, 0, 0).display()
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

// screens are those of a test, with a window on them.
type screens struct {
	fyne.Window
	rooms   []Room
	natural func(Room) float32
	at      Room // where the window is
}

// onScreen is a screen of so many pixels, from which the system takes some at its upper edge; 0 where nobody knows.
func onScreen(width, height, taken int) *screens {
	return &screens{
		rooms:   []Room{{Y: taken, Width: width, Height: height - taken}},
		natural: func(Room) float32 { return 1 },
	}
}

func (s *screens) display() *Display {
	return &Display{
		Rooms:   func() []Room { return s.rooms },
		Place:   func(fyne.Window) Room { return s.at },
		Natural: func(room Room) float32 { return s.natural(room) },
		Draw:    func(pixels float32) { s.Canvas().(interface{ SetScale(float32) }).SetScale(pixels) },
	}
}

// on puts a bench's window on the screens.
func (s *screens) on(b *bench) *screens {
	s.Window, b.window, b.config.Display = b.window, s, s.display()
	return s
}

func (s *screens) Resize(size fyne.Size) {
	by := s.Canvas().Scale()
	s.at.Width, s.at.Height = int(size.Width*by+0.5), int(size.Height*by+0.5)
	s.Window.Resize(size)
}

// become is what a system makes of the window: it is here now.
func (s *screens) become(at Room) {
	s.at = at
	by := s.Canvas().Scale()
	s.Window.Resize(fyne.NewSize(float32(at.Width)/by, float32(at.Height)/by)) // as the toolkit takes it
}

func (s *screens) RequestPosition(x, y int)    { s.at.X, s.at.Y = x, y }
func (s *screens) RequestFullScreenSecondary() {}
func (s *screens) RequestAlwaysOnTop()         {}

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
				onScreen(pixels[0], pixels[1], 20).on(b)
				b.window.Resize(size)
				b.Show()
				b.Started()
				by := b.window.Canvas().Scale()
				has := b.window.Canvas().Size()
				if high := (has.Height + b.bar()) * by; has.Width*by > float32(pixels[0])+1 || high > float32(pixels[1]-20)+1 {
					t.Errorf("asked %v: %v comes up as %v, drawn %v, on %v", asked, size, has, by, pixels)
				}
				if has.Width < stage.Smallest.Width || has.Height < stage.Smallest.Height {
					t.Errorf("asked %v: %v comes up as %v, which is cut off", asked, size, has)
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

// A system that tiles its windows makes them as small as it likes and large again, at any time: everything is drawn so much
// smaller that all of it has room. Nothing of that is remembered as the player's.
func TestTiles(t *testing.T) {
	b := newBench(t)
	b.config.Size = fyne.NewSize(1280, 800)
	s := onScreen(1920, 1080, 24).on(b)
	b.Show()
	b.Started()
	for _, tile := range []Room{{Width: 640, Height: 1056}, {Width: 300, Height: 200}, {Width: 1920, Height: 1056}, {Width: 960, Height: 400}, {Width: 800, Height: 500}} {
		s.become(tile)
		for range 2 * settling {
			b.watch()
		}
		by, size := b.window.Canvas().Scale(), b.window.Canvas().Size()
		if size.Width < stage.Smallest.Width-1 || size.Height < stage.Smallest.Height-1 {
			t.Errorf("%v: %v has no room", tile, size)
		}
		if want := min(1, float32(tile.Width)/800, float32(tile.Height)/500); by > want+0.01 || by < want-0.1 {
			t.Errorf("%v: drawn %v times as large", tile, by)
		}
		if left := b.settings.Window; by < 1 && left != nil && left.Width*by < 801 && left.Width != 1920 {
			t.Errorf("%v: %v is remembered", tile, *left)
		}
	}
}

// What the player wants everything to be as large as is so at once, in the same window, as far as that has room; and the next
// time.
func TestSizeOfEverything(t *testing.T) {
	b := newBench(t)
	b.config.Size = fyne.NewSize(1280, 800)
	onScreen(1920, 1080, 0).on(b)
	b.Show()
	b.Started()
	picks := b.showSettings(nil).controls["settings.size"].(*widgets.Picks)
	for i, want := range []float32{0.8, 1, 1.3, 1.5, 1.6, 1.6} { // whole tenths; 1280 pixels have no room for more
		picks.List()[i].Tapped(nil)
		picks = b.changing.controls["settings.size"].(*widgets.Picks)
		by, size := b.window.Canvas().Scale(), b.window.Canvas().Size()
		if by != want || abs(size.Width*by-1280) > 1 || abs(size.Height*by-800) > 1 {
			t.Errorf("%d per cent: %v times as large in %v, not %v", settings.Sizes[i], by, size, want)
		}
	}
	b.stage.CloseAll()
	for _, c := range []struct {
		key  fyne.KeyName
		size settings.Size
	}{
		{fyne.KeyPlus, 200},
		{fyne.KeyMinus, 175},
		{fyne.Key0, 100},
		{fyne.KeyEqual, 125},
	} {
		b.stage.TypedShortcut(&desktop.CustomShortcut{KeyName: c.key, Modifier: fyne.KeyModifierShortcutDefault})
		if b.settings.Size != c.size {
			t.Errorf("%s: %d per cent, not %d", c.key, b.settings.Size, c.size)
		}
	}
	if left := b.settings.Window; left == nil || abs(left.Width*1.3-1280) > 1 || abs(left.Height*1.3-800) > 1 {
		t.Errorf("left at 1280 by 800 pixels, it comes up at %v units of 1.3", left)
	}
}

// begun is a bench whose window wants to be of a size, on a screen of 1920 by 1080 where the toolkit runs.
func begun(t *testing.T, width, height float32) (*bench, *screens) {
	t.Helper()
	b := newBench(t)
	b.config.Size = fyne.NewSize(width, height)
	s := onScreen(1920, 1080, 0).on(b)
	b.Show()
	b.Started()
	return b, s
}

// settle looks at the window until what becomes of it is the player's doing.
func (b *bench) settle() {
	for range 3 * settling {
		b.watch()
	}
}

// Whatever the size of everything, the window is after the full screen what it was before, and where, as far as the screen has
// room for it then.
func TestAsBeforeTheFullScreen(t *testing.T) {
	for _, factor := range settings.Sizes {
		b, s := begun(t, 1100, 720)
		b.settle()
		b.setSize(factor)
		s.at.X, s.at.Y = 50, 31 // under a low title bar
		b.settle()
		before := s.at
		fills := func() {
			b.fillScreen(true)
			s.become(s.rooms[0])
			b.settle()
		}
		fills()
		b.fillScreen(false)
		b.settle()
		if s.at != before {
			t.Errorf("%d per cent: it was %+v, and is %+v", factor, before, s.at)
		}
		fills()
		s.rooms = []Room{{Width: 1024, Height: 700}}
		s.become(s.rooms[0])
		b.settle()
		b.fillScreen(false)
		b.settle()
		if s.at.X < 0 || s.at.Y < titleBar || s.at.X+s.at.Width > 1024 || s.at.Y+s.at.Height > 700 {
			t.Errorf("%d per cent: on a screen that has become smaller it is %+v", factor, s.at)
		}
	}
}

// However many pixels a unit has, the toolkit does not round a size up to more pixels than are meant.
func TestInUnits(t *testing.T) {
	for by := float32(0.5); by < 4; by += 0.1 {
		by = tenths(math.Round, by)
		for pixels := float32(480); pixels < 4000; pixels++ {
			units := inUnits(fyne.NewSize(pixels, pixels), by)
			if got := math.Ceil(float64(units.Width * by)); got != float64(pixels) {
				t.Fatalf("%v pixels are %v units of %v, which are %v pixels", pixels, units.Width, by, got)
			}
		}
	}
}

// A window that the player makes larger or smaller comes up so, also where everything should be larger than it has room for.
func TestSizesAreRememberedAtEverySize(t *testing.T) {
	for _, factor := range settings.Sizes {
		b, s := begun(t, 1280, 800)
		b.setSize(factor)
		b.settle()
		s.become(Room{X: 100, Y: 100, Width: 1100, Height: 720})
		b.settle()
		left, natural := b.settings.Window, b.fits.natural
		if left == nil || abs(left.Width*natural-1100) > 1 || abs(left.Height*natural-720) > 1 {
			t.Errorf("%d per cent: left at 1100 by 720, it comes up at %v units of %v", factor, left, natural)
		}
	}
}

// The toolkit's popups never get smaller by themselves: their ground would lie over the screen.
func TestSheetsGetSmallerWithTheWindow(t *testing.T) {
	b := newBench(t)
	b.window.Resize(fyne.NewSize(1024, 700))
	b.stage.Open(container.New(half{b.window.Canvas()}), nil, nil)
	for _, size := range []fyne.Size{{Width: 1600, Height: 1200}, {Width: 1024, Height: 700}} {
		b.window.Resize(size)
		over := b.window.Canvas().Overlays().Top().(fyne.Widget)
		for _, part := range test.WidgetRenderer(over).Objects() {
			if popup, is := part.(*widget.PopUp); is && popup.Size() != popup.MinSize() {
				t.Errorf("at %v what is over the screen is %v large and needs %v", size, popup.Size(), popup.MinSize())
			}
		}
	}
}

// half is the layout of what takes a half of the window.
type half struct{ window fyne.Canvas }

func (h half) MinSize([]fyne.CanvasObject) fyne.Size { return times(h.window.Size(), 0.5) }
func (h half) Layout([]fyne.CanvasObject, fyne.Size) {}

// A toolkit that gives the window a pixel more does not make it grow by that each time.
func TestSizeOfEverythingThereAndBack(t *testing.T) {
	b, s := begun(t, 1280, 800)
	for i := range 40 {
		b.zoom(1 - i%2*2)
		s.at.Width, s.at.Height = int(b.window.Canvas().Size().Width*b.window.Canvas().Scale())+1, int(b.window.Canvas().Size().Height*b.window.Canvas().Scale())+1
	}
	if abs(float32(s.at.Width)-1280) > 2 || abs(float32(s.at.Height)-800) > 2 {
		t.Errorf("it was 1280 by 800, and is %+v", s.at)
	}
}

// A window that was moved to a screen with smaller pixels is as large there as it was, but for what has no room, with its middle
// where it was, so that it stays on that screen.
func TestAnotherScreen(t *testing.T) {
	b := newBench(t)
	b.config.Size = fyne.NewSize(1280, 800)
	s := onScreen(1920, 1080, 0).on(b)
	s.rooms = append(s.rooms, Room{X: 1920, Width: 3840, Height: 2160})
	s.natural = func(room Room) float32 { return float32(room.Width) / 1920 }
	b.Show()
	b.Started()
	s.at.X = 2700
	b.watch() // somebody may still pull at it
	if by := b.window.Canvas().Scale(); by != 1.6 {
		t.Errorf("while it is moved everything is drawn %v times as large, and has room for 1.6", by)
	}
	b.watch()
	if by, size := b.window.Canvas().Scale(), b.window.Canvas().Size(); by != 2 || size != fyne.NewSize(1280, 800) {
		t.Errorf("there it is %v, drawn %v times as large", size, by)
	}
	if middle := s.at.X + s.at.Width/2; middle != 2700+1280/2 {
		t.Errorf("its middle is at %d", middle)
	}
	// Where it has no room it is smaller, and as large as before once it has.
	s.rooms = []Room{s.rooms[0], {X: 1920, Width: 3840, Height: 1400}}
	b.settle()
	if size := b.window.Canvas().Size(); size.Height > 700 {
		t.Errorf("on a lower screen it is %v", size)
	}
	if s.at.X < 1920 {
		t.Errorf("it has gone to the other screen, to %+v", s.at)
	}
	s.at.X = 100
	b.settle()
	if size := b.window.Canvas().Size(); size != fyne.NewSize(1280, 800) {
		t.Errorf("back on the first one it is %v", size)
	}
}

// A screen that becomes smaller makes the window smaller, and lets it be as large as it was left when it is large again; a
// window that fills it fills it then.
func TestTheScreenChanges(t *testing.T) {
	for _, whole := range []bool{false, true} {
		b, s := begun(t, 1280, 800)
		if whole {
			b.fillScreen(true)
		}
		for _, c := range []struct {
			room Room
			want fyne.Size
		}{
			{Room{Width: 1024, Height: 600}, fyne.NewSize(1024, 600-titleBar)},
			{Room{Width: 1920, Height: 1080}, fyne.NewSize(1280, 800)},
		} {
			s.rooms = []Room{c.room}
			for range 2 * settling {
				b.watch()
			}
			if b.window.FullScreen() != whole {
				t.Errorf("on %v it fills the screen is %v", c.room, !whole)
			}
			if size := b.window.Canvas().Size(); !whole && size != c.want {
				t.Errorf("on %v it is %v", c.room, size)
			}
		}
		if b.settings.Window != nil {
			t.Errorf("%v is remembered, which nobody has made it", *b.settings.Window)
		}
	}
}

// Where the player has moved the window is remembered, and it comes up there if the screen is still there, or else where it can
// be seen.
func TestWindowWhereItWasLeft(t *testing.T) {
	left := Room{X: 2100, Y: 200}
	for _, c := range []struct {
		rooms []Room
		x, y  int
	}{
		{[]Room{{Width: 1920, Height: 1080}, {X: 1920, Width: 1920, Height: 1080}}, 2100, 200},
		{[]Room{{Width: 1920, Height: 1080}}, 640, 200},
		{[]Room{{Width: 2560, Height: 1440}}, 1280, 200},
		{[]Room{{Y: 30, Width: 1024, Height: 570}}, 0, 66},
	} {
		b := newBench(t)
		b.settings.Window = &settings.Window{Width: 1280, Height: 800, At: &settings.Point{X: left.X, Y: left.Y}}
		s := onScreen(0, 0, 0).on(b)
		s.rooms = c.rooms
		b.Show()
		if s.at.X != c.x || s.at.Y != c.y {
			t.Errorf("on %v it comes up at %d, %d", c.rooms, s.at.X, s.at.Y)
		}
	}
	b, s := begun(t, 1280, 800)
	b.settle()
	s.at.X, s.at.Y = 400, 80
	b.watch()
	if w := b.settings.Window; w == nil || w.At == nil || *w.At != (settings.Point{X: 400, Y: 80}) {
		t.Errorf("left at 400, 80, and %+v is remembered", w)
	}
}

// A key lets the window fill the screen and be one again, wherever one is; a page leaves that to its browser. A
// screenful is no size to come up with.
func TestWholeScreen(t *testing.T) {
	b := newBench(t)
	b.config.Display = onScreen(0, 0, 0).display()
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
	onScreen(1024, 768, 0).on(b)
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
