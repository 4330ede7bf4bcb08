package piratescove

import (
	"fmt"

	"portroyal/engine/tape"
)

// Tape takes down what happens when an action is played, and what chance brought, in order: dice as 1 to 6; cards and
// legends by their numbers. With it a game can be played again without its generator, see [Position.Replay].
type Tape = tape.Tape[Event, uint8]

// course is how an action is carried out: where chance comes from, and who takes down what happens.
type course struct {
	tape   *Tape   // or nil
	dealt  []uint8 // what chance brings, if replaying
	replay bool
	goesOn bool  // to the generator, after what was dealt
	err    error // what is wrong with what was dealt
}

func (c *course) note(e Event) {
	if c.tape != nil {
		c.tape.Events = append(c.tape.Events, e)
	}
}

// chance is what chance brings for a ship, or for all: one of n outcomes, each as likely as its weight says.
func (s *state) chance(of purpose, ship Target, weights []uint8, c *course) uint8 {
	total := 0
	for _, weight := range weights {
		total += int(weight)
	}
	outcome := uint8(0)
	if c.goesOn && len(c.dealt) == 0 {
		c.replay = false
	}
	if c.replay && c.err == nil {
		if len(c.dealt) == 0 {
			c.err = fmt.Errorf("the record does not say what chance brought")
		} else if outcome, c.dealt = c.dealt[0], c.dealt[1:]; int(outcome) >= len(weights) || weights[outcome] == 0 {
			c.err = fmt.Errorf("chance cannot have brought %d", outcome)
		}
	}
	asked := uint64(0)
	if s.fate.on {
		asked = s.fate.asks(of, ship, s.round)
	}
	switch {
	case c.replay && c.err == nil:
	case s.fate.on:
		outcome = s.fate.pick(asked, weights)
	default:
		n := s.random.Below(total)
		for i, weight := range weights {
			if n -= int(weight); n < 0 {
				outcome = uint8(i)
				break
			}
		}
	}
	if c.tape != nil {
		c.tape.Shown = append(c.tape.Shown, outcome)
	}
	return outcome
}

var dieFaces = []uint8{0, 1, 1, 1, 1, 1, 1}

// die rolls a die of a ship.
func (s *state) die(of purpose, ship Target, c *course) uint8 {
	if !c.replay && c.tape == nil && !s.fate.on {
		return uint8(s.random.Below(6) + 1)
	}
	return s.chance(of, ship, dieFaces, c)
}

// refill makes the discards the pile, if that is empty (A3).
func (s *state) refill() {
	if s.left == 0 {
		s.pile, s.discards = s.discards, Hand{}
		s.left = uint8(s.pile.Size())
	}
}

// drawCard takes a tavern card off the pile; NoCard if there is none (A3).
func (s *state) drawCard(c *course) Card {
	if s.refill(); s.left == 0 {
		return NoCard
	}
	card := Card(s.chance(tavernPile, 0, s.pile[:], c))
	s.pile[card]--
	s.left--
	return card
}

// drawLegend takes a legendary pirate off the pile (U1, R6).
func (s *state) drawLegend(c *course) Legend {
	if s.legends == 0 {
		s.legends, s.sunk = s.sunk, 0
	}
	var weights [legendCount]uint8
	for l := Blackbeard; l <= Cacafuego; l++ {
		weights[l] = s.legends >> l & 1
	}
	legend := Legend(s.chance(legendPile, 0, weights[:], c))
	s.legends &^= 1 << legend
	return legend
}

// rollOff puts ships of equal speed in an order (A5).
func (s *state) rollOff(tied []Target, c *course) {
	if len(tied) < 2 {
		return
	}
	var dice [Ships]int
	for i, ship := range tied {
		face := s.die(otherDice, ship, c)
		dice[i] = int(face)
		c.note(Event{Kind: RolledOff, Ship: ship, Legend: s.Legend(ship), N: face})
	}
	sortDown(tied, dice[:])
	for from := 0; from < len(tied); {
		to := from + 1
		for to < len(tied) && dice[to] == dice[from] {
			to++
		}
		s.rollOff(tied[from:to], c)
		from = to
	}
}

// sortDown sorts ships by numbers beside them, the highest first.
func sortDown(list []Target, by []int) {
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && by[j] > by[j-1]; j-- {
			by[j], by[j-1] = by[j-1], by[j]
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}

// inOrder puts the fastest ship first; equal ones roll off (A2, A5).
func (s *state) inOrder(list []Target, c *course) {
	var speeds [Ships]int
	for i, ship := range list {
		speeds[i] = s.Speed(ship)
	}
	sortDown(list, speeds[:])
	for from := 0; from < len(list); {
		to := from + 1
		for to < len(list) && speeds[to] == speeds[from] {
			to++
		}
		s.rollOff(list[from:to], c)
		from = to
	}
}
