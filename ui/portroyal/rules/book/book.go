// Package book reads the rulebook: the chapters in the words of a language, cut into headings, paragraphs, lists
// and pictures, and what is to be found in them. It knows which cards belong to a kind of person and what a
// place is called. How a page or a printed sheet of it looks is not here, and no rule is decided.
package book

import (
	"fmt"
	"slices"
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/rules/entry"
	"portroyal/ui/words"
)

// Book is the rulebook in one language.
type Book struct {
	Chapters []Chapter
	words    *words.Words
	places   map[entry.Entry]Place
}

// Chapter is a part of the book with a title.
type Chapter struct {
	Entry  entry.Entry
	Title  string
	Group  Group
	Mark   Mark
	Blocks []Block
}

// Group is what chapters are about that stand together.
type Group uint8

// The groups, in order.
const (
	TheGame Group = iota
	Editions
	TheProgram
)

// Groups are the headings of the groups in the contents.
var Groups = [...]words.ID{
	TheGame: "rules.group.game", Editions: "rules.group.editions", TheProgram: "rules.group.program",
}

// Mark is what a chapter has to do with the game on the table.
type Mark uint8

// The marks.
const (
	Usual   Mark = iota // of every game, or no game is on the table
	Foreign             // about an edition or a variant that is not in play
	Playing             // about one that is
	Without             // of most games, but not of this one
)

// Kind is a kind of block.
type Kind uint8

// The kinds of blocks.
const (
	Paragraph Kind = iota
	Heading
	Item     // of a list
	Legend   // of a symbol, or of several
	Cards    // a row of them, the words are its caption
	Board    // a part of a table, the words are its caption
	Contract // its face
	Keys     // the table of keys
)

// Block is a piece of a chapter.
type Block struct {
	Kind     Kind
	Entry    entry.Entry // what leads here, "" for nothing
	Runs     []Run
	Numbers  []string         // of the rules, as rules.md has them
	Cards    []portroyal.Card // NoCard is the back of one
	Picture  string           // which board
	Symbols  []string         // of a legend
	Contract portroyal.Contract
	Beside   bool // the block behind it stands beside the cards, if these are at most MostBeside
}

// MostBeside is beside how many cards there is room for a text.
const MostBeside = 3

// Run is some words of a block that look the same.
type Run struct {
	Text   string
	Strong bool
	To     entry.Entry // where it leads, "" for nowhere
	Symbol string      // a symbol in place of words, "" for none
}

// Place is where something stands in the book: a chapter and a block in it, -1 for its beginning.
type Place struct{ Chapter, Block int }

// chapter is what there is to know of a chapter beside its words.
type chapter struct {
	name  chapterName
	group Group

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
	{name: "expansion", group: Editions, edition: with(portroyal.DeckExpansion)},
	{name: "contracts", group: Editions, edition: func(o *portroyal.Options) bool { return o.Contracts }},
	{name: "clock", group: Editions, edition: together},
	{name: "nails", group: Editions, edition: with(portroyal.DeckNails)},
	{name: "gambler", group: Editions, edition: with(portroyal.DeckGambler)},
	{name: "unterwegs", group: Editions, edition: with(portroyal.DeckUnterwegs)},
	{name: "variants", group: Editions, edition: func(o *portroyal.Options) bool {
		return o.RequireExpedition || o.AutoPass || o.HasTarget() && o.Target != portroyal.PrintedTarget(o.Decks)
	}},
	{name: "decisions", group: TheProgram},
	{name: "symbols", group: TheProgram},
	{name: "screen", group: TheProgram},
	{name: "keys", group: TheProgram},
}

func together(o *portroyal.Options) bool { return o.Together() }

// with reports whether a game is played with cards of a deck.
func with(deck portroyal.Deck) func(*portroyal.Options) bool {
	return func(o *portroyal.Options) bool { return o.Decks.Contains(deck) }
}

// mark says what a chapter has to do with the game on the table, nil for none.
func (c *chapter) mark(o *portroyal.Options) Mark {
	switch {
	case c.edition != nil && o != nil && c.edition(o):
		return Playing
	case c.edition != nil && o != nil:
		return Foreign
	case c.replaced != nil && o != nil && c.replaced(o):
		return Without
	}
	return Usual
}

// In reads the book in a language. options are those of the game on the table, nil if there is none.
func In(w *words.Words, options *portroyal.Options) *Book {
	b := &Book{words: w, places: map[entry.Entry]Place{}}
	for i, c := range chapters {
		read := Chapter{
			Entry: entry.Entry(c.name), Title: w.T(titles.ID(c.name)), Group: c.group, Mark: c.mark(options),
		}
		blocks, err := parse(w, w.T(texts.ID(c.name)))
		if err != nil {
			panic(fmt.Errorf("rules.%s.text, %s: %w", c.name, w.Language(), err)) // a test reads them all
		}
		read.Blocks = blocks
		b.Chapters = append(b.Chapters, read)
		b.places[read.Entry] = Place{i, -1}
		for at := range read.Blocks {
			for _, to := range read.Blocks[at].entries() {
				b.places[to] = Place{i, at}
			}
		}
	}
	return b
}

// ShieldPoints are the points on the shield that stands for all shields.
const ShieldPoints = 8

// Drawn are the symbols of a legend that are drawn: the parts of the shield are drawn as a whole.
func (b *Block) Drawn() (names []string) {
	for _, name := range b.Symbols {
		if !strings.HasPrefix(name, "shield-") {
			names = append(names, name)
		}
	}
	return names
}

// entries are all that lead to a block.
func (b *Block) entries() (all []entry.Entry) {
	if b.Entry != "" {
		all = append(all, b.Entry)
	}
	for _, symbol := range b.Symbols {
		all = append(all, entry.OfSymbol(symbol))
	}
	return all
}

// Find is where an entry stands; ok says that it does.
func (b *Book) Find(to entry.Entry) (at Place, ok bool) {
	at, ok = b.places[to]
	return at, ok
}

// First is where a book is opened for a game, nil for none: at what such a game is about.
func (b *Book) First() entry.Entry {
	clock := slices.IndexFunc(b.Chapters, func(c Chapter) bool { return c.Entry == entry.Clock })
	if b.Chapters[clock].Mark == Playing {
		return entry.Clock
	}
	return b.Chapters[0].Entry
}
