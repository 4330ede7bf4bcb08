// Package chronicle tells the story of a game that has been played: everybody's fame round by round with what made it,
// who fought whom and how that ended, which ships were sunk, and what else was remarkable. It follows the events of a
// game; no rule is decided here, and nothing of a screen is known.
package chronicle

import (
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
)

// Game is the story of a game.
type Game struct {
	Rounds  int // begun; 0 while ships are outfitted
	Over    bool
	Seats   []Seat
	Fights  []Fight // in the order in which they were fought
	Sunk    []Wreck // likewise
	Winners []int   // none before the end
	Foes    Faces   // of the dice of black ships and the Navy
	Tied    []int   // who fought for the first place (Z2); none where nobody had to
}

// Seat is what a game was for one seat.
type Seat struct {
	// Fame is what the seat had after each round that has begun and, once the game is over, with its fame cards.
	Fame  []int
	Steps []Step       // the rounds that changed the fame, in their order
	From  [Sources]int // the fame by its source, below 0 where it was lost

	Raids     []Raid
	Doubloons int // got on islands, over the whole game
	Treasures int // likewise

	Buried     int // treasures
	BuriedGold int // doubloons

	Fights   int // that its ship was in, the one for the first place too
	Fled     int
	Crippled int // how often its ship left a fight with a section destroyed
	Mutinies int
	Dice     int   // that its ship has fired with
	Hits     int   // among them
	Faces    Faces // of them
	Struck   int   // hits that its ship took

	Played    int   // tavern cards; those attached and fame cards do not count
	Hands     []int // cards in hand after each round that has begun
	FameCards int   // shown at the end (Z1)
}

// Last is the fame that a seat has in the end, or so far.
func (s *Seat) Last() int {
	if len(s.Fame) == 0 {
		return 0
	}
	return s.Fame[len(s.Fame)-1]
}

// Source is where fame comes from, or what it goes for.
type Source uint8

// The sources: the causes of the rules, and the fame cards.
const (
	Plunder   Source = iota // R4, half of it to a Buccaneer (E2)
	Treasures               // buried ones (I3)
	Doubloons               // buried ones (I3)
	Sinking                 // black ships and the Navy (K9)
	Flight                  // of ships that had been hit, or were crippled (K12)
	Cacafuego               // L5
	Cards                   // fame cards (Z1)
	Mutiny                  // K13
	Parrot                  // killed (B6), or replaced (T2)

	Sources = iota // how many there are
)

// String is the source's name, as that of its cause.
func (s Source) String() string { return sourceNames[s] }

var sourceNames = [Sources]string{
	"plunder", "treasures", "doubloons", "sinking", "flight", "cacafuego", "cards", "mutiny", "parrot",
}

// sources are those of the causes.
var sources = [...]Source{
	cove.FromPlunder: Plunder, cove.FromTreasures: Treasures, cove.FromDoubloons: Doubloons, cove.FromSinking: Sinking,
	cove.FromFlight: Flight, cove.FromCacafuego: Cacafuego, cove.FromMutiny: Mutiny, cove.FromParrot: Parrot,
}

// Step is what one round did to the fame of a seat.
type Step struct {
	Round   int // 1 to the last, and one more for the fame cards at the end
	Fame    int // after it
	Changes []Change
}

// Change is one reason for a step. What happened several times in a round, to the same effect, is one change.
type Change struct {
	Source Source
	Fame   int         // that it brought, below 0 if it took some
	Island cove.Island // Plunder, and Treasures and Doubloons, which are buried; where the fight was, but for Parrot
	Legend cove.Legend // Sinking: who was sunk
	Other  int         // Flight: the seat that left; for a Buccaneer the seat that had to share; else Nobody
	N      int         // Cards, Treasures and Doubloons: how many
}

// Nobody is in the place of a seat where there is none.
const Nobody = -1

// Raid is an island that was plundered (R4).
type Raid struct {
	Round    int
	Island   cove.Island
	Treasure cove.Treasure
}

// Wreck is a ship that was sunk, or a Cacafuego that was taken.
type Wreck struct {
	Round  int
	Island cove.Island
	Ship   cove.Target
	Legend cove.Legend
	By     int // the seat whose salvo it was, or who took it
}

// Fight is a fight, with all who were in it.
type Fight struct {
	Round  int
	Island cove.Island // NoIsland in the one for the first place
	Final  bool        // for the first place (Z2)
	Ships  []Part      // players' first, by seat
}

// Part is a ship's part in a fight.
type Part struct {
	Ship   cove.Target
	Legend cove.Legend // NoLegend for a player's
	Struck int         // hits that it took
	End    End
}

// End is how a fight ended for a ship.
type End uint8

// The ends.
const (
	Stayed   End = iota // it was there to the last
	Fled                // K11
	Crippled            // B5
	Sunk                // K9
)

// OfMatch tells the story of a match as far as it has come.
func OfMatch(m *match.Match) Game {
	var w Writer
	start := m.PositionAt(0)
	w.begin(&start)
	for _, step := range m.Steps() {
		w.happened(step.Events)
	}
	return w.game
}
