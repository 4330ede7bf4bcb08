package portroyal

import "cmp"

// Numbers of the solo and cooperative game.
const (
	timePileBase  = 13 // cards beside what the seals say (P2)
	leastTimePile = 5  // cards that difficulty leaves (P3)

	// MaxDifficulty is the highest difficulty that makes a difference: the largest Time Pile has 25
	// cards (P2, P3).
	MaxDifficulty = 20
)

// TimePileSize is the number of cards in the Time Pile before any are moved: 13, the sum of the
// numbers on the seals, and 1 for each different letter (P2).
func TimePileSize(contracts []Contract) int {
	size := timePileBase
	var letters uint32
	for _, contract := range contracts {
		face := contract.Face()
		size += int(face.Seal)
		if bit := uint32(1) << (face.Letter - 'A'); letters&bit == 0 {
			letters |= bit
			size++
		}
	}
	return size
}

// dealTime takes the Time Pile from the top of the draw pile, and moves as many of its cards as the
// difficulty says to the Victory Pile; five stay at least (P2, P3).
func (s *state) dealTime() {
	var laid [maxContracts]Contract
	for i := range s.contracts {
		laid[i] = s.contracts[i].contract
	}
	size := min(TimePileSize(laid[:s.laid()]), int(s.pile))
	s.pile -= uint8(size)
	moved := max(0, min(int(s.options.Difficulty), size-leastTimePile))
	s.time, s.victory = uint8(size-moved), uint8(moved)
}

// timeNext reports whether the next card comes from the Time Pile: it is the first of a turn (P2).
func (s *state) timeNext() bool { return s.time > 0 && s.revealed == 0 }

// moveTime moves the top card of the Time Pile to the Victory Pile (P3).
func (s *state) moveTime(c *course) {
	s.time--
	s.victory++
	c.note(Event{Kind: TimeMoved, Seat: s.decides, N: 1})
}

// TimePile is the number of cards in the Time Pile (P2).
func (s *state) TimePile() int { return int(s.time) }

// VictoryPile is the number of cards in the Victory Pile (P3).
func (s *state) VictoryPile() int { return int(s.victory) }

// TurnsLeft is how many turns a solo or cooperative game has left as things stand, this one
// included (P2); 0 when it is over.
func (s *state) TurnsLeft() int {
	if s.phase == Over {
		return 0
	}
	if s.revealed == 0 {
		return int(s.time)
	}
	return int(s.time) + 1
}

// ContractsDone is how many of the contracts that are face up somebody has fulfilled (P4).
func (s *state) ContractsDone() (done int) {
	for i := range s.contracts {
		if s.contracts[i].slots[0] != 0 {
			done++
		}
	}
	return done
}

// Won reports whether the players have won a solo or cooperative game: somebody has fulfilled every
// contract that is face up. The game is over then, but for a tax increase in which others are still
// asked about Tax Officer (P4).
func (s *state) Won() bool { return s.options.goal().shared && s.allFulfilled() }

// allFulfilled reports whether somebody has fulfilled every contract that is face up.
func (s *state) allFulfilled() bool {
	for i := range s.contracts {
		switch l := &s.contracts[i]; {
		case l.contract == NoContract:
			return i > 0
		case l.slots[0] == 0:
			return false
		}
	}
	return true
}

// VictoryPoints are the points of a solo or cooperative game: one for each card of the Victory
// Pile if it is won (P4).
func (s *state) VictoryPoints() int {
	if !s.Won() {
		return 0
	}
	return s.VictoryPile()
}

// Success is how far a solo or cooperative game has come, and at its end how it went (P4).
type Success struct {
	Won       bool
	Contracts int // fulfilled, of those that lie face up
	Points    int // see [state.VictoryPoints]
}

// Success is how far a solo or cooperative game has come.
func (s *state) Success() Success {
	return Success{Won: s.Won(), Contracts: s.ContractsDone(), Points: s.VictoryPoints()}
}

// Beats reports whether a result is better than another one on the same set-up: a win, then points, then contracts.
func (r Success) Beats(other Success) bool {
	if r.Won != other.Won {
		return r.Won
	}
	return cmp.Or(cmp.Compare(r.Points, other.Points), cmp.Compare(r.Contracts, other.Contracts)) > 0
}

// finish ends a solo or cooperative game that is won: there is nothing left to play for (P4).
func (s *state) finish(c *course) {
	for s.depth > 0 {
		s.pop()
	}
	s.phase, s.decides, s.takesLeft, s.gambles = Over, s.active, 0, 0
	s.clearHarbour(NoCard, 0, c)
	c.note(Event{Kind: GameEnded, Seat: s.active})
}
