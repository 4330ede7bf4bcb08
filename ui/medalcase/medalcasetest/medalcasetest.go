// Package medalcasetest holds what a game lends to the case of its medals against what the case shows.
package medalcasetest

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/medals"
	"portroyal/ui/medalcase"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Whole reports what is missing of a game's medals: a symbol of which there is no drawing, or, in any language, a title that is
// shortened where there is little room; and a medal that was earned in a game and does not lead there. open gives a stage.
func Whole(t *testing.T, of *medalcase.Game, all []medals.Medal, open func(words.Language) *stage.Stage) {
	t.Helper()
	if len(of.Symbols) != len(all) {
		t.Errorf("%d symbols for %d medals", len(of.Symbols), len(all))
	}
	for _, language := range words.Languages {
		s := open(language)
		states := make([]medals.State, len(all))
		for i, medal := range all {
			states[i] = medals.State{Medal: medal, Done: i%2 == 0, Have: medal.Number - 1}
			if states[i].Done {
				states[i].Game, states[i].On = "a", time.Date(2026, 9, 30, 12, 0, 0, 0, time.Local)
			}
			if of.Symbol(s, of.Symbols[medal.Name], 20) == nil {
				t.Errorf("%s has no symbol", medal.Name)
			}
		}
		sheet := of.NewCase(s, 1, stagetest.Small.Width-62, states, func(string) {})
		written := map[string]bool{}
		for _, text := range visible.All[*canvas.Text](sheet) {
			written[text.Text] = true
		}
		for i := range states {
			if title := of.Title(s.Words, states[i].Name); !written[title] {
				t.Errorf("%s: %q is shortened", language, title)
			}
		}
		if tiles := visible.All[*widgets.Tile](sheet); len(tiles) != (len(states)+1)/2 {
			t.Errorf("%s: %d tiles", language, len(tiles))
		}
	}
}
