package setup

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/engine/record"
	"portroyal/engine/skill"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// Seat is who sits at a seat. Portrait is "" in files that know none yet, and may be one that this program does not
// have.
type Seat = record.Seat

// Regular is a computer player who joins by default.
type Regular struct {
	Portrait string
	Player   string
}

// Company is who can play a game: its computer players, how they look and what is said of them. What levels there are,
// and what they are called, is the same in every game.
type Company struct {
	// Regulars are the players who join, by the seat that they take, with heads and strength: as many as there can be seats.
	Regulars []Regular

	// Called are the names of computer players whom the program names, one for each head: a woman's for the head of a
	// woman, and so on.
	Called map[string]words.ID

	// Characters are the names of the characters in display order, the even one first.
	Characters []string

	// Heads are those that go with a character, the best match first. A player with an even character looks like their
	// level.
	Heads map[string][]string

	// Strength says how well a level with a character plays, in half stars from 1 to twice MostStars.
	Strength func(level skill.Level, character string) int

	// Symbol shows at a glance what a character likes, as a square with sides of this length.
	Symbol func(s *stage.Stage, character string, size float32) fyne.CanvasObject

	// Behind draws what is behind a possible player in their picture: a computer player of a level or, for 0, a person.
	Behind func(level skill.Level) Draw

	// LevelAbout and CharacterAbout say in a sentence what a level and a character are like, Character what a character is
	// called, and Opponent who a computer player is.
	LevelAbout     func(w *words.Words, level skill.Level) string
	Character      func(w *words.Words, character string) string
	CharacterAbout func(w *words.Words, character string) string
	Opponent       func(w *words.Words, player string) string
}

// Called are names that computer players have in any game that gives them no others.
var Called = map[string]words.ID{
	"cabin-boy": "name.1", "sailor": "name.2", "captain": "name.3", "pilot": "name.4", "merchant": "name.5",
	"corsair": "name.6", "admiral": "name.7", "governor": "name.8", "cook": "name.9", "drummer": "name.10",
	"fisher": "name.11", "weaver": "name.12", "widow": "name.13", "person": "name.14",
}

// Names are those of a game's characters.
func Names[Character fmt.Stringer](of []Character) (names []string) {
	for _, character := range of {
		names = append(names, character.String())
	}
	return names
}

// MostStars is how many stars the strongest computer players have.
const MostStars = skill.Levels

// of gives the level and the character of a computer player; it reports false for a person, and for a player whom this
// version does not offer.
func (c *Company) of(player string) (level skill.Level, character string, plays bool) {
	for level := skill.CabinBoy; level <= skill.Governor; level++ {
		for _, character := range c.Characters {
			if player == skill.Named(level, character) {
				return level, character, true
			}
		}
	}
	return 0, "", false
}

// LevelOf is the level of a computer player, 0 for a person.
func (c *Company) LevelOf(player string) skill.Level {
	level, _, _ := c.of(player)
	return level
}

// characterOf is the character of a computer player; a person counts as even.
func (c *Company) characterOf(player string) string {
	if _, character, known := c.of(player); known {
		return character
	}
	return skill.Even
}

// heir is the computer player to use for this one: the same, or the nearest to one that this version does not
// offer.
func (c *Company) heir(player string) string {
	level, _, _ := strings.Cut(player, ":") // the character may be of a later version
	switch {
	case player == "" || c.LevelOf(player) != 0:
		return player
	case c.LevelOf(level) != 0:
		return level
	}
	return skill.Captain.String()
}
