package archive_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/archive"
	"portroyal/engine/record"
)

// copiedNames are what systems and those who synchronise folders call a copy of a file.
var copiedNames = []string{
	"%s (conflicted copy 2026-11-22).json", "%s - Copy.json", "%s.sync-conflict-20261122-140733-ABCDEF7.json", "%s(1).json",
	"Copy of %s.json", "our game.json", "anna.json",
}

// playedFor is a game set up as the one in a file, after so many actions.
func playedFor(t *testing.T, file string, actions int) going {
	t.Helper()
	g, err := begin(file, 7)
	if err != nil {
		t.Fatal(err)
	}
	for range actions {
		if err := g.act(); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// only is the one game that is listed.
func only(t *testing.T, a *archive.Archive) archive.Entry {
	t.Helper()
	games, troubles := a.List()
	if len(games) != 1 || len(troubles) > 0 {
		t.Fatalf("%d games, %v", len(games), troubles)
	}
	return games[0]
}

// A game that is in several files is counted once, whatever they are called; the file in which it is further counts, in
// either game, also after the program was started again. All files stay as they are until the game goes on, and then the
// others do.
func TestACopyIsNoOtherGame(t *testing.T) {
	for _, file := range setupFiles()[:3] {
		for _, name := range copiedNames {
			for _, copyIsFurther := range []bool{true, false} {
				t.Run(fmt.Sprint(filepath.Base(file), name, copyIsFurther), func(t *testing.T) {
					copiedGame(t, file, name, copyIsFurther)
				})
			}
		}
	}
	cove, _ := filepath.Glob("../piratescove/transcript/testdata/game-*.json")
	for _, name := range copiedNames {
		copiedGame(t, cove[0], name, true)
		copiedGame(t, cove[0], name, false)
	}
}

func copiedGame(t *testing.T, file, name string, copyIsFurther bool) {
	dir := t.TempDir()
	a := open(t, dir)
	g := playedFor(t, file, 12)
	id := g.About().ID
	own := filepath.Join(dir, id+".json")
	other := filepath.Join(dir, name)
	if strings.Contains(name, "%s") {
		other = filepath.Join(dir, fmt.Sprintf(name, id))
	}
	early := g.Snapshot().Bytes()
	if err := g.act(); err != nil {
		t.Fatal(err)
	}
	late := g.Snapshot().Bytes()
	further, behind := own, other
	if copyIsFurther {
		further, behind = other, own
	}
	write(t, further, late)
	write(t, behind, early)
	for range 2 { // also by what the index says
		if e := only(t, a); e.ID != id || e.File != further {
			t.Fatalf("%s is listed, in %s", e.ID, e.File)
		}
	}
	a = open(t, dir) // which has not looked yet
	r, err := a.Load(id)
	if err != nil || r.Length() != 13 || r.About().ID != id {
		t.Fatalf("loaded: %v", err)
	}
	if text, err := os.ReadFile(behind); err != nil || string(text) != string(early) {
		t.Errorf("the file that is behind has changed: %v", err)
	}

	release, err := a.Hold(id)
	if err != nil {
		t.Fatal(err)
	}
	defer release()
	if g, err = load(r); err != nil {
		t.Fatal(err)
	}
	if err := g.act(); err != nil {
		t.Fatal(err)
	}
	if err := a.Keep(g.Snapshot()); err != nil {
		t.Fatal(err)
	}
	if e := only(t, a); e.File != further {
		t.Errorf("then it is in %s", e.File)
	}
	if text, err := os.ReadFile(behind); err != nil || string(text) != string(early) {
		t.Errorf("then the file that is behind has changed: %v", err)
	}
	if r, err := a.Load(id); err != nil || r.Length() != 14 {
		t.Errorf("then loaded: %v", err)
	}
	if games, _ := filepath.Glob(filepath.Join(dir, "*.json")); len(games) != 2 {
		t.Errorf("there are %v", games)
	}
}

// A game went on on two machines: the one that is over counts, and the other stays as it is.
func TestTwoContinuations(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	m := game(t, 1, 9)
	other := m.Snapshot()
	for !m.Over() {
		act(t, m)
	}
	over := m.Record()
	over.Standing.Played = 1
	other.About().Standing.Played = 2
	copied := filepath.Join(dir, over.ID+" (conflicted copy).json")
	write(t, copied, over.Bytes())
	write(t, filepath.Join(dir, over.ID+".json"), other.Bytes())
	if e := only(t, a); e.Result == nil || e.File != copied {
		t.Errorf("%s counts", e.File)
	}
	if text, err := os.ReadFile(filepath.Join(dir, over.ID+".json")); err != nil || string(text) != string(other.Bytes()) {
		t.Errorf("the other one has changed: %v", err)
	}
}

// A copy that comes while a game is open is not written over, whichever is further.
func TestACopyThatComesMeanwhile(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	m := game(t, 1, 9)
	id := m.Record().ID
	if err := a.Keep(m.Snapshot()); err != nil {
		t.Fatal(err)
	}
	release, err := a.Hold(id)
	if err != nil {
		t.Fatal(err)
	}
	elsewhere := game(t, 1, 9)
	elsewhere.Record().Head = m.Record().Head
	for range 20 {
		act(t, elsewhere)
	}
	copied, further := filepath.Join(dir, id+" - Copy.json"), elsewhere.Record().Bytes()
	write(t, copied, further)
	if e := only(t, a); e.File != copied {
		t.Fatalf("%s counts", e.File)
	}
	act(t, m)
	if err := a.Keep(m.Snapshot()); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(copied); err != nil || string(text) != string(further) {
		t.Errorf("the copy was written over: %v", err)
	}
	if r, err := read(a, filepath.Join(dir, id+".json")); err != nil || !same(r, m.Record()) {
		t.Errorf("the game was not written: %v", err)
	}
	if _, err := a.Delete(id); !errors.Is(err, archive.ErrElsewhere) || !exists(copied) {
		t.Errorf("a copy of an open game was deleted: %v", err)
	}
	release()
	if r, err := a.Load(id); err != nil || r.Length() != elsewhere.Record().Length() {
		t.Errorf("then the further one does not count: %v", err)
	}
}

// A deleted game does not come back by a copy, also one that has come since the last list; restored, all is as it was.
func TestDeletedWithItsCopies(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	kept := keep(t, a, 5, 6)
	ids(t, a)
	var copied []string
	for _, name := range copiedNames[:3] {
		copied = append(copied, filepath.Join(dir, fmt.Sprintf(name, kept[0].ID)))
		write(t, copied[len(copied)-1], kept[0].Bytes())
	}
	restore, err := a.Delete(kept[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	if got := ids(t, a); !slices.Equal(got, []string{kept[1].ID}) || len(deleted(t, dir)) != 4 {
		t.Errorf("there are %v, deleted are %v", got, deleted(t, dir))
	}
	if err := restore(); err != nil {
		t.Fatal(err)
	}
	if got := ids(t, a); len(got) != 2 || len(deleted(t, dir)) != 0 {
		t.Errorf("then there are %v, deleted are %v", got, deleted(t, dir))
	}
	for _, file := range copied {
		if !exists(file) {
			t.Errorf("%s has not come back", file)
		}
	}
}

// What is called as another game is, or has no id, is a game of its own: nothing is lost sight of.
func TestGamesOfOneID(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	first, second, third := game(t, 1, 5).Record(), game(t, 2, 6).Record(), game(t, 3, 7).Record()
	second.ID, third.ID = first.ID, ""
	write(t, filepath.Join(dir, first.ID+".json"), first.Bytes())
	write(t, filepath.Join(dir, "another game.json"), second.Bytes())
	write(t, filepath.Join(dir, "third.json"), third.Bytes())
	games, troubles := a.List()
	if len(games) != 3 || len(troubles) > 0 {
		t.Fatalf("%d games, %v", len(games), troubles)
	}
	for _, entry := range games {
		r, err := loaded(a, entry.ID)
		if err != nil || r.ID != entry.ID || r.Seed != entry.Seed || !record.IsID(entry.ID) {
			t.Fatalf("%s is loaded as another game: %v", entry.ID, err)
		}
		r.Undone++
		if err := a.Keep(r); err != nil {
			t.Fatal(err)
		}
		if text, err := os.ReadFile(entry.File); err != nil || string(text) != string(r.Bytes()) {
			t.Errorf("%s was not written to %s: %v", entry.ID, entry.File, err)
		}
	}
	if got := ids(t, a); len(got) != 3 {
		t.Errorf("then there are %v", got)
	}
}

// Thousands of copies are listed from the index: none of their actions is read again.
func TestCopiesAreCountedOnce(t *testing.T) {
	dir := t.TempDir()
	fillFolder(t, dir, 60)
	for i := range 60 {
		text, err := os.ReadFile(filepath.Join(dir, fmt.Sprintf("game-%05d.json", i)))
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(dir, fmt.Sprintf("game-%05d - Copy.json", i)), text)
	}
	if games, _ := open(t, dir).List(); len(games) != 60 {
		t.Fatalf("%d games", len(games))
	}
	index, err := os.ReadFile(filepath.Join(dir, "games.index"))
	if err != nil || strings.Count(string(index), `"actions":`) != 120 {
		t.Errorf("the index has not counted them: %v", err)
	}
}
