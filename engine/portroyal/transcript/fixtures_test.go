package transcript_test

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

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
	for format, n := range map[string]int{"6": 1, "7": 16} {
		files, err := filepath.Glob("testdata/format-" + format + "/*.json")
		if err != nil || len(files) != n {
			t.Fatalf("format %s: %d files, %v", format, len(files), err)
		}
		happened := map[portroyal.EventKind]int{}
		for _, name := range files {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			r, err := transcript.Read(bytes.NewReader(text))
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if write(t, r) != string(text) || !strings.HasSuffix(r.Format, format) {
				t.Errorf("%s: it is written differently now", name)
			}
			for _, event := range eventsOf(t, name, r) {
				happened[event.Kind]++
			}
		}
		for kind := portroyal.TurnBegan; kind <= portroyal.GameEnded; kind++ {
			rare := []portroyal.EventKind{portroyal.TaxInsteadOf, portroyal.StandstillReached}
			if n > 1 && happened[kind] == 0 && !slices.Contains(rare, kind) {
				t.Errorf("no event of the kind %q in the games of format %s", kind, format)
			}
		}
	}
}

// TestGamblersWorkByTheRuleOfTheirTime plays games by both rules: one that was begun when a phase ended with the first
// gambler goes on like that, and one of today has a second one work (H13). Neither can be played by the other rule.
func TestGamblersWorkByTheRuleOfTheirTime(t *testing.T) {
	options := portroyal.DefaultOptions()
	options.Players, options.Decks = 2, portroyal.DeckBase|portroyal.DeckGambler
	for format, other := range map[string]string{
		transcript.GambleOnceFormat: transcript.Format, transcript.Format: transcript.GambleOnceFormat,
	} {
		several, seconds := 0, 0
		for seed := uint64(1); several == 0; seed++ {
			if seed == 40 {
				t.Fatalf("%s: no player with several gamblers has used one", format)
			}
			r, p, err := transcript.Begin(options, seed, 0, make([]record.Seat, 2))
			if err != nil {
				t.Fatal(err)
			}
			if r.Format = format; format != transcript.Format {
				p.GambleOnce()
			}
			random := rand.New(rand.NewPCG(seed, 3))
			for p.Phase() != portroyal.Over {
				var tape portroyal.Tape
				legal := p.Legal(nil)
				action := legal[random.IntN(len(legal))]
				if err := p.Apply(action, &tape); err != nil {
					t.Fatal(err)
				}
				gambled := slices.ContainsFunc(tape.Events, func(e portroyal.Event) bool { return e.Kind == portroyal.Gambled })
				if gambled && p.Phase() == portroyal.Trade && p.Count(p.Active(), portroyal.Gambler) > 1 {
					several++
				}
				seconds += min(p.Gambles(), 1)
				r.Add(action, &tape, &p)
			}
			if several == 0 {
				continue
			}
			again, err := transcript.Decode(r.Bytes())
			if err != nil || again.Format != format {
				t.Errorf("%s: read again it is of %s: %v", format, again.Format, err)
			}
			if r.Format = other; r.Verify() == nil {
				t.Errorf("%s: it can be played by the other rule", format)
			}
		}
		if (seconds > 0) != (format == transcript.Format) {
			t.Errorf("%s: %d times another gambler could be used", format, seconds)
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

// TestEarlyRecordsAreRefused: a file of a format that is no longer read says so, whatever else is in it, unless its digest
// says that it is not as it was written.
func TestEarlyRecordsAreRefused(t *testing.T) {
	const early = "the record was written by an early version of the program, and such games are no longer read"
	for text, want := range map[string]struct {
		fault record.Fault
		says  string
	}{
		`{"format": "port-royal-record-1", "piles": [["mermaid"]]}`:       {record.Early, early},
		`{"format": "port-royal-record-2", "cards": []}`:                  {record.Early, early},
		digested("{\n \"format\": \"port-royal-record-5\",\n" + noDigest): {record.Early, early},
		`{"format": "port-royal-record-2"`:                                {record.Damaged, ""},
		`{"format": "port-royal-record-0"}`:                               {record.Foreign, ""},
		"{\n \"format\": \"port-royal-record-5\",\n" + noDigest:           {record.Altered, altered},
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
