package house

import (
	"context"
	"slices"

	"portroyal/engine/record"
	"portroyal/ui/reviewpage"
	"portroyal/ui/shell"
	"portroyal/ui/stage"
)

// Reviewed is the game that was looked back on last.
type Reviewed struct {
	ID     string
	Seat   int     // that its page was about
	Offset float32 // how far that was scrolled
}

// ReviewPage is the page with the review of a game.
type ReviewPage interface {
	shell.Screen

	About() (seat int, offset float32) // the seat that it is about, and how far it is scrolled
	Resume(offset float32)             // scrolls it so far before it is shown
	Choose(step int)                   // shows the turn of a step as chosen
}

// ReviewOverlay is the name of the overlay with the review of a game.
const ReviewOverlay = "review"

// First is the seat that a page about a game begins with: the first person's, or the first one if there is none.
func First(seats []record.Seat) int {
	return max(slices.IndexFunc(seats, func(s record.Seat) bool { return s.Player == "" }), 0)
}

// ShowReview implements [shell.Reviewer].
func (h *House[M, T]) ShowReview() { h.game.Review(h.Match, h.LeaveGame) }

// LayReview lays the review of a game over whatever is shown, at the turn of a step, or at none for -1. Closing it leads
// back; nil leads to what is under it.
func (h *House[M, T]) LayReview(game M, step int, back func()) {
	if id := game.About().ID; h.Reviewed.ID != id {
		h.Reviewed = Reviewed{ID: id, Seat: First(game.Seats())}
	}
	leads := back
	if leads == nil {
		leads = h.Stage().Close
	}
	calls := reviewpage.Calls{Look: func(step int) { h.LookAgain(game, step) }, Back: leads, Result: h.Result(game)}
	if h.game.Again != nil {
		calls.Again = func(step int) { h.game.Again(game, step, back) }
	}
	page := h.game.Page(game, h.Reviewed.Seat, calls)
	if step >= 0 {
		page.Choose(step)
		page.Resume(h.Reviewed.Offset)
	}
	h.Stage().Lay(stage.Overlay{
		Name: ReviewOverlay, Full: true, Content: page.Content(), Keys: page.Typed, Restyle: page.Restyle, Back: back,
		Closed: func() {
			if h.Reviewed.ID == game.About().ID {
				h.Reviewed.Seat, h.Reviewed.Offset = page.About()
			}
			page.Leave()
			if h.game.Closed != nil {
				h.game.Closed()
			}
		},
	})
}

// Board is where a decision of a game is put up again.
type Board interface {
	shell.Screen

	Start()
}

// AskAgain puts a decision of a game up again, on a board: toReview leads from there to the review as it is now, about the
// same seat, at the turn of the decision and scrolled as far, and on to a practice game. back is the way from the review.
// Nothing comes up where there is no board.
func (h *House[M, T]) AskAgain(game M, step int, back func(), board func(toReview, on func()) Board) {
	over := h.Stage().Shows(EndOverlay)
	h.Stage().CloseAll() // after which it is known which seat the review was about
	was, again := h.Reviewed, h.Again(game, step)
	toReview := func() {
		if again(); over {
			h.Result(game)()
		}
		h.Reviewed = was // another game may have been looked back on meanwhile
		h.LayReview(game, step, back)
	}
	if shown := board(toReview, func() {
		h.LookFrom(game, step)
		h.PlayOn(game, step, &shell.Back{ID: "menu.leave.review", Go: toReview})
	}); shown != nil {
		h.MoveTo(shown)
		shown.Start()
	}
}

// Run runs work on another goroutine, and then done on the toolkit's, as [stage.Stage.Think] does.
type Run = func(ctx context.Context, work func(context.Context), done func())

// FindReview has a review of a game found, and saved, where run runs it: done gets it, or nil if nothing has come of it. It
// reports whether that has begun.
func FindReview[R any](
	ctx context.Context, s *stage.Stage, run Run, find func(context.Context) (*R, error), keep func(*R) error, done func(*R),
) bool {
	var found *R
	begun := false
	run(ctx, func(ctx context.Context) {
		begun = true
		var err error
		if found, err = find(ctx); err != nil {
			found = nil
			if ctx.Err() == nil {
				s.Log.Error("review", "error", err.Error())
			}
		}
		if found == nil {
			return
		}
		if err := keep(found); err != nil { // it can be made again
			s.Log.Warn("review", "error", err.Error())
		}
	}, func() { done(found) })
	return !s.Inline || begun
}
