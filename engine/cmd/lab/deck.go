package main

import (
	"flag"
	"fmt"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/deckfile"
)

// deck writes a deck in an order that follows from a seed.
func (l *lab) deck(flags *flag.FlagSet, args []string) error {
	names := flags.String("decks", portroyal.DeckBase.String(), "decks to play with: "+portroyal.AllDecks.String())
	seed := flags.Uint64("seed", 7, "seed of the order")
	jsonFlag(flags) // a deck is JSON in any case
	if _, err := l.parse(flags, args, 0); err != nil {
		return err
	}
	decks, err := portroyal.ParseDecks(*names)
	if err != nil {
		return err
	}
	shuffled, err := deckfile.Shuffled(decks, *seed)
	if err != nil {
		return err
	}
	return shuffled.Write(l.out)
}

// deckFile reads a deck in a given order; none without a file.
func (l *lab) deckFile(file string) (*deckfile.Deck, error) {
	if file == "" {
		return nil, nil
	}
	data, err := l.file(file)
	if err != nil {
		return nil, err
	}
	deck, err := deckfile.Decode(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return deck, nil
}
