package piratescove

import (
	"context"
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	shared "portroyal/ui/house"
	"portroyal/ui/piratescove/reviewpage"
	"portroyal/ui/piratescove/study"
	looksback "portroyal/ui/reviewpage"
)

// reviewed are the reviews of one game, by seat: one is made at a time, in the background, whatever is on the screen.
type reviewed struct {
	id      string
	actions []cove.Action // of the game, which can be taken back and end in another way
	works   map[int]*reviewpage.Work
}

// shelf is where reviews are saved.
func (h *house) shelf() review.Shelf { return review.Shelf{Shelf: h.Reviews()} }

// reviewAhead begins the review of a game that has just ended, of the first person who has played in it.
func (h *house) reviewAhead(game *match.Match) {
	if seat := shared.First(game.Seats()); game.Person(seat) {
		h.TidyReviews()
		h.turnTo(game)
		h.workOf(game, seat, h.stage.Ahead)
	}
}

// turnTo turns to the reviews of a game, with those that are saved. One of another game that goes on ends.
func (h *house) turnTo(game *match.Match) {
	on, of := &h.reviewed, game.Record()
	if on.id == of.ID && slices.Equal(on.actions, of.Actions) {
		return
	}
	for _, work := range on.works {
		work.Stop()
	}
	*on = reviewed{of.ID, slices.Clone(of.Actions), map[int]*reviewpage.Work{}}
	for seat, saved := range h.shelf().Load(of) {
		on.works[seat] = looksback.Done(saved)
	}
}

// workOf is the review of a seat of the game that was turned to. If there is none it is begun, or goes on where it was
// stopped; one of another seat stops.
func (h *house) workOf(game *match.Match, seat int, run shared.Run) *reviewpage.Work {
	on := &h.reviewed
	known := on.works[seat]
	if known != nil && !known.Over() {
		return known
	}
	for _, other := range on.works {
		other.Stop()
	}
	var before *review.Review
	if known != nil {
		before = known.Review()
	}
	ctx, stop := context.WithCancel(h.Context())
	work := looksback.NewWork(before, stop)
	on.works[seat] = work
	record, shelf := game.Record().Snapshot(), h.shelf()
	find := func(ctx context.Context) (last *review.Review, err error) {
		judge, err := review.NewJudge()
		if err != nil {
			return nil, err
		}
		err = judge.Review(ctx, record, seat, before, func(r *review.Review) {
			last = r
			h.stage.Post(func() { work.Know(r) })
		})
		return last, err
	}
	keep := func(found *review.Review) error { return shelf.Keep(record, found) }
	if !shared.FindReview(ctx, h.stage, run, find, keep, func(found *review.Review) {
		stop()
		if found == nil {
			work.Fail()
			return
		}
		work.Find(found)
		h.mistaken.Reviewed(record.ID)
	}) {
		delete(on.works, seat) // nothing was begun ahead
	}
	return work
}

// reviewPage is the page with the review of a game.
func (h *house) reviewPage(game *match.Match, seat int, calls looksback.Calls) shared.ReviewPage {
	h.turnTo(game)
	colours, portraits := h.Looks(game)
	return reviewpage.New(h.stage, game, colours, portraits, func(seat int) *reviewpage.Work {
		return h.workOf(game, seat, h.stage.Think)
	}, seat, calls)
}

// askAgain puts a decision of a game up again, on a table of its own. back is the way from the review that it comes from.
func (h *house) askAgain(game *match.Match, step int, back func()) {
	h.AskAgain(game, step, back, func(toReview, on func()) shared.Board {
		board, err := study.New(h.stage, study.Decision{Match: game, Step: step, Seats: h.Shown(game)}, h.ground, h.faces,
			study.Calls{Back: toReview, On: on, Help: h.OpenHelp, Ask: h.OpenRules})
		if err != nil { // a position that has been played can be laid on a table
			h.stage.Log.Error("review", "error", err.Error())
			return nil
		}
		return board
	})
}
