package portroyal

import (
	"math/bits"

	"portroyal/engine/internal/wyrand"
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

	// Chance waits for no decision: a hidden card is about to come to light. Only a [View] that is
	// played on is ever in this phase, see [View.Play].
	Chance
)

var phaseNames = [...]string{
	Discover: "discover", Repel: "repel", Trade: "trade", Over: "over", Moment: "moment", MoveTime: "time",
	Chance: "chance",
}

// String gives the phase's name: discover, repel, trade, over, moment, time, chance.
func (p Phase) String() string { return phaseNames[p] }

// state is all there is to know about a game in progress. All of it is public but the generator (C6):
// which unseen card is where is decided when it comes to light.
type state struct {
	options Options

	phase     Phase
	startSeat uint8
	active    uint8
	decides   uint8
	takesLeft uint8
	revealed  uint8 // cards turned up in this Discover phase, at most 255
	quiet     uint8 // turns in a row that have ended without a hire or the like, or busyTurn (F6)
	ending    bool  // F1 has been triggered
	renewed   bool  // the pile was renewed in this Discover phase (C5)

	gambles    uint8 // gamblers used in this Discover phase, the one at work not among them (H13)
	gambleOnce bool  // only one can be used in a phase, see [Position.GambleOnce]

	depth uint8          // steps that are interrupted, see interrupt.go
	steps [maxDepth]step // the innermost one last

	// The cards, see cards.go.
	gone, fresh, older, deck, docked, owned uint8

	colours  uint8 // ship colours in the harbour, a bit each
	cheapest uint8 // lowest printed cost in the harbour, 0 for a ship, or noCard

	pile    uint8 // cards in the draw pile
	time    uint8 // cards in the Time Pile (P2)
	victory uint8 // cards in the Victory Pile (P3)
	oldTime bool  // the cards of both are in the older pool (C6)
	lost    uint8 // discarded cards that nobody knows, in a View

	rowSize  uint8 // expeditions in the row
	claimers uint8 // seats that could claim one of them, a bit each (E2)

	oldCoins [MaxPlayers]coinBits
	apart    uint8 // older piles that are told apart, 0 for one or none, see olderpiles.go (C6)
	pooled   bool  // they are never told apart, see poolCoins

	contracts [maxContracts]laid  // face up, NoContract at the end (K1)
	tableaux  [MaxPlayers]Tableau // what the displays add up to

	random wyrand.Generator // decides what comes to light; no View has it

	cards  [MaxCards]Card
	table  [MaxCards]Card
	places [MaxCards]place // of what lies in front of players; its other end is oldPiles
	row    [MaxRow]Card    // expeditions that can be claimed
}

// Position is a game in progress: a plain value of at most a thousand bytes without pointers, so that a copy is an
// independent game and == compares. Its generator decides hidden cards when they come to light; players and computer
// players get a [View], which has none.
type Position struct{ state }

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

// Gambles is how many gamblers the active player has used in this Discover phase. After the first no card is turned up
// but by another one (H13).
func (s *state) Gambles() int { return int(s.gambles) }

// Revealed counts the cards turned up in this Discover phase; it stops counting at 255.
func (s *state) Revealed() int { return int(s.revealed) }

// Ending reports whether this round is the last: somebody has reached the target (F1), or the game
// has come to a standstill (F6).
func (s *state) Ending() bool { return s.ending }

// Harbour lists the cards in the harbour in the order of revealing.
func (s *state) Harbour() []Card { return append([]Card(nil), s.harbourCards()...) }

// Pending is the card that was turned up and is being dealt with: the ship that waits in phase
// Repel, or the tax increase that has somebody fulfil a contract in phase Moment; or NoCard.
func (s *state) Pending() Card {
	for i := range s.steps[:s.depth] {
		if kind := s.steps[i].kind; kind == repelling || kind == taxing {
			return s.steps[i].card
		}
	}
	return NoCard
}

// Expeditions lists the expeditions that can be claimed.
func (s *state) Expeditions() []Card { return append([]Card(nil), s.row[:s.rowSize]...) }

// ExpeditionAt is the expedition at a place in the row, counted from 0; NoCard beyond the last one.
func (s *state) ExpeditionAt(at int) Card {
	if at < int(s.rowSize) {
		return s.row[at]
	}
	return NoCard
}

// HarbourColours is the number of ship colours in the harbour (H1).
func (s *state) HarbourColours() int { return colourCount(s.colours) }

// Discards lists the discard pile, top last. In a View that is played on, coins paid on the way are
// not among them, since nobody knows which cards they were; with hidden discards a View has none.
func (s *state) Discards() []Card { return append([]Card(nil), s.cards[:s.gone]...) }

// Discarded is the number of cards in the discard pile.
func (s *state) Discarded() int { return int(s.gone) + int(s.lost) }

// PileSize is the number of cards in the draw pile.
func (s *state) PileSize() int { return int(s.pile) }

// Coins is the number of coins of a seat.
func (s *state) Coins(seat int) int { return int(s.tableaux[seat].Coins) }

// OldCoins is how many of a seat's coins are from before the last reshuffle (C6).
func (s *state) OldCoins(seat int) int { return s.oldCoins[seat].count() }

// Display lists the persons of a seat, those hired first in front.
func (s *state) Display(seat int) []Card { return s.lying(inDisplay.of(uint8(seat))) }

// Claimed lists the expeditions that a seat has fulfilled.
func (s *state) Claimed(seat int) []Card { return s.lying(inClaims.of(uint8(seat))) }

// Cargo lists the ships under a seat's wholesalers, the oldest first (H12).
func (s *state) Cargo(seat int) []Card { return s.lying(inCargo.of(uint8(seat))) }

// colourCount is the number of colours in a set.
func colourCount(set uint8) int { return bits.OnesCount8(set) }
