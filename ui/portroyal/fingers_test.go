package portroyal

import (
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/stage/stagetest"
)

// On a small tablet a finger hits all that can be pressed, on every screen and whatever is over it, in every language; and
// nothing is cut off for that.
func TestFingersHitEverything(t *testing.T) {
	for _, screen := range append(screens[:len(screens):len(screens)], covers...) {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			b.ForFingers()
			screen.to(b)
			b.inSizes([]fyne.Size{stagetest.Tablet}, screen.open, func(about string) {
				b.FingersHit(about)
				b.WordsFit(about)
				b.PlatesAreHigh(about)
				b.Reachable(about)
			})
		})
	}
}
