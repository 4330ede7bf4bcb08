package piratescove

import (
	"testing"

	"portroyal/ui/stage/stagetest"
	"portroyal/ui/words"
)

// On a small tablet a finger hits all that can be pressed, on every screen and whatever is over it, in every language; and
// nothing is cut off for that.
func TestFingersHitEverything(t *testing.T) {
	for _, screen := range screens {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			b.ForFingers()
			b.stage.Window.Resize(stagetest.Tablet)
			screen.to(b)
			for _, language := range words.Languages {
				about := string(language)
				b.shown(screen.open, language, func() {
					b.FingersHit(about)
					b.WordsFit(about)
					b.Reachable(about)
				})
			}
		})
	}
}
