package portroyal

import (
	"testing"

	"fyne.io/fyne/v2"
)

// largeSizes are those of screens on which everything is drawn larger than usual.
var largeSizes = []fyne.Size{{Width: 2560, Height: 1440}, {Width: 3840, Height: 2160}}

// In large windows the words of what is laid over a screen are inside their boxes, in every language.
func TestWordsFitInLargeWindows(t *testing.T) {
	for _, screen := range append(screens[:len(screens):len(screens)], covers...) {
		if screen.open == nil {
			continue
		}
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			b.inSizes(largeSizes, screen.open, b.WordsFit)
		})
	}
}
