package terms

import (
	"slices"

	"portroyal/engine/portroyal/bot"
	"portroyal/ui/words"
)

// Levels are what the levels of computer players are called, Characters what their characters are.
const (
	Levels     words.Family[bot.Level]     = "level.*"
	Characters words.Family[bot.Character] = "character.*"
)

// retired is a computer player of earlier versions. Nobody can ask for one any more, but there are games with them.
type retired string

// retiredNames is what each of them is called.
const retiredNames words.Family[retired] = "retired.*"

// retirees are all of them.
var retirees = []retired{"random", "stop2", "stop3", "stop4", "sailor"}

// Opponent says who a computer player is whom a record or the settings name: level and character, or what one of
// earlier versions was like. Of one whom this version does not know it says that it is a computer player.
func Opponent(w *words.Words, player string) string {
	level, character, known := bot.LevelOf(player)
	switch {
	case known && character == bot.Even:
		return w.T(Levels.ID(level))
	case known:
		return w.T("opponent.with", "Level", w.T(Levels.ID(level)), "Character", w.T(Characters.ID(character)))
	case slices.Contains(retirees, retired(player)):
		return w.T(retiredNames.ID(retired(player)))
	}
	return w.T("opponent.unknown")
}
