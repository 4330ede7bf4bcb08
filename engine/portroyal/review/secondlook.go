package review

import (
	"context"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/reviews"
	"portroyal/engine/rollout"
)

// A decision that seems to have cost something worth telling is looked at again: the two actions are played on through
// the turn of the next player, by players who do not err, without the luck of the cards, in games that get the same
// cards as far as they can. The first look finds such decisions too dear, by two points among two on average: of many
// choices it is the best that is judged too well. Playouts that end there are right on average (44 decisions of Captains,
// against playouts of six turns: 1.8 points too dear at first, 0.1 after the second look).
//
// A decision that few would have found is looked at again in the same way, since many choices make the best of them seem
// better than it is as well: against the next best action. Only the largest ones are, as only those are told.
const (
	onward    = 1     // turns that begin in a playout before it ends
	fewGames  = 6     // playouts of each action at least
	mostGames = 16    // and at most
	sure      = 0.012 // standard error that is enough, in chances of winning among two
	mostTests = 3     // finds of a seat that are looked at again
)

// LookTwice looks again at the decisions of a seat that seem to have cost something worth telling, and at its best finds, and
// plays turns out where the seat is hard to judge.
// It is an error if ctx is done first; what has been looked at by then stays so.
func (c *Course) LookTwice(ctx context.Context, seat int) error { return c.lookTwice(ctx, seat, 1) }

// lookTwice does that as one of so many seats, which share the time.
func (c *Course) lookTwice(ctx context.Context, seat, seats int) error {
	return c.judge.lookTwice(ctx, c.review, seat, seats, func(step int) portroyal.View { return c.marked[step] })
}

// LookTwice does the same for a review that was made before, and gives another one; what was looked at again then is not
// looked at a third time. It is an error if the record does not play, or if ctx is done first.
func (j *Judge) LookTwice(ctx context.Context, record *transcript.Record, r *Review, seat int) (*Review, error) {
	again := *r
	again.Decisions, again.Rest, again.Known = slices.Clone(r.Decisions), slices.Clone(r.Rest), slices.Clone(r.Known)
	wanted := map[int]bool{}
	for _, d := range again.doubted(seat) {
		wanted[d.Step] = true
	}
	for _, turn := range again.Turns() {
		wanted[turn.Step] = true
	}
	views := map[int]portroyal.View{}
	step := 0
	_, err := record.Follow(func(_ *portroyal.Tape, position *portroyal.Position) {
		if wanted[step] {
			views[step] = position.View()
		}
		step++
	})
	if err != nil {
		return nil, err
	}
	err = j.lookTwice(ctx, &again, seat, max(len(persons(record)), 1), func(step int) portroyal.View { return views[step] })
	return &again, err
}

// costly reports whether a decision seems to have cost something worth telling, by the first look alone.
func (r *Review) costly(d *Decision) bool { return d.Playouts == 0 && r.Class(d) > reviews.Fine }

// doubted are the decisions of a seat that a second look is for, in order: the costly ones, and its best finds.
func (r *Review) doubted(seat int) (all []*Decision) {
	if !r.Tested[seat] {
		all = r.finds(seat, mostTests, func(*Decision) bool { return true })
	}
	for i := range r.Decisions {
		if d := &r.Decisions[i]; d.Seat == seat && r.costly(d) {
			all = append(all, d)
		}
	}
	slices.SortFunc(all, func(a, b *Decision) int { return a.Step - b.Step })
	return all
}

func (j *Judge) lookTwice(
	ctx context.Context, r *Review, seat, seats int, before func(step int) portroyal.View,
) error {
	if j.roller == nil {
		return nil
	}
	all := r.doubted(seat)
	p, from := twicePace(r.Players, seats, len(all)), j.roller.Looked()
	for seen, d := range all {
		view, most := before(d.Step), mostGames
		if !p.keeps(j.roller.Looked()-from, seen) {
			most = fewGames
		}
		again := j.doubtCost
		if !r.costly(d) {
			again = j.doubtFind
		}
		if err := again(ctx, r, d, &view, most); err != nil {
			return err
		}
	}
	if err := j.playOut(ctx, r, seat, before); err != nil {
		return err
	}
	r.Twice[seat], r.Tested[seat] = true, true
	return nil
}

// doubtCost settles what a decision cost, in so many playouts of each action at most.
func (j *Judge) doubtCost(ctx context.Context, r *Review, d *Decision, view *portroyal.View, most int) error {
	lead, games, err := j.lead(ctx, view, [2]portroyal.Action{d.Best, d.Played}, r.scale(), most, reviews.Slip.From())
	if err != nil {
		return err
	}
	first := d.Effect
	d.settle(min(max(lead/d.Cost(), 0), 1), games)
	r.Rest = append(r.Rest, Drift{d.Step, SecondLook, less(first, d.Effect)})
	return nil
}

// doubtFind settles how much worse than the action that was found the next best one is, in so many playouts of each action
// at most. Nothing else changes by that: it cost nothing, and has no effect. A lead never grows, so that it counts as a
// decision no less than before.
func (j *Judge) doubtFind(ctx context.Context, r *Review, d *Decision, view *portroyal.View, most int) error {
	j.assessor.Hurry(j.hurried)
	choices, err := j.Choices(ctx, *view)
	if err != nil {
		return err
	}
	for _, choice := range choices {
		if choice.Action != d.Played {
			d.Next = choice.Action
			break
		}
	}
	lead, games, err := j.lead(ctx, view, [2]portroyal.Action{d.Played, d.Next}, r.scale(), most, reviews.Rare)
	if err != nil {
		return err
	}
	d.Second, d.Tests = min(max(lead, 0), d.Second), games
	return nil
}

// lead is how much better for who decides the first of two actions is than the second, in a number of playouts of each: so
// many at most, and fewer where it is known well enough or surely less than a limit, in chances of winning among two. It
// is an error if ctx is done first.
func (j *Judge) lead(
	ctx context.Context, view *portroyal.View, of [2]portroyal.Action, scale float64, most int, limit float64,
) (lead float64, games int, err error) {
	limits := rollout.Limits{Turns: onward, Least: fewGames, Most: most, Error: sure * scale, Slight: limit * scale}
	choices, err := rollout.Compare(ctx, j.roller, *view, of[:], limits)
	if err != nil {
		return 0, 0, err
	}
	lead, games = choices[1].Behind, choices[1].Rollouts
	if choices[0].Action != of[0] {
		lead = -lead
	}
	return lead, games, nil
}
