package review

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/bot/value"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/reviews"
)

// Judge reviews games. It serves one caller at a time.
type Judge struct {
	coach   *coach.Coach
	eval    *value.Evaluator
	adviser *bot.Adviser
}

// NewJudge makes a judge. It is an error if the learned evaluation does not fit the rules of this program.
func NewJudge() (*Judge, error) {
	weights, err := value.Learned()
	if err != nil {
		return nil, fmt.Errorf("review: %w", err)
	}
	advises, err := coach.New()
	if err != nil {
		return nil, fmt.Errorf("review: %w", err)
	}
	return &Judge{advises, value.NewEvaluator(weights), bot.NewAdviser(weights)}, nil
}

// ErrNotOver says that a game cannot be looked back on yet.
var ErrNotOver = errors.New("review: the game is not over yet")

// How long the coach thinks, in steps of advice. Where all steer at the same time, one step is not enough to find how often
// they do so where: without two, single decisions are a point or two off. Of what seems to have cost something, or to be a
// good find, more is looked at, but only of the largest of them, so that no review takes much longer than others.
const (
	once        = 1
	onceMixed   = 2
	twice       = 3
	mostDoubted = 10  // that seem to have cost something
	mostFinds   = 3   // that seem to be good finds
	worthALook  = 0.5 // of the cost that is worth telling: less is not looked at again
)

// Review looks at the decisions of a seat in a game that is over. It hands on what it has found: the chances at once, with the
// first decision what has changed them, then more with each decision, in order, and with each that it looks at again, the largest first. A review that was handed on
// does not change any more; the last one is final. The same record and seat always give the same ones. What was found
// before, nil for nothing, is not looked at once more for the first time. It is an error if the record does not play, if
// its game is not over, or if ctx is done before the end; by then all that was found has been handed on.
func (j *Judge) Review(
	ctx context.Context, of *transcript.Record, seat int, before *Review, found func(*Review),
) error {
	j.coach.Facing(of.Seats, nil)
	r, views, err := j.follow(of, seat)
	if err != nil {
		return err
	}
	r.Decisions = before.lookedAtOnce()
	if before != nil {
		r.Shifts = before.Shifts
	}
	give := func() {
		given := *r
		given.Decisions = slices.Clone(r.Decisions)
		found(&given)
	}
	give()
	if r.Shifts == nil {
		if r.Shifts, err = j.shifts(ctx, of, seat, len(r.Rounds)); err != nil {
			return err
		}
	}
	for at := len(r.Decisions); at < len(views); at++ {
		d, err := j.look(ctx, of, &views[at], false)
		if err != nil {
			return err
		}
		r.Decisions = append(r.Decisions, d)
		give()
	}
	doubted := r.doubted()
	r.Doubted = len(doubted)
	for _, at := range doubted {
		d, err := j.look(ctx, of, &views[at], true)
		if err != nil {
			return err
		}
		r.Decisions[at] = d
		r.Again++
		give()
	}
	r.Final = true
	give()
	return nil
}

// Choices gives what the choices of a decision after so many steps of a game are worth to its seat, as closely as a review
// looks in the end; also are looked at in any case. view is what the seat saw. It is an error if ctx is done first.
func (j *Judge) Choices(
	ctx context.Context, of *transcript.Record, step int, view cove.View, also ...cove.Action,
) (coach.Advice, error) {
	j.coach.Facing(of.Seats, nil)
	advice := j.coach.Advise(ctx, view, seedOf(of, step), twice, append([]cove.Action{of.Actions[step]}, also...)...)
	return advice, ctx.Err()
}

// seedOf is what the chance follows from by which a decision is judged.
func seedOf(of *transcript.Record, step int) uint64 { return of.Seed + uint64(step) }

// lookedAtOnce are the first decisions of a review, none for nil, until one that has been looked at twice: which ones are
// follows from all first looks.
func (r *Review) lookedAtOnce() []Decision {
	if r == nil {
		return nil
	}
	n := slices.IndexFunc(r.Decisions, func(d Decision) bool { return d.Twice })
	if n < 0 {
		n = len(r.Decisions)
	}
	return slices.Clone(r.Decisions[:n])
}

// before is the seat's view before a decision.
type before struct {
	step int
	view cove.View
}

// follow plays a record again, for the chances at the beginning of each round, and the seat's decisions with a choice.
func (j *Judge) follow(of *transcript.Record, seat int) (r *Review, views []before, err error) {
	options := of.Rules()
	r = &Review{Players: int(options.Players), Seat: seat}
	step := 0
	last, err := of.Follow(func(tape *cove.Tape, position *cove.Position) {
		for i := range tape.Events {
			if e := &tape.Events[i]; e.Kind == cove.RoundBegan {
				r.Rounds = append(r.Rounds, Round{int(e.N), step, *j.eval.Worth(position)})
			}
		}
		if step < len(of.Actions) && int(of.Actions[step].Seat) == seat {
			if view := position.View(seat); len(view.Legal(nil)) > 1 {
				views = append(views, before{step, view})
			}
		}
		step++
	})
	switch {
	case err != nil:
		return nil, nil, err
	case last.Phase() != cove.Over:
		return nil, nil, ErrNotOver
	}
	r.Result, r.All = *j.eval.Worth(&last), len(views)
	return r, views, nil
}

// look looks at a decision, for the first time or again.
func (j *Judge) look(ctx context.Context, of *transcript.Record, b *before, again bool) (d Decision, err error) {
	played := of.Actions[b.step]
	steps := once
	switch {
	case again:
		steps = twice
	case bot.Together(&b.view):
		steps = onceMixed
	}
	advice := j.coach.Advise(ctx, b.view, seedOf(of, b.step), steps, played)
	if ctx.Err() != nil {
		return d, ctx.Err()
	}
	choices := advice.Choices
	own := slices.IndexFunc(choices, func(c coach.Choice) bool { return c.Action == played })
	if own < 0 {
		return d, fmt.Errorf("review: action %d (%s) is not legal", b.step+1, played)
	}
	d = Decision{
		Step: b.step, Round: b.view.Round(), Kind: KindOf(b.view.Phase()), Mixed: advice.Mixed, Looked: len(choices),
		Played: choices[own], Best: choices[0], Twice: again,
		Even: !slices.ContainsFunc(choices, func(c coach.Choice) bool { return sure(&c) > 0 }),
	}
	if own > 0 && d.Cost() == 0 {
		d.Best = d.Played // as good as any
	}
	if own == 0 && len(choices) > 1 {
		d.Next = choices[1]
	}
	return d, nil
}

// doubted are the decisions, by their places, that are looked at again: the dearest ones, and the best finds.
func (r *Review) doubted() (all []int) {
	largest := func(of func(d *Decision) float64, least float64, most int) {
		var some []int
		for at := range r.Decisions {
			if of(&r.Decisions[at]) >= least {
				some = append(some, at)
			}
		}
		slices.SortStableFunc(some, func(a, b int) int { return cmp.Compare(of(&r.Decisions[b]), of(&r.Decisions[a])) })
		all = append(all, some[:min(most, len(some))]...)
	}
	largest((*Decision).Cost, worthALook*r.From(reviews.Slip), mostDoubted)
	largest(func(d *Decision) float64 {
		if !r.Found(d) {
			return 0
		}
		return d.Lead()
	}, reviews.Rare*r.scale(), mostFinds)
	return all
}
