package bot

import (
	"context"
	"fmt"
	"strings"

	"portroyal/engine/internal/excerpt"
	"portroyal/engine/portroyal"
)

// Player decides for a seat. It sees what every player can see, never the position (C6). A
// Player may keep a random stream of its own, so it serves one game at a time.
type Player interface {
	// Choose picks one of the legal actions (never empty) for the deciding seat of the view.
	// It returns early with the best so far when ctx is done.
	Choose(ctx context.Context, view portroyal.View, legal []portroyal.Action) portroyal.Action
}

// Dicer is a player that rolls dice.
type Dicer interface {
	Player

	// Roll begins the player's random stream anew with a seed. If each decision has a seed of its own, the same
	// position gets the same decision, however the game got there.
	Roll(seed uint64)
}

// yardsticks are players that do not change: chance first, then rules of thumb by the risk that they take, then those
// who think. How strong they are is measured in README.md.
var yardsticks = []struct {
	name string
	make func(seed uint64) Player
}{
	{"random", newRandom},
	{"stop2", func(uint64) Player { return stopper(2) }},
	{"stop3", func(uint64) Player { return stopper(3) }},
	{"stop4", func(uint64) Player { return stopper(4) }},
	{"playouts", func(seed uint64) Player { return newPlayouts(seed) }},
	{"sailor", func(uint64) Player { return newSailor(DefaultWeights()) }},
}

// Names lists the players that New makes: the yardsticks, and the levels from the weakest to the strongest. Each level
// can have a character as well, see [Named].
func Names() []string {
	var names []string
	for _, yardstick := range yardsticks {
		names = append(names, yardstick.name)
	}
	for level := CabinBoy; level <= Governor; level++ {
		names = append(names, level.String())
	}
	return names
}

// New makes the player of that name. The seed begins its own random stream; players that never
// roll dice take no notice of it. An unknown name is an error that lists the known ones, and so it is
// if what was learned does not fit the rules of this program.
func New(name string, seed uint64) (Player, error) {
	for _, yardstick := range yardsticks {
		if yardstick.name == name {
			return yardstick.make(seed), nil
		}
	}
	if level, character, ok := LevelOf(name); ok {
		return newOpponent(level, character, seed)
	}
	return nil, fmt.Errorf("there is no computer player %s; there are %s",
		excerpt.Quoted(name), strings.Join(Names(), ", "))
}
