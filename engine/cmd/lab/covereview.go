package main

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	"portroyal/engine/reviews"
)

// reviewCove reviews a game of Pirate's Cove.
func reviewCove(l *lab, read record.Record) (any, func(name string, seconds float64, most int), error) {
	of := read.(*transcript.Record)
	all, err := coveReviewsOf(of)
	if err != nil {
		return nil, nil, err
	}
	return coveReviewedOf(of, all), func(name string, seconds float64, most int) { l.coveTell(name, of, all, most, seconds) }, nil
}

// coveReviewsOf are the reviews of all seats of a game of Pirate's Cove, on all cores.
func coveReviewsOf(of *transcript.Record) (all []*review.Review, err error) {
	ctx := untilInterrupted()
	err = inOrder(len(of.Seats), func() (func(int) (*review.Review, error), error) {
		judge, err := review.NewJudge()
		return func(seat int) (r *review.Review, err error) {
			err = judge.Review(ctx, of, seat, nil, func(looked *review.Review) { r = looked })
			return r, err
		}, err
	}, func(_ int, r *review.Review) error {
		all = append(all, r)
		return nil
	})
	return all, err
}

// What the verb review says of a game of Pirate's Cove, for other programs. Chances and costs are of winning, from 0 to 1.
type (
	coveReviewed struct {
		Seats     []coveSeat     `json:"seats"`
		Rounds    []coveRound    `json:"rounds"`
		Decisions []coveDecision `json:"decisions"` // of all seats, in the order in which they were played
	}
	coveSeat struct {
		Start  float64            `json:"start"`  // its chance before the first round
		Result float64            `json:"result"` // its share of the win
		Cost   float64            `json:"cost"`   // what its decisions that count lost together
		Kinds  map[string]coveSum `json:"kinds"`  // the same by what they were about

		// Account is what its chance went up and down by, from a fair share to the result; "rest" is where estimates were wrong.
		Account map[string]float64 `json:"account"`
	}
	coveSum struct {
		Counted int     `json:"counted"` // decisions
		Cost    float64 `json:"cost"`
	}
	coveRound struct {
		Round   int       `json:"round"` // from 1
		Step    int       `json:"step"`  // actions played before it
		Chances []float64 `json:"chances"`
	}
	coveDecision struct {
		Step    int                `json:"step"`  // actions played before it
		Round   int                `json:"round"` // 0 before the first one
		Seat    int                `json:"seat"`
		Kind    string             `json:"kind"`
		Played  piratescove.Action `json:"played"`
		Best    piratescove.Action `json:"best"`
		Cost    float64            `json:"cost"`
		Error   float64            `json:"error"` // the standard error of what was lost
		Counted bool               `json:"counted"`
		Class   string             `json:"class"`
		Mixed   bool               `json:"mixed"` // all chose their islands at the same time (N1)
	}
)

// coveReviewedOf is what the reviews of all seats say.
func coveReviewedOf(of *transcript.Record, all []*review.Review) *coveReviewed {
	said := &coveReviewed{Decisions: []coveDecision{}}
	for seat, r := range all {
		told := r.Told()
		one := coveSeat{Start: r.Rounds[0].Chances[seat], Result: r.Result[seat], Kinds: map[string]coveSum{}, Account: map[string]float64{}}
		for kind, sum := range told {
			one.Cost += sum.Cost
			one.Kinds[review.Kind(kind).String()] = coveSum{sum.Counted, sum.Cost}
		}
		account := r.Account()
		for part, by := range account.Parts {
			one.Account[review.Part(part).String()] = by
		}
		one.Account["rest"] = account.Rest
		said.Seats = append(said.Seats, one)
		for i := range r.Decisions {
			d := &r.Decisions[i]
			said.Decisions = append(said.Decisions, coveDecision{
				d.Step, d.Round, seat, d.Kind.String(), d.Played.Action, d.Best.Action, d.Cost(), d.Played.BehindError,
				r.Counted(d), r.Class(d).String(), d.Mixed,
			})
		}
	}
	slices.SortFunc(said.Decisions, func(a, b coveDecision) int { return cmp.Compare(a.Step, b.Step) })
	for i := range all[0].Rounds {
		r := &all[0].Rounds[i]
		said.Rounds = append(said.Rounds, coveRound{r.Round, r.Step, r.Chances[:len(of.Seats)]})
	}
	return said
}

// coveTell writes the reviews of all seats of a game, in points of winning chance.
func (l *lab) coveTell(name string, of *transcript.Record, all []*review.Review, most int, seconds float64) {
	decisions := 0
	for _, r := range all {
		decisions += len(r.Decisions)
	}
	fmt.Fprintf(l.out, "%s: %d decisions, %d rounds, %.1f s\n", name, decisions, len(all[0].Rounds), seconds)
	fmt.Fprintf(l.out, "  %-20s %7s %7s %7s", "points", "start", "result", "own")
	for kind := range review.Kind(review.Kinds) {
		fmt.Fprintf(l.out, " %10s", kind)
	}
	fmt.Fprintln(l.out)
	for seat, r := range all {
		told, own := r.Told(), 0.0
		for _, sum := range told {
			own += sum.Cost
		}
		fmt.Fprintf(l.out, "  %-20s %7.1f %7.1f %7s", of.Seats[seat].Name, 100*r.Rounds[0].Chances[seat], 100*r.Result[seat],
			lostPoints(own))
		for _, sum := range told {
			fmt.Fprintf(l.out, " %10s", lostPoints(sum.Cost))
		}
		fmt.Fprintln(l.out)
	}
	l.coveAccounts(of, all)
	l.coveChances(of, all[0])
	for seat, r := range all {
		for _, d := range r.Dearest(most) {
			fmt.Fprintf(l.out, "  %s, %s, step %d, %s: %s, better %s: %.1f points, %s\n", of.Seats[seat].Name, roundOf(d), d.Step,
				d.Kind, seatless(d.Played.Action), seatless(d.Best.Action), 100*d.Cost(), r.Class(d))
		}
	}
}

// coveAccounts writes what everybody's chance went up and down by, from a fair share to the result.
func (l *lab) coveAccounts(of *transcript.Record, all []*review.Review) {
	fmt.Fprintf(l.out, "  %-20s %7s", "points by", "share")
	for part := range review.Part(review.Parts) {
		fmt.Fprintf(l.out, " %10s", part)
	}
	fmt.Fprintf(l.out, " %7s %7s\n", "rest", "result")
	for seat, r := range all {
		account := r.Account()
		fmt.Fprintf(l.out, "  %-20s %7.1f", of.Seats[seat].Name, 100*account.Start)
		for _, by := range account.Parts {
			fmt.Fprintf(l.out, " %+10.1f", 100*by)
		}
		fmt.Fprintf(l.out, " %+7.1f %7.1f\n", 100*account.Rest, 100*account.Result)
	}
}

// coveChances writes everybody's chances round by round.
func (l *lab) coveChances(of *transcript.Record, r *review.Review) {
	fmt.Fprintf(l.out, "  %-20s", "points before round")
	for i := range r.Rounds {
		fmt.Fprintf(l.out, " %5d", r.Rounds[i].Round)
	}
	fmt.Fprintf(l.out, " %5s\n", "end")
	for seat := range of.Seats {
		fmt.Fprintf(l.out, "  %-20s", of.Seats[seat].Name)
		for i := range r.Rounds {
			fmt.Fprintf(l.out, " %5.1f", 100*r.Rounds[i].Chances[seat])
		}
		fmt.Fprintf(l.out, " %5.1f\n", 100*r.Result[seat])
	}
}

// lostPoints is what decisions cost, in points with their sign.
func lostPoints(cost float64) string {
	if points := fmt.Sprintf("%.1f", 100*cost); points != "0.0" {
		return "-" + points
	}
	return "0.0"
}

// roundOf is the round of a decision; ships are outfitted before the first one (U4).
func roundOf(d *review.Decision) string {
	if d.Round == 0 {
		return "before round 1"
	}
	return fmt.Sprintf("round %d", d.Round)
}

// seatless is an action without its seat, where it stands behind the name of who sits there.
func seatless(a piratescove.Action) string {
	_, text, _ := strings.Cut(a.String(), ": ")
	return text
}

// matchOfCove plays one of the games to its end.
func matchOfCove(ctx context.Context, of *among[piratescove.Options], game int) (*transcript.Record, error) {
	setup := match.Setup{Options: of.options, Seed: of.seed + uint64(game)}
	for seat := range of.options.Seats() {
		setup.Seats = append(setup.Seats, match.Seat{Name: called[seat], Player: of.at(game, seat, of.options.Seats())})
	}
	m, err := match.New(setup)
	if err == nil {
		err = m.Run(ctx)
	}
	if err != nil {
		return nil, err
	}
	return m.Record(), nil
}

// chargesOfCove is a worker of the verb levels. It looks as closely as the window.
func chargesOfCove(ctx context.Context, of *among[piratescove.Options]) (func(game int) ([]charge, error), error) {
	judge, err := review.NewJudge()
	return func(game int) (all []charge, err error) {
		played, err := matchOfCove(ctx, of, game)
		if err != nil {
			return nil, err
		}
		for seat := range played.Seats {
			var last *review.Review
			if err := judge.Review(ctx, played, seat, nil, func(r *review.Review) { last = r }); err != nil {
				return nil, err
			}
			counted, cost := last.Charged()
			all = append(all, charge{counted, cost / reviews.Scale(of.options.Seats())})
		}
		return all, nil
	}, err
}
