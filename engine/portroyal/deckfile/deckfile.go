// Package deckfile is the file of a deck in a given order, as it is made for a tournament: everybody plays with the same
// cards. It is JSON that can be edited by hand, one card a line, and holds
//
//	{
//	 "format": "port-royal-deck-1",
//	 "decks": ["base"],
//	 "cards": ["settler", "yellow-1-1c", …]
//	}
//
// decks are those of a record; without them it is the base game. cards are all that the draw pile is made of (S1), in the
// order in which they are dealt, see [portroyal.Position.LayDeck]: three coins for each player, then a Time Pile, then the
// draw pile, its top first. So a deck is for any number of players. contracts, which need the expansion, are all that there
// are, in the order in which they are laid face up (K1, P1); without them they are those of a game's seed.
package deckfile

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"

	"portroyal/engine/internal/excerpt"
	"portroyal/engine/internal/strictjson"
	"portroyal/engine/portroyal"
)

// Format is what a file says of itself.
const Format = "port-royal-deck-1"

// MostBytes is far beyond the file of the largest deck.
const MostBytes = 1 << 20

// Deck is a deck in a given order.
type Deck struct {
	Format    string               `json:"format"`
	Decks     portroyal.Deck       `json:"decks"`
	Contracts []portroyal.Contract `json:"contracts,omitempty"` // all or none
	Cards     []portroyal.Card     `json:"cards"`
}

// Shuffled is a deck in an order that follows from a seed. An error says why no game is played with these decks.
func Shuffled(decks portroyal.Deck, seed uint64) (*Deck, error) {
	random := rand.New(rand.NewPCG(seed, 0))
	d := &Deck{Format: Format, Decks: decks, Cards: decks.DrawPileCards()}
	random.Shuffle(len(d.Cards), func(i, j int) { d.Cards[i], d.Cards[j] = d.Cards[j], d.Cards[i] })
	if decks.Contains(portroyal.DeckExpansion) {
		d.Contracts = portroyal.AllContracts()
		random.Shuffle(len(d.Contracts), func(i, j int) { d.Contracts[i], d.Contracts[j] = d.Contracts[j], d.Contracts[i] })
	}
	return d, d.Check()
}

// Is reports whether a file says that it is a deck, of whichever version, right or wrong.
func Is(data []byte) bool {
	return bytes.Contains(data[:min(len(data), 1000)], []byte(`"port-royal-deck-`))
}

// Decode reads a file. An error says in one sentence what is wrong with it.
func Decode(data []byte) (*Deck, error) {
	if len(data) > MostBytes {
		return nil, fmt.Errorf("this is not a deck: it is longer than %d bytes", MostBytes)
	}
	d := &Deck{Decks: portroyal.DeckBase}
	var kind struct {
		Format string `json:"format"`
	}
	if err := json.Unmarshal(data, &kind); err == nil && kind.Format != Format {
		return nil, fmt.Errorf("format: this is not a deck: %s is not %q", excerpt.Quoted(kind.Format), Format)
	}
	if err := strictjson.Decode(data, d); err != nil {
		return nil, err
	}
	return d, d.Check()
}

// Check says in one sentence what is wrong with a deck, or nil.
func (d *Deck) Check() error {
	if err := d.Decks.CheckOrder(d.Cards); err != nil {
		return err
	}
	switch all := portroyal.AllContracts(); {
	case len(d.Contracts) == 0:
		return nil
	case !d.Decks.Contains(portroyal.DeckExpansion):
		return errors.New("contracts: they need the expansion (S3)")
	default:
		for i, contract := range d.Contracts {
			if slices.Contains(d.Contracts[:i], contract) {
				return fmt.Errorf("contracts: %q is there twice (K1)", contract)
			}
		}
		for _, contract := range all {
			if !slices.Contains(d.Contracts, contract) {
				return fmt.Errorf("contracts: %q is missing (K1)", contract)
			}
		}
	}
	return nil
}

// Options are those of a game with the deck, as far as it says, with the usual ones besides.
func (d *Deck) Options() portroyal.Options {
	options := portroyal.DefaultOptions()
	options.Decks, options.Target = d.Decks, portroyal.PrintedTarget(d.Decks)
	options.Contracts = len(d.Contracts) > 0
	return options
}

// Write writes the file.
func (d *Deck) Write(w io.Writer) error {
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", " ")
	return encoder.Encode(d)
}
