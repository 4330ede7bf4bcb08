package transcript_test

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
)

// played is the record of a random game of so many actions at most, and its last position. Some are played with all variants
// (J22, V).
func played(t testing.TB, players int, seed uint64, most int) (*transcript.Record, cove.Position) {
	t.Helper()
	seats := make([]transcript.Seat, players)
	options := cove.Options{Players: uint8(players)}
	if seed/20%2 == 1 {
		options.OneGuard, options.Rounds, options.OpenFame = true, cove.ShortRounds, true
		options.BlackShips = uint8(1 + seed%2)
	}
	r, p, err := transcript.Begin(options, seed, seats)
	if err != nil {
		t.Fatal(err)
	}
	r.ID = "a-game"
	random := rand.New(rand.NewPCG(seed, 1))
	var tape cove.Tape
	for n := 0; n < most && p.Phase() != cove.Over; n++ {
		legal := p.Legal(p.Owing(), nil)
		a := legal[random.IntN(len(legal))]
		tape.Rewind()
		if err := p.Apply(a, &tape); err != nil {
			t.Fatal(err)
		}
		r.Add(a, &tape, &p)
	}
	return r, p
}

const wholeGame = 1 << 20

// A record reads back as itself and plays to the same position, with or without the generator.
func TestRecordsReplay(t *testing.T) {
	for seed := range uint64(40) {
		most := wholeGame
		if seed%3 == 0 {
			most = int(seed) * 9
		}
		r, last := played(t, cove.MinPlayers+int(seed%4), seed, most)
		text := r.Bytes()
		read, err := transcript.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(read.Bytes(), text) {
			t.Fatal("it is written as something else")
		}
		end, err := read.Replay()
		if err != nil || end != last {
			t.Fatalf("seed %d: it does not end as it did, %v", seed, err)
		}
		read.Chance = nil // nobody knows where chance went on
		end, err = read.Replay()
		end.SetRandom(last.Random())
		if err != nil || end != last {
			t.Fatalf("seed %d: without the generator it does not end as it did, %v", seed, err)
		}
	}
}

// A record names the variants that it is played with, and else reads and is written as ever.
func TestVariantsAreNamed(t *testing.T) {
	usual := cove.Options{Players: 3}
	for seed, named := range map[uint64]bool{1: false, 21: true} {
		r, _ := played(t, 3, seed, 20)
		text := r.Bytes()
		read, err := transcript.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		if read.Rules() != r.Rules() || (read.Rules() == usual) == named {
			t.Errorf("%v: %+v of %.200s", named, read.Rules(), text)
		}
		for _, name := range []string{"one-guard", "rounds", "black-ships", "open-fame"} {
			if bytes.Contains(text, []byte(`"`+name+`"`)) != named {
				t.Errorf("%v: %s in %.200s", named, name, text)
			}
		}
	}
}

// What was begun when a mastercraft on each section and a Treasure Map that doubles all were taken for the rule goes on by
// that, and is kept as such a game; what begins today goes by its options alone (B6, E1).
func TestEarlyGamesGoOnByTheirRules(t *testing.T) {
	data, err := os.ReadFile("testdata/game-2.json")
	if err != nil {
		t.Fatal(err)
	}
	old, err := transcript.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	again, err := transcript.Decode(old.Bytes())
	if err != nil || !again.Rules().CraftEach || !again.Rules().MapAll || again.Format == transcript.Format {
		t.Errorf("%s is played with %+v, %v", again.Format, again.Rules(), err)
	}
	if r, _ := played(t, 3, 4, 9); r.Format != transcript.Format || r.Rules().CraftEach || r.Rules().MapAll {
		t.Errorf("%s is played with %+v", r.Format, r.Rules())
	}
	if on, _, err := transcript.Begin(old.Rules(), 1, old.Seats); err != nil || on.Rules() != old.Rules() {
		t.Errorf("played again it is played with %+v, %v", on.Rules(), err)
	}
}

// The head of a record can be read alone.
func TestHeads(t *testing.T) {
	r, _ := played(t, 3, 4, wholeGame)
	head, err := record.Games{transcript.Game}.DecodeHead(r.Bytes())
	if err != nil || head.Game() != "pirates-cove" || transcript.OptionsOf(&head).Players != 3 || head.Result == nil {
		t.Errorf("%+v, %v", head, err)
	}
}

// A record that has been changed is refused in one sentence that says what does not fit.
func TestChangedRecords(t *testing.T) {
	for says, change := range map[string]func(r *transcript.Record){
		"action 2 ":                func(r *transcript.Record) { r.Actions[0] = r.Actions[1] },
		"dice and cards more":      func(r *transcript.Record) { r.Shown = append(r.Shown, 1) },
		"does not say what chance": func(r *transcript.Record) { r.Chance, r.Shown = nil, r.Shown[:20] },
		"chance cannot have":       func(r *transcript.Record) { r.Chance, r.Shown[0] = nil, 99 },
		"result is not":            func(r *transcript.Record) { r.Result.Points[0]++ },
		"standing is not":          func(r *transcript.Record) { r.Standing.Turn-- },
		"do not end the game":      func(r *transcript.Record) { r.Actions = r.Actions[:30] },
		"times for":                func(r *transcript.Record) { r.Times = []int64{1} },
		"3 seats for 9 players":    func(r *transcript.Record) { r.Options = &cove.Options{Players: 9} },
		"rounds: 9 is neither":     func(r *transcript.Record) { r.Options = &cove.Options{Players: 3, Rounds: 9} },
		"seats for":                func(r *transcript.Record) { r.Options = &cove.Options{Players: 4} },
		"no actions":               func(r *transcript.Record) { r.Actions = nil },
		"hinted":                   func(r *transcript.Record) { r.Hinted = []int{3, 3} },
	} {
		r, _ := played(t, 3, 4, wholeGame)
		change(r)
		_, err := transcript.Decode(r.Bytes())
		var known *record.Error
		if !errors.As(err, &known) || !strings.Contains(err.Error(), says) || len(err.Error()) > 300 {
			t.Errorf("%q: %v", says, err)
		}
	}
	r, _ := played(t, 3, 4, wholeGame)
	text := bytes.Replace(r.Bytes(), []byte("sail hull"), []byte("sail crew"), 1)
	var known *record.Error
	if _, err := transcript.Decode(text); !errors.As(err, &known) || known.Fault != record.Altered {
		t.Errorf("a changed digit: %v", err)
	}
}

// A game is told round by round, without the passes.
func TestTelling(t *testing.T) {
	r, _ := played(t, 3, 4, wholeGame)
	var text strings.Builder
	if err := r.WriteIDs(&text); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"seat 0: 1\n", "\nround 1\n", "\nround 12\n", " sails to ", " wins\n"} {
		if !strings.Contains(text.String(), line) {
			t.Errorf("nothing is told of %q", line)
		}
	}
	if strings.Contains(text.String(), ": pass\n") || strings.Contains(text.String(), " passes\n") {
		t.Error("it tells who passes")
	}
}

// What chance has shown is written as numbers, and anything else is refused.
func TestShown(t *testing.T) {
	for text, want := range map[string]transcript.Shown{
		`""`: {}, `"6"`: {6}, `"1 255 0"`: {1, 255, 0},
	} {
		var read transcript.Shown
		if err := read.UnmarshalJSON([]byte(text)); err != nil || !slices.Equal(read, want) {
			t.Errorf("%s is read as %v, %v", text, read, err)
		}
		if again, err := read.MarshalJSON(); err != nil || string(again) != text {
			t.Errorf("%s is written as %s, %v", text, again, err)
		}
	}
	for _, text := range []string{`"256"`, `"1  2"`, `" 1"`, `"1 "`, `"x"`, `"-1"`, `[1]`, `"1,2"`, `"0001"`} {
		var read transcript.Shown
		if err := read.UnmarshalJSON([]byte(text)); err == nil {
			t.Errorf("%s is read as %v", text, read)
		}
	}
}

// FuzzRead reads anything as a record. What is accepted can be written and read again.
func FuzzRead(f *testing.F) {
	for seed := range uint64(6) {
		r, _ := played(f, cove.MinPlayers+int(seed%4), seed, 20+int(seed)*30)
		f.Add(r.Bytes())
		f.Add(record.Unsealed(r))
	}
	f.Add([]byte(`{"format":"pirates-cove-record-1"}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := transcript.Decode(data)
		if err != nil {
			var known *record.Error
			if !errors.As(err, &known) || !utf8.ValidString(err.Error()) || len(err.Error()) > 600 {
				t.Fatalf("%v", err)
			}
			return
		}
		again, err := transcript.Decode(r.Bytes())
		if err != nil || !bytes.Equal(again.Bytes(), r.Bytes()) {
			t.Fatalf("it is read as something else: %v", err)
		}
	})
}

// A record whose start player does not exist is refused, although nobody starts in this game.
func TestStartPlayerExists(t *testing.T) {
	for _, start := range []int{-1, 3, 1 << 40} {
		r, _ := played(t, 3, 1, 20)
		r.Start = start
		if _, err := transcript.Decode(r.Bytes()); err == nil || !strings.Contains(err.Error(), "start") {
			t.Errorf("start player %d: %v", start, err)
		}
	}
}
