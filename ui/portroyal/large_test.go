package portroyal

import (
	"fmt"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/words"
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
			for _, size := range largeSizes {
				b.window.Resize(size)
				for _, language := range words.Languages {
					b.speak(language)
					screen.open(b)
					b.Pass(time.Second) // until everything is ready
					b.WordsFit(fmt.Sprint(size, " ", language))
					b.stage.CloseAll()
				}
			}
		})
	}
}
