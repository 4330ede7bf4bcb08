package archive_test

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/archive"
	covetranscript "portroyal/engine/piratescove/transcript"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// known are the games that the tests keep.
var known = record.Games{transcript.Game, covetranscript.Game}

// open opens a folder of games.
func open(t testing.TB, dir string) *archive.Archive {
	t.Helper()
	a, err := archive.Open(dir, known)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// game is a game that has been played for so many actions.
func game(t testing.TB, seed uint64, actions int) *match.Match {
	t.Helper()
	setup := match.Setup{Options: portroyal.DefaultOptions(), Seed: seed}
	for range setup.Options.Players {
		setup.Seats = append(setup.Seats, match.Seat{Name: "N", Player: "stop3"})
	}
	m, err := match.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	for range actions {
		act(t, m)
	}
	return m
}

func act(t testing.TB, m *match.Match) {
	t.Helper()
	if _, err := m.Play(m.Thinker().Choose(context.Background(), m.View(), m.Legal())); err != nil {
		t.Fatal(err)
	}
}

// keep keeps new games of so many actions each, and gives their records.
func keep(t testing.TB, a *archive.Archive, actions ...int) (kept []*transcript.Record) {
	t.Helper()
	for i, n := range actions {
		r := game(t, uint64(i), n).Record()
		if err := a.Keep(r); err != nil {
			t.Fatal(err)
		}
		kept = append(kept, r)
	}
	return kept
}

// ids lists what is in the archive, and expects no troubles.
func ids(t testing.TB, a *archive.Archive) (ids []string) {
	t.Helper()
	games, troubles := a.List()
	for _, trouble := range troubles {
		t.Errorf("trouble: %v", &archive.Error{Trouble: trouble})
	}
	for _, game := range games {
		ids = append(ids, game.ID)
	}
	return ids
}

// same reports whether two records are of the same game at the same moment, wherever it stands among others.
func same(x, y record.Record) bool {
	order := x.About().Order
	defer func() { x.About().Order = order }()
	x.About().Order = y.About().Order
	return string(x.Bytes()) == string(y.Bytes())
}

func write(t testing.TB, name string, data []byte) {
	t.Helper()
	if err := os.WriteFile(name, data, 0o666); err != nil {
		t.Fatal(err)
	}
}

func TestKeepListLoad(t *testing.T) {
	a := open(t, filepath.Join(t.TempDir(), "not", "there yet"))
	if games, troubles := a.List(); len(games)+len(troubles) > 0 {
		t.Fatalf("a new folder holds %v, %v", games, troubles)
	}
	kept := keep(t, a, 5, 0, 20)
	games, troubles := a.List()
	if len(games) != 3 || len(troubles) != 0 {
		t.Fatalf("%d games, %v", len(games), troubles)
	}
	for i, game := range games {
		want := kept[len(kept)-1-i] // the newest first
		if diff := cmp.Diff(want.Head, game.Head); diff != "" {
			t.Errorf("listed otherwise than kept:\n%s", diff)
		}
		if info, err := os.Stat(game.File); err != nil || info.Size() != game.Size || !info.ModTime().Equal(game.Saved) {
			t.Errorf("%+v: %v", game, err)
		}
		opened, err := loaded(a, game.ID)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want.Bytes()), string(opened.Bytes())); diff != "" {
			t.Errorf("loaded otherwise than kept:\n%s", diff)
		}
	}
	if _, err := loaded(a, "20200101-000000-00000000"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a game that is not there: %v", err)
	}
	for _, id := range []string{"", "..", "../other", "a/b", `a\b`, "a.json"} {
		if _, err := loaded(a, id); err == nil {
			t.Errorf("%q was loaded", id)
		}
		if err := a.Keep(&transcript.Record{Head: record.Head{ID: id}}); err == nil {
			t.Errorf("%q was kept", id)
		}
	}
}

func TestKeeperKeepsTheNewest(t *testing.T) {
	a := open(t, t.TempDir())
	k := archive.NewKeeper(a, func(err error) { t.Errorf("told %v", err) })
	m := game(t, 1, 0)
	for !m.Over() {
		act(t, m)
		k.Keep(m.Record().Snapshot())
	}
	if err := k.Close(); err != nil {
		t.Fatal(err)
	}
	r, err := loaded(a, m.Record().ID)
	if err != nil {
		t.Fatal(err)
	}
	if !same(r, m.Record()) {
		t.Errorf("%d actions are kept of %d", r.Length(), m.Record().Length())
	}
}
