package progress_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
)

// A series goes on while the same players play the same set-up; others, another set-up, or a computer player in the
// place of a person begin another one, and so does another computer player of the same name: a computer player of an
// earlier version is not the one that has its seat now. Playing together changes nothing.
func TestSeries(t *testing.T) {
	base := portroyal.DefaultOptions()
	other := base
	other.Target = portroyal.MinTarget
	people := []progress.Rival{{Name: "Ann"}, {Name: "Bo"}}
	bot := []progress.Rival{{Name: "Ann"}, {Name: "Bo", Player: "captain:bold"}}
	old := []progress.Rival{{Name: "Ann"}, {Name: "Bo", Player: "sailor"}} // of an earlier version
	var s settings.Settings
	for i, game := range []struct {
		options portroyal.Options
		players []progress.Rival
		winners []int
		games   int
		wins    []int
	}{
		{base, people, []int{1}, 1, []int{0, 1}},
		{base, people, []int{0, 1}, 2, []int{1, 2}},
		{together(2, 0), people, []int{0, 1}, 2, []int{1, 2}},
		{base, people, []int{0}, 3, []int{2, 2}},
		{other, people, []int{0}, 1, []int{1, 0}},
		{other, bot, []int{1}, 1, []int{0, 1}},
		{other, bot, []int{1}, 2, []int{0, 2}},
		{other, old, []int{0}, 1, []int{1, 0}},
		{other, old, []int{0}, 2, []int{2, 0}},
		{other, bot, []int{1}, 1, []int{0, 1}},
		{base, people, []int{1}, 1, []int{0, 1}},
	} {
		progress.Of(&s).Count(game.options, game.players, game.winners)
		if diff := cmp.Diff(game.wins, progress.Of(&s).Series.Wins); diff != "" || progress.Of(&s).Series.Games != game.games {
			t.Errorf("after game %d: %d games, %s", i, progress.Of(&s).Series.Games, diff)
		}
	}
}
