package statistics_test

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/archive"
	"portroyal/engine/ledger/ledgertest"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/piratescove/statistics"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
)

// looked is a review of the second seat of a game, in which four decisions cost something, as if it had been made.
func looked(t *testing.T, m *match.Match) *review.Review {
	t.Helper()
	r := &review.Review{Players: len(m.Seats()), Seat: 1, Rounds: []review.Round{{Round: 1}}, Final: true}
	for i, step := range m.Steps() {
		view := m.ViewAt(i, 1)
		if legal := view.Legal(nil); step.By() == 1 && len(legal) > 1 && len(r.Decisions) < 4 {
			r.Decisions = append(r.Decisions, review.Decision{
				Step: i, Round: view.Round(), Kind: review.Fighting, Looked: len(legal), Best: coach.Choice{Action: legal[0]},
				Played: coach.Choice{Action: step.Action, Behind: 0.125 * float64(len(r.Decisions)+1), BehindError: 0.01},
			})
		}
	}
	r.All, r.Shifts = len(r.Decisions), make([]review.Shift, 1)
	return r
}

// Both forms have the same columns, those that are documented; the costs of decisions add up to that of the seat, and a
// seat without a review has none.
func TestColumns(t *testing.T) {
	m := played(t, 3, 4)
	r := looked(t, m)
	g, err := statistics.Of(m.Record())
	if err != nil {
		t.Fatal(err)
	}
	g.Seats[0].Name = `Ann; "Bea"`
	reviews := map[int]*review.Review{1: r}
	table := ledgertest.Columns(t, "COLUMNS.md", []statistics.GameRow{g.Row(reviews)})
	for name, want := range map[string]string{
		"names": `Ann, "Bea";Player 1;Player 2`, "bots": "greedy;greedy;greedy", "cost": ";1.25;", "counted": ";4;",
		"fame": fmt.Sprintf("%d;%d;%d", g.Seats[0].Last(), g.Seats[1].Last(), g.Seats[2].Last()),
	} {
		if got := table[1][slices.Index(table[0], name)]; got != want {
			t.Errorf("%s: %s, not %s", name, got, want)
		}
	}
	decisions := statistics.Decisions("game-a", 3, reviews)
	cost := 0.0
	for _, d := range decisions {
		cost += d.Cost
		if d.Seat != 1 || d.Class != "blunder" || d.Action != m.Record().Actions[d.Step].String() {
			t.Errorf("%+v", d)
		}
	}
	if math.Abs(cost-1.25) > 1e-9 {
		t.Errorf("the decisions cost %g", cost)
	}
	ledgertest.Columns(t, "COLUMNS.md", decisions)
}

// What is exported of a folder are its games, and the decisions of those seats that have a saved review.
func TestExport(t *testing.T) {
	dir := t.TempDir()
	games, err := archive.Open(dir, record.Games{transcript.Game})
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(2) {
		m := played(t, 2, seed+1)
		if err := games.Keep(m.Snapshot()); err != nil {
			t.Fatal(err)
		}
		if seed == 0 {
			if err := review.ShelfBeside(dir).Keep(m.Record(), looked(t, m)); err != nil {
				t.Fatal(err)
			}
		}
	}
	book, err := statistics.Gather(t.Context(), games)
	if err != nil {
		t.Fatal(err)
	}
	lines := map[string]int{}
	err = statistics.Export(games, review.ShelfBeside(dir), book, func(name string, write func(io.Writer) error) error {
		var text strings.Builder
		err := write(&text)
		lines[name] = strings.Count(text.String(), "\n")
		return err
	})
	if err != nil || lines["games.csv"] != 3 || lines["games.jsonl"] != 2 || lines["decisions.csv"] != 5 || lines["decisions.jsonl"] != 4 {
		t.Errorf("%v, %v", lines, err)
	}
}
