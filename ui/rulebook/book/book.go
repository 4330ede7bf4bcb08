// Package book reads a game's rulebook: the chapters in the words of a language, cut into headings, paragraphs, lists
// and pictures, and what is to be found in them. A game brings the words, and reads the lines that stand for things of
// its own. How a page or a printed sheet of it looks is not here, and no rule is decided.
package book

// Entry names a place of a rulebook: a chapter, a part of one with a heading, or a symbol in a list of them. The zero
// value is none.
type Entry string

// Book is the rulebook in one language.
type Book struct {
	Chapters []Chapter
	contents *Contents
	places   map[Entry]Place
}

// Chapter is a part of the book with a title.
type Chapter struct {
	Entry  Entry
	Title  string
	Group  string // the heading in the contents of the chapters that belong together
	Mark   Mark
	Blocks []Block
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
type Kind string

// The kinds of blocks.
const (
	Paragraph Kind = ""
	Heading   Kind = "heading"
	Item      Kind = "item"     // of a list
	Legend    Kind = "legend"   // of a symbol, or of several
	Row       Kind = "row"      // of things of the game, cards for instance; the words are its caption
	Portrait  Kind = "portrait" // of one thing, with the words beside it
	Board     Kind = "board"    // a part of a table, the words are its caption
	Table     Kind = "table"    // of numbers
	Keys      Kind = "keys"     // the table of keys
)

// Block is a piece of a chapter.
type Block struct {
	Kind    Kind
	Entry   Entry // what leads here, "" for nothing
	Runs    []Run
	Numbers []string   // of the rules, as the list of rules has them
	Things  []string   // of a row or a portrait, by the names that the game gives them
	Title   string     // over the words of a portrait, "" where a heading stands before it
	Note    string     // below the words of a portrait
	Picture string     // which board
	Symbols []string   // of a legend
	Cells   [][]string // of a table, line by line; the first line is its head
	Beside  bool       // the block behind it stands beside the things, if these are at most MostBeside
}

// MostBeside is beside how many things of a row there is room for a text.
const MostBeside = 3

// FewBeside reports whether the block behind it stands beside the things of a row.
func (b *Block) FewBeside() bool { return b.Beside && len(b.Things) <= MostBeside }

// Said are the words of runs.
func Said(runs []Run) (said string) {
	for _, run := range runs {
		said += run.Text
	}
	return said
}

// Run is some words of a block that look the same.
type Run struct {
	Text   string
	Strong bool
	To     Entry  // where it leads, "" for nowhere
	Symbol string // a symbol in place of words, "" for none
}

// Place is where something stands in the book: a chapter and a block in it, -1 for its beginning.
type Place struct{ Chapter, Block int }

// Key is what the table of keys says about some keys.
type Key struct{ Keys, Does string }

// Contents are what a game's book is made of, in one language.
type Contents struct {
	Text  string                   // see [Read]
	Mark  func(chapter Entry) Mark // nil for all usual
	First Entry                    // where it is opened, "" for its first chapter

	// Directives make the blocks of pictures whose address begins with their name.
	Directives map[string]Directive

	// OfSymbol is where a symbol is explained.
	OfSymbol func(name string) Entry

	// Undrawn reports whether a symbol is part of another one, with which it is drawn; nil for never.
	Undrawn func(name string) bool

	// Called are words by which a block is found beside its own: what its things are called, and what its entry is in
	// other languages. nil for none.
	Called func(b *Block) []string
}

// Directive makes the blocks of a picture of the game's own: of the names in its address and its caption.
type Directive func(names []string, caption []Run) []Block

// Drawn are the symbols of a legend that are drawn.
func (b *Book) Drawn(of *Block) (names []string) {
	for _, name := range of.Symbols {
		if b.contents.Undrawn == nil || !b.contents.Undrawn(name) {
			names = append(names, name)
		}
	}
	return names
}

// entries are all that lead to a block.
func (b *Book) entries(of *Block) (all []Entry) {
	if of.Entry != "" {
		all = append(all, of.Entry)
	}
	for _, symbol := range of.Symbols {
		all = append(all, b.contents.OfSymbol(symbol))
	}
	return all
}

// Find is where an entry stands; ok says that it does.
func (b *Book) Find(to Entry) (at Place, ok bool) {
	at, ok = b.places[to]
	return at, ok
}

// First is where the book is opened.
func (b *Book) First() Entry {
	if b.contents.First != "" {
		return b.contents.First
	}
	return b.Chapters[0].Entry
}
