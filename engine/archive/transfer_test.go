package archive_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal/transcript"
)

// importFile takes the game of a file into a folder, as the window does, and gives its id.
func importFile(a *archive.Archive, file string) (id string, err error) {
	r, err := read(a, file)
	if err != nil {
		return "", err
	}
	if !a.Name(r) {
		err = a.Keep(r)
	}
	return r.ID, err
}

// Games of every format are taken in, once each, whatever they are called, and what was taken in is a game like
// any other. The files stay as they are.
func TestImport(t *testing.T) {
	a := open(t, t.TempDir())
	files, err := filepath.Glob("../portroyal/transcript/testdata/format-*/*.json")
	if err != nil || len(files) != 1+16 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	taken := map[string]string{}
	for range 2 {
		for _, file := range files {
			id, err := importFile(a, file)
			if err != nil {
				t.Fatal(err)
			}
			if before, again := taken[file]; again && before != id {
				t.Errorf("%s: taken in as %s, then as %s", file, before, id)
			}
			taken[file] = id
			opened, err := loaded(a, id)
			if err != nil {
				t.Fatal(err)
			}
			r := decode(t, file)
			r.ID, r.Installation, r.Order = opened.ID, opened.Installation, opened.Order
			if string(r.Bytes()) != string(opened.Bytes()) {
				t.Errorf("%s: another game was taken in", file)
			}
		}
	}
	if got := ids(t, a); len(got) != len(files) {
		t.Errorf("%d games are there, %d were taken in", len(got), len(files))
	}
}

func decode(t *testing.T, file string) *transcript.Record {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	r, err := transcript.Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// An exported game is imported as the same game; if the archive has another game of the same id, or this one has gone
// on differently, the imported one gets an id of its own, and neither is lost.
func TestImportOfATakenID(t *testing.T) {
	dir, out := t.TempDir(), t.TempDir()
	a := open(t, dir)
	m := game(t, 1, 10)
	id := m.Record().ID
	if err := a.Keep(m.Record()); err != nil {
		t.Fatal(err)
	}
	earlier := filepath.Join(out, "earlier.json")
	if err := a.Export(id, earlier); err != nil {
		t.Fatal(err)
	}
	imports := func(file, want string) string {
		t.Helper()
		id, err := importFile(a, file)
		if err != nil {
			t.Fatal(err)
		}
		if want != "" && id != want {
			t.Errorf("%s was taken in as %s, not %s", file, id, want)
		}
		return id
	}
	imports(earlier, id)
	act(t, m)
	if err := a.Keep(m.Record()); err != nil {
		t.Fatal(err)
	}
	second := imports(earlier, "")
	imports(earlier, second)
	third := game(t, 9, 4).Record()
	third.ID = id
	file := filepath.Join(out, "third.json")
	write(t, file, third.Bytes())
	thirdID := imports(file, "")
	imports(file, thirdID)
	if got := ids(t, a); len(got) != 3 || second == id || thirdID == id || second == thirdID {
		t.Fatalf("there are %v", got)
	}
	if r, err := loaded(a, second); err != nil || len(r.Actions) != 10 {
		t.Errorf("the earlier one: %v", err)
	}
	if r, err := loaded(a, id); err != nil || len(r.Actions) != 11 {
		t.Errorf("the later one: %v", err)
	}

	// Somebody plays on with what was taken in, and takes it in again.
	r, err := loaded(a, second)
	if err != nil {
		t.Fatal(err)
	}
	r.Undone++
	if err := a.Keep(r); err != nil {
		t.Fatal(err)
	}
	fourth := imports(earlier, "")
	imports(earlier, fourth)
	if got := ids(t, a); len(got) != 4 {
		t.Errorf("there are %v", got)
	}

	// The file in the folder itself is the game that is there.
	imports(filepath.Join(dir, id+".json"), id)
	// A damaged file is not taken for the game, and not written over.
	write(t, filepath.Join(dir, id+".json"), []byte("{}"))
	if imports(earlier, fourth); about(filepath.Join(dir, id+".json")) == "" {
		t.Error("a file was written over")
	}
	if text, err := os.ReadFile(filepath.Join(dir, id+".json")); err != nil || string(text) != "{}" {
		t.Errorf("a file was written over: %s, %v", text, err)
	}
}

// A file that cannot be imported stays as it is, and nothing is imported.
func TestImportOfDamage(t *testing.T) {
	for _, damage := range damages {
		t.Run(damage.name, func(t *testing.T) {
			dir, file := t.TempDir(), filepath.Join(t.TempDir(), "a game.json")
			a := open(t, dir)
			damage.make(t, file, game(t, 1, 30).Record().Bytes())
			before := about(file)
			_, err := importFile(a, file)
			var known *archive.Error
			if !errors.As(err, &known) {
				t.Fatalf("got %v", err)
			}
			says(t, known.Trouble, file, damage.says, "it stays where it is")
			if known.Fault != damage.fault {
				t.Errorf("fault %d, want %d", known.Fault, damage.fault)
			}
			if about(file) != before {
				t.Error("the file has changed")
			}
			if got := ids(t, a); len(got) > 0 {
				t.Errorf("there are %v", got)
			}
		})
	}
	_, err := importFile(open(t, t.TempDir()), "nowhere.json")
	if err == nil || err.Error() != "nowhere.json: it is not there" {
		t.Error(err)
	}
}

func TestExport(t *testing.T) {
	a := open(t, t.TempDir())
	kept := keep(t, a, 9, 9)
	file := filepath.Join(t.TempDir(), "new", "a game.json")
	if err := a.Export(kept[0].ID, file); err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(file); err != nil || string(text) != string(kept[0].Bytes()) {
		t.Errorf("%s, %v", text, err)
	}
	err := a.Export("not-there", file)
	if err == nil || !strings.Contains(err.Error(), "not-there.json: it is not there") {
		t.Error(err)
	}
	over := filepath.Join(a.Dir(), kept[1].ID+".json")
	if err := a.Export(kept[0].ID, over); err == nil || !strings.Contains(err.Error(), over) {
		t.Errorf("a game was written over another one: %v", err)
	}
	if r, err := loaded(a, kept[1].ID); err != nil || r.Seed != kept[1].Seed {
		t.Errorf("a game was written over another one: %v", err)
	}
}
