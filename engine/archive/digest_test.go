package archive_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal"
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

// A game that was begun by a program that knew no digests is listed and goes on as it would have, and is written with
// one from then on, as what it is: one of the rules that it was begun by.
func TestGamesWithoutADigestGoOn(t *testing.T) {
	pooled, err := os.ReadFile("../portroyal/transcript/testdata/pooled/unfinished.json")
	if err != nil {
		t.Fatal(err)
	}
	whole := game(t, 7, 30)
	for name, test := range map[string]struct {
		text   []byte
		format string
		next   []portroyal.Action
	}{
		"of late":   {game(t, 7, 12).Record().Undigested(), transcript.GambleOnceFormat, whole.Record().Actions[12:]},
		"of a pool": {pooled, transcript.PooledFormat, decode(t, "../portroyal/transcript/testdata/pooled/finished.json").Actions},
	} {
		dir := t.TempDir()
		a := open(t, dir)
		file := filepath.Join(dir, "game.json")
		write(t, file, test.text)
		if got := ids(t, a); len(got) != 1 || strings.Contains(string(test.text), "sha256") {
			t.Fatalf("%s: %v are listed", name, got)
		}
		r, err := loaded(a, "game")
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		m, err := match.Load(r)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if test.format == transcript.PooledFormat {
			test.next = test.next[len(r.Actions):]
		}
		for _, action := range test.next {
			if _, err := m.Play(action); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if err := a.Keep(m.Record()); err != nil {
				t.Fatal(err)
			}
		}
		written, err := os.ReadFile(file)
		if err != nil || !strings.Contains(string(written[:40]), `"`+test.format+`"`) ||
			!strings.Contains(string(written[len(written)-90:]), `"sha256": "`) {
			t.Errorf("%s: %v, it is written as\n%.60s", name, err, written)
		}
		again, err := loaded(a, "game")
		if err != nil || len(again.Actions) != len(m.Record().Actions) || again.Format != test.format {
			t.Errorf("%s: %v", name, err)
		}
		if test.format == transcript.GambleOnceFormat && (again.Chance[0] != whole.Record().Chance[0] ||
			len(again.Cards) != len(whole.Record().Cards)) {
			t.Errorf("%s: it has gone on otherwise", name)
		}
	}
}

// A game without an id gets the same one as it has ever got, so that one that was taken in once is known again.
func TestIDsStay(t *testing.T) {
	for file, want := range map[string]string{
		"format-3/alone-decided.json": "imported-3560b93d",
		"format-3/decided-2.json":     "20261122-100008-77386f1d",
		"format-4/alone-decided.json": "imported-1f411809",
		"format-4/decided-2.json":     "20261123-100008-079518f4",
	} {
		dir, nameless := t.TempDir(), filepath.Join(t.TempDir(), "nameless.json")
		a := open(t, dir)
		r := decode(t, "../portroyal/transcript/testdata/"+file)
		if r.ID = ""; strings.Contains(file, "alone") {
			r.Begun = time.Time{}
		}
		write(t, nameless, r.Bytes())
		r.ID = want // as it was taken in by a program that knew no digests
		write(t, filepath.Join(dir, want+".json"), r.Undigested())
		id, err := takeIn(a, nameless)
		if err != nil || id != want {
			t.Errorf("%s: taken in as %s, not %s: %v", file, id, want, err)
		}
		if got := ids(t, a); len(got) != 1 {
			t.Errorf("%s: there are %v", file, got)
		}
	}
}
