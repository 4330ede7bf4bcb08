package archive_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// One bit of a game is changed: listing the games, loading this one and importing it all report that, and the file
// stays as it was found.
func TestFlippedBits(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 500))
	var good [][]byte
	for _, actions := range []int{0, 40} {
		good = append(good, game(t, 3, actions).Record().Bytes())
	}
	for _, file := range editionFiles()[:4] {
		good = append(good, decode(t, file).Bytes())
	}
	faults := map[record.Fault]int{}
	for n := range 500 {
		bad := append([]byte(nil), good[n%len(good)]...)
		bit := random.IntN(len(bad) * 8)
		bad[bit/8] ^= 1 << (bit % 8)
		dir := t.TempDir()
		a := open(t, dir)
		file := filepath.Join(dir, "game.json")
		other := filepath.Join(t.TempDir(), "a game.portroyal")
		write(t, file, bad)
		write(t, other, bad)
		before := about(other)
		var known *archive.Error
		if _, err := read(a, other); !errors.As(err, &known) || about(other) != before {
			t.Fatalf("bit %d of game %d: taken in: %v", bit, n%len(good), err)
		}
		says(t, known.Trouble, other)
		fault := known.Fault
		faults[fault]++
		var trouble archive.Trouble
		if n%2 > 0 {
			games, troubles := a.List()
			if len(games) > 0 || len(troubles) != 1 {
				t.Fatalf("bit %d of game %d: listed: %v, %v", bit, n%len(good), games, troubles)
			}
			trouble = troubles[0]
		} else if _, err := loaded(a, "game"); errors.As(err, &known) {
			trouble = known.Trouble
		} else {
			t.Fatalf("bit %d of game %d: loaded: %v", bit, n%len(good), err)
		}
		says(t, trouble, file)
		if trouble.Fault != fault {
			t.Errorf("it is %s in the folder and %s elsewhere", trouble.Fault, fault)
		}
		found := file
		if trouble.Aside != "" {
			found = filepath.Join(dir, "damaged", "game.json")
		}
		now, err := os.ReadFile(found)
		if err != nil || string(now) != string(bad) || fault != record.Newer && found == file {
			t.Errorf("%s: the file is not set aside as it was: %v", fault, err)
		}
	}
	t.Logf("%d flipped bits: %v", 500, faults)
	if faults[record.Altered] < 480 {
		t.Error("hardly any is refused for what it is")
	}
}

// A game that was begun in an older format goes on in it.
func TestGamesGoOnInTheirFormat(t *testing.T) {
	for file, format := range map[string]string{
		"6/everything-4": transcript.GambleOnceFormat, "7/everything-4": transcript.Format,
	} {
		dir := t.TempDir()
		a := open(t, dir)
		whole := decode(t, "../portroyal/transcript/testdata/format-"+file+".json")
		m, err := match.Load(whole)
		if err != nil {
			t.Fatal(err)
		}
		from, err := m.PlayOn(100, nil)
		if err != nil {
			t.Fatal(err)
		}
		r := from.Record()
		r.ID, r.Practice = "game", false
		write(t, filepath.Join(dir, "game.json"), r.Bytes())
		part, err := loaded(a, "game")
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		if m, err = match.Load(part); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		for _, action := range whole.Actions[len(part.Actions):] {
			if _, err := m.Play(action); err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			if err := a.Keep(m.Record()); err != nil {
				t.Fatal(err)
			}
		}
		again, err := loaded(a, "game")
		if err != nil || again.Format != format || !m.Over() || !slices.Equal(again.Cards, whole.Cards) {
			t.Errorf("%s: it has gone on otherwise, in %s: %v", file, again.Format, err)
		}
	}
}

// A game without an id gets one that follows from it, so that it is known again.
func TestIDsStay(t *testing.T) {
	for file, want := range map[string]string{
		"format-6/everything-4.json":  "20261123-100010-e6de141e",
		"format-7/alone-decided.json": "imported-3ff01eb4",
		"format-7/decided-2.json":     "20261123-100008-e3dc67ed",
	} {
		dir, nameless := t.TempDir(), filepath.Join(t.TempDir(), "nameless.json")
		a := open(t, dir)
		r := decode(t, "../portroyal/transcript/testdata/"+file)
		if r.ID = ""; strings.Contains(file, "alone") {
			r.Begun = time.Time{}
		}
		write(t, nameless, r.Bytes())
		for range 2 {
			id, err := importFile(a, nameless)
			if err != nil || id != want {
				t.Errorf("%s: taken in as %s, not %s: %v", file, id, want, err)
			}
		}
		if got := ids(t, a); len(got) != 1 {
			t.Errorf("%s: there are %v", file, got)
		}
	}
}
