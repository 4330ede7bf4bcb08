package skill

import (
	"fmt"
	"strings"

	"portroyal/engine/internal/excerpt"
)

// Yardstick is a computer player who does not change, so that others can be measured by them.
type Yardstick[P any] struct {
	Name string
	Make func(seed uint64) (P, error)
}

// Roster are the computer players P of a game, whose opponents are of a level with a character C.
type Roster[P any, C fmt.Stringer] struct {
	Yardsticks []Yardstick[P]
	Characters []C
	Opponent   func(level Level, character C, seed uint64) (P, error)
}

// Names lists the players that New makes: the yardsticks, and the levels from the weakest to the strongest. Each level
// can have a character as well, see [Named].
func (r *Roster[P, C]) Names() (names []string) {
	for _, yardstick := range r.Yardsticks {
		names = append(names, yardstick.Name)
	}
	for level := CabinBoy; level <= Governor; level++ {
		names = append(names, level.String())
	}
	return names
}

// New makes the player of that name. The seed begins its own random stream. An unknown name is an error that lists the
// known ones.
func (r *Roster[P, C]) New(name string, seed uint64) (player P, err error) {
	for _, yardstick := range r.Yardsticks {
		if yardstick.Name == name {
			return yardstick.Make(seed)
		}
	}
	if level, character, ok := Of(name, r.Characters); ok {
		return r.Opponent(level, character, seed)
	}
	return player, fmt.Errorf("there is no computer player %s; there are %s",
		excerpt.Quoted(name), strings.Join(r.Names(), ", "))
}
