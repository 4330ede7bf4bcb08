package ui

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/stage"
)

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
