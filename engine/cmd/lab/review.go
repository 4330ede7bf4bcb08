package main

import (
	"flag"
	"fmt"
	"sync"
	"time"

	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// reviewed is the result of the verb review for a file.
type reviewed struct {
	File    string  `json:"file"`
	Game    string  `json:"game"`    // as -game names it
	Seconds float64 `json:"seconds"` // it took
	Review  any     `json:"review"`  // *review.Review of Port Royal, or *coveReviewed

	tell func(seconds float64, most int) // writes it, with so many decisions of each seat at most
}

// review says of records of finished games what their cards and decisions meant. Records of both games may be among them.
func (l *lab) review(_ *game, flags *flag.FlagSet, args []string) error {
	asJSON := jsonFlag(flags)
	most := flags.Int("most", 5, "decisions listed of each seat at most, the dearest first")
	files, err := l.parse(flags, args, unlimited)
	if err != nil {
		return err
	}
	switch {
	case len(files) == 0:
		return usage("review: which file?")
	case *most < 0:
		return usage("review: %d decisions are impossible", *most)
	}
	results := []reviewed{}
	for _, name := range files {
		one, err := l.reviewFile(name)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if *asJSON {
			results = append(results, one)
			continue
		}
		one.tell(one.Seconds, *most)
	}
	if *asJSON {
		return l.writeJSON(results)
	}
	return nil
}

// reviewFile reviews a record of any game.
func (l *lab) reviewFile(name string) (reviewed, error) {
	read, of, err := l.record(name)
	if err != nil {
		return reviewed{}, err
	}
	began := time.Now()
	said, tell, err := of.review(l, read)
	return reviewed{
		File: name, Game: of.name, Seconds: time.Since(began).Seconds(), Review: said,
		tell: func(seconds float64, most int) { tell(name, seconds, most) },
	}, err
}

// portRoyalJudge is made once, for the first game that it looks at.
var portRoyalJudge = sync.OnceValues(review.NewJudge)

// reviewPortRoyal reviews a game of Port Royal.
func reviewPortRoyal(l *lab, read record.Record) (any, func(name string, seconds float64, most int), error) {
	judge, err := portRoyalJudge()
	if err != nil {
		return nil, nil, err
	}
	of := read.(*transcript.Record)
	r, err := judge.Review(untilInterrupted(), of, nil)
	return r, func(name string, seconds float64, most int) { l.tell(name, of, r, most, seconds) }, err
}

// tell writes a review in points of winning chance.
func (l *lab) tell(name string, record *transcript.Record, r *review.Review, most int, seconds float64) {
	fmt.Fprintf(l.out, "%s: %d decisions, %d cards, %.1f s\n", name, len(r.Decisions), len(r.Cards), seconds)
	fmt.Fprintf(l.out, "  %-20s %7s %7s %7s %7s %7s %7s\n", "points", "start", "luck", "own", "others", "rest", "result")
	for seat := range r.Players {
		t, hard := r.Told(seat), ""
		if t.Hard {
			hard = ", hard to judge"
		}
		fmt.Fprintf(l.out, "  %-20s %7.1f %+7.1f %+7.1f %+7.1f %+7.1f %7.1f%s\n", record.Seats[seat].Name,
			100*t.Start, 100*t.Luck, 100*t.Own, 100*t.Others, 100*t.Rest, 100*t.Result, hard)
	}
	for seat := range r.Players {
		for _, d := range r.Dearest(seat, most) {
			fmt.Fprintf(l.out, "  %s, turn %d, step %d: %s, better %s: %.1f points, %s\n",
				record.Seats[seat].Name, d.Turn, d.Step, d.Played, d.Best, 100*d.Cost(), r.Class(d))
		}
	}
}
