// Package book is the rulebook of Port Royal in the words of a language: its chapters, which of them apply to a game, and
// what stands in them of cards and contracts. How a page or a printed sheet of it looks is not here, and no rule is
// decided.
package book

import (
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/words"
)

// group is what chapters are about that stand together.
type group uint8

// The groups, in order.
const (
	theGame group = iota
	editions
	theProgram
)

// groups are the headings of the groups in the contents.
var groups = [...]words.ID{
	theGame: "rules.group.game", editions: "rules.group.editions", theProgram: "rules.group.program",
}

// chapter is what there is to know of a chapter beside its words.
type chapter struct {
	name  chapterName
	group group

	// edition reports whether a game has what the chapter is about; nil for what every game has.
	edition func(o *portroyal.Options) bool
	// replaced reports whether a game is played by another chapter instead; nil for never.
	replaced func(o *portroyal.Options) bool
}

// chapterName is what a chapter is called in the messages.
type chapterName string

// The messages.
const (
	titles words.Family[chapterName]    = "rules.*.title"
	texts  words.Family[chapterName]    = "rules.*.text"
	roles  words.Family[portroyal.Role] = "rules.role.*" // what there is to say of a kind of person
)

// chapters in the order in which they are read.
var chapters = []chapter{
	{name: "aim", replaced: together},
	{name: "turn"},
	{name: "coins"},
	{name: "ships"},
	{name: "repel"},
	{name: "trade"},
	{name: "expeditions", replaced: func(o *portroyal.Options) bool { return !o.Decks.HasExpeditions() }},
	{name: "tax", replaced: func(o *portroyal.Options) bool { return !o.TaxHalves() }},
	{name: "persons"},
	{name: "end", replaced: together},
	{name: "expansion", group: editions, edition: with(portroyal.DeckExpansion)},
	{name: "contracts", group: editions, edition: func(o *portroyal.Options) bool { return o.Contracts }},
	{name: "clock", group: editions, edition: together},
	{name: "nails", group: editions, edition: with(portroyal.DeckNails)},
	{name: "gambler", group: editions, edition: with(portroyal.DeckGambler)},
	{name: "unterwegs", group: editions, edition: with(portroyal.DeckUnterwegs)},
	{name: "variants", group: editions, edition: func(o *portroyal.Options) bool {
		return o.RequireExpedition || o.AutoPass || o.HiddenDiscards ||
			o.HasTarget() && o.Target != portroyal.PrintedTarget(o.Decks)
	}},
	{name: "decisions", group: theProgram},
	{name: "symbols", group: theProgram},
	{name: "screen", group: theProgram},
	{name: "keys", group: theProgram},
}

func together(o *portroyal.Options) bool { return o.Together() }

// with reports whether a game is played with cards of a deck.
func with(deck portroyal.Deck) func(*portroyal.Options) bool {
	return func(o *portroyal.Options) bool { return o.Decks.Contains(deck) }
}

// mark says what a chapter has to do with the game on the table, nil for none.
func (c *chapter) mark(o *portroyal.Options) book.Mark {
	switch {
	case c.edition != nil && o != nil && c.edition(o):
		return book.Playing
	case c.edition != nil && o != nil:
		return book.Foreign
	case c.replaced != nil && o != nil && c.replaced(o):
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
		OfSymbol: entry.OfSymbol,
		Undrawn:  func(symbol string) bool { return strings.HasPrefix(symbol, "shield-") }, // parts of the shield
		Called:   func(b *book.Block) []string { return called(w, b) },
	}
	of.Directives = directives(w, of)
	for _, c := range chapters {
		mark := c.mark(options)
		if to := entry.Entry(c.name); to == entry.Clock && mark == book.Playing {
			of.First = to
		}
		of.Chapters = append(of.Chapters, book.Draft{
			Entry: entry.Entry(c.name), Title: w.T(titles.ID(c.name)), Group: w.T(groups[c.group]), Mark: mark,
			Text: w.T(texts.ID(c.name)),
		})
	}
	return book.Read(of)
}
