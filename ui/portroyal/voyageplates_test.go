package portroyal

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/setup/setuptest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// The plates that a voyage lights up are exactly over those of the table: otherwise they lie over what is beside these.
func TestLitPlatesAreThoseOfTheTable(t *testing.T) {
	for _, size := range setuptest.Sizes {
		for _, language := range words.Languages {
			b := newBench(t, nil)
			b.speak(language)
			b.window.Resize(size)
			b.Press(fyne.KeyV, fyne.KeyReturn)
			b.Pass(time.Second)
			for _, id := range []words.ID{"menu", "help"} {
				var all []*widgets.Plate
				for _, plate := range visible.All[*widgets.Plate](b.window.Content()) {
					if plate.Text == b.stage.Words.T(id) {
						all = append(all, plate)
					}
				}
				if len(all) != 2 {
					t.Fatalf("%v, %s: %q is on %d plates", size, language, id, len(all))
				}
				if visible.Place(all[0]) != visible.Place(all[1]) || all[0].Size() != all[1].Size() {
					t.Errorf("%v, %s: %q is at %v, %v and at %v, %v", size, language, id,
						visible.Place(all[0]), all[0].Size(), visible.Place(all[1]), all[1].Size())
				}
			}
		}
	}
}
