package portroyal

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
func (p *Position) dealTime() {
	var laid [maxContracts]Contract
	for i := range p.contracts {
		laid[i] = p.contracts[i].contract
	}
	size := min(TimePileSize(laid[:p.laid()]), p.size(pileZone))
	p.move(pileZone, p.start(pileZone), size, timeZone)
	moved := max(0, min(int(p.options.Difficulty), size-leastTimePile))
	p.move(timeZone, p.start(timeZone), moved, victoryZone)
}

// timeNext reports whether the next card comes from the Time Pile: it is the first of a turn (P2).
func (s *state) timeNext() bool { return s.revealed == 0 && s.size(timeZone) > 0 }

// takeTime lays the top card of the Time Pile on the draw pile, to be turned up from there, if it
// is the next.
func (p *Position) takeTime() {
	if !p.timeNext() {
		return
	}
	p.move(timeZone, p.start(timeZone), 1, pileZone) // it lies at the bottom now
	pile := p.in(pileZone)
	last := len(pile) - 1
	card := pile[last] &^ oldPool
	copy(pile[1:], pile[:last])
	pile[0] = card
}

// moveTime moves the top card of the Time Pile to the Victory Pile (P3).
func (p *Position) moveTime(t *Tape) {
	p.move(timeZone, p.start(timeZone), 1, victoryZone)
	t.note(Event{Kind: TimeMoved, Seat: p.decides, N: 1})
}

// TimePile is the number of cards in the Time Pile (P2).
func (s *state) TimePile() int { return s.size(timeZone) }

// VictoryPile is the number of cards in the Victory Pile (P3).
func (s *state) VictoryPile() int { return s.size(victoryZone) }

// TurnsLeft is how many turns a solo or cooperative game has left as things stand, this one
// included (P2); 0 when it is over.
func (s *state) TurnsLeft() int {
	if s.phase == Over {
		return 0
	}
	if s.revealed == 0 {
		return s.size(timeZone)
	}
	return s.size(timeZone) + 1
}

// ContractsDone is how many of the contracts that lie face up somebody has fulfilled (P4).
func (s *state) ContractsDone() (done int) {
	for i := range s.contracts {
		if s.contracts[i].slots[0] != 0 {
			done++
		}
	}
	return done
}

// Won reports whether the players have won a solo or cooperative game: somebody has fulfilled every
// contract that lies face up. The game is over then, but for a tax increase in which others are still
// asked about Tax Officer (P4).
func (s *state) Won() bool {
	return s.options.Cooperative && s.laid() > 0 && s.ContractsDone() == s.laid()
}

// VictoryPoints are the points of a solo or cooperative game: one for each card of the Victory
// Pile if it is won (P4).
func (s *state) VictoryPoints() int {
	if !s.Won() {
		return 0
	}
	return s.VictoryPile()
}

// finish ends a solo or cooperative game that is won: there is nothing left to play for (P4).
func (p *Position) finish(t *Tape) {
	p.phase, p.decides, p.takesLeft = Over, p.active, 0
	p.offered, p.asked, p.gambling, p.second = NoContract, 0, 0, NoCard
	p.clearHarbour(0, t)
	if p.size(pendingZone) > 0 {
		p.discardPending()
	}
	t.note(Event{Kind: GameEnded, Seat: p.active})
}
