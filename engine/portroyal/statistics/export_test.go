package statistics_test

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/statistics"
)

// TestColumns: both forms have the same columns, those that are documented, and the costs of decisions add up to that of
// the game.
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
	documented, err := os.ReadFile("COLUMNS.md")
	if err != nil {
		t.Fatal(err)
	}
	check := func(rows int, asCSV, asJSON *bytes.Buffer) [][]string {
		t.Helper()
		table, err := csv.NewReader(asCSV).ReadAll()
		if err != nil || len(table) != rows+1 {
			t.Fatalf("%d lines, %v", len(table), err)
		}
		lines := strings.Split(strings.TrimSpace(asJSON.String()), "\n")
		if len(lines) != rows {
			t.Fatalf("%d lines of JSON", len(lines))
		}
		var object map[string]any
		if err := json.Unmarshal([]byte(lines[0]), &object); err != nil || len(object) != len(table[0]) {
			t.Fatalf("%d columns in JSON, %d in CSV, %v", len(object), len(table[0]), err)
		}
		for _, name := range table[0] {
			if _, there := object[name]; !there || !bytes.Contains(documented, []byte("`"+name+"`")) {
				t.Errorf("column %s is in JSON: %v", name, there)
			}
		}
		return table
	}
	var asCSV, asJSON bytes.Buffer
	games := []statistics.GameRow{g.Row()}
	if err := statistics.WriteCSV(&asCSV, games); err != nil {
		t.Fatal(err)
	}
	if err := statistics.WriteJSONLines(&asJSON, games); err != nil {
		t.Fatal(err)
	}
	table := check(1, &asCSV, &asJSON)
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
	for seat := range cost {
		if off := cost[seat] - g.Seats[seat].Judged.Cost; off > 1e-9 || off < -1e-9 {
			t.Errorf("decisions of seat %d cost %v, the game says %v", seat, cost[seat], g.Seats[seat].Judged.Cost)
		}
	}
	asCSV.Reset()
	asJSON.Reset()
	if err := statistics.WriteCSV(&asCSV, decisions); err != nil {
		t.Fatal(err)
	}
	if err := statistics.WriteJSONLines(&asJSON, decisions); err != nil {
		t.Fatal(err)
	}
	check(len(m.Record().Actions), &asCSV, &asJSON)
}
