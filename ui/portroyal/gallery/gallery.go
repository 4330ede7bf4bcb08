// Package gallery is the screen on which all cards can be looked at: each face with its ability,
// how many of it there are, and whether its numbers are certain; and all contracts.
package gallery

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/gallery"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// Gallery is the screen.
type Gallery struct {
	*gallery.Gallery

	stage *pieces.Stage
	ask   func(of entry.Entry)
}

// decks are the parts of the gallery but for the last, the contracts. Unterwegs contains its two-nail cards.
var decks = []portroyal.Deck{
	portroyal.DeckBase, portroyal.DeckExpansion, portroyal.DeckUnterwegs, portroyal.DeckGambler,
}

// What can be looked at: cards upright, contracts crosswise.
var (
	cards     = gallery.Kind{Least: 104, Large: 0.27, Height: pieces.CardHeight, Note: 104}
	contracts = gallery.Kind{Least: 164, Large: 0.32, Height: pieces.ContractHeight, Note: 104}
)

// New makes the screen; back leads away from it, to where tip says, and ask to what the rules say about a card or contract.
func New(s *pieces.Stage, tip words.ID, back func(), ask func(of entry.Entry)) *Gallery {
	g := &Gallery{stage: s, ask: ask}
	g.Gallery = gallery.New(s.Stage, g.parts, tip, back)
	return g
}

// parts are the decks and the contracts.
func (g *Gallery) parts() (all []gallery.Part) {
	w := g.stage.Words
	for i, deck := range decks {
		part := gallery.Part{
			Name: w.T(terms.Decks.ID(deck)), Tip: w.N("gallery.deck.tip", copiesIn(deck), "Key", i+1), Kind: cards,
		}
		for _, card := range portroyal.AllCards(deck) {
			part.Items = append(part.Items, g.card(card))
		}
		all = append(all, part)
	}
	part := gallery.Part{
		Name: w.T("gallery.contracts"), Kind: contracts,
		Tip: w.N("gallery.contracts.tip", len(portroyal.AllContracts()), "Key", len(decks)+1),
	}
	for _, contract := range portroyal.AllContracts() {
		part.Items = append(part.Items, g.contract(contract))
	}
	return append(all, part)
}

// copiesIn counts the cards of a deck.
func copiesIn(deck portroyal.Deck) (n int) {
	for _, card := range portroyal.AllCards(deck) {
		n += int(card.Face().Copies)
	}
	return n
}

// card is a card to be looked at.
func (g *Gallery) card(card portroyal.Card) gallery.Item {
	item := gallery.Item{
		New: func(width float32, large bool) gallery.Piece {
			shown := pieces.NewCard(g.stage.Face, card, width)
			shown.Large = large
			return shown
		},
		Tip: terms.Named(g.stage.Words, card), Copies: int(card.Face().Copies), Unverified: card.Face().Unverified,
		Ask: func() { g.ask(entry.OfCard(card)) },
	}
	if hasNails(card) {
		item.On = nailed
		item.Notes = []string{g.stage.Words.T("gallery.nails")}
	}
	return item
}

// contract is a contract to be looked at, with as many slots as there can be players, and with what is on its seal
// in words.
func (g *Gallery) contract(contract portroyal.Contract) gallery.Item {
	w := g.stage.Words
	return gallery.Item{
		New: func(width float32, large bool) gallery.Piece {
			shown := pieces.NewContract(g.stage, contract, portroyal.MaxPlayers, width)
			shown.Large, shown.Seals = large, true
			return shown
		},
		Tip: terms.ContractTitle(w, contract), LargeTip: terms.ContractText(w, contract), Tag: terms.Seal(w, contract),
		Ask: func() { g.ask(entry.OfContract(contract)) },
	}
}
