package summary

import (
	"portroyal/engine/skill"
	"portroyal/ui/words"
)

// Levels are what the levels of computer players are called, the same in every game.
const Levels words.Family[skill.Level] = "level.*"

// Opponent says who a computer player is: the level, and the character if they have one, "" for none.
func Opponent(w *words.Words, level skill.Level, character string) string {
	if character == "" {
		return w.T(Levels.ID(level))
	}
	return w.T("opponent.with", "Level", w.T(Levels.ID(level)), "Character", character)
}

// Unknown says of a computer player whom this version does not offer that they are one.
func Unknown(w *words.Words) string { return w.T("opponent.unknown") }

// levelHeads are the heads of the levels, by their names in assets.Opponents.
var levelHeads = map[skill.Level]string{
	skill.CabinBoy: "cabin-boy", skill.Seaman: "sailor", skill.Captain: "captain", skill.Admiral: "admiral",
	skill.Governor: "governor",
}

// LevelHead is the head of a level, by its name in assets.Opponents.
func LevelHead(level skill.Level) string { return levelHeads[level] }
