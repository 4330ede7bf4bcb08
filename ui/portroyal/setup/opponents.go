package setup

import (
	"strings"

	"portroyal/engine/portroyal/bot"
	"portroyal/ui/words"
)

// Families of sentences about who can sit at a seat.
const (
	personAbout     words.About                 = "opponent.person"
	levelsAbout     words.Family[bot.Level]     = "level.*.about"
	charactersAbout words.Family[bot.Character] = "character.*.about"
)

// levelOf is the level of a computer player, 0 for a person.
func levelOf(player string) bot.Level {
	level, _, _ := bot.LevelOf(player)
	return level
}

// characterOf is the character of a computer player; a person counts as even.
func characterOf(player string) bot.Character {
	if _, character, known := bot.LevelOf(player); known {
		return character
	}
	return bot.Even
}

// heir is the computer player to use for this one: the same, or the nearest to one that this version does not
// offer.
func heir(player string) string {
	level, _, _ := strings.Cut(player, ":") // the character may be of a later version
	switch {
	case player == "" || levelOf(player) != 0:
		return player
	case levelOf(level) != 0:
		return level
	}
	return bot.Captain.String()
}
