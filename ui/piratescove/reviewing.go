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
	"portroyal/ui/shell"
	"portroyal/ui/stage"
)

// reviewed are the reviews of one game, by seat: one is made at a time, in the background, whatever is on the screen.
type reviewed struct {
	id      string
	actions []cove.Action // of the game, which can be taken back and end in another way
	works   map[int]*reviewpage.Work
	seat    int     // that the page was about
	offset  float32 // how far that was scrolled
}

// shelf is where reviews are saved.
func (h *house) shelf() review.Shelf { return review.Shelf{Shelf: h.Reviews()} }

// reviewAhead begins the review of a game that has just ended, of the first person who has played in it.
func (h *house) reviewAhead(game *match.Match) {
	if seat := reviewpage.First(game); game.Person(seat) {
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
	*on = reviewed{
		id: of.ID, actions: slices.Clone(of.Actions), works: map[int]*reviewpage.Work{}, seat: reviewpage.First(game),
	}
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
	}) {
		delete(on.works, seat) // nothing was begun ahead
	}
	return work
}

// reviewOverlay is the name of the overlay with the review of a game.
const reviewOverlay = "review"

// ShowReview implements [shell.Reviewer].
func (h *house) ShowReview() { h.showReview(h.Match, -1, h.LeaveGame) }

// showReview lays the review of a game over whatever is shown, at the round of a step, or at none for -1. Closing it leads
// back; nil leads to what is under it.
func (h *house) showReview(game *match.Match, step int, back func()) {
	h.turnTo(game)
	leads := back
	if leads == nil {
		leads = h.stage.Close
	}
	of := reviewpage.Game{Match: game}
	of.Colours, of.Portraits = h.Looks(game)
	page := reviewpage.New(h.stage, of, h.reviewed.seat, reviewpage.Calls{
		Look:  func(step int) { h.LookAgain(game, step) },
		Again: func(step int) { h.askAgain(game, step, back) },
		Of:    func(seat int) *reviewpage.Work { return h.workOf(game, seat, h.stage.Think) },
		Back:  leads, Result: h.Result(game),
	})
	if step >= 0 {
		page.Choose(step)
		page.Resume(h.reviewed.offset)
	}
	h.stage.Lay(stage.Overlay{
		Name: reviewOverlay, Full: true, Content: page.Content(), Keys: page.Typed, Restyle: page.Restyle, Back: back,
		Closed: func() {
			if h.reviewed.id == game.Record().ID {
				h.reviewed.seat, h.reviewed.offset = page.Seat, page.Offset()
			}
			page.Leave()
		},
	})
}

// askAgain puts a decision of a game up again, on a table of its own. back is the way from the review that it comes from.
func (h *house) askAgain(game *match.Match, step int, back func()) {
	over := h.stage.Shows(shared.EndOverlay)
	h.stage.CloseAll() // after which it is known which seat the review was about
	toReview := h.toReview(game, step, back, over)
	board, err := study.New(h.stage, study.Decision{Match: game, Step: step, Seats: h.Shown(game)}, h.ground, h.faces, study.Calls{
		Back: toReview,
		On: func() {
			h.LookFrom(game, step)
			h.PlayOn(game, step, &shell.Back{ID: "menu.leave.review", Go: toReview})
		},
		Help: h.OpenHelp, Ask: h.OpenRules,
	})
	if err != nil { // a position that has been played can be laid on a table
		h.stage.Log.Error("review", "error", err.Error())
		return
	}
	h.MoveTo(board)
	board.Start()
}

// toReview is the way back to the review of a game as it is now: about the same seat, at the round of a step, scrolled as
// far. back is the way from there; over says that it was laid over the end of the game.
func (h *house) toReview(game *match.Match, step int, back func(), over bool) func() {
	seat, offset, again := h.reviewed.seat, h.reviewed.offset, h.Again(game, step)
	return func() {
		if again(); over {
			h.Result(game)()
		}
		h.turnTo(game) // another game may have been reviewed meanwhile
		h.reviewed.seat, h.reviewed.offset = seat, offset
		h.showReview(game, step, back)
	}
}
