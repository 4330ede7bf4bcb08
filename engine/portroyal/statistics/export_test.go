package statistics_test

import (
	"math"
	"testing"

	"portroyal/engine/ledger/ledgertest"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/statistics"
)

// TestColumns: both forms have the same columns, those that are documented, and the costs of decisions add up to that of
// the game, as their luck does to that of the review.
func TestColumns(t *testing.T) {
	m := played(t, portroyal.DefaultOptions(), 8, "random", "stop3")
	m.Record().ID = "game-a"
	g, err := statistics.Of(m.Record())
	if err != nil {
		t.Fatal(err)
	}
	r := reviewed(t, m.Record())
	g.Judge(r)
	g.Seats[0].Name = `Ann; "Bea"`
	table := ledgertest.Columns(t, "COLUMNS.md", []statistics.GameRow{g.Row()})
	for i, name := range table[0] {
		if value := table[1][i]; name == "names" && value != `Ann, "Bea";Player 1` || name == "bots" && value != "random;stop3" {
			t.Errorf("%s: %s", name, value)
		}
	}
	decisions := statistics.Decisions("game-a", r)
	cost := [2]float64{}
	luck := 0.0
	for _, d := range decisions {
		cost[d.Seat] += d.Cost
		luck += d.Luck
	}
	for i := range r.Cards {
		luck -= r.Cards[i].Luck[r.Cards[i].Seat]
	}
	if math.Abs(luck) > 1e-9 {
		t.Errorf("decisions have %v more luck than their cards", luck)
	}
	for seat := range cost {
		if off := cost[seat] - g.Seats[seat].Judged.Cost; off > 1e-9 || off < -1e-9 {
			t.Errorf("decisions of seat %d cost %v, the game says %v", seat, cost[seat], g.Seats[seat].Judged.Cost)
		}
	}
	if rows := ledgertest.Columns(t, "COLUMNS.md", decisions); len(rows) != len(m.Record().Actions)+1 {
		t.Errorf("%d rows for %d actions", len(rows)-1, len(m.Record().Actions))
	}
}
