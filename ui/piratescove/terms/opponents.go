package terms

import (
	"portroyal/engine/piratescove/bot"
	"portroyal/ui/summary"
	"portroyal/ui/words"
)

// The families of messages about computer players. What the levels are called is [summary.Levels].
const (
	levelsAbout     words.Family[bot.Level] = "cove.level.about.*"
	characters      words.Family[taste]     = "cove.character.*"
	charactersAbout words.Family[taste]     = "cove.character.about.*"
)

// taste is the name of a character.
type taste string

// LevelAbout says in a sentence how a level plays.
func LevelAbout(w *words.Words, level bot.Level) string { return w.T(levelsAbout.ID(level)) }

// Character is what a character is called.
func Character(w *words.Words, character bot.Character) string {
	return w.T(characters.ID(taste(character.Name)))
}

// CharacterAbout says in a sentence what a character likes.
func CharacterAbout(w *words.Words, character bot.Character) string {
	return w.T(charactersAbout.ID(taste(character.Name)))
}

// Opponent says who a computer player is whom a record or the settings name: level and character. Of one whom this
// version does not offer it says that it is a computer player.
func Opponent(w *words.Words, player string) string {
	level, character, known := bot.LevelOf(player)
	switch {
	case known && character == bot.Even:
		return summary.Opponent(w, level, "")
	case known:
		return summary.Opponent(w, level, Character(w, character))
	}
	return summary.Unknown(w)
}

// OpponentAbout says how such a computer player plays, and what they like, a sentence each.
func OpponentAbout(w *words.Words, player string) (said []string) {
	level, character, known := bot.LevelOf(player)
	if !known {
		return nil
	}
	said = []string{LevelAbout(w, level)}
	if character != bot.Even {
		said = append(said, CharacterAbout(w, character))
	}
	return said
}
