// Package book is the rulebook of Port Royal in the words of a language: its chapters, which of them apply to a game, and
// what stands in them of cards and contracts. How a page or a printed sheet of it looks is not here, and no rule is
// decided.
package book

import (
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/locales"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/words"
)

// editions report whether a game has what a chapter is about that not every game has.
var editions = map[entry.Entry]func(o *portroyal.Options) bool{
	"expansion":     with(portroyal.DeckExpansion),
	entry.Contracts: func(o *portroyal.Options) bool { return o.Contracts },
	entry.Clock:     (*portroyal.Options).Together,
	"nails":         with(portroyal.DeckNails),
	"gambler":       with(portroyal.DeckGambler),
	entry.Unterwegs: with(portroyal.DeckUnterwegs),
	"variants": func(o *portroyal.Options) bool {
		return o.RequireExpedition || o.AutoPass || o.HiddenDiscards || o.CoinsByPlace ||
			o.HasTarget() && o.Target != portroyal.PrintedTarget(o.Decks)
	},
}

// replaced report whether a game is played by another chapter instead.
var replaced = map[entry.Entry]func(o *portroyal.Options) bool{
	"aim":             (*portroyal.Options).Together,
	entry.Expeditions: func(o *portroyal.Options) bool { return !o.Decks.HasExpeditions() },
	entry.Tax:         func(o *portroyal.Options) bool { return !o.TaxHalves() },
	entry.End:         (*portroyal.Options).Together,
}

// with reports whether a game is played with cards of a deck.
func with(deck portroyal.Deck) func(*portroyal.Options) bool {
	return func(o *portroyal.Options) bool { return o.Decks.Contains(deck) }
}

// mark says what a chapter has to do with a game on the table.
func mark(o *portroyal.Options, chapter entry.Entry) book.Mark {
	switch has, without := editions[chapter], replaced[chapter]; {
	case has != nil && has(o):
		return book.Playing
	case has != nil:
		return book.Foreign
	case without != nil && without(o):
		return book.Without
	}
	return book.Usual
}

// ShieldPoints are the points on the shield that stands for all shields.
const ShieldPoints = 8

// In reads the book in a language. options are those of the game on the table, nil if there is none. For a game against
// the clock it is opened at what such a game is about.
func In(w *words.Words, options *portroyal.Options) *book.Book {
	of := &book.Contents{
		Text: locales.Rulebook("portroyal", string(w.Language())), OfSymbol: entry.OfSymbol, Directives: directives(w),
		Undrawn: func(symbol string) bool { return strings.HasPrefix(symbol, "shield-") }, // parts of the shield
		Called:  func(b *book.Block) []string { return called(w, b) },
	}
	if options != nil {
		of.Mark = func(chapter entry.Entry) book.Mark { return mark(options, chapter) }
		if options.Together() {
			of.First = entry.Clock
		}
	}
	return book.Read(of)
}
