package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
)

// A record of Pirate's Cove is reviewed unasked, every seat of it, and what is told to people and to programs is the same.
func TestReviewOfCove(t *testing.T) {
	t.Parallel() // it thinks for a while
	record, err := voyage()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "voyage.json")
	if err := os.WriteFile(file, record.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	l := &lab{in: strings.NewReader(""), out: &output{to: &out}, err: &out}
	one, err := l.reviewFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := l.writeJSON(one); err != nil {
		t.Fatal(err)
	}
	var said struct {
		Game   string
		Review coveReviewed
	}
	if err := json.Unmarshal(out.Bytes(), &said); err != nil || said.Game != cove.name {
		t.Fatalf("%v: %s", err, out.String())
	}
	r := &said.Review
	if len(r.Seats) != 2 || len(r.Rounds) != piratescove.Rounds || len(r.Decisions) == 0 {
		t.Fatalf("%d seats, %d rounds, %d decisions", len(r.Seats), len(r.Rounds), len(r.Decisions))
	}
	if sum := r.Seats[0].Start + r.Seats[1].Start; math.Abs(sum-1) > 1e-6 || r.Seats[0].Start != r.Rounds[0].Chances[0] {
		t.Errorf("the chances before the first round come to %g", sum)
	}
	seats := map[int]int{}
	step, dearest := -1, 0.0
	for _, d := range r.Decisions {
		if d.Step <= step || int(d.Played.Seat) != d.Seat {
			t.Errorf("step %d after %d: %s by seat %d", d.Step, step, d.Played, d.Seat)
		}
		seats[d.Seat]++
		step, dearest = d.Step, max(dearest, d.Cost)
	}
	if len(seats) != 2 || dearest == 0 {
		t.Errorf("decisions by seat: %v; the dearest cost %g", seats, dearest)
	}
	for i, seat := range r.Seats {
		whole := 0.5
		for _, by := range seat.Account {
			whole += by
		}
		if math.Abs(whole-seat.Result) > 1e-6 || len(seat.Account) != 8 {
			t.Errorf("seat %d: %v lead to %g, and not to %g", i, seat.Account, whole, seat.Result)
		}
	}
	out.Reset()
	one.tell(1.5, 1)
	for _, want := range []string{
		fmt.Sprintf(`: %d decisions, 12 rounds, 1\.5 s\n`, len(r.Decisions)),
		fmt.Sprintf(`\n  Ann +%.1f +%.1f +(-%.1f|0\.0) `, 100*r.Seats[0].Start, 100*r.Seats[0].Result, 100*r.Seats[0].Cost),
		fmt.Sprintf(`\n  points by +share +dice .* rest +result\n  Ann +50\.0 +[+]?%.1f `, 100*r.Seats[0].Account["dice"]),
		`\n  points before round +1 +2 .* 12 +end\n  Ann `,
		fmt.Sprintf(`, better [a-z0-9 -]+: %.1f points, (slip|mistake|blunder)\n`, 100*dearest),
	} {
		if !regexp.MustCompile(want).MatchString(out.String()) {
			t.Errorf("%s is not told:\n%s", want, out.String())
		}
	}
	if n := strings.Count(out.String(), "better"); n > 2 {
		t.Errorf("%d decisions of 2 seats are told of, and not one each at most", n)
	}
}

// A game of Pirate's Cove that is not over has no review.
func TestReviewOfUnfinished(t *testing.T) {
	m, err := match.New(match.Setup{Options: piratescove.Options{Players: 2}, Seats: sitting("captain")})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "voyage.json")
	if err := os.WriteFile(file, m.Snapshot().Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	l := &lab{in: strings.NewReader(""), out: &output{to: &out}, err: &out}
	if status := l.main([]string{"review", file}); status != 1 || !strings.Contains(out.String(), "the game is not over yet") {
		t.Errorf("status %d: %s", status, out.String())
	}
}
