package portroyal

import (
	"fmt"
	"slices"
	"strings"

	"portroyal/engine/internal/excerpt"
)

// ActionKind is the kind of a decision.
type ActionKind uint8

// The kinds of actions. NoAction is the zero value and never legal.
const (
	NoAction      ActionKind = iota
	RevealNext               // turn up the next card (D1)
	Stop                     // end Discover (D1)
	RepelShip                // send the ship away (D3)
	Dock                     // let the ship into the harbour (D3, D5)
	Take                     // trade a ship or hire a person (H5, H7)
	Pass                     // take nothing more in this chance (H8)
	Claim                    // claim an expedition (E2)
	Fulfil                   // fulfil a contract, if players decide that (K3, K5)
	Gamble                   // turn up four at once (H13)
	MoveToVictory            // move one Time Pile card (P3)
	KeepTime                 // leave the Time Pile as it is (P3)
	TakeForgoing             // trade a ship and give up its coins (K8)
)

// words are the first words of the text form.
var words = [...]string{
	RevealNext: "reveal", Stop: "stop", RepelShip: "repel", Dock: "dock", Take: "take", Pass: "pass",
	Claim: "expedition", Fulfil: "contract", Gamble: "gamble", MoveToVictory: "victory", KeepTime: "keep",
	TakeForgoing: "take", // and "forgo" after the card
}

// Action is one decision: a small value that can be compared.
type Action struct {
	Kind ActionKind
	Card Card // Take, TakeForgoing, Claim

	// Gift is for Take and TakeForgoing one more than the seat that gets the coin of a "3 + 1" ship
	// (H11), and for Fulfil the contract, see [Action.Contract]; otherwise 0. A field more would be
	// handed around with every action of every game.
	Gift uint8

	With Persons // Claim
}

// Contract is the contract that the action fulfils; NoContract for actions of other kinds.
func (a Action) Contract() Contract {
	if a.Kind != Fulfil {
		return NoContract
	}
	return Contract(a.Gift)
}

// Persons are up to three persons spent on an expedition, in ascending order, a byte each: one
// number is faster to hand around than a list, and comparing is ==.
type Persons uint32

// maxSpent is the highest number of persons that an expedition asks for.
const maxSpent = 3

// PersonsOf packs at most three cards in the order that Persons keeps.
func PersonsOf(cards ...Card) (persons Persons) {
	for _, card := range slices.Sorted(slices.Values(cards)) {
		persons = persons<<8 | Persons(card)
	}
	return persons
}

// at is the person at a place from 0 to 2, NoCard where there is none; the first ones may be
// missing.
func (p Persons) at(place int) Card { return Card(p >> (8 * (maxSpent - 1 - place))) }

// List gives the persons in ascending order.
func (p Persons) List() (cards []Card) {
	for place := range maxSpent {
		if card := p.at(place); card != NoCard {
			cards = append(cards, card)
		}
	}
	return cards
}

// Taking is the action that takes a card from the harbour.
func Taking(card Card) Action { return Action{Kind: Take, Card: card} }

// Giving is the action that takes a "3 + 1" ship and lets another seat have the coin (H11).
func Giving(ship Card, seat int) Action {
	return Action{Kind: Take, Card: ship, Gift: uint8(seat) + 1}
}

// Fulfilling is the action that fulfils a contract.
func Fulfilling(contract Contract) Action { return Action{Kind: Fulfil, Gift: uint8(contract)} }

// String writes the action in the project's notation, for instance "take sailor-1".
func (a Action) String() string {
	if int(a.Kind) >= len(words) {
		return "" // as NoAction: it has no text and is never legal
	}
	var b strings.Builder
	b.WriteString(words[a.Kind])
	switch a.Kind {
	case Take, TakeForgoing:
		b.WriteString(" " + a.Card.String())
		if a.Kind == TakeForgoing {
			b.WriteString(" forgo")
		}
		if a.Gift > 0 {
			fmt.Fprintf(&b, " gift %d", a.Gift-1)
		}
	case Fulfil:
		b.WriteString(" " + a.Contract().String())
	case Claim:
		b.WriteString(" " + a.Card.String() + " with")
		for _, person := range a.With.List() {
			b.WriteString(" " + person.String())
		}
	}
	return b.String()
}

// MarshalText writes the action in notation.
func (a Action) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalText reads an action in notation.
func (a *Action) UnmarshalText(text []byte) error {
	read, err := ParseAction(string(text))
	if err == nil {
		*a = read
	}
	return err
}

// ParseAction reads an action in notation. Whether it is legal is for a position to say.
func ParseAction(text string) (Action, error) {
	fields := strings.Fields(text)
	if len(fields) == 0 {
		return Action{}, fmt.Errorf("an empty action")
	}
	kind := ActionKind(max(0, slices.Index(words[:], fields[0])))
	rest := fields[1:]
	switch {
	case kind == NoAction:
		return Action{}, fmt.Errorf("unknown action %s", excerpt.Quoted(fields[0]))
	case kind == Take:
		return parseTake(rest)
	case kind == Claim:
		return parseClaim(rest)
	case kind == Fulfil:
		return parseFulfil(rest)
	case len(rest) > 0:
		return Action{}, fmt.Errorf("%s: %s stands alone", excerpt.Quoted(text), fields[0])
	}
	return Action{Kind: kind}, nil
}

func parseTake(fields []string) (Action, error) {
	if len(fields) == 0 {
		return Action{}, fmt.Errorf("take: which card?")
	}
	card, err := ParseCard(fields[0])
	if err != nil {
		return Action{}, fmt.Errorf("take: %w", err)
	}
	a := Taking(card)
	rest := fields[1:]
	if len(rest) > 0 && rest[0] == "forgo" {
		a.Kind = TakeForgoing
		rest = rest[1:]
	}
	if len(rest) == 2 && rest[0] == "gift" {
		seat := rest[1]
		if len(seat) != 1 || seat[0] < '0' || seat[0] >= '0'+MaxPlayers {
			return Action{}, fmt.Errorf("take: there is no seat %s", excerpt.Quoted(seat))
		}
		a.Gift = seat[0] - '0' + 1
		rest = nil
	}
	if len(rest) > 0 {
		return Action{}, fmt.Errorf("take: %s is not understood", excerpt.Quoted(strings.Join(rest, " ")))
	}
	return a, nil
}

func parseFulfil(fields []string) (Action, error) {
	if len(fields) != 1 {
		return Action{}, fmt.Errorf("contract: it reads \"contract CARD\"")
	}
	contract, err := ParseContract(fields[0])
	if err != nil {
		return Action{}, err
	}
	return Fulfilling(contract), nil
}

func parseClaim(fields []string) (Action, error) {
	if len(fields) < 3 || fields[1] != "with" || len(fields) > 5 {
		return Action{}, fmt.Errorf("expedition: it reads \"expedition CARD with CARD CARD\", " +
			"with one to three persons")
	}
	expedition, err := ParseCard(fields[0])
	if err != nil {
		return Action{}, fmt.Errorf("expedition: %w", err)
	}
	var persons []Card
	for _, field := range fields[2:] {
		person, err := ParseCard(field)
		if err != nil {
			return Action{}, fmt.Errorf("expedition: %w", err)
		}
		persons = append(persons, person)
	}
	return Action{Kind: Claim, Card: expedition, With: PersonsOf(persons...)}, nil
}
