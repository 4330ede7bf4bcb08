package shell

import (
	"cmp"
	"math"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/settings"
	"portroyal/ui/stage"
)

// keyWhole is the key that lets the window fill the whole screen, or be one again.
const keyWhole = fyne.KeyF11

// Display is what the window may ask of the screens that there are. Nothing of it tells when it changes.
type Display struct {
	// Rooms is how much of each screen windows may take, that of the first one first.
	Rooms func() []Room
	// Place is where the content of the window is, once it is there, and without a width where nobody knows. It begins at 0, 0
	// where programs are not told.
	Place func(fyne.Window) Room
	// Natural is how many pixels a unit should have on the screen with this room, as far as the system knows.
	Natural func(Room) float32
	// Draw has the toolkit take so many pixels for a unit from now on, in whole tenths.
	Draw func(pixels float32)
}

// Room is a part of what the screens show, in pixels; without a width where nobody knows.
type Room struct{ X, Y, Width, Height int }

// shared is how many pixels are in both rooms.
func (r Room) shared(with Room) int {
	wide := min(r.X+r.Width, with.X+with.Width) - max(r.X, with.X)
	high := min(r.Y+r.Height, with.Y+with.Height) - max(r.Y, with.Y)
	return max(wide, 0) * max(high, 0)
}

// around is the room of the screen that has most of a place, or that of the first one.
func around(place Room, rooms []Room) Room {
	if len(rooms) == 0 {
		return Room{}
	}
	return slices.MaxFunc(rooms, func(a, b Room) int { return cmp.Compare(a.shared(place), b.shared(place)) })
}

// covers reports whether a window fills a screen with this room; what the system's own bars take of it is little.
func covers(place, room Room) bool {
	const most = 1.25
	has := room.Width * room.Height
	return place.shared(room) == has && float32(place.Width*place.Height) <= most*float32(has)
}

// fits is what the window knows of how it fits on the screens.
type fits struct {
	wish    fyne.Size // how large the player wants the window, wherever there is room
	came    fyne.Size // how large the window was when it was nobody's doing but the program's and the system's
	put     Room      // where it was then
	place   Room      // where it was when it was looked at last
	rooms   []Room    // that there were then
	natural float32   // how many pixels a unit should have there
	made    float32   // how many they should have on the screen for which it was made so large
	settles int       // how often it is to be looked at until what becomes of it is the player's doing
	meant   fyne.Size // how many pixels it should have: the toolkit may give it one more or less
	told    fyne.Size // how many pixels it had when the log told of that last
	runs    bool      // the toolkit does
}

// size is how large the window wants to be.
func (w *Window) size() fyne.Size {
	if left := w.settings.Window; w.config.Display != nil && !w.config.Asked && left != nil {
		return fyne.NewSize(left.Width, left.Height)
	}
	return w.config.Size
}

// fillScreen lets the window fill the whole screen, or be one again, and remembers it.
func (w *Window) fillScreen(whole bool) {
	if on := w.window.Canvas(); !w.window.FullScreen() {
		w.windowed = times(on.Size(), on.Scale())
	}
	w.window.SetFullScreen(whole)
	if !whole {
		w.asBefore()
	}
	w.settings.FullScreen, w.fits.settles = whole, settling
	w.keep()
	w.stage.After(w.ctx, mostFilling, func() {
		if w.stage.Shows(settingsOverlay) {
			w.changing.hold() // made for the room that there is now
		}
	})
}

// asBefore makes the window as large as it was before it filled the screen, where it was, as far as the screen has room now. The
// toolkit may have forgotten by then, and a unit may have other pixels.
func (w *Window) asBefore() {
	switch {
	case w.config.Display == nil:
		w.window.Resize(times(w.windowed, 1/w.window.Canvas().Scale()))
	case w.windowed.IsZero():
		w.arrange()
	default:
		wish, natural := w.fits.wish, w.natural(around(w.fits.put, w.fits.rooms))
		w.put(times(w.windowed, 1/natural), w.fits.put)
		w.fits.wish = wish
		own, ok := w.window.(desktop.Window)
		if at, room := w.fits.put, around(w.fits.put, w.fits.rooms); ok && at.shared(room) == at.Width*at.Height {
			own.RequestPosition(at.X, at.Y) // where a title bar is lower than room was left for
		}
	}
}

// inUnits is a size of so many pixels, in units that have so many each. The toolkit rounds up: a window that has a pixel more than the
// whole screen ends the program on Wayland, while that is still what the window fills.
func inUnits(pixels fyne.Size, by float32) fyne.Size {
	in := func(pixels float32) float32 {
		const less = 0.1
		if units := pixels / by; math.Ceil(float64(units*by)) <= float64(pixels) {
			return units
		}
		return (pixels - less) / by
	}
	return fyne.NewSize(in(pixels.Width), in(pixels.Height))
}

// times is a size so many times larger.
func times(size fyne.Size, by float32) fyne.Size { return fyne.NewSize(size.Width*by, size.Height*by) }

// mostFilling is how long a system takes at most to give a window the whole screen, or take it back.
const mostFilling = 400 * time.Millisecond

// Show brings the window up; it returns at once.
func (w *Window) Show() {
	if w.config.Display != nil {
		w.fits.rooms = w.config.Display.Rooms()
		w.arrange()
		if !w.config.Asked && w.settings.FullScreen {
			w.window.SetFullScreen(true)
		}
	}
	// The toolkit paints once as it brings the window up, and all of it again as soon as it runs: with nothing on it the
	// first time is for free.
	w.content.Hide()
	w.window.Show()
	w.content.Show()
}

// Started is to be called once the toolkit runs, since it draws nothing larger or smaller before.
func (w *Window) Started() {
	if w.config.Display != nil {
		w.fits.runs = true
		w.watch()
	}
}

// tellDrawn has the log tell how many pixels the window has, and how many of them a unit takes, whenever that has changed.
func (w *Window) tellDrawn(pixels fyne.Size, by float32) {
	if pixels != w.fits.told || by != w.window.Canvas().Scale() {
		w.config.Log.Info("drawn", "width", pixels.Width, "height", pixels.Height, "by", math.Round(float64(by)*10)/10)
	}
	w.fits.told = pixels
}

// AskStill tells the window that the system asks for less motion, or does not any more.
func (w *Window) AskStill(still bool) { w.stage.SystemStill = still }

// GoAway tells the window that the player has gone to another one, or has come back.
func (w *Window) GoAway(away bool) { w.stage.Away = away }

// lookEvery is how often the window looks where it is, and settling how many times until the system has done with it whatever
// systems do.
const (
	lookEvery = time.Second
	settling  = 2
)

// watch looks where the window is. If there are other screens than before, it goes where it can be seen. What becomes of it
// otherwise is the player's doing, and remembered.
func (w *Window) watch() {
	defer w.stage.After(w.ctx, lookEvery, w.watch)
	rooms, place := w.config.Display.Rooms(), w.config.Display.Place(w.window)
	other, rests := !slices.Equal(rooms, w.fits.rooms), place == w.fits.place
	w.fits.rooms, w.fits.place = rooms, place
	whole, elsewhere := w.window.FullScreen(), w.natural(around(place, rooms)) != w.fits.made
	switch {
	case other && whole:
		w.fits.settles = settling // most systems see to it
	case other && around(place, rooms) != around(Room{}, rooms): // it stays on the screen on which it is
		w.put(w.fits.wish, place)
	case other:
		w.arrange()
	case whole && w.fits.settles > 0 && !covers(place, around(place, rooms)):
		w.window.SetFullScreen(true) // as large as the screen is now
	case elsewhere && !whole && rests: // nobody pulls at it
		w.put(w.fits.wish, place)
	}
	w.fit()
	switch {
	case elsewhere || other:
	case w.fits.settles > 0:
		if w.fits.settles--; !whole {
			w.fits.came, w.fits.put = w.window.Canvas().Size(), place
		}
	default:
		w.keepSize()
	}
}

// fit draws everything as large as it should be on the screen on which the window is, or so much smaller that the smallest
// layout has room: a system that tiles its windows makes them as small as it likes.
func (w *Window) fit() {
	if w.config.Display == nil || !w.fits.runs || w.quitting {
		return
	}
	if at := w.config.Display.Place(w.window); at.Width > 0 {
		w.fits.natural = w.natural(around(at, w.fits.rooms))
		w.draw(fyne.NewSize(float32(at.Width), float32(at.Height)))
	}
}

// draw draws everything anew for a window of so many pixels, unless it is drawn like that.
func (w *Window) draw(pixels fyne.Size) {
	if more := pixels.Subtract(w.fits.meant); max(abs(more.Width), abs(more.Height)) > 1.5 {
		w.fits.meant = pixels
	}
	pixels = w.fits.meant
	by := hasRoom(pixels, w.fits.natural)
	w.tellDrawn(pixels, by)
	w.stage.Cramped = by < w.fits.natural
	if by == w.window.Canvas().Scale() {
		return
	}
	if canvas, ok := w.window.Canvas().(interface{ Resize(fyne.Size) }); ok { // the toolkit would keep the units, not the pixels
		canvas.Resize(inUnits(pixels, by))
	}
	w.config.Display.Draw(by)
	if w.fits.runs {
		w.restyleScreen() // its pictures have other pixels now
	}
}

// natural is how many pixels a unit should have on the screen with this room.
func (w *Window) natural(room Room) float32 {
	return tenths(math.Round, w.config.Display.Natural(room)*w.settings.Size.Factor())
}

// setSize draws everything larger or smaller than usual. The window stays as large as it is, also the next time.
func (w *Window) setSize(size settings.Size) {
	before := w.fits.natural
	w.settings.Size = size
	w.fit()
	w.fits.made, w.fits.settles = w.fits.natural, settling
	if before > 0 && w.fits.natural != before {
		w.fits.wish = times(w.fits.wish, before/w.fits.natural)
		if left := w.settings.Window; left != nil {
			left.Width, left.Height = w.fits.wish.Width, w.fits.wish.Height
		} else if !w.config.Asked {
			w.settings.Window = &settings.Window{Width: w.fits.wish.Width, Height: w.fits.wish.Height}
		}
	}
	w.keep()
}

// zoom takes the next larger or smaller size of everything, or with 0 the usual one, by key.
func (w *Window) zoom(by int) {
	size := settings.Usual
	if by != 0 {
		at := slices.Index(settings.Sizes, cmp.Or(w.settings.Size, settings.Usual)) + by
		size = settings.Sizes[min(max(at, 0), len(settings.Sizes)-1)]
	}
	w.setSize(size)
	if w.stage.Shows(settingsOverlay) {
		w.changing.hold() // it tells the size
	}
}

// tenths rounds to what the toolkit knows for a unit: whole tenths of pixels, and one at least.
func tenths(round func(float64) float64, pixels float32) float32 {
	return float32(max(round(float64(pixels*10)), 1)) / 10
}

// hasRoom is how many pixels a unit has for the smallest layout to have room in a window of so many; as many as it should have,
// if that will do.
func hasRoom(pixels fyne.Size, natural float32) float32 {
	least := stage.Smallest
	return min(natural, tenths(math.Floor, min(pixels.Width/least.Width, pixels.Height/least.Height)+margin/10))
}

// margin is what may be missing of a tenth: systems that tile their windows draw two pixels around each, and nothing but a margin is
// that near the edge of a screen.
const margin = 0.06

// arrange makes the window as large as it was left, where it was left.
func (w *Window) arrange() {
	size, at := w.size(), Room{}
	if left := w.settings.Window; left != nil && left.At != nil && !w.config.Asked {
		at = Room{left.At.X, left.At.Y, 1, 1}
		natural := w.natural(around(at, w.fits.rooms))
		at.Width, at.Height = int(size.Width*natural), int(size.Height*natural)
	}
	w.put(size, at)
}

// put makes the window of a size, with the middle where that of a place is, or of the screen for no place, and all of it on the
// screen, with a bar above it.
func (w *Window) put(size fyne.Size, at Room) {
	w.fits.wish = size
	room := around(at, w.fits.rooms)
	natural := w.natural(room)
	w.fits.natural, w.fits.made, w.fits.settles = natural, natural, settling
	bar := w.bar() * w.config.Display.Natural(room) // whatever the size of everything
	pixels := times(within(size, room, natural, bar/natural), natural)
	w.draw(pixels)
	by := hasRoom(pixels, natural)
	w.fits.came = inUnits(pixels, by)
	w.window.Resize(w.fits.came)
	own, ok := w.window.(desktop.Window)
	if !ok || room.Width == 0 {
		w.window.CenterOnScreen()
		return
	}
	if at.Width == 0 {
		at = room
		at.Y, at.Height = room.Y+int(bar), room.Height-int(bar)
	}
	x := at.X + (at.Width-int(pixels.Width))/2
	y := at.Y + (at.Height-int(pixels.Height))/2
	own.RequestPosition(
		max(min(x, room.X+room.Width-int(pixels.Width)), room.X),
		max(min(y, room.Y+room.Height-int(pixels.Height)), room.Y+int(bar)))
}

// bar is the room left for the title bar that systems draw above a window, in units as the screen has
// them by itself. A size that the player asks for is granted as long as the screen has it.
func (w *Window) bar() float32 {
	if w.config.Asked {
		return 0
	}
	return titleBar
}

const titleBar = 36

// within is the size, made smaller where it and a bar above it exceed the room.
func within(size fyne.Size, room Room, scale, bar float32) fyne.Size {
	if room.Width > 0 && room.Height > 0 {
		size = size.Min(fyne.NewSize(float32(room.Width)/scale, float32(room.Height)/scale-bar))
	}
	return size
}

func abs(x float32) float32 { return max(x, -x) }

// keepSize remembers how large the window is left and where, unless that was said for this time only, or nobody has changed it: a
// small screen says nothing about the next one, and where everything has to be drawn smaller than usual no player has made it so small.
func (w *Window) keepSize() {
	size, place, by := w.window.Canvas().Size(), w.fits.place, w.window.Canvas().Scale()
	larger := max(abs(size.Width-w.fits.came.Width), abs(size.Height-w.fits.came.Height)) > 1 // pixel, as it has whole ones
	moved := place.X != w.fits.put.X || place.Y != w.fits.put.Y
	switch {
	case w.config.Display == nil || w.window.FullScreen() || size.IsZero() || !larger && !moved,
		w.fits.runs && by < min(w.fits.natural, tenths(math.Round, w.config.Display.Natural(around(place, w.fits.rooms)))):
		return
	}
	w.fits.came, w.fits.put = size, place
	if larger {
		w.fits.wish = size
		if w.fits.runs { // everything may be larger than the window has room for
			w.fits.wish = times(size, by/w.fits.natural)
		}
	}
	if w.config.Asked {
		return
	}
	w.settings.Window = &settings.Window{Width: w.fits.wish.Width, Height: w.fits.wish.Height}
	if place.X != 0 || place.Y != 0 {
		w.settings.Window.At = &settings.Point{X: place.X, Y: place.Y}
	}
	w.keep()
}
