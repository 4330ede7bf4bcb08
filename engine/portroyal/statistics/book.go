package statistics

import (
	"context"

	"portroyal/engine/archive"
	"portroyal/engine/ledger"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
)

// Book is what all finished games of Port Royal in an archive say, in a file beside them.
type Book = ledger.Book[Game]

// form is the number of the form of lines; it changes with what games say or how it is found.
const form = 6

// kind is how games are counted, with what their reviews say. A review by other weights than those of today says nothing
// any more, whenever it was written.
func kind(shelf review.Shelf) *ledger.Kind[Game, Edition, *transcript.Record] {
	judgement := review.Judgement()
	return &ledger.Kind[Game, Edition, *transcript.Record]{
		Facts: &Facts,
		Game:  transcript.Game.Name, File: "statistics.jsonl", Form: form,
		Of: func(r *transcript.Record) (Game, error) {
			g, err := Of(r)
			if err != nil {
				return Game{}, err
			}
			if looked := shelf.Load(r); looked != nil {
				g.Judge(looked)
			}
			return g, nil
		},
		Fits: (*Game).fits,
		Reviewed: func(id string) (int64, string) {
			at := shelf.Written(id)
			if at == 0 {
				return 0, ""
			}
			return at, judgement
		},
	}
}

// File is the file of a book in a folder with games.
func File(dir string) string { return kind(review.Shelf{}).In(dir) }

// Gather finds what all finished games of an archive say, see [ledger.Kind.Gather].
func Gather(ctx context.Context, from *archive.Archive, shelf review.Shelf) (*Book, error) {
	return kind(shelf).Gather(ctx, from)
}
