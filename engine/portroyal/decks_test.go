package portroyal_test

import (
	"testing"

	"portroyal/engine/portroyal"
)

// contents counts the cards of a deck by type.
type contents struct{ persons, ships, expeditions, taxes int }

func (c contents) plus(other contents) contents {
	return contents{
		c.persons + other.persons, c.ships + other.ships, c.expeditions + other.expeditions,
		c.taxes + other.taxes,
	}
}

// printed are the numbers of cards in the boxes (S1, S3).
var printed = map[portroyal.Deck]contents{
	portroyal.DeckBase:      {persons: 60, ships: 50, expeditions: 6, taxes: 4},
	portroyal.DeckExpansion: {persons: 14, ships: 10},
	portroyal.DeckNails:     {persons: 10, ships: 10},
	portroyal.DeckUnterwegs: {persons: 32, ships: 25, taxes: 3}, // two-nail cards included
	portroyal.DeckGambler:   {persons: 4},
}

// TestEachSymbolIsShownByOneFace: claims are listed from how many of each symbol a seat has (E2).
func TestEachSymbolIsShownByOneFace(t *testing.T) {
	shown := map[portroyal.Symbol]int{}
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		shown[card.Face().Symbol]++
	}
	for symbol := portroyal.Anchor; symbol <= portroyal.AnySymbol; symbol++ {
		if shown[symbol] != 1 {
			t.Errorf("%d faces show %s", shown[symbol], symbol)
		}
	}
}

// TestDeckContents counts the cards of every set of decks that can be played with (S3), in the
// table and in the game that is dealt from it.
func TestDeckContents(t *testing.T) {
	played := 0
	for decks := range portroyal.AllDecks + 1 {
		options := game(4, decks)
		if options.Check() != nil {
			continue
		}
		played++
		var want, got contents
		for deck, number := range printed {
			if decks&deck != 0 {
				want = want.plus(number)
			}
		}
		for _, card := range portroyal.AllCards(decks) {
			copies := int(card.Face().Copies)
			switch card.Face().Type {
			case portroyal.Person:
				got.persons += copies
			case portroyal.Ship:
				got.ships += copies
			case portroyal.Expedition:
				got.expeditions += copies
			case portroyal.TaxIncrease:
				got.taxes += copies
			}
		}
		if got != want {
			t.Errorf("%s: the table has %+v, not %+v", decks, got, want)
		}
		all := want.persons + want.ships + want.expeditions + want.taxes
		if want.expeditions > 0 {
			all-- // the five-player expedition (S1)
		}
		p := randomGame{options: options, seed: 1}.begin(t)
		if dealt := len(deckOf(&p)); dealt != all {
			t.Errorf("%s: a game has %d cards, not %d", decks, dealt, all)
		}
	}
	if played != 9 { // base with or without each of three, and Unterwegs
		t.Errorf("%d sets of decks can be played with, not 9", played)
	}
}

// TestUnterwegsContainsTheTwoNailCards checks that the mixed game takes from Unterwegs what the
// game alone has as well (S3).
func TestUnterwegsContainsTheTwoNailCards(t *testing.T) {
	alone := map[portroyal.Card]bool{}
	for _, card := range portroyal.AllCards(portroyal.DeckUnterwegs) {
		alone[card] = true
	}
	nails := portroyal.AllCards(portroyal.DeckNails)
	for _, card := range nails {
		if !alone[card] {
			t.Errorf("%s is not in Unterwegs alone", card)
		}
	}
	if len(nails) == 0 || len(nails) >= len(alone) {
		t.Errorf("%d faces of %d have two nails", len(nails), len(alone))
	}
}
