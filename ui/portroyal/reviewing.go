package portroyal

import (
	"context"
	"slices"

	"portroyal/engine/logbook"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
	shared "portroyal/ui/house"
	"portroyal/ui/portroyal/puzzles"
	"portroyal/ui/portroyal/reviewpage"
	looksback "portroyal/ui/reviewpage"
	"portroyal/ui/words"
)

// reviews are the reviews of games: one is made at a time, in the background, whatever is on the screen.
type reviews struct {
	ctx    context.Context // done when the window closes
	cancel context.CancelFunc
	game   *match.Match
	work   *reviewpage.Work // of the game
	judges func() (judge, error)
}

// judge judges decisions, as a [review.Judge] does.
type judge interface {
	Review(ctx context.Context, of *transcript.Record, told func(actions int)) (*review.Review, error)
	LookTwice(ctx context.Context, of *transcript.Record, once *review.Review, seat int) (*review.Review, error)
	Choices(ctx context.Context, view portroyal.View) ([]review.Choice, error)
}

// newJudge is a judge who remembers nothing.
func newJudge() (judge, error) { return review.NewJudge() }

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
	on.game = game
	if saved := shelf.Load(record); saved != nil {
		on.work = reviewpage.Done(saved)
		return
	}
	ctx, stop := context.WithCancel(on.ctx)
	work := reviewpage.NewWork(len(record.Actions), stop)
	on.work = work
	find := func(ctx context.Context) (*review.Review, error) {
		judge, err := w.reviews.judges()
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
		w.mistaken.Reviewed(record.ID)
		w.honours.Reckon(game, w.stage.Ahead) // what the decisions cost counts as well now
	}) {
		on.work = nil // nothing was begun ahead
	}
}

// lookTwice has the decisions of a seat looked at again, as it is done for persons at once. The work is told of what came
// of it, or that nothing did.
func (w *house) lookTwice(game *match.Match, work *reviewpage.Work, seat int) {
	record, shelf, once := game.Record().Snapshot(), w.shelf(), work.Review()
	find := func(ctx context.Context) (*review.Review, error) {
		judge, err := w.reviews.judges()
		if err != nil {
			return nil, err
		}
		return judge.LookTwice(ctx, record, once, seat)
	}
	keep := func(twice *review.Review) error { return shelf.Keep(record, twice) }
	shared.FindReview(w.reviews.ctx, w.stage.Stage, w.stage.Think, find, keep, func(twice *review.Review) {
		work.Again(seat, twice)
	})
}

// reviewPage is the page with the review of a game.
func (w *house) reviewPage(game *match.Match, seat int, calls looksback.Calls) shared.ReviewPage {
	work := w.reviewOf(game)
	colours, portraits := w.Looks(game)
	w.stage.Portraits = portraits
	return reviewpage.New(w.stage, game, colours, work, seat, reviewpage.Calls{
		Calls: calls, Anew: func() *reviewpage.Work { return w.reviewOf(game) },
		Twice: func(work *reviewpage.Work, seat int) { w.lookTwice(game, work, seat) },
	})
}

// showReview shows a review from the seat of the person, whoever it was about last.
func (w *house) showReview(game *match.Match, back func()) {
	w.Reviewed = shared.Reviewed{}
	w.LayReview(game, -1, back)
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
		judge, err := w.reviews.judges()
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
	w.AskAgain(game, step, back, func(toReview, on func()) shared.Board {
		return w.board(&one, company, puzzles.BoardCalls{
			Title:    words.Say("review.again.title", "Turn", game.TurnAt(step)),
			Foot:     words.Say("review.again.foot"),
			Answered: func(right bool) logbook.Try { return logbook.Try{Tries: 1, Solved: right} },
			Back:     puzzles.Way{ID: "review.again.back", Go: toReview}, Next: &puzzles.Way{ID: "replay.on", Go: on},
		})
	})
}
