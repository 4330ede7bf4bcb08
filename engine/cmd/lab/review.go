package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"time"

	"portroyal/engine/portroyal/review"
	"portroyal/engine/portroyal/transcript"
)

// reviewed is the result of the verb review for a file.
type reviewed struct {
	File    string         `json:"file"`
	Seconds float64        `json:"seconds"` // it took
	Review  *review.Review `json:"review"`
}

// review says of records of finished games what their cards and decisions meant.
func (l *lab) review(flags *flag.FlagSet, args []string) error {
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
	judge, err := review.NewJudge()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	results := []reviewed{}
	for _, name := range files {
		began := time.Now()
		record, r, err := l.reviewFile(ctx, judge, name)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		took := time.Since(began).Seconds()
		if *asJSON {
			results = append(results, reviewed{name, took, r})
			continue
		}
		l.tell(name, record, r, *most, took)
	}
	if *asJSON {
		return l.writeJSON(results)
	}
	return nil
}

func (l *lab) reviewFile(
	ctx context.Context, judge *review.Judge, name string,
) (*transcript.Record, *review.Review, error) {
	file, err := l.open(name)
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	record, err := transcript.Read(file)
	if err != nil {
		return nil, nil, err
	}
	r, err := judge.Review(ctx, record, nil)
	return record, r, err
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
