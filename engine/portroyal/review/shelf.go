package review

import (
	"fmt"

	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/reviews"
)

// Shelf is a folder with reviews that have been made, a file for each game.
type Shelf struct{ reviews.Shelf }

// ShelfBeside is the shelf of the games in a folder; none for "".
func ShelfBeside(games string) Shelf { return Shelf{reviews.Beside(games)} }

// plain is a review as it is, and not in the form for other programs.
type plain Review

// form is the number of the form of the files; it changes with what a review says or how it is found, but not where a file
// of before is read with something left out that can be looked at later, such as Tested.
const form = 3

// Judgement says by what reviews are found at present, for files: of two that differ, nothing can be compared.
func Judgement() string { return fmt.Sprintf("%d %s", form, midturn.Fingerprint()) }

func keyOf(r *transcript.Record) reviews.Key {
	return reviews.Key{
		ID: r.ID, By: Judgement(), Of: reviews.Course(r.Options, r.Seed, r.Start, r.Contracts, r.Cards, r.Actions),
	}
}

// Load gives the review of a game, nil if there is none that fits.
func (s Shelf) Load(r *transcript.Record) *Review {
	read := reviews.Load[plain](s.Shelf, keyOf(r))
	if read == nil || !(*Review)(read).fits(r) {
		return nil
	}
	return (*Review)(read)
}

// Keep saves the review of a game.
func (s Shelf) Keep(r *transcript.Record, review *Review) error {
	return reviews.Keep(s.Shelf, keyOf(r), (*plain)(review))
}
