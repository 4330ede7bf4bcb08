// Package ledgertest is for tests of what is gathered of games, and handed out for other programs.
package ledgertest

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"portroyal/engine/ledger"
)

// Columns checks that rows have the same columns in both forms, those that a file documents, and gives them as CSV has them,
// with the names of the columns first.
func Columns[Row any](t *testing.T, documented string, rows []Row) [][]string {
	t.Helper()
	text, err := os.ReadFile(documented)
	if err != nil {
		t.Fatal(err)
	}
	var asCSV, asJSON bytes.Buffer
	if err := ledger.WriteCSV(&asCSV, rows); err != nil {
		t.Fatal(err)
	}
	if err := ledger.WriteJSONLines(&asJSON, rows); err != nil {
		t.Fatal(err)
	}
	table, err := csv.NewReader(&asCSV).ReadAll()
	if err != nil || len(table) != len(rows)+1 {
		t.Fatalf("%d lines for %d rows, %v", len(table), len(rows), err)
	}
	lines := strings.Split(strings.TrimSpace(asJSON.String()), "\n")
	if len(lines) != len(rows) {
		t.Fatalf("%d lines of JSON for %d rows", len(lines), len(rows))
	}
	var object map[string]any
	if err := json.Unmarshal([]byte(lines[0]), &object); err != nil || len(object) != len(table[0]) {
		t.Fatalf("%d columns in JSON, %d in CSV, %v", len(object), len(table[0]), err)
	}
	for _, name := range table[0] {
		if _, there := object[name]; !there {
			t.Errorf("column %s is not in JSON", name)
		}
		if !bytes.Contains(text, []byte("`"+name+"`")) {
			t.Errorf("column %s is not in %s", name, documented)
		}
	}
	return table
}
