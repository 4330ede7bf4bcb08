package game

import (
	"context"
	"math/rand/v2"

	"portroyal/engine/skill"
)

// character is what there is of characters: a single one, without a taste of its own.
type character string

// String gives its name.
func (c character) String() string { return string(c) }

// Characters are those that computer players can have.
var Characters = []character{skill.Even}

// erring is how often a level decides by chance, and else as well as can be.
var erring = map[skill.Level]float64{
	skill.CabinBoy: 0.9, skill.Seaman: 0.6, skill.Captain: 0.35, skill.Admiral: 0.15, skill.Governor: 0,
}

// players are the computer players.
var players = skill.Roster[Player, character]{
	Characters: Characters,
	Opponent: func(level skill.Level, _ character, seed uint64) (Player, error) {
		p := &player{errs: erring[level]}
		p.Roll(seed)
		return p, nil
	},
}

// player is a computer player. It implements [Player] and [match.Dicer].
type player struct {
	errs   float64
	random *rand.Rand
}

// Roll begins its random stream anew.
func (p *player) Roll(seed uint64) { p.random = rand.New(rand.NewPCG(seed, 1)) }

// Choose decides.
func (p *player) Choose(_ context.Context, view View, legal []Action) Action {
	if len(legal) == 1 || p.random.Float64() < p.errs {
		return legal[p.random.IntN(len(legal))]
	}
	best, _ := Best.Choose(&view)
	return legal[best]
}
