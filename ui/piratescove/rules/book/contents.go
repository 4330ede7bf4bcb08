// Package book is the rulebook of Pirate's Cove in the words of a language: its chapters, and what stands in them of
// islands, ships and cards. How a page or a printed sheet of it looks is not here, and no rule is decided.
package book

import (
	"portroyal/locales"
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/words"
)

// In reads the book in a language.
func In(w *words.Words) *book.Book {
	return book.Read(&book.Contents{
		Text: locales.Rulebook("piratescove", string(w.Language())), OfSymbol: entry.OfSymbol, Directives: directives(w),
		Called: func(b *book.Block) []string { return called(w, b) },
	})
}
