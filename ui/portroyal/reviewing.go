package portroyal

import (
	"context"
	"slices"

	"portroyal/engine/portroyal/logbook"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/review"
	shared "portroyal/ui/house"
	"portroyal/ui/portroyal/puzzles"
	"portroyal/ui/portroyal/reviewpage"
	"portroyal/ui/shell"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// reviews are the reviews of games: one is made at a time, in the background, whatever is on the screen.
type reviews struct {
	ctx    context.Context // done when the window closes
	cancel context.CancelFunc
	game   *match.Match
	work   *reviewpage.Work // of the game
	seat   int              // that its page was about last
	offset float32          // how far that was scrolled
}

// shelf is where reviews are saved.
func (w *house) shelf() review.Shelf { return review.Shelf{Shelf: w.Reviews()} }

// reviewAhead begins the review of a game that has just ended, if a person has played in it.
func (w *house) reviewAhead(game *match.Match) {
	if slices.ContainsFunc(game.Seats(), match.Seat.IsPerson) {
		w.TidyReviews()
		w.beginReview(game, w.stage.Ahead)
	}
}

// reviewOf is the review of a game, which is begun if there is none.
func (w *house) reviewOf(game *match.Match) *reviewpage.Work {
	on := &w.reviews
	if on.work == nil || on.game.Record().ID != game.Record().ID || on.work.Over() {
		w.beginReview(game, w.stage.Think)
	}
	on.game = game // it may have been read anew
	return on.work
}

// beginReview begins a review, unless it is saved; one of another game that goes on ends.
func (w *house) beginReview(game *match.Match, run shared.Run) {
	on := &w.reviews
	if on.work != nil {
		on.work.Stop()
	}
	record, shelf := game.Record().Snapshot(), w.shelf()
	on.game, on.seat, on.offset = game, reviewpage.First(game), 0
	if saved := shelf.Load(record); saved != nil {
		on.work = reviewpage.Done(saved)
		return
	}
	ctx, stop := context.WithCancel(on.ctx)
	work := reviewpage.NewWork(len(record.Actions), stop)
	on.work = work
	find := func(ctx context.Context) (*review.Review, error) {
		judge, err := review.NewJudge()
		if err != nil {
			return nil, err
		}
		return judge.Review(ctx, record, func(n int) { w.stage.Post(func() { work.Judged(n) }) })
	}
	keep := func(found *review.Review) error { return shelf.Keep(record, found) }
	if !shared.FindReview(ctx, w.stage.Stage, run, find, keep, func(found *review.Review) {
		stop()
		if found == nil {
			work.Fail()
			return
		}
		work.Find(found)
		w.searchReviewed(record.ID)
		w.reckon(game, w.stage.Ahead) // what the decisions cost counts as well now
	}) {
		on.work = nil // nothing was begun ahead
	}
}

// lookTwice has the decisions of a seat looked at again, as it is done for persons at once. The work is told of what came
// of it, or that nothing did.
func (w *house) lookTwice(game *match.Match, work *reviewpage.Work, seat int) {
	once := work.Review()
	if once == nil {
		work.Missed(seat)
		return
	}
	record, shelf := game.Record().Snapshot(), w.shelf()
	find := func(ctx context.Context) (*review.Review, error) {
		judge, err := review.NewJudge()
		if err != nil {
			return nil, err
		}
		return judge.LookTwice(ctx, record, once, seat)
	}
	keep := func(twice *review.Review) error { return shelf.Keep(record, twice) }
	shared.FindReview(w.reviews.ctx, w.stage.Stage, w.stage.Think, find, keep, func(twice *review.Review) {
		w.lookedTwice(game, work, seat, once, twice)
	})
}

// lookedTwice takes over the second look at a seat, nil if nothing came of it. Where the look at another seat came to its
// end first, this one has nothing of it, and is taken again.
func (w *house) lookedTwice(game *match.Match, work *reviewpage.Work, seat int, once, twice *review.Review) {
	switch {
	case twice == nil:
		work.Missed(seat)
	case work.Review() == once:
		work.Find(twice)
	default:
		w.lookTwice(game, work, seat)
	}
}

// reviewOverlay is the name of the overlay with the review of a game.
const reviewOverlay = "review"

// showReview lays the review of a game over whatever is shown, at the turn of a step, or at none for -1. Closing it leads
// back; nil leads to what is under it.
func (w *house) showReview(game *match.Match, step int, back func()) {
	work := w.reviewOf(game)
	colours, portraits := w.Looks(game)
	w.stage.Portraits = portraits
	leads := back
	if leads == nil {
		leads = w.stage.Close
	}
	page := reviewpage.New(w.stage, reviewpage.Game{Match: game, Colours: colours, Work: work}, w.reviews.seat, reviewpage.Calls{
		Look:  func(step int) { w.LookAgain(game, step) },
		Again: func(step int) { w.askAgain(game, step, back) },
		Anew:  func() *reviewpage.Work { return w.reviewOf(game) },
		Twice: func(work *reviewpage.Work, seat int) { w.lookTwice(game, work, seat) },
		Back:  leads, Result: w.Result(game),
	})
	if step >= 0 {
		page.Choose(step)
		page.Resume(w.reviews.offset)
	}
	w.stage.Lay(stage.Overlay{
		Name: reviewOverlay, Full: true, Content: page.Content(), Keys: page.Typed, Restyle: page.Restyle, Back: back,
		Closed: func() {
			w.reviews.seat, w.reviews.offset = page.Seat, page.Offset()
			page.Leave()
			if w.unseen && w.End != nil {
				w.reckon(w.Finished, w.stage.Ahead)
			}
		},
	})
}

// ShowReview implements [shell.Reviewer].
func (w *house) ShowReview() { w.showOwnReview(w.Match, w.LeaveGame) }

// showOwnReview shows a review from the seat of the person, whoever it was about last.
func (w *house) showOwnReview(game *match.Match, back func()) {
	w.reviewOf(game)
	w.reviews.seat = reviewpage.First(game)
	w.showReview(game, -1, back)
}

// askAgain puts a decision of a game up again as a puzzle of its own, with what its review says of the choices. back is the way
// from there.
func (w *house) askAgain(game *match.Match, step int, back func()) {
	view := game.ViewAt(step)
	var of *review.Decision
	if r := w.reviewOf(game).Review(); r != nil {
		if i := slices.IndexFunc(r.Decisions, func(d review.Decision) bool { return d.Step == step }); i >= 0 {
			of = &r.Decisions[i]
		}
	}
	var choices []review.Choice
	w.stage.Think(w.reviews.ctx, func(ctx context.Context) {
		judge, err := review.NewJudge()
		if err == nil {
			choices, err = judge.Choices(ctx, view)
		}
		if of != nil {
			choices = of.Told(choices)
		}
		if err != nil && ctx.Err() == nil {
			w.stage.Log.Error("review", "error", err.Error())
		}
	}, func() {
		if len(choices) > 1 {
			w.showAgain(game, step, choices, back)
		}
	})
}

// showAgain lays a decision of a game on the table.
func (w *house) showAgain(game *match.Match, step int, choices []review.Choice, back func()) {
	one := puzzle.Puzzle{Position: game.PositionAt(step)}
	for _, choice := range choices {
		one.Choices = append(one.Choices, puzzle.Choice{Action: choice.Action, Measured: choice.Worth, Judged: choice.Worth})
	}
	company := w.companyAt(game, &one)
	company[0].Player = "" // the person at the screen decides now, also for a computer player
	over := w.stage.Shows(shared.EndOverlay)
	w.stage.CloseAll() // after which it is known which seat the review was about
	toReview := w.toReview(game, step, back, over)
	w.pose(&one, company, puzzles.BoardCalls{
		Title:    words.Say("review.again.title", "Turn", game.TurnAt(step)),
		Foot:     words.Say("review.again.foot"),
		Answered: func(right bool) logbook.Try { return logbook.Try{Tries: 1, Solved: right} },
		Back:     puzzles.Way{ID: "review.again.back", Go: toReview},
		Next: &puzzles.Way{ID: "replay.on", Go: func() {
			w.LookFrom(game, step)
			w.PlayOn(game, step, &shell.Back{ID: "menu.leave.review", Go: toReview})
		}},
	})
}

// toReview is the way back to the review of a game as it is now: about the same seat, at the turn of a step, scrolled as far.
// back is the way from there; over says that it was laid over the end of the game.
func (w *house) toReview(game *match.Match, step int, back func(), over bool) func() {
	seat, offset, again := w.reviews.seat, w.reviews.offset, w.Again(game, step)
	return func() {
		if again(); over {
			w.Result(game)()
		}
		w.reviewOf(game) // another game may have been reviewed meanwhile
		w.reviews.seat, w.reviews.offset = seat, offset
		w.showReview(game, step, back)
	}
}
