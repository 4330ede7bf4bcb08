package review

import (
	"fmt"

	"portroyal/engine/piratescove/bot/value"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/reviews"
)

// Shelf is a folder with reviews that have been made to their end, a file for each game.
type Shelf struct{ reviews.Shelf }

// ShelfBeside is the shelf of the games in a folder; none for "".
func ShelfBeside(games string) Shelf { return Shelf{reviews.Beside(games)} }

// form is the number of the form of the files; it changes with what a review says or how it is found.
const form = 2

func keyOf(r *transcript.Record) reviews.Key {
	return reviews.Key{
		ID: r.ID, By: fmt.Sprintf("cove %d %s", form, value.Fingerprint()),
		Of: reviews.Course(r.Options, r.Seed, r.Shown, r.Actions),
	}
}

// Load gives the reviews of a game by seat, none if there are none that fit.
func (s Shelf) Load(r *transcript.Record) map[int]*Review {
	all := map[int]*Review{}
	if read := reviews.Load[[]*Review](s.Shelf, keyOf(r)); read != nil {
		for _, one := range *read {
			if one != nil && one.fits(r) {
				all[one.Seat] = one
			}
		}
	}
	return all
}

// Keep saves the review of a seat of a game, beside those of other seats.
func (s Shelf) Keep(r *transcript.Record, review *Review) error {
	known := s.Load(r)
	known[review.Seat] = review
	all := make([]*Review, len(r.Seats))
	for seat, one := range known {
		all[seat] = one
	}
	return reviews.Keep(s.Shelf, keyOf(r), &all)
}
