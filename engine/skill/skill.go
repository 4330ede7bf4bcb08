// Package skill is what the levels of computer players are called, the same in every game. How a level plays is the
// game's own business.
package skill

import (
	"fmt"
	"slices"
	"strings"
)

// Level is how well a computer player plays.
type Level int

// The levels, from the weakest to the strongest.
const (
	CabinBoy Level = iota + 1
	Seaman
	Captain
	Admiral
	Governor

	// Levels is how many there are.
	Levels = iota
)

var names = [Levels + 1]string{"", "cabin-boy", "seaman", "captain", "admiral", "governor"}

// String gives the level's name in the notation of players: cabin-boy, seaman, captain, admiral, governor.
func (l Level) String() string { return names[l] }

// ByName is the level of a name in the notation of players, without a character; it reports false for any other name.
func ByName(name string) (level Level, ok bool) {
	at := slices.Index(names[CabinBoy:], name)
	return CabinBoy + Level(at), at >= 0
}

// Even is the name of the character without a taste of its own.
const Even = "even"

// Named is the name of a computer player of a level and a character, as in captain:bold, and captain for one without a
// taste of its own.
func Named(level Level, character string) string {
	if character == Even {
		return level.String()
	}
	return level.String() + ":" + character
}

// Of gives the level and the character that a name stands for, among these characters; it reports false for any other
// name.
func Of[C fmt.Stringer](name string, characters []C) (level Level, character C, ok bool) {
	named, taste, hasTaste := strings.Cut(name, ":")
	if !hasTaste {
		taste = Even
	}
	for _, character := range characters {
		if level, is := ByName(named); is && character.String() == taste && name == Named(level, taste) {
			return level, character, true
		}
	}
	return 0, character, false
}
