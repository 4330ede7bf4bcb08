package portroyal

import (
	"encoding/json"
	"fmt"
	"strings"

	"portroyal/engine/internal/excerpt"
)

// Deck is a set of decks: the boxes and parts of boxes that cards come from (S3).
type Deck uint8

// The decks. DeckNails are the two-nail cards of Unterwegs that may be mixed into the base game.
const (
	DeckBase Deck = 1 << iota
	DeckExpansion
	DeckNails
	DeckUnterwegs
	DeckGambler

	AllDecks = DeckBase | DeckExpansion | DeckNails | DeckUnterwegs | DeckGambler
)

var deckNames = [...]struct {
	deck Deck
	name string
}{
	{DeckBase, "base"},
	{DeckExpansion, "expansion"},
	{DeckNails, "nails"},
	{DeckUnterwegs, "unterwegs"},
	{DeckGambler, "gambler"},
}

// Names lists the decks in d, in the order of the constants.
func (d Deck) Names() []string {
	names := []string{}
	for _, known := range deckNames {
		if d&known.deck != 0 {
			names = append(names, known.name)
		}
	}
	return names
}

// String joins the names with commas.
func (d Deck) String() string { return strings.Join(d.Names(), ",") }

// ParseDecks reads a list of names, separated by commas as String writes it.
func ParseDecks(text string) (Deck, error) {
	return decksNamed(strings.Split(text, ","))
}

func decksNamed(names []string) (Deck, error) {
	var decks Deck
next:
	for _, name := range names {
		for _, known := range deckNames {
			if name == known.name {
				decks |= known.deck
				continue next
			}
		}
		return 0, fmt.Errorf("unknown deck %s (there are %s)",
			excerpt.Quoted(name), strings.Join(AllDecks.Names(), ", "))
	}
	return decks, nil
}

// MarshalJSON writes the list of names.
func (d Deck) MarshalJSON() ([]byte, error) { return json.Marshal(d.Names()) }

// UnmarshalJSON reads a list of names.
func (d *Deck) UnmarshalJSON(data []byte) error {
	var names []string
	if err := json.Unmarshal(data, &names); err != nil {
		return fmt.Errorf("decks must be a list of names")
	}
	decks, err := decksNamed(names)
	if err == nil {
		*d = decks
	}
	return err
}

// shoe is what one game is played with: the cards in the order of the table.
type shoe struct {
	cards [MaxCards]Card
	n     uint8
}

// pack lists the cards of these decks that go into the draw pile: everything but the
// five-player expedition (S1).
func pack(decks Deck) (s shoe) {
	decks = decks.contents()
	for card := Card(1); int(card) < faceCount; card++ {
		face := &faces[card]
		if face.Deck&decks == 0 || face.FivePlayersOnly {
			continue
		}
		for range face.Copies {
			s.cards[s.n] = card
			s.n++
		}
	}
	return s
}

// shoes saves packing the cards anew for each of many thousand games. Sets of decks that no game
// is played with stay empty.
var shoes = func() (all [AllDecks + 1]shoe) {
	for decks := range Deck(len(all)) {
		if decks.check() == nil {
			all[decks] = pack(decks)
		}
	}
	return all
}()

// Fits reports whether a deck can be added to d, or taken away, for a game (S3); base and Unterwegs
// can always be changed to.
func (d Deck) Fits(deck Deck) bool {
	return deck == deck.Box() || (d^deck).check() == nil
}

// With gives the set of decks after choosing one: base and Unterwegs exclude each other, the others
// are added, or taken away if they are there already. A deck that does not fit changes nothing.
func (d Deck) With(deck Deck) Deck {
	switch e := deck.edition(); {
	case deck == e.box:
		return deck | d&e.mixes
	case !d.Fits(deck):
		return d
	}
	return d ^ deck
}

// check says which rule forbids this set of decks, or nil (S3).
func (d Deck) check() error {
	switch e := d.edition(); {
	case d&^AllDecks != 0:
		return fmt.Errorf("decks: there is no such deck (S3)")
	case d&e.box == 0:
		return fmt.Errorf("decks: there is no game without base or unterwegs (S3)")
	case d&^(e.box|e.mixes) != 0:
		return fmt.Errorf("decks: unterwegs is played alone; its two-nail cards are the deck nails (S3)")
	}
	return nil
}
