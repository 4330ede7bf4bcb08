// Package book is the rulebook of Pirate's Cove in the words of a language: its chapters, and what stands in them of
// islands, ships and cards. How a page or a printed sheet of it looks is not here, and no rule is decided.
package book

import (
	"portroyal/ui/piratescove/rules/entry"
	"portroyal/ui/rulebook/book"
	"portroyal/ui/words"
)

// chapter is what there is to know of a chapter beside its words.
type chapter struct {
	name  subject
	group words.ID
}

// subject is what a chapter is about, by which the messages call it.
type subject string

// The messages.
const (
	titles words.Family[subject] = "cove.rules.*.title"
	texts  words.Family[subject] = "cove.rules.*.text"

	theGame    words.ID = "rules.group.game"
	theProgram words.ID = "rules.group.program"
)

// chapters in the order in which they are read.
var chapters = []chapter{
	{"aim", theGame},
	{"setup", theGame},
	{"ship", theGame},
	{"round", theGame},
	{"courses", theGame},
	{"fights", theGame},
	{"foes", theGame},
	{"plunder", theGame},
	{"islands", theGame},
	{"tavern", theGame},
	{"legends", theGame},
	{"end", theGame},
	{"questions", theProgram},
	{"symbols", theProgram},
	{"keys", theProgram},
}

// In reads the book in a language.
func In(w *words.Words) *book.Book {
	of := &book.Contents{
		OfSymbol: entry.OfSymbol, Directives: directives(w),
		Called: func(b *book.Block) []string { return called(w, b) },
	}
	for _, c := range chapters {
		of.Chapters = append(of.Chapters, book.Draft{
			Entry: entry.Entry(c.name), Title: w.T(titles.ID(c.name)), Group: w.T(c.group), Text: w.T(texts.ID(c.name)),
		})
	}
	return book.Read(of)
}
