package transcript_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
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

// TestRecordsStayReadable reads games of every edition that were written when their format was new. They must never be
// rewritten: the record of a game stays readable for ever.
func TestRecordsStayReadable(t *testing.T) {
	for _, format := range []string{"3", "4", "5", "6", "7"} {
		now := writtenAs("format-" + format)
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
			r, err := transcript.Read(bytes.NewReader(text))
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if format >= "5" && write(t, r) != string(text) ||
				(format == "3" || format == "4") && string(r.Undigested()) != string(text) {
				t.Errorf("%s: it is written differently now", name)
			}
			again, err := transcript.Read(strings.NewReader(write(t, r)))
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

// writtenAs is the format of a game on whose file stands which one it was begun in.
func writtenAs(file string) string {
	switch {
	case strings.Contains(file, "format-3"), strings.Contains(file, "format-5"), strings.Contains(file, "pooled"):
		return transcript.PooledFormat
	case strings.Contains(file, "format-4"), strings.Contains(file, "format-6"):
		return transcript.GambleOnceFormat
	}
	return transcript.Format
}

// TestGamblersWorkByTheRuleOfTheirTime plays the same cards by both rules: a game that was begun when a phase ended with
// the first gambler goes on like that, and one of today has a second one work (H13).
func TestGamblersWorkByTheRuleOfTheirTime(t *testing.T) {
	for file, again := range map[string]bool{"format-5/everything-4": false, "format-7/everything-4": true} {
		text, err := os.ReadFile("testdata/" + file + ".json")
		if err != nil {
			t.Fatal(err)
		}
		r, err := transcript.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		several, seconds := 0, 0
		if _, err := r.Follow(func(tape *portroyal.Tape, p *portroyal.Position) {
			gambled := slices.ContainsFunc(tape.Events, func(e portroyal.Event) bool { return e.Kind == portroyal.Gambled })
			if gambled && p.Phase() == portroyal.Trade && p.Count(p.Active(), portroyal.Gambler) > 1 {
				several++
			}
			if p.Gambles() > 0 {
				seconds++
			}
		}); err != nil {
			t.Errorf("%s: %v", file, err)
		}
		if several == 0 || again != (seconds > 0) {
			t.Errorf("%s: %d phases end with a gambler of several, %d times another one could be used", file, several, seconds)
		}
		other := transcript.Format
		if again {
			other = transcript.GambleOnceFormat
		}
		if r.Format = other; r.Verify() == nil {
			t.Errorf("%s: it can be played by the other rule", file)
		}
	}
}

// eventsOf plays a record again, card by card.
func eventsOf(t *testing.T, name string, r *transcript.Record) []portroyal.Event {
	t.Helper()
	p, err := portroyal.Deal(r.Rules(), r.Contracts, 0, r.Start)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	if r.Format != transcript.Format {
		p.GambleOnce()
	}
	if r.Format == transcript.PooledFormat {
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

// TestEarlyRecordsAreRefused: a file of a format that is no longer read says so, whatever else is in it; a digest, which
// no such file had, says that it was one of another format.
func TestEarlyRecordsAreRefused(t *testing.T) {
	const early = "the record was written by an early version of the program, and such games are no longer read"
	for text, want := range map[string]struct {
		fault record.Fault
		says  string
	}{
		`{"format": "port-royal-record-1", "piles": [["mermaid"]]}`: {record.Early, early},
		`{"format": "port-royal-record-2", "cards": []}`:            {record.Early, early},
		`{"format": "port-royal-record-2"`:                          {record.Damaged, ""},
		`{"format": "port-royal-record-0"}`:                         {record.Foreign, ""},
		digested("{\n \"format\": \"port-royal-record-2\",\n \"sha256\": \"" + strings.Repeat("0", 64) + "\"\n}\n"): {
			record.Altered, altered,
		},
	} {
		_, err := transcript.Decode([]byte(text))
		_, headErr := transcript.DecodeHead([]byte(text))
		if err == nil || headErr == nil {
			t.Errorf("%s: %v, %v", text, err, headErr)
			continue
		}
		for _, err := range []error{err, headErr} {
			if fault, says := faultOf(t, err); fault != want.fault || want.says != "" && says != want.says {
				t.Errorf("%s: %s: %s", text, fault, says)
			}
		}
	}
}
