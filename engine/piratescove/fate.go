package piratescove

import (
	"math"

	"portroyal/engine/internal/wyrand"
)

// purpose is what chance is asked for.
type purpose uint8

// Cards come from a pile, and dice are thrown by a ship.
const (
	treasurePile purpose = iota
	tavernPile
	legendPile
	salvoDice // to hit
	otherDice // for an order, for where a map leads, for a mutiny, and for what the Cacafuego is worth

	purposes = iota
)

// fate decides in the place of the generator where a game is [Options.Fated]: what chance brings follows from the seed, from
// what it is asked for, and from how often it has been asked for just that, and from nothing that was decided.
type fate struct {
	on    bool // no View has it
	seed  uint64
	asked [purposes][Ships]uint8 // how often; cards count for the first ship, and dice in this round
}

// asks counts, and gives the number of what is asked for now.
func (f *fate) asks(of purpose, ship Target, round uint8) uint64 {
	n := &f.asked[of][ship]
	*n++
	if of < salvoDice {
		round = 0
	}
	return uint64(of)<<24 | uint64(ship)<<16 | uint64(round)<<8 | uint64(*n)
}

// pick is one of n outcomes, each as likely as its weight says. Each thing that can come, such as a card of which there are
// several, has a number for this time, and the highest one comes: where a card more or less can come, it is still the same
// one that does, but for the times when it is just that card.
func (f *fate) pick(asked uint64, weights []uint8) (outcome uint8) {
	most := -1
	for i, weight := range weights {
		for copies := range uint64(weight) {
			g := wyrand.Seeded(f.seed ^ (asked<<16 | uint64(i)<<8 | copies))
			if n := g.Below(math.MaxInt); n > most {
				most, outcome = n, uint8(i)
			}
		}
	}
	return outcome
}
