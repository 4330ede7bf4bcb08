package piratescove

import "slices"

// Kind is what an action does.
type Kind uint8

// The kinds of actions, with the fields of [Action] that they use beside Seat.
const (
	NoAction  Kind = iota
	Outfit         // Steps: so many steps up in each section (U4)
	Sail           // Island: chosen on the wheel (N1)
	Play           // Card; Target, Island, Section or N as the card asks (E, T4)
	Pass           // in a window for cards, or in boarding (E8, K3)
	Fire           // Target, Section, and Volley cards (K5)
	Hold           // stay without firing, after a Cannonade (J7)
	Flee           // K4
	Aim            // Target, Section: for the Navy (K10)
	KeepOld        // the parrot that is there stays (T2)
	TakeNew        // the new parrot takes its place for 1 fame (T2)
	Buy            // a tavern card (I1)
	Raise          // Section, one step (I2, I3)
	Bury           // N treasures (I3)
	BuryGold       // N times three doubloons (I3)
	TakeCards      // two tavern cards in the cove (I4)
	TakeGold       // one and 2 doubloons (I4)
	Attach         // a mastercraft to Section (I5)
	Mend           // the mastercraft of Section (I5)
	Done           // ends a visit to an island

	kindCount = iota
)

var kindNames = [kindCount]string{
	"", "outfit", "sail", "play", "pass", "fire", "hold", "flee", "aim", "keep", "swap", "buy", "raise", "bury", "bury-gold",
	"two-cards", "card-and-gold", "attach", "mend", "done",
}

// String is the kind's name in the notation of actions.
func (k Kind) String() string { return nameOf(kindNames[:], int(k)) }

// Target is a ship: a player's by their seat, or one of the others.
type Target uint8

// The ships that are no player's.
const (
	FirstBlack  Target = MaxPlayers
	SecondBlack Target = FirstBlack + 1
	FirstNavy   Target = FirstBlack + 2
	SecondNavy  Target = FirstBlack + 3

	// Ships is how many there can be, those of the players too.
	Ships = int(SecondNavy) + 1
)

// Player reports whether it is a player's ship.
func (t Target) Player() bool { return t < MaxPlayers }

// Action is a choice of a seat. It is comparable; fields that its kind does not use are 0.
type Action struct {
	Kind    Kind
	Seat    uint8
	Card    Card
	Island  Island
	Target  Target
	Section Section
	N       uint8
	Volley  VolleyCards
	Steps   [Sections]uint8
}

// VolleyCards are volley cards played for one roll (T5), a bit each.
type VolleyCards uint8

// The volley cards.
const (
	WithGrapeshot VolleyCards = 1 << iota
	WithPowderMagazine
	WithCannonade

	volleys = WithCannonade<<1 - 1
)

// volleyCards are the cards of the bits.
var volleyCards = [...]Card{Grapeshot, PowderMagazine, Cannonade}

// All are the cards of them, to be ranged over.
func (v VolleyCards) All(yield func(Card) bool) {
	for i, card := range volleyCards {
		if v&(1<<i) != 0 && !yield(card) {
			return
		}
	}
}

// VolleyOf is a volley card alone; none for another card.
func VolleyOf(card Card) VolleyCards {
	if at := slices.Index(volleyCards[:], card); at >= 0 {
		return 1 << at
	}
	return 0
}

// Has reports whether a card is among them.
func (v VolleyCards) Has(card Card) bool { return v&VolleyOf(card) != 0 }
