package ending

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	engine "portroyal/engine/medals"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/medals"
	"portroyal/ui/ending"
	"portroyal/ui/ending/endingtest"
	shared "portroyal/ui/medalcase"
	"portroyal/ui/piratescove/career"
	"portroyal/ui/piratescove/medalcase"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// In all languages and at all sizes, with 2 to 5 players and long names, every line of text is inside the window and
// overlaps no other, everything on the sheet is inside it, and the plates have room for their text. A text that is cut
// off has a tooltip with all of it.
func TestEverythingFits(t *testing.T) {
	var games []*match.Match
	for _, seed := range []uint64{0, 1, 2, 3, tiedGame, sharedGame, shortGame} {
		games = append(games, played(t, endingtest.Long, seed))
	}
	games[0].Record().Hints, games[3].Record().Hints = []int{1, 0}, []int{12, 0, 0, 0, 0}
	goals := ending.Goals{Voyage: func(w *words.Words) string { return career.Game.One(w, len(career.Game.Row)-1) }}
	for i := range 3 {
		goals.All = append(goals.All, ending.Goal{Says: func(w *words.Words) string {
			return career.Game.AllAsked(w, len(career.Game.Row)-1)[i]
		}, Reached: i == 1})
	}
	var earned []shared.Earned
	for _, medal := range medals.All()[:7] {
		earned = append(earned, shared.Earned{Player: endingtest.Long[0], State: engine.State{Medal: medal, Done: true}})
	}
	var ways []ending.Way
	for _, id := range []words.Tipped{"end.again", "cove.end.setup", "end.look", "end.replay", "end.review", "end.start"} {
		ways = append(ways, ending.Way{ID: id, Go: func() {}})
	}
	for _, window := range []struct {
		size      fyne.Size
		languages []words.Language
		games     []*match.Match
	}{
		{fyne.NewSize(1024, 700), words.Languages, games},
		{fyne.NewSize(1280, 800), words.Languages, games[3:6]},
		{fyne.NewSize(1920, 1080), []words.Language{words.German}, games[3:6]},
		{fyne.NewSize(2560, 1080), []words.Language{words.Spanish}, games[3:6]},
		{fyne.NewSize(3840, 2160), []words.Language{words.Dutch}, games[3:6]},
	} {
		for _, language := range window.languages {
			s := stagetest.New(t, window.size, language)
			for i, m := range window.games {
				name, e := fmt.Sprintf("%s, %v, game %d", language, window.size, i), shown(t, s, m, ways...)
				if i%2 == 1 { // a voyage of the career, with long goals
					e.game.Goals = goals
					e.Rebuild()
				}
				if i%3 == 0 {
					e.Award(medalcase.Game.Awards(s, earned, func() {}))
				}
				endingtest.Fits(t, name, &e.End, e.Frame())
				endingtest.CutOff(t, name, &e.End)
				for _, text := range visible.All[*canvas.Text](e.Content()) {
					if least := 7.5 * e.Growth(); text.Text != "" && text.TextSize < least {
						t.Errorf("%s: %q is %v large", name, text.Text, text.TextSize)
					}
				}
			}
		}
	}
}
