package setup

import (
	"strings"

	"portroyal/engine/portroyal/bot"
	"portroyal/ui/words"
)

// Sentences about who can sit somewhere.
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

// characterOf is what a computer player likes; a person is taken for one of even character.
func characterOf(player string) bot.Character {
	if _, character, known := bot.LevelOf(player); known {
		return character
	}
	return bot.Even
}

// heir is who plays where a computer player is asked for: the same one, or who is nearest to one whom this version
// does not offer.
func heir(player string) string {
	level, _, _ := strings.Cut(player, ":") // its character may be one of tomorrow
	switch {
	case player == "" || levelOf(player) != 0:
		return player
	case levelOf(level) != 0:
		return level
	}
	return bot.Captain.String()
}
