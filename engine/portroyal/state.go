package portroyal

import (
	"math/bits"
	"math/rand/v2"
)

// Phase says what kind of decision the game waits for.
type Phase uint8

// The phases, as the text form of a position names them.
const (
	Discover Phase = iota // the active player reveals or stops (D1)
	Repel                 // a ship that can be repelled waits (D3)
	Trade                 // a seat takes cards from the harbour (H1, H2)
	Over                  // the game has ended (F1, P2, P4)
	Moment                // a contract is fulfilled at once or not at all (K3), if players decide (K5)
	MoveTime              // one more card of the Time Pile may be moved (P3)
)

var phaseNames = [...]string{"discover", "repel", "trade", "over", "moment", "time"}

// String gives the phase's name: discover, repel, trade, over, moment, time.
func (p Phase) String() string { return phaseNames[p] }

// state is all there is to know about a game in progress. What it tells through its exported
// methods is public (C6); what is not public is told by the methods of Position only.
type state struct {
	cards      [MaxCards]Card      // all cards in play, zone by zone
	ends       [32]uint8           // by zone; a power of two saves bounds checks
	tableaux   [MaxPlayers]tableau // what the displays add up to
	contracts  [maxContracts]laid  // face up, NoContract at the end (K1)
	options    Options
	phase      Phase
	startSeat  uint8
	active     uint8
	decides    uint8
	takesLeft  uint8
	revealed   uint8    // cards turned up in this Discover phase, at most 255
	quiet      uint8    // turns in a row that have ended without a hire or the like (F6)
	busy       bool     // this turn is not one of them
	ending     bool     // F1 has been triggered
	reshuffled bool     // the pile was renewed in this Discover phase (C5)
	offered    Contract // which contract phase Moment is about
	asked      uint8    // phase Moment: the seats to be asked after this one, a bit each
	gambling   uint8    // one more than the cards still to come of four at once (H13), 0: none
	second     Card     // among those four: the second ship of a colour (D5)
	random     rand.PCG
}

// Options tells which game this is.
func (s *state) Options() Options { return s.options }

// Players is the number of seats, 1 to 5.
func (s *state) Players() int { return int(s.options.Players) }

// Phase tells what kind of decision the game waits for.
func (s *state) Phase() Phase { return s.phase }

// Start is the seat of the start player.
func (s *state) Start() int { return int(s.startSeat) }

// Active is the seat whose turn it is.
func (s *state) Active() int { return int(s.active) }

// Decides is the seat whose decision it is; it means nothing when the game is over.
func (s *state) Decides() int { return int(s.decides) }

// TakesLeft is how many cards the deciding seat may still take in phase Trade.
func (s *state) TakesLeft() int { return int(s.takesLeft) }

// Revealed counts the cards turned up in this Discover phase; it stops counting at 255.
func (s *state) Revealed() int { return int(s.revealed) }

// Ending reports whether this round is the last: somebody has reached the target (F1), or the game
// has come to a standstill (F6).
func (s *state) Ending() bool { return s.ending }

// LastTurn reports whether the game ends with this turn, as things stand now (F1, P2).
func (s *state) LastTurn() bool {
	if s.options.Cooperative {
		return s.TurnsLeft() <= 1
	}
	return s.ending && s.after(s.active) == s.startSeat
}

// Harbour lists the cards in the harbour in the order of revealing.
func (s *state) Harbour() []Card { return s.list(harbourZone) }

// Pending is the card that was turned up and is being dealt with: the ship that waits in phase
// Repel, or the tax increase that has somebody fulfil a contract in phase Moment; or NoCard.
func (s *state) Pending() Card {
	if s.size(pendingZone) == 0 {
		return NoCard
	}
	return s.cards[s.start(pendingZone)]
}

// Expeditions lists the expeditions that can be claimed.
func (s *state) Expeditions() []Card { return s.list(rowZone) }

// Discards lists the discard pile, top last.
func (s *state) Discards() []Card { return s.list(discardZone) }

// PileSize is the number of cards in the draw pile.
func (s *state) PileSize() int { return s.size(pileZone) }

// Coins is the number of coins of a seat.
func (s *state) Coins(seat int) int { return s.size(coinZone + zone(seat)) }

// OldCoins is how many of a seat's coins are from before the last reshuffle (C6).
func (s *state) OldCoins(seat int) int {
	old := 0
	for _, coin := range s.in(coinZone + zone(seat)) {
		if coin&oldPool != 0 {
			old++
		}
	}
	return old
}

// Display lists the persons of a seat, those hired first in front.
func (s *state) Display(seat int) []Card { return s.list(displayZone + zone(seat)) }

// Claimed lists the expeditions that a seat has fulfilled.
func (s *state) Claimed(seat int) []Card { return s.list(expeditionZone + zone(seat)) }

// Cargo lists the ships under a seat's wholesalers, the oldest first (H12).
func (s *state) Cargo(seat int) []Card { return s.list(cargoZone + zone(seat)) }

// list copies a zone.
func (s *state) list(z zone) []Card { return append([]Card(nil), s.in(z)...) }

// after is the next seat in turn order.
func (s *state) after(seat uint8) uint8 {
	if seat++; seat < s.options.Players {
		return seat
	}
	return 0
}

// colours is the set of ship colours in the harbour, a bit each.
func (s *state) colours() (set uint8) {
	for _, card := range s.in(harbourZone) {
		set |= 1 << faces[card].Colour & shipMask[card]
	}
	return set
}

// colourCount is the number of colours in a set.
func colourCount(set uint8) int { return bits.OnesCount8(set) }

// shipMask is all ones for ships, so that sets of colours need no branch.
var shipMask = func() (mask [128]uint8) {
	for card := range faces {
		if faces[card].Type == Ship {
			mask[card] = 0xff
		}
	}
	return mask
}()
