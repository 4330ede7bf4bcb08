package piratescove

import "portroyal/engine/internal/wyrand"

// Phase is what kind of choice is owed.
type Phase uint8

// The phases.
const (
	Outfitting       Phase = iota // U4, everybody at the same time
	AfterTreasure                 // event cards at the end of phase Treasure (R1)
	BeforeNavigation              // event cards at the beginning of Navigation (R2)
	Navigation                    // N1, everybody at the same time; with Lookout one after the other (N3)
	AfterNavigation               // event cards at the end of Navigation (R2)
	Reply                         // Letter of Marque (E6)
	Boarding                      // battle cards (K3)
	Exchange                      // fire or flee (K4)
	Aiming                        // the Navy's aim (K10)
	Parrots                       // which parrot stays (T2)
	Visits                        // what an island offers (R5)
	Over

	phaseCount = iota
)

var phaseNames = [phaseCount]string{
	"outfitting", "after-treasure", "before-navigation", "navigation", "after-navigation", "reply", "boarding", "exchange",
	"aiming", "parrots", "visits", "over",
}

// String is the phase's name.
func (p Phase) String() string { return nameOf(phaseNames[:], int(p)) }

// mostFame is where fame ends (J21).
const mostFame = 140

// nobody is no seat.
const nobody = 0xff

// Guard is a mastercraft or a parrot: whether it is there, and sound (B6).
type Guard uint8

// The states of a guard.
const (
	NoGuard Guard = iota
	Sound
	Struck // damaged or wounded: the next hit is its end
)

// Ship is a player's ship and what its player has, as everybody sees it (A7).
type Ship struct {
	Places    [Sections]uint8 // of the rings, 1 to 8; 0 for a destroyed section
	Craft     [Sections]Guard // mastercraft
	Parrot    Card            // NoCard for none
	ParrotIs  Guard
	Doubloons uint8
	Treasures uint8
	Fame      uint8
	Island    Island
}

// Value is the value of a section (B2), 0 if it is destroyed (J11).
func (s *Ship) Value(section Section) int { return int(values[section][s.Places[section]]) }

// Room is how many treasures a ship keeps at the end of a round (R6); ends is false if there is no limit (T3).
func (s *Ship) Room() (treasures int, ends bool) { return s.Value(Hull), s.Parrot != Flint }

// Spills is how many treasures a ship loses at the end of a round, since its hull does not keep them all (R6, T3).
func (s *Ship) Spills() int {
	if room, ends := s.Room(); ends {
		return max(0, int(s.Treasures)-room)
	}
	return 0
}

// Reinforced is the ship with so many more steps in a section (B3).
func (s *Ship) Reinforced(section Section, steps uint8) Ship {
	next := *s
	next.Places[section] += steps
	return next
}

// Hit deals one hit to a section (B6): it says what took it, NoCard for the ring, whether that guard is gone now, and
// whether the ship is crippled (B5).
func (s *Ship) Hit(section Section) (by Card, gone, crippled bool) {
	switch {
	case s.Craft[section] != NoGuard:
		if s.Craft[section]++; s.Craft[section] > Struck {
			s.Craft[section], gone = NoGuard, true
		}
		return Mastercraft, gone, false
	case s.Perches(section):
		by = s.Parrot
		if s.ParrotIs++; s.ParrotIs > Struck {
			s.Parrot, s.ParrotIs, gone = NoCard, NoGuard, true
		}
		return by, gone, false
	}
	if s.Places[section] > 0 {
		s.Places[section]--
	}
	return NoCard, false, s.Places[section] == 0
}

// Life is how many hits on a section cripple the ship: those of its guards, and of the ring (B5, B6).
func (s *Ship) Life(section Section) int {
	return int(s.Places[section]) + hitsLeft[s.Craft[section]] + s.parrotLife(section)
}

func (s *Ship) parrotLife(section Section) int {
	if !s.Perches(section) {
		return 0
	}
	return hitsLeft[s.ParrotIs]
}

// Perches reports whether a section is that of the parrot aboard (B6).
func (s *Ship) Perches(section Section) bool {
	return s.Parrot != NoCard && s.Parrot.Face().Section == section
}

// hitsLeft is how many hits a guard takes, by its state (B6).
var hitsLeft = [...]int{NoGuard: 0, Sound: 2, Struck: 1}

// Crippled reports whether a section is destroyed (B5).
func (s *Ship) Crippled() bool {
	for _, place := range s.Places {
		if place == 0 {
			return true
		}
	}
	return false
}

// Black is a black ship.
type Black struct {
	Legend Legend
	Island Island
	Gone   bool // sunk or taken in this round: the next one takes its place (R6)
}

// Legend is who sails a ship; NoLegend for a player's.
func (s *state) Legend(ship Target) Legend {
	switch {
	case ship.Player():
		return NoLegend
	case ship >= FirstNavy:
		return Navy
	}
	return s.blacks[ship-FirstBlack].Legend
}

// Fleet is a Navy that was sent for this round (E5).
type Fleet struct {
	Sender uint8
	Island Island // NoIsland for none
	Gone   bool   // sunk
}

// Hand is how many cards of each kind somebody has.
type Hand [cardCount]uint8

// Size is the number of cards.
func (h *Hand) Size() (n int) {
	for _, copies := range h {
		n += int(copies)
	}
	return n
}

// state is all there is to know about a game in progress.
type state struct {
	random  wyrand.Generator // decides by chance; no View has it
	fate    fate             // or this does
	options Options
	phase   Phase
	step    step // what comes next once nobody owes a choice
	at      uint8
	round   uint8

	ships     [MaxPlayers]Ship
	hands     [MaxPlayers]Hand
	held      [MaxPlayers]uint8           // how many hidden cards are in each hand, which everybody sees (A7, V3)
	left      uint8                       // how many cards are in the pile
	pile      Hand                        // tavern cards that can be drawn, in no order
	discards  Hand                        // open (A7); battle cards come here as they are played, since nothing is drawn during a fight (K3)
	treasures [treasureCount]uint8        // cards that have not been turned up, in no order: copies by face
	open      [OuterIslands + 1]Treasure  // by island
	legends   uint8                       // in the pile, a bit each
	sunk      uint8                       // discarded, a bit each
	blacks    [2]Black                    // not always a second one (U2, A6, V2)
	navies    [2]Fleet                    // E5
	doubloons uint8                       // in the bank
	hoard     uint8                       // treasures in the bank
	outfits   [MaxPlayers][Sections]uint8 // chosen
	wheels    [MaxPlayers]Island          // chosen
	chosen    [MaxPlayers]bool            // who has made a choice of this phase

	window  window
	lookout uint8 // the seat that chooses first (N3), nobody for all at the same time
	mapped  struct {
		seat   uint8 // nobody
		island Island
	}
	pursued struct{ by, on uint8 } // by the Buccaneer; nobody
	draws   [2]draw                // owed
	offered Card                   // a new parrot beside an old one (T2)
	fight   fight
	visit   visit
	final   bool // the fight of Z2
	winners uint8
}

// draw are tavern cards that a seat is owed.
type draw struct{ seat, cards uint8 }

// window is a time for event cards (E8).
type window struct {
	seat   uint8 // who is asked next
	passes uint8 // in a row
	fleet  uint8 // one more than the number of the Navy that seats can reply to (E6), 0 for none
	asked  uint8 // the next seat to reply
}

// visit is a ship's turn at its island (R5).
type visit struct {
	order  [MaxPlayers]uint8
	n, at  uint8
	bought uint8 // tavern cards (I1)
	buried uint8 // fame from it (I3), of which a Buccaneer gets half (E2)
	raised bool  // at Treasure Island (I3)
	served bool  // in the cove (I4)
	unpaid bool  // the repair in the cove, so that it gives nothing (I4)
	begun  bool
}

// step is a part of the round that goes by itself, see [state.advance].
type step uint8

const (
	toTreasure step = iota
	toAfterTreasure
	toBeforeNavigation
	toNavigation
	toAfterNavigation
	toFights
	toPlunder
	toIslands
	toVisits
	toEnd
	toJudgement
	toOver
)

// Options are what is played.
type Options struct {
	Players uint8 `json:"players"` // 2 to 5 (A1, A6)

	// OneGuard is a published variant: a mastercraft or the parrot guards a section, never both (J22).
	OneGuard bool `json:"one-guard,omitempty"`

	// CraftEach is what players may agree on: a ship carries a mastercraft on each section, and not one in all (B6).
	CraftEach bool `json:"craft-each,omitempty"`

	// Rounds is how many rounds are played: [Rounds], which 0 stands for as well (A1), or [ShortRounds] (V1).
	Rounds uint8 `json:"rounds,omitempty"`

	// BlackShips is how many there are, 1 or 2; 0 for as many as [UsualBlackShips] of the players (V2).
	BlackShips uint8 `json:"black-ships,omitempty"`

	// OpenFame has fame cards lie open before whoever has drawn them, and not hidden in a hand (V3).
	OpenFame bool `json:"open-fame,omitempty"`

	// Fated is for a game that several people play, each at a table of their own, such as the deal of the day. For all who
	// begin it with the same seed and as many players, these are the same, whatever they decide:
	//
	//   - the treasure cards of every round;
	//   - the first cards of everybody, and the order of the tavern cards: the first that anybody draws after those, the
	//     second, and so on. After a parrot has gone back (T2), or the discards have been shuffled in (A3), they are the same as
	//     far as the same ones are left;
	//   - the order in which the legendary pirates come, until all five have; and then that of those who are left;
	//   - the dice that a ship throws in a salvo, one after the other from the beginning of each round, and those that it
	//     throws for anything else.
	Fated bool `json:"fated,omitempty"`

	// MapAll has a Treasure Map double all that the island's card shows, and not its treasures alone. It is offered for no
	// new game: games that were begun when it was taken for the rule go on by it (E1).
	MapAll bool `json:"map-all,omitempty"`
}

// Of is how many cards of a type there are.
func (h *Hand) Of(kind CardType) (n int) {
	for card := firstOf[kind]; card < firstOf[kind+1]; card++ {
		n += int(h[card])
	}
	return n
}

// firstOf is the first card of each type.
var firstOf = [...]Card{
	ParrotCard: Flint, MastercraftCard: Mastercraft, BattleCard: Becalmed, VolleyCard: Grapeshot, EventCard: TreasureMap,
	FameCard: Fame1, FameCard + 1: cardCount,
}
