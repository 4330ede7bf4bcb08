package record_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/record"
)

// inOrder deals cards one after the other.
type inOrder struct{ cards []portroyal.Card }

func (d *inOrder) Deal(portroyal.Source, int) (portroyal.Card, error) {
	card := d.cards[0]
	d.cards = d.cards[1:]
	return card, nil
}

func (d *inOrder) Follow([]portroyal.Event) {}

// TestRecordsStayReadable reads games of every edition that were written when their format was new. They are
// never to be written anew: whoever keeps the record of a game can read it for ever.
func TestRecordsStayReadable(t *testing.T) {
	for _, format := range []string{"1", "2", "3", "4", "5", "6"} {
		now := record.PooledFormat
		if format == "4" || format == "6" {
			now = record.Format
		}
		files, err := filepath.Glob("testdata/format-" + format + "/*.json")
		if err != nil || len(files) != 16 {
			t.Fatalf("format %s: %d files, %v", format, len(files), err)
		}
		happened := map[portroyal.EventKind]int{}
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(string(text), `"port-royal-record-`+format+`"`) {
				t.Errorf("%s: it is of another format", name)
			}
			r, err := record.Read(bytes.NewReader(text))
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if format >= "5" && write(t, r) != string(text) ||
				(format == "3" || format == "4") && string(r.Undigested()) != string(text) {
				t.Errorf("%s: it is written differently now", name)
			}
			again, err := record.Read(strings.NewReader(write(t, r)))
			if err != nil || r.Format != now {
				t.Errorf("%s: written as format %s: %v", name, r.Format, err)
				continue
			}
			if diff := cmp.Diff(r, again); diff != "" {
				t.Errorf("%s: it changes when it is written:\n%s", name, diff)
			}
			for _, event := range eventsOf(t, name, r) {
				happened[event.Kind]++
			}
		}
		for kind := portroyal.TurnBegan; kind <= portroyal.GameEnded; kind++ {
			rare := []portroyal.EventKind{portroyal.TaxInsteadOf, portroyal.StandstillReached}
			if happened[kind] == 0 && !slices.Contains(rare, kind) {
				t.Errorf("no event of the kind %q in the games of format %s", kind, format)
			}
		}
	}
}

// eventsOf plays a record again, card by card.
func eventsOf(t *testing.T, name string, r *record.Record) []portroyal.Event {
	t.Helper()
	p, err := portroyal.Deal(r.Options, r.Contracts, 0, r.Start)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	if r.Format == record.PooledFormat {
		p.PoolCoins()
	}
	var tape portroyal.Tape
	dealer := &inOrder{r.Cards}
	for _, action := range r.Actions {
		if err := p.Replay(action, dealer, &tape); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	if p.Phase() != portroyal.Over || len(dealer.cards) > 0 || !slices.Equal(p.Winners(), r.Result.Winners) {
		t.Errorf("%s: phase %s, %d cards are left, %v win", name, p.Phase(), len(dealer.cards), p.Winners())
	}
	return tape.Events
}

// TestDamagedOldRecords damages a record of the format of before, which tells of the whole deck and of each
// new pile.
func TestDamagedOldRecords(t *testing.T) {
	text, err := os.ReadFile("testdata/format-1/base-3.json")
	if err != nil {
		t.Fatal(err)
	}
	swap := func(list any, i, j int) { cards := list.([]any); cards[i], cards[j] = cards[j], cards[i] }
	for _, test := range []struct {
		name   string
		change func(r map[string]any, piles []any)
		says   string
	}{
		{"nothing", func(map[string]any, []any) {}, ""},
		{
			"an unknown card", func(_ map[string]any, piles []any) { piles[0].([]any)[0] = "settlor" },
			`unknown card "settlor"`,
		},
		{"a card of another deck", func(_ map[string]any, piles []any) { piles[0].([]any)[0] = "gunner-1" }, "deck"},
		{"a card less", func(_ map[string]any, piles []any) { piles[0] = piles[0].([]any)[1:] }, "deck"},
		{"no deck", func(r map[string]any, _ []any) { r["piles"] = []any{} }, "it has no deck"},
		{"another order", func(_ map[string]any, piles []any) { swap(piles[0], 10, 11) }, "other cards than those"},
		{"a new pile less", func(r map[string]any, piles []any) { r["piles"] = piles[:1] }, "does not fit the record"},
		{
			"a new pile more", func(r map[string]any, piles []any) { r["piles"] = append(piles, piles[1]) },
			"1 reshuffles more",
		},
		{
			"a new pile of other cards", func(_ map[string]any, piles []any) { piles[1] = piles[0] },
			"does not fit the record",
		},
		{
			"other cards turned up", func(r map[string]any, _ []any) { swap(r["revealed"], 1, 2) },
			"other cards than those",
		},
		{
			"an action less", func(r map[string]any, _ []any) { r["actions"] = r["actions"].([]any)[1:] },
			"does not fit the record",
		},
		{
			"another result", func(r map[string]any, _ []any) { r["result"].(map[string]any)["winners"] = []int{0} },
			"result",
		},
		{"a contract", func(r map[string]any, _ []any) { r["contracts"] = []string{"jinx"} }, "contracts"},
		{"a seat less", func(r map[string]any, _ []any) { r["seats"] = r["seats"].([]any)[1:] }, "seats"},
	} {
		var document map[string]any
		if err := json.Unmarshal(text, &document); err != nil {
			t.Fatal(err)
		}
		test.change(document, document["piles"].([]any))
		bad, err := json.Marshal(document)
		if err != nil {
			t.Fatal(err)
		}
		_, err = record.Read(bytes.NewReader(bad))
		switch {
		case test.says == "" && err != nil, test.says != "" && err == nil:
			t.Errorf("%s: %v", test.name, err)
		case err != nil && (!strings.Contains(err.Error(), test.says) || strings.Contains(err.Error(), "\n")):
			t.Errorf("%s: %v", test.name, err)
		}
	}
}
