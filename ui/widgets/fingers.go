package widgets

import "fyne.io/fyne/v2"

// ByFinger says that a finger points, and no mouse: words come up above it, since a hand covers what is below.
var ByFinger bool

// Fingertip is how high and wide anything that is pressed is at least, in a window that is made for fingers; 0 in one for a
// mouse. It is set before anything is laid out.
var Fingertip float32

// forFingers is a size at which a finger hits something.
func forFingers(size fyne.Size) fyne.Size { return size.Max(fyne.NewSquareSize(Fingertip)) }
