package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/rogpeppe/go-internal/diff"

	"portroyal/engine/portroyal"
	"portroyal/ui/outline"
	"portroyal/ui/portroyal/table/gametest"
)

// Parts of the table that are reused look as if they had been made anew: after every action of random games, and
// while the player is asked something or moves the cursor.
func TestKeptPartsLookAsIfMadeAnew(t *testing.T) {
	everything := portroyal.DefaultOptions()
	everything.Decks = portroyal.DeckBase | portroyal.DeckExpansion | portroyal.DeckNails | portroyal.DeckGambler
	everything.Contracts, everything.Target = true, portroyal.PrintedTarget(everything.Decks)
	deciding := everything
	deciding.AutoContracts = false
	together := deciding
	together.Cooperative = true
	together.ContractsLaid, together.Difficulty = 4, 1
	for name, options := range map[string]portroyal.Options{
		"decided": deciding, "automatic": everything,
		"together": together,
	} {
		t.Run(name, func(t *testing.T) {
			random := rand.New(rand.NewPCG(7, uint64(len(name))))
			b := newBench(t, gametest.New(t, options, 11, "", "sailor", ""))
			b.Start()
			kept := 0
			keys := []fyne.KeyName{
				fyne.KeyRight, fyne.KeyLeft, fyne.KeyUp, fyne.KeyE, fyne.KeyC, fyne.Key1,
				fyne.KeyEscape,
			}
			for plies := 0; plies < 160 && !b.match.Over(); plies++ {
				before := slices.Clone(b.root.Objects)
				if random.IntN(2) == 0 {
					b.strike(keys[random.IntN(len(keys))])
				} else if b.personDecides() {
					b.act(b.legal[random.IntN(len(b.legal))])
				}
				for _, part := range b.root.Objects {
					if slices.Contains(before, part) {
						kept++
					}
				}
				shown := shownBy(b)
				b.Restyle()
				if anew := shownBy(b); shown != anew {
					t.Fatalf("after %d plies something outdated is shown:\n%s",
						plies, diff.Diff("shown", []byte(shown), "anew", []byte(anew)))
				}
			}
			if kept == 0 {
				t.Error("nothing was reused")
			}
		})
	}
}

// shownBy lists everything that the window shows and that can be clicked there.
func shownBy(b *bench) string {
	on := b.stage.Window.Canvas()
	return test.RenderToMarkup(on) + outline.Of(on)
}
