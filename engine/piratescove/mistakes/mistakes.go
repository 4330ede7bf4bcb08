// Package mistakes finds a player's own mistakes in games of Pirate's Cove, see engine/mistakes: it says which decisions may
// become puzzles, and rolls them out.
package mistakes

import (
	"cmp"
	"context"
	"slices"

	"portroyal/engine/mistakes"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/bot/value"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
)

type (
	// Puzzle is a decision with what its choices are worth.
	Puzzle = mistakes.Rolled[*cove.Position, cove.Action]
	// Entry is a decision of a player that has been looked at.
	Entry = mistakes.Entry[*Puzzle, cove.Action]
	// Candidate is a decision that seems to have cost a lot.
	Candidate = mistakes.Candidate[*Puzzle, cove.Action]
	// Examiner finds out whether candidates are clear mistakes.
	Examiner = mistakes.Examiner[*cove.Position, cove.View, cove.Action]
)

// Candidates are the decisions of persons in a game that may become puzzles, the dearest first for each of them, by the
// reviews of their seats. It is an error if the record does not play.
func Candidates(r *transcript.Record, judged map[int]*review.Review) (all []Candidate, err error) {
	chosen := map[int]*review.Decision{} // by their steps
	var steps []int
	for seat := range r.Seats {
		of := judged[seat]
		if of == nil || r.Seats[seat].Player != "" {
			continue
		}
		for _, d := range mistakes.Dearest(of.Dearest(len(of.Decisions)), of.Class, func(d *review.Decision) int { return d.Round }) {
			chosen[d.Step] = d
			steps = append(steps, d.Step)
		}
	}
	seen, step := map[int]*cove.Position{}, 0
	_, err = r.Follow(func(_ *cove.Tape, position *cove.Position) {
		if d := chosen[step]; d != nil {
			view := position.View(int(d.Played.Action.Seat))
			sample := view.Sample(0)
			seen[step] = &sample
		}
		step++
	})
	if err != nil {
		return nil, err
	}
	for _, step := range steps {
		d := chosen[step]
		played := d.Played.Action
		all = append(all, mistakes.NewCandidate(&r.Head, int(played.Seat), seen[step], Entry{
			Step: step, Turn: d.Round, Played: played, Puzzle: &Puzzle{
				Position: seen[step], Seat: int(played.Seat),
				Choices: []mistakes.Choice[cove.Action]{{Action: d.Best.Action}, {Action: played}},
			},
		}))
	}
	return all, nil
}

// View is what who decides sees.
func View(of *Puzzle) cove.View { return of.Position.View(of.Seat) }

// promising is how many choices are rolled out that seem to be the best.
const promising = 4

// NewExaminer makes one. It is an error if what has been learned does not fit the rules of this program.
func NewExaminer() (*Examiner, error) {
	weights, err := value.Learned()
	if err != nil {
		return nil, err
	}
	c, err := coach.New()
	return &Examiner{
		Roller: bot.NewRoller(weights), View: View, Alike: alike,
		Choices: func(ctx context.Context, view cove.View) (all []cove.Action) {
			found := c.Advise(ctx, view, 0, coach.Steps).Choices
			for _, choice := range found[:min(promising, len(found))] {
				all = append(all, choice.Action)
			}
			return all
		},
	}, err
}

// alike reports whether the best choice of two puzzles is much the same: at the same island, for the same section.
func alike(a, b *Puzzle) bool {
	x, y := a.Best(), b.Best()
	return x.Kind == y.Kind && x.Island == y.Island && x.Section == y.Section && x.Card == y.Card
}

// Advise is what the choices of a puzzle are worth to who decides, against these seats, with what speaks for them. What has been
// rolled out is worth what came of that, and everything else as much less as the coach says. Actions in also are looked at in
// any case. It is an error if ctx is done first.
func Advise(ctx context.Context, of *Puzzle, seats []record.Seat, also ...cove.Action) (advice coach.Advice, err error) {
	c, err := coach.New()
	if err != nil {
		return advice, err
	}
	c.Facing(seats, nil)
	for _, known := range of.Choices {
		also = append(also, known.Action)
	}
	advice = c.Advise(ctx, View(of), 0, coach.Steps-1, also...)
	for i := range advice.Choices {
		choice := &advice.Choices[i]
		if known := of.Known(choice.Action); known != nil {
			choice.Error, choice.Behind, choice.BehindError = known.Error, known.Behind, known.BehindError
			choice.Playouts, choice.GivenUp = known.Games, false
		} else {
			choice.Behind = max(choice.Behind, coach.Indifferent) // as good, but after the one that is known to be the best
		}
		choice.Worth = max(0, of.Choices[0].Worth-choice.Behind)
		choice.AsGood = IsRight(choice)
	}
	behind := func(c *coach.Choice) float64 {
		if c.Action == of.Best() {
			return -1 // of several, the one that is called the best
		}
		return c.Behind
	}
	slices.SortStableFunc(advice.Choices, func(a, b coach.Choice) int { return cmp.Compare(behind(&a), behind(&b)) })
	return advice, ctx.Err()
}

// IsRight reports whether no choice is better than one, as a review counts it.
func IsRight(choice *coach.Choice) bool {
	d := review.Decision{Played: *choice}
	return d.Cost() == 0
}
