package piratescove

// EventKind says what happened.
type EventKind uint8

// The kinds of events, with the fields of [Event] that they use beside Seat.
const (
	NoEvent        EventKind = iota
	RoundBegan               // N is its number, and it may be the Last (R)
	Outfitted                // Steps (U4)
	TreasureShown            // Treasure at Island (R1)
	Passed                   // in a window, or in boarding at Island (E8, K3)
	Played                   // Card; Target, Island, Section, N as in the action
	MapRolled                // N for a Treasure Map, and its Island; none yet for a 6 (E1)
	Sailed                   // to Island (N2), or chosen openly (N3)
	Moved                    // to Island, by Safe Passage (E4)
	NavyCame                 // to Island; Card is the Letter of Marque that has sent it on (E5, E6)
	FightBegan               // at Island (K1)
	RolledOff                // Ship rolled N for a tie (A5)
	Fired                    // Ship at Target, in Section, with N dice, Volley (K5)
	Rolled                   // a die shows N; Hit if it hits, Stray if another Ship than the target (L3)
	ShipHit                  // Ship was hit in Section, by the card of Volley if no shot did (T5); Card says what took it: NoCard the ring (B6)
	Crippled                 // a section is destroyed (B5)
	CraftLost                // the mastercraft of Section is gone (B6); Card is the parrot that takes its place (J22)
	ParrotLost               // Card is killed (B6)
	Sunk                     // Ship, a black one or the Navy (K9)
	FameGained               // N (K9, K12, R4, I3, L5)
	FameLost                 // N (B6, K13, T2)
	Recovered                // Ship, the Flying Dutchman, mends N (L2)
	Fled                     // K11
	Held                     // fires not (J7)
	MutinyRolled             // N; a 1 is a mutiny (K13)
	Mutiny                   // all gold and treasures are lost
	FightEnded               // at Island (K2)
	Taken                    // Cacafuego, by Seat (L5)
	Plundered                // Treasure at Island (R4)
	VisitBegan               // at Island (R5)
	Gained                   // Doubloons, Treasures (R4, I4)
	Halved                   // Seat gets half of what Target plundered or buried (E2)
	Bought                   // a tavern card for Doubloons (I1)
	Drew                     // a tavern Card, which only Seat sees unless it is Open, see [Event.SeenBy]
	ParrotOffered            // Card is drawn beside the parrot that is there (T2)
	ParrotLanded             // Card takes its place (T2)
	ParrotReturned           // Card goes back to the pile (T2)
	Repaired                 // N sections for Doubloons (I4)
	Raised                   // Section to place N for Doubloons (I2, I3, E7)
	Buried                   // Treasures or Doubloons for N fame (I3)
	Attached                 // a mastercraft to Section (I5)
	CraftMended              // that of Section (I5)
	Healed                   // the parrot (I5)
	Returned                 // Treasures above the hull's value (R6)
	BlackMoved               // Ship to Island (R6)
	BlackCame                // Ship is Legend now (R6)
	FameShown                // N by so many fame Cards (Z1)
	TieFight                 // Seat is among those who fight for the first place (Z2)
	Won                      // Z

	eventCount = iota
)

// AllEventKinds lists the kinds of events.
func AllEventKinds() (kinds []EventKind) {
	for kind := NoEvent + 1; kind < eventCount; kind++ {
		kinds = append(kinds, kind)
	}
	return kinds
}

// Cause is what fame comes from or goes for.
type Cause uint8

// The causes.
const (
	NoCause       Cause = iota
	FromPlunder         // R4, half of it to a Buccaneer (E2)
	FromTreasures       // buried ones (I3)
	FromDoubloons       // buried ones (I3)
	FromSinking         // a black ship or the Navy (K9)
	FromFlight          // of a ship that had been hit, or is crippled (K12)
	FromCacafuego       // L5
	FromMutiny          // K13
	FromParrot          // killed (B6), or replaced (T2)

	causeCount = iota
)

var causeNames = [causeCount]string{
	"", "plunder", "treasures", "doubloons", "sinking", "flight", "cacafuego", "mutiny", "parrot",
}

// String is the cause's name.
func (c Cause) String() string { return nameOf(causeNames[:], int(c)) }

// SeenBy is the event as a seat sees it: what somebody else draws is seen by nobody else (A7), unless it lies open (V3).
func (e Event) SeenBy(seat int) Event {
	if e.Kind == Drew && int(e.Seat) != seat && !e.Open {
		e.Card = NoCard
	}
	return e
}

// Event is something that happened.
type Event struct {
	Kind      EventKind
	Seat      uint8
	Ship      Target
	Target    Target
	Card      Card
	Island    Island
	Section   Section
	Legend    Legend // who sails the ship that is not a player's: Ship or, if that is one, Target; NoLegend for none
	Treasure  Treasure
	N         uint8
	From      Cause
	Doubloons uint8
	Treasures uint8
	Cards     uint8
	Volley    VolleyCards
	Hit       bool
	Stray     bool // a miss that hits another ship (L3)
	Last      bool // no round follows (R7)
	Open      bool // a fame card that everybody sees (V3)
	Steps     [Sections]uint8
}
