package record_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/arena"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/record"
)

// played records one game of random players.
func played(t testing.TB, players uint8, seed uint64) (*record.Record, portroyal.Position) {
	t.Helper()
	options := portroyal.DefaultOptions()
	options.Players = players
	var seats []record.Seat
	var bots []bot.Player
	for seat := range players {
		player, err := bot.New("random", seed+uint64(seat))
		if err != nil {
			t.Fatal(err)
		}
		bots = append(bots, player)
		seats = append(seats, record.Seat{Name: "R", Player: "random"})
	}
	r, _, err := record.Begin(options, seed, portroyal.RandomStart, seats)
	if err != nil {
		t.Fatal(err)
	}
	final, err := arena.Play(context.Background(), options, bots, seed, portroyal.RandomStart, func(step arena.Step) {
		after := step.Before
		if err := after.Apply(step.Action, nil); err != nil {
			t.Fatal(err)
		}
		r.Add(step.Action, step.Tape, &after)
	})
	if err != nil {
		t.Fatal(err)
	}
	return r, final
}

func write(t testing.TB, r *record.Record) string {
	t.Helper()
	var b bytes.Buffer
	if err := r.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestRecordReplaysToTheSamePosition(t *testing.T) {
	reshuffles := 0
	for seed := range uint64(60) {
		players := uint8(2 + seed%4)
		r, final := played(t, players, seed)
		reshuffles += len(r.Piles) - 1
		again, err := record.Read(strings.NewReader(write(t, r)))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(r, again); diff != "" {
			t.Fatalf("the record changed on its way through the file:\n%s", diff)
		}
		replayed, err := again.Replay()
		if err != nil {
			t.Fatal(err)
		}
		if replayed.View() != final.View() {
			t.Fatalf("seed %d: the replay ends in another position", seed)
		}
		if !again.SeedAgrees() {
			t.Fatalf("seed %d: the seed gives another deck", seed)
		}
	}
	if reshuffles == 0 {
		t.Fatal("no game of the sample reshuffled; the test does not show what it should")
	}
}

func TestReplayDoesNotTrustTheGenerator(t *testing.T) {
	r, _ := played(t, 5, 3)
	r.Seed++
	if r.SeedAgrees() {
		t.Fatal("another seed gives the same deck")
	}
	if _, err := r.Replay(); err != nil {
		t.Fatal(err)
	}
}

func TestDamagedRecords(t *testing.T) {
	r, _ := played(t, 2, 1)
	good := write(t, r)
	for name, damage := range map[string]struct {
		change func(string) string
		says   string
	}{
		"cut off":       {func(s string) string { return s[:len(s)/2] }, "ends too early"},
		"empty":         {func(string) string { return "" }, "ends too early"},
		"other file":    {func(string) string { return `{"format": "shopping list"}` }, "not a record"},
		"unknown card":  {func(s string) string { return strings.Replace(s, `"settler"`, `"settlor"`, 1) }, `unknown card "settlor"`},
		"other card":    {func(s string) string { return strings.Replace(s, `"settler"`, `"captain"`, 1) }, "deck"},
		"other action":  {func(s string) string { return strings.Replace(s, `"reveal"`, `"stop"`, 1) }, "action 1 (stop)"},
		"unknown field": {func(s string) string { return strings.Replace(s, `"seed"`, `"speed"`, 1) }, "speed"},
		"result":        {func(s string) string { return strings.Replace(s, `"winners": [`, `"winners": [1,0,`, 1) }, "result"},
		"two records":   {func(s string) string { return s + s }, "after its end"},
	} {
		t.Run(name, func(t *testing.T) {
			bad := damage.change(good)
			if bad == good {
				t.Fatal("nothing was damaged")
			}
			_, err := record.Read(strings.NewReader(bad))
			if err == nil || !strings.Contains(err.Error(), damage.says) {
				t.Fatalf("got %v, want an error that says %q", err, damage.says)
			}
			if strings.Contains(err.Error(), "\n") {
				t.Fatalf("more than one sentence: %v", err)
			}
		})
	}
}

// FuzzRead: reading never panics and never accepts what it cannot write back.
func FuzzRead(f *testing.F) {
	for players := uint8(2); players <= 5; players++ {
		r, _ := played(f, players, uint64(players))
		f.Add(write(f, r))
	}
	f.Add(`{"format":"port-royal-record-1","options":{"players":200}}`)
	f.Fuzz(func(t *testing.T, text string) {
		r, err := record.Read(strings.NewReader(text))
		if err != nil {
			return
		}
		again, err := record.Read(strings.NewReader(write(t, r)))
		if err != nil {
			t.Fatalf("accepted, written, refused: %v", err)
		}
		if diff := cmp.Diff(r, again); diff != "" {
			t.Fatal(diff)
		}
	})
}
