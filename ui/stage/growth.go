package stage

import "fyne.io/fyne/v2"

// Growth is how much larger than usual everything is drawn in a window of this size, 1 to 2.4, so that
// a very large window does not show small things in an empty room.
func Growth(size fyne.Size) float32 {
	return min(max(min(size.Width/1600, size.Height/1000), 1), 2.4)
}
