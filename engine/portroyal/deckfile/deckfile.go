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
// order in which they are dealt, see [portroyal.Position.LayDeck]: the coins that each player begins with, then a Time Pile,
// then the draw pile, its top first. So a deck is for any number of players. contracts, which need the expansion, are all
// that there are, in the order in which they are laid face up (K1, P1); without them they are those of a game's seed.
package deckfile

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"portroyal/engine/internal/excerpt"
	"portroyal/engine/internal/strictjson"
	"portroyal/engine/portroyal"
)

// Format is what a file says of itself.
const Format = formatSign + "1"

// formatSign is what files of every version say of themselves; the number of the version comes next.
const formatSign = "port-royal-deck-"

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

// Fault is what is wrong with a file that should be a deck.
type Fault uint8

// The faults.
const (
	Damaged Fault = iota // it cannot be read
	Newer                // it was written for a later version of this program
	TooLong              // no deck is as long as that
	Wrong                // it can be read, and no game can be dealt from it
)

var faultNames = [...]string{Damaged: "damaged", Newer: "newer", TooLong: "too long", Wrong: "wrong"}

// String gives the fault's name: damaged, newer, too long, wrong.
func (f Fault) String() string { return faultNames[f] }

// Error is the error of a file. Its text is one sentence.
type Error struct {
	Fault Fault
	Err   error
}

func (e *Error) Error() string { return e.Err.Error() }

func (e *Error) Unwrap() error { return e.Err }

// kind is what a file says of itself.
type kind struct {
	Format string `json:"format"`
}

// Is reports whether a file says that it is a deck, of whichever version, right or wrong.
func Is(data []byte) bool {
	var says kind
	if json.Unmarshal(data, &says) == nil {
		return strings.HasPrefix(says.Format, formatSign)
	}
	return bytes.Contains(data[:min(len(data), 1000)], []byte(`"`+formatSign))
}

// Decode reads a file. An error is an *[Error].
func Decode(data []byte) (*Deck, error) {
	if len(data) > MostBytes {
		return nil, &Error{TooLong, fmt.Errorf("this is not a deck: it is longer than %d bytes", MostBytes)}
	}
	var says kind
	if err := json.Unmarshal(data, &says); err == nil && says.Format != Format {
		return nil, &Error{faultOf(says.Format), fmt.Errorf(
			"format: this is not a deck: %s is not %q", excerpt.Quoted(says.Format), Format)}
	}
	d := &Deck{Decks: portroyal.DeckBase}
	err := strictjson.Decode(data, d)
	switch {
	case err != nil && !json.Valid(data):
		return nil, &Error{Damaged, err}
	case err == nil:
		err = d.Check()
	}
	if err != nil {
		return nil, &Error{Wrong, err}
	}
	return d, nil
}

// faultOf is what is wrong with a file of another format.
func faultOf(format string) Fault {
	if number, is := strings.CutPrefix(format, formatSign); is {
		if n, err := strconv.Atoi(number); err == nil && n > 1 {
			return Newer
		}
	}
	return Damaged
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
