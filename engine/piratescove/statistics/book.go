package statistics

import (
	"context"

	"portroyal/engine/archive"
	"portroyal/engine/ledger"
	"portroyal/engine/piratescove/transcript"
)

// Book is what all finished games of Pirate's Cove in an archive say, in a file beside them.
type Book = ledger.Book[Game]

// form is the number of the form of lines; it changes with what games say or how it is found.
const form = 3

// kind is how games are counted.
var kind = ledger.Kind[Game, Length, *transcript.Record]{
	Facts: &Facts,
	Game:  transcript.Game.Name, File: "statistics-cove.jsonl", Form: form,
	Of: Of, Fits: (*Game).fits,
}

// File is the file of a book in a folder with games.
func File(dir string) string { return kind.In(dir) }

// Gather finds what all finished games of an archive say, see [ledger.Kind.Gather].
func Gather(ctx context.Context, from *archive.Archive) (*Book, error) { return kind.Gather(ctx, from) }
