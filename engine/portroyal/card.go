package portroyal

import (
	"fmt"

	"portroyal/engine/internal/excerpt"
)

// Card names one face of the deck; equal cards share it. Its text form is the id of the
// card table. The zero value is no card.
type Card uint8

// NoCard is the absence of a card.
const NoCard Card = 0

// Type is the kind of card that a face is.
type Type uint8

// The types of deck cards.
const (
	Person Type = iota + 1
	Ship
	Expedition
	TaxIncrease
)

var typeNames = [...]string{Person: "person", Ship: "ship", Expedition: "expedition", TaxIncrease: "tax"}

// String gives the name that the card table uses: person, ship, expedition, tax.
func (t Type) String() string { return typeNames[t] }

// Colour is the colour of a ship, and of the persons who work with ships of that colour.
type Colour uint8

// The five ship colours. NoColour is for cards without one.
const (
	NoColour Colour = iota
	Yellow
	Blue
	Green
	Red
	Black

	// Colours is the number of ship colours.
	Colours = 5
)

var colourNames = [...]string{Yellow: "yellow", Blue: "blue", Green: "green", Red: "red", Black: "black"}

// String gives the colour's English name, or "" for none.
func (c Colour) String() string { return colourNames[c] }

// Symbol is what expeditions ask for (E2).
type Symbol uint8

// The symbols. A person showing AnySymbol stands for any one of the others.
const (
	NoSymbol Symbol = iota
	Anchor
	Cross
	House
	AnySymbol

	symbolCount = iota
)

var symbolNames = [...]string{Anchor: "anchor", Cross: "cross", House: "house", AnySymbol: "any"}

// String gives the symbol's name: anchor, cross, house, any; or "" for none.
func (s Symbol) String() string { return symbolNames[s] }

// Role is the occupation of a person: what the card does, whatever it costs.
type Role uint8

// The occupations.
const (
	NoRole Role = iota
	Trader
	Settler
	Captain
	Priest
	Jack
	Sailor
	Pirate
	Mademoiselle
	Jester
	Admiral
	Governor
	Clerk
	Gunner
	ViceAdmiral
	Wholesaler
	Passenger
	Gambler

	roleCount = iota
)

var roleNames = [...]string{
	Trader: "trader", Settler: "settler", Captain: "captain", Priest: "priest", Jack: "jack",
	Sailor: "sailor", Pirate: "pirate", Mademoiselle: "mademoiselle", Jester: "jester",
	Admiral: "admiral", Governor: "governor", Clerk: "clerk", Gunner: "gunner",
	ViceAdmiral: "viceadmiral", Wholesaler: "wholesaler", Passenger: "passenger", Gambler: "gambler",
}

// String is the role's name as it appears in card ids.
func (r Role) String() string { return roleNames[r] }

// Roles lists every occupation.
func Roles() []Role {
	roles := make([]Role, 0, roleCount-1)
	for role := Trader; role < roleCount; role++ {
		roles = append(roles, role)
	}
	return roles
}

// Bonus says who gets a coin after a tax increase (X1, X2).
type Bonus uint8

// The two kinds of tax increase.
const (
	NoBonus Bonus = iota
	MaxSwords
	MinPoints
)

var bonusNames = [...]string{MaxSwords: "maxSwords", MinPoints: "minPoints"}

// String gives the name that the card table uses.
func (b Bonus) String() string { return bonusNames[b] }

// Face holds the facts of a card.
type Face struct {
	ID     string // stable name, for instance "trader-yellow-1"
	Deck   Deck   // the deck that it belongs to
	Copies uint8  // how many equal ones the deck holds
	Type   Type

	Role   Role   // persons: occupation
	Cost   uint8  // persons: printed cost in coins
	Points uint8  // persons and expeditions: influence points
	Symbol Symbol // persons: what they show to expeditions
	Swords uint8  // persons: swords they add; ships: swords needed to repel (0 with Skull)
	Colour Colour // ships, and persons who work with ships of one colour

	Coins       uint8 // ships: income; expeditions: coins paid out
	CoinToOther uint8 // ships: coins for another player (H11)
	Skull       bool  // ships: can never be repelled (D3)

	Requires        [3]Symbol // expeditions: symbols asked for, NoSymbol at the end
	FivePlayersOnly bool      // expeditions: only in games of five (S1)

	Bonus      Bonus // tax increases
	Unverified bool  // some number could not be confirmed by any source
}

// Face gives the facts of c. NoCard and numbers beyond the table give an empty face.
func (c Card) Face() *Face { return &faces[c] }

// String gives the card's id, "" for NoCard.
func (c Card) String() string { return c.Face().ID }

// MarshalText writes the card's id.
func (c Card) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads a card's id; an unknown one is an error.
func (c *Card) UnmarshalText(text []byte) error {
	card, err := ParseCard(string(text))
	if err == nil {
		*c = card
	}
	return err
}

// ParseCard gives the card with this id, or an error if there is none.
func ParseCard(id string) (Card, error) {
	if card, ok := cardByID[id]; ok {
		return card, nil
	}
	return NoCard, fmt.Errorf("unknown card %s", excerpt.Quoted(id))
}

// AllCards lists every face of these decks in the order of the card table.
func AllCards(decks Deck) []Card {
	decks = decks.contents()
	var cards []Card
	for card := Card(1); int(card) < faceCount; card++ {
		if faces[card].Deck&decks != 0 {
			cards = append(cards, card)
		}
	}
	return cards
}
