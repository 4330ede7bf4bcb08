package table

import (
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/portroyal/table/gametest"
	"portroyal/ui/seen"
	"portroyal/ui/words"
)

// The number of cards that a player may take on another's turn is at the end of a long line. It is shown even
// with larger text in a small window, in legible letters.
func TestTheStateOfTheRoundIsWhole(t *testing.T) {
	b := newBench(t, gametest.Base(t, 3, "", "sailor", "sailor", "sailor"))
	b.stage.Settings.LargerText = true
	b.Start()
	random := rand.New(rand.NewPCG(1, 1))
	checked := 0
	for !b.match.Over() && checked < 3 {
		if v := &b.view; v.Decides() == 0 && v.Active() != 0 {
			checked++
			for _, language := range words.Languages {
				b.stage.Words = words.In(language)
				b.Restyle()
				whole := false
				for _, text := range seen.All[*canvas.Text](b.root) {
					if text.Text == b.status() && text.TextSize >= leastState {
						whole = true
					}
				}
				if !whole {
					t.Errorf("%s: %q is not shown in full", language, b.status())
				}
			}
		}
		b.act(gametest.Likely(b.match.Legal(), random))
	}
	if checked == 0 {
		t.Error("nobody decided on another's turn")
	}
}
