package book

import (
	"slices"
	"strings"
	"unicode"

	"portroyal/engine/record"
)

// Search finds the blocks in which every word of a query stands or begins one, in the words of the block, or in those by
// which it is found beside them, see [Contents.Called]. Neither case nor accents matter, and ü is found as u and as ue. An
// empty query finds nothing; if no block has all words, those are found that have the most of them, if these are most of
// all: people ask in sentences.
func (b *Book) Search(query string) (found []Place) {
	wanted := queried(query)
	most := len(wanted)/2 + 1
	try := func(text string, at Place) {
		n := count(text, wanted)
		if n > most {
			found, most = nil, n
		}
		if n == most {
			found = append(found, at)
		}
	}
	for c := range b.Chapters {
		try(b.Chapters[c].Title, Place{c, -1})
		for at := range b.Chapters[c].Blocks {
			try(b.text(&b.Chapters[c].Blocks[at]), Place{c, at})
		}
	}
	return found
}

// count is how many of some words a text has.
func count(text string, wanted [][]rune) (n int) {
	plain, _ := folded(text, record.Fold)
	spelt, _ := folded(text, record.Spell)
	for _, word := range wanted {
		if index(plain, word, 0) >= 0 || index(spelt, word, 0) >= 0 {
			n++
		}
	}
	return n
}

// text is everything that a block says, and by which it is found.
func (b *Book) text(block *Block) string {
	said := []string{block.Title, Said(block.Runs)}
	for _, line := range block.Cells {
		said = append(said, line...)
	}
	if b.contents.Called != nil {
		said = append(said, b.contents.Called(block)...)
	}
	return strings.Join(said, "\n")
}

// Span is a part of a text, from a byte to the one behind its last.
type Span struct{ From, To int }

// Lit are the parts of a text that a query finds, in order and apart.
func Lit(text, query string) (spans []Span) {
	for _, fold := range []func(string) string{record.Fold, record.Spell} {
		plain, from := folded(text, fold)
		for _, word := range queried(query) {
			for at := index(plain, word, 0); at >= 0; at = index(plain, word, at+1) {
				spans = append(spans, Span{from[at], from[at+len(word)]})
			}
		}
	}
	slices.SortFunc(spans, func(a, b Span) int { return a.From - b.From })
	apart := spans[:0]
	for _, span := range spans {
		if n := len(apart); n > 0 && span.From <= apart[n-1].To {
			apart[n-1].To = max(apart[n-1].To, span.To)
			continue
		}
		apart = append(apart, span)
	}
	return apart
}

// queried are the words of a query.
func queried(query string) (wanted [][]rune) {
	for _, word := range strings.Fields(query) {
		if plain := []rune(record.Fold(word)); len(plain) > 0 {
			wanted = append(wanted, plain)
		}
	}
	return wanted
}

// folded writes a text without capitals and accents, as fold does. from tells for each of its letters, and for its end,
// at which byte of the text it stands.
func folded(text string, fold func(string) string) (plain []rune, from []int) {
	for at, letter := range text {
		for _, part := range fold(string(letter)) {
			plain, from = append(plain, part), append(from, at)
		}
	}
	return plain, append(from, len(text))
}

// index finds a word at the beginning of one in a text, from a letter on; -1 if it does not stand there. In
// German, where words are put together, it may also stand within one: "Punkte" in "Einflusspunkte".
func index(text, word []rune, after int) int {
	for at := after; at+len(word) <= len(text); at++ {
		if slices.Equal(text[at:at+len(word)], word) && (len(word) > 2 || at == 0 || !unicode.IsLetter(text[at-1])) {
			return at
		}
	}
	return -1
}
