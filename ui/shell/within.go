package shell

import (
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/settings"
	"portroyal/ui/stage"
)

// keyWhole is the key that lets the window fill the whole screen, or be one again.
const keyWhole = fyne.KeyF11

// Screen is what the window may ask of the screen that it comes up on.
type Display struct {
	// Room is how much of the screen windows may take.
	Room func() Room
	// Shrink has the toolkit draw everything so many times as large from now on.
	Shrink func(by float32)
}

// Room is a part of the screen, in its pixels; without a width where nobody knows.
type Room struct{ X, Y, Width, Height int }

// size is how large the window wants to come up.
func (w *Window) size() fyne.Size {
	if left := w.settings.Window; w.config.Display != nil && !w.config.Asked && left != nil {
		return fyne.NewSize(left.Width, left.Height)
	}
	return w.config.Size
}

// fillScreen lets the window fill the whole screen, or be one again, and remembers it. The toolkit may have forgotten by then
// how large it was.
func (w *Window) fillScreen(whole bool) {
	if !w.window.FullScreen() {
		w.windowed = w.window.Canvas().Size()
	}
	w.window.SetFullScreen(whole)
	if !whole {
		size := w.windowed
		if size.IsZero() {
			size = w.size()
		}
		w.window.Resize(size)
	}
	w.settings.FullScreen = whole
	w.keep()
	w.stage.After(w.ctx, mostFilling, func() {
		if w.stage.Shows(settingsOverlay) {
			w.changing.hold() // made for the room that there is now
		}
	})
}

// mostFilling is how long a system takes at most to give a window the whole screen, or take it back.
const mostFilling = 400 * time.Millisecond

// Show brings the window up; it returns at once.
func (w *Window) Show() {
	if w.config.Display != nil && !w.config.Asked && w.settings.FullScreen {
		w.window.SetFullScreen(true)
	}
	// The toolkit paints once as it brings the window up, and all of it again as soon as it runs: with nothing on it the
	// first time is for free.
	w.content.Hide()
	w.window.Show()
	w.content.Show()
	w.came = w.size()
	if w.config.Display != nil && w.Opened() {
		w.fit(w.config.Display.Room()) // how large its units are a window knows once it is there
	}
}

// Started is to be called once the toolkit runs, since it draws nothing smaller before. If not even the smallest window
// fits on the screen, everything is drawn so much smaller that it does.
func (w *Window) Started() {
	if w.config.Display == nil {
		return
	}
	room := w.config.Display.Room()
	if by := w.shrunk(room); by < 1 {
		w.config.Log.Info("small screen", "width", room.Width, "height", room.Height, "drawn", by)
		w.config.Display.Shrink(by)
		w.came = w.size()
		w.fit(room)
	}
}

// AskStill tells the window that the system asks for less motion, or does not any more.
func (w *Window) AskStill(still bool) { w.stage.SystemStill = still }

// GoAway tells the window that the player has gone to another one, or has come back.
func (w *Window) GoAway(away bool) { w.stage.Away = away }

// bar is the room left for the title bar that systems draw above a window, in the window's units. A size that the
// player asks for is granted as long as the screen has it.
func (w *Window) bar() float32 {
	if w.config.Asked {
		return 0
	}
	return titleBar
}

const titleBar = 36

// fit makes the window no larger than the room, with the bar above it, and puts it into the middle of that.
func (w *Window) fit(room Room) {
	scale := w.window.Canvas().Scale()
	fits := within(w.came, room, scale, w.bar())
	if fits == w.came || w.window.FullScreen() {
		return
	}
	w.came = fits.Max(stage.Smallest)
	w.window.Resize(w.came)
	if own, ok := w.window.(desktop.Window); ok {
		x := float32(room.Width) - w.came.Width*scale
		y := float32(room.Height) - (w.came.Height+w.bar())*scale
		own.RequestPosition(room.X+int(max(x, 0)/2), room.Y+int(max(y, 0)/2+w.bar()*scale))
	}
}

// within is the size, made smaller where it and a bar above it exceed the room.
func within(size fyne.Size, room Room, scale, bar float32) fyne.Size {
	if room.Width > 0 && room.Height > 0 {
		size = size.Min(fyne.NewSize(float32(room.Width)/scale, float32(room.Height)/scale-bar))
	}
	return size
}

// shrunk is how many times as large everything is to be drawn for the smallest window to have room, 1 at most. The
// toolkit knows whole tenths of pixels for a unit.
func (w *Window) shrunk(room Room) float32 {
	scale := w.window.Canvas().Scale()
	has, least := within(stage.Smallest, room, scale, w.bar()), stage.Smallest
	by := min(has.Width/least.Width, has.Height/least.Height)
	if by >= 1 {
		return 1
	}
	return max(float32(math.Floor(float64(by*scale*10))), 1) / 10 / scale
}

func abs(x float32) float32 { return max(x, -x) }

// keepSize remembers how large the window is left, unless that was said for this time only, or nobody has changed it: a
// small screen says nothing about the next one.
func (w *Window) keepSize() {
	size := w.window.Canvas().Size()
	changed := max(abs(size.Width-w.came.Width), abs(size.Height-w.came.Height)) > 1 // pixel, as it has whole ones
	if w.config.Display == nil || w.config.Asked || w.window.FullScreen() || !changed || size.IsZero() {
		return
	}
	w.settings.Window = &settings.Window{Width: size.Width, Height: size.Height}
	w.keep()
}
