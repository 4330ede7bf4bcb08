package terms

import (
	"portroyal/engine/portroyal/bot"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// Levels are what the levels of computer players are called, Characters what their characters are.
const (
	Levels                                 = summary.Levels
	Characters words.Family[bot.Character] = "character.*"
)

// Opponent says who a computer player is whom a record or the settings name: level and character. Of one whom this
// version does not offer it says that it is a computer player.
func Opponent(w *words.Words, player string) string {
	level, character, known := bot.LevelOf(player)
	switch {
	case known && character == bot.Even:
		return summary.Opponent(w, level, "")
	case known:
		return summary.Opponent(w, level, w.T(Characters.ID(character)))
	}
	return summary.Unknown(w)
}

// LevelHead is the head of a level, by its name in assets.Opponents.
func LevelHead(level bot.Level) string { return summary.LevelHead(level) }
