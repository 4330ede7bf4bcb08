package setup

import (
	"fmt"
	"testing"

	"portroyal/ui/setup/setuptest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// With everything unfolded, in every language and at every size, nothing is outside the window or overlaps
// anything else: of the larger windows, in one for every other preset, in the next for the others. What each toggle adds, to all presets or nearly all, is tried where there is least room: after each preset in
// the language with the longest words, in the others after some of them; and at each larger size after every other preset, in
// the languages by turns.
func TestCustomisingFitsTheWindow(t *testing.T) {
	for i, size := range setuptest.Sizes {
		for j, language := range words.Languages {
			b := newBench(t, nil, size, language)
			b.Fold()
			for k, p := range presets {
				if i > 0 && (i+j+k)%2 > 0 {
					continue
				}
				turn := (k/2+j)%len(words.Languages) == 0
				tries := i == 0 && (language == words.German || turn) || i > 0 && turn
				b.preset(string(p.name))
				what := fmt.Sprintf("%v, %s, %s", size, language, p.name)
				for _, players := range []int{0, len(b.Focus.Names["players"].(*widgets.Picks).List()) - 1} {
					b.Choose("players", players)
					b.preset(string(p.name))
					b.Fits(fmt.Sprintf("%s, %d players", what, b.settled().Options.Players))
				}
				if !tries {
					continue
				}
				for _, name := range b.Names() {
					toggle, is := b.Focus.Names[name].(*widgets.Toggle)
					if !is || toggle.Forbidden() {
						continue
					}
					b.Flip(name)
					b.Fits(what + ", and " + name)
					b.Flip(name)
				}
			}
		}
	}
}

// Every number that ends a game is shown in full, and nothing moves while it is chosen.
func TestNumbersAreWrittenWhole(t *testing.T) {
	for _, size := range setuptest.Sizes {
		for _, language := range words.Languages {
			for _, name := range []string{"base", "together"} {
				b := newBench(t, nil, size, language)
				b.Fold()
				b.preset(name)
				for id, object := range b.Focus.Names {
					slider, is := object.(*widgets.Slider)
					if !is {
						continue
					}
					at := visible.Place(slider)
					for value := slider.Min; value <= slider.Max; value++ {
						slider.SetValue(value)
						what := fmt.Sprintf("%v, %s, %s %v", size, language, id, value)
						if says := b.stage.Words.N(words.ID(id), int(value)); !visible.Says(b.Body, says) {
							t.Errorf("%s: %q is not shown", what, says)
						}
						if visible.Place(slider) != at {
							t.Fatalf("%s: the slider moves from %v to %v", what, at, visible.Place(slider))
						}
					}
					b.Fits(fmt.Sprintf("%v, %s, %s", size, language, id))
				}
			}
		}
	}
}
