package review

import (
	"context"
	"math"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
)

// A decision that seems to have cost something worth telling is looked at again: the two actions are played on through
// the turn of the next player, by Admirals and without the luck of the cards, in games that get the same cards as far as
// they can. The first look finds such decisions too dear, by two points among two on average: of many choices it is the
// best that is judged too well. Playouts that end there are right on average (44 decisions of Captains, against playouts
// of six turns: 1.8 points too dear at first, 0.1 after the second look).
const (
	onward    = 1     // turns that begin in a playout before it ends
	fewGames  = 6     // playouts of each action at least
	mostGames = 16    // and at most
	sure      = 0.012 // standard error that is enough, in chances of winning among two
)

// LookTwice looks again at the decisions of a seat that seem to have cost something worth telling. It is an error if ctx
// is done first; what has been looked at by then stays so.
func (c *Course) LookTwice(ctx context.Context, seat int) error { return c.lookTwice(ctx, seat, 1) }

// lookTwice does that as one of so many seats, which share the time.
func (c *Course) lookTwice(ctx context.Context, seat, seats int) error {
	return c.judge.lookTwice(ctx, c.review, seat, seats, func(step int) portroyal.View { return c.marked[step] })
}

// LookTwice does the same for a review that was made before, and gives another one. It is an error if the record does not
// play, or if ctx is done first.
func (j *Judge) LookTwice(ctx context.Context, record *transcript.Record, r *Review, seat int) (*Review, error) {
	views := map[int]portroyal.View{}
	step := 0
	_, err := record.Follow(func(_ *portroyal.Tape, position *portroyal.Position) {
		if step < len(r.Decisions) && r.needsSecondLook(&r.Decisions[step], seat) {
			views[step] = position.View()
		}
		step++
	})
	if err != nil {
		return nil, err
	}
	again := *r
	again.Decisions, again.Rest = slices.Clone(r.Decisions), slices.Clone(r.Rest)
	err = j.lookTwice(ctx, &again, seat, max(len(persons(record)), 1), func(step int) portroyal.View { return views[step] })
	return &again, err
}

// needsSecondLook reports whether a decision of the seat seems to have cost something, by the first look alone.
func (r *Review) needsSecondLook(d *Decision, seat int) bool {
	return d.Seat == seat && d.Playouts == 0 && r.Class(d) > Fine
}

func (j *Judge) lookTwice(
	ctx context.Context, r *Review, seat, seats int, before func(step int) portroyal.View,
) error {
	if j.roller == nil {
		return nil
	}
	marked := 0
	for i := range r.Decisions {
		if r.needsSecondLook(&r.Decisions[i], seat) {
			marked++
		}
	}
	p, from, seen := twicePace(r.Players, seats, marked), j.roller.Looked(), 0
	for i := range r.Decisions {
		d := &r.Decisions[i]
		if !r.needsSecondLook(d, seat) {
			continue
		}
		view := before(d.Step)
		most := mostGames
		if !p.keeps(j.roller.Looked()-from, seen, 1) {
			most = fewGames
		}
		seen++
		holds, games, err := j.holds(ctx, &view, d, r.scale(), most)
		if err != nil {
			return err
		}
		first := d.Effect
		d.settle(holds, games)
		r.Rest = append(r.Rest, Drift{d.Step, SecondLook, less(first, d.Effect)})
	}
	r.Twice[seat] = true
	return nil
}

// holds gives how much of what a decision seems to have cost holds, from 0 for nothing to 1 for all of it, and in how many
// playouts of each action, so many at most. It is an error if ctx is done first.
func (j *Judge) holds(
	ctx context.Context, view *portroyal.View, d *Decision, scale float64, most int,
) (holds float64, games int, err error) {
	sum, squares := 0.0, 0.0
	for games < most {
		best, err := j.roller.Play(ctx, *view, d.Best, onward, uint64(games))
		if err != nil {
			return 0, games, err
		}
		played, err := j.roller.Play(ctx, *view, d.Played, onward, uint64(games))
		if err != nil {
			return 0, games, err
		}
		games++
		less := best[d.Seat] - played[d.Seat]
		sum += less
		squares += less * less
		if games < fewGames {
			continue
		}
		n := float64(games)
		mean := sum / n
		deviation := math.Sqrt(max(squares/n-mean*mean, 0) / (n - 1))
		if deviation <= sure*scale || mean+2*deviation < classes[Slip].from*scale {
			break
		}
	}
	return min(max(sum/float64(games)/d.Cost(), 0), 1), games, nil
}
