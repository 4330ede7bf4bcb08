package ui

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/settings"
	"portroyal/ui/stage"
)

// keyWhole is the key that lets the window fill the whole screen, or be one again.
const keyWhole = fyne.KeyF11

// size is how large the window wants to come up.
func (w *Window) size() fyne.Size {
	if left := w.settings.Window; w.config.Room != nil && left != nil {
		return fyne.NewSize(left.Width, left.Height)
	}
	return w.config.Size
}

// Show brings the window up; it returns at once.
func (w *Window) Show() {
	w.window.Show()
	w.came = w.size()
	if w.config.Room == nil || !w.Opened() {
		return
	}
	// How large its units are a window knows once it is there.
	width, height := w.config.Room()
	if fits := within(w.came, width, height, w.window.Canvas().Scale()); fits != w.came {
		w.came = fits
		w.window.Resize(fits)
		w.window.CenterOnScreen()
	}
}

// frame is the room that is left for what systems draw around a window, in its units: for the bar with its title, and
// as much below, since the toolkit puts a window into the middle of the screen.
const frame = 72

// within is the size, made smaller where it and the frame around it exceed the room, in pixels; it is no smaller than
// what everything fits on. A room that nobody knows is 0 by 0.
func within(size fyne.Size, width, height int, scale float32) fyne.Size {
	if width > 0 && height > 0 {
		size.Width = max(min(size.Width, float32(width)/scale), stage.Smallest.Width)
		size.Height = max(min(size.Height, float32(height)/scale-frame), stage.Smallest.Height)
	}
	return size
}

func abs(x float32) float32 { return max(x, -x) }

// keepSize remembers how large the window is left, unless that was said for this time only, or nobody has changed it: a
// small screen says nothing about the next one.
func (w *Window) keepSize() {
	size := w.window.Canvas().Size()
	changed := max(abs(size.Width-w.came.Width), abs(size.Height-w.came.Height)) > 1 // pixel, as it has whole ones
	if w.config.Room == nil || w.window.FullScreen() || !changed || size.IsZero() {
		return
	}
	w.settings.Window = &settings.Window{Width: size.Width, Height: size.Height}
	w.keep()
}
