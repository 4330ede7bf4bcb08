package archive_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/archive"
	"portroyal/engine/record"
	"portroyal/engine/record/recordtest"
)

// damages are files that are no games any more, or never were, made of a good one.
var damages = []struct {
	name   string
	fault  record.Fault
	says   string
	listed bool // the list notices it; else only loading does
	make   func(t testing.TB, file string, good []byte)
}{
	{"truncated in its head", record.Damaged, "ends too early", true, func(t testing.TB, file string, good []byte) {
		write(t, file, good[:400])
	}},
	{"truncated", record.Damaged, "ends too early", true, func(t testing.TB, file string, good []byte) {
		write(t, file, good[:len(good)-100])
	}},
	{"altered", record.Altered, "changed or damaged since it was saved", true, func(
		t testing.TB, file string, good []byte,
	) {
		write(t, file, []byte(strings.Replace(string(good), `"reveal"`, `"stop"`, 1)))
	}},
	{"altered, and its digest", record.Damaged, "action 1 (stop) does not fit", false, func(
		t testing.TB, file string, good []byte,
	) {
		write(t, file, []byte(recordtest.Resealed(strings.Replace(string(good), `"reveal"`, `"stop"`, 1))))
	}},
	{"empty", record.Damaged, "it is empty", true, func(t testing.TB, file string, _ []byte) {
		write(t, file, nil)
	}},
	{"of zeros", record.Foreign, "not a record", true, func(t testing.TB, file string, good []byte) {
		write(t, file, make([]byte, len(good)))
	}},
	{"any JSON", record.Foreign, "not a record", true, func(t testing.TB, file string, _ []byte) {
		write(t, file, []byte(`{"name": "portroyal", "version": 7}`))
	}},
	{"a picture", record.Foreign, "not a record", true, func(t testing.TB, file string, _ []byte) {
		write(t, file, []byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01"))
	}},
	{"newer", record.Newer, "later version", true, func(t testing.TB, file string, good []byte) {
		write(t, file, []byte(strings.Replace(string(good), "record-7", "record-8", 1)))
	}},
	{"early", record.Early, "early version", true, func(t testing.TB, file string, _ []byte) {
		write(t, file, []byte(`{"format": "port-royal-record-2", "cards": []}`))
	}},
	{"huge", record.TooLong, "1024 MB", true, func(t testing.TB, file string, good []byte) {
		write(t, file, good) // what it begins with is a game
		if err := os.Truncate(file, 1<<30); err != nil {
			t.Fatal(err)
		}
	}},
	{"a folder", record.Unreadable, "it is a folder", true, func(t testing.TB, file string, _ []byte) {
		if err := os.Mkdir(file, 0o777); err != nil {
			t.Fatal(err)
		}
	}},
	{"a link that leads nowhere", record.Unreadable, "leads nowhere", true, func(t testing.TB, file string, _ []byte) {
		if err := os.Symlink("gone.json", file); err != nil {
			t.Skip("there are no links here: ", err)
		}
	}},
}

// Each file that is no game is told in one sentence with what was done with it: a damaged game is set aside as
// it was, everything else stays. The other games are there.
func TestDamage(t *testing.T) {
	for _, damage := range damages {
		t.Run(damage.name, func(t *testing.T) {
			for _, load := range []bool{false, true} {
				dir := t.TempDir()
				a := open(t, dir)
				kept := keep(t, a, 30, 12)
				good, file := kept[0].Bytes(), filepath.Join(dir, kept[0].ID+".json")
				remove(t, file)
				damage.make(t, file, good)
				before := about(file)

				var trouble archive.Trouble
				if load {
					_, err := loaded(a, kept[0].ID)
					var known *archive.Error
					if !errors.As(err, &known) {
						t.Fatalf("loading it: %v", err)
					}
					trouble = known.Trouble
				} else {
					games, troubles := a.List()
					if !damage.listed {
						if len(games) != 2 || len(troubles) != 0 {
							t.Fatalf("%d games and %v are listed", len(games), troubles)
						}
						continue
					}
					if len(troubles) != 1 {
						t.Fatalf("%d games, %v", len(games), troubles)
					}
					trouble = troubles[0]
				}
				says(t, trouble, file, damage.says)
				if trouble.Fault != damage.fault {
					t.Errorf("fault %d, want %d: %v", trouble.Fault, damage.fault, trouble.Err)
				}
				want := ""
				if damage.fault == record.Damaged || damage.fault == record.Altered {
					want = filepath.Join(dir, "damaged", filepath.Base(file))
				}
				if trouble.Aside != want {
					t.Errorf("set aside as %q, want %q", trouble.Aside, want)
				}
				if want == "" {
					want = file
				}
				if about(want) != before {
					t.Errorf("%s is not what was there: %v, %v", want, about(want), before)
				}
				games, _ := a.List()
				if len(games) != 1 || games[0].ID != kept[1].ID {
					t.Errorf("the other game is not listed: %v", games)
				}
				if _, err := loaded(a, kept[1].ID); err != nil {
					t.Error(err)
				}
			}
		})
	}
}

func remove(t testing.TB, file string) {
	t.Helper()
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
}

// about is what a file is, and what is in it if that is not too long.
func about(file string) string {
	info, err := os.Lstat(file)
	if err != nil {
		return err.Error()
	}
	text := info.Mode().String()
	if info.Mode().IsRegular() {
		text += info.ModTime().String()
		if info.Size() < 1<<20 {
			content, err := os.ReadFile(file)
			if err != nil {
				return err.Error()
			}
			text += string(content)
		}
	}
	return text
}

// says reports it if a trouble is not one sentence with the names of the files.
func says(t *testing.T, trouble archive.Trouble, file string, what ...string) {
	t.Helper()
	text := (&archive.Error{Trouble: trouble}).Error()
	done := "it stays where it is"
	if trouble.Aside != "" {
		done = "it was set aside as " + trouble.Aside
	}
	for _, part := range append(what, file+": ", done) {
		if !strings.Contains(text, part) {
			t.Errorf("%q does not say %q", text, part)
		}
	}
	if strings.Contains(text, "\n") || strings.Count(text, filepath.Base(file)) > 2 {
		t.Errorf("not one sentence: %q", text)
	}
}

// Something in the way of a game is not written over, and is reported once.
func TestKeepWhereAFolderIs(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	r := game(t, 1, 3).Record()
	file := filepath.Join(dir, r.ID+".json")
	if err := os.Mkdir(file, 0o777); err != nil {
		t.Fatal(err)
	}
	err := a.Keep(r)
	if err == nil || err.Error() != file+" could not be written and is as it was before: it is not a file" {
		t.Error(err)
	}
}

// Nothing that is set aside takes the place of what was set aside before.
func TestDamagedFilesOfOneName(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	for _, text := range []string{`{"format":"port-royal-record-7"`, `{"format":"port-royal-record-6"`, ""} {
		write(t, filepath.Join(dir, "game.json"), []byte(text))
		if games, troubles := a.List(); len(games) > 0 || len(troubles) != 1 || troubles[0].Aside == "" {
			t.Fatalf("%v, %v", games, troubles)
		}
	}
	for name, want := range map[string]string{
		"game.json": `{"format":"port-royal-record-7"`, "game-2.json": `{"format":"port-royal-record-6"`, "game-3.json": "",
	} {
		if got, err := os.ReadFile(filepath.Join(dir, "damaged", name)); err != nil || string(got) != want {
			t.Errorf("%s: %s, %v", name, got, err)
		}
	}
}

// A file of 1 GB is refused by what the system says of it.
func TestHugeFileIsNotRead(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	file := filepath.Join(dir, "huge.json")
	write(t, file, game(t, 1, 3).Record().Bytes())
	if err := os.Truncate(file, 1<<30); err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	a.List()
	_, loadErr := loaded(a, "huge")
	_, importErr := read(a, file)
	runtime.ReadMemStats(&after)
	if loadErr == nil || importErr == nil {
		t.Errorf("%v, %v", loadErr, importErr)
	}
	if took := after.TotalAlloc - before.TotalAlloc; took > 1<<20 {
		t.Errorf("%d bytes of memory were used for it", took)
	}
}

// The archive ignores files that are not named like games, and leaves them alone.
func TestOtherNames(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	r := keep(t, a, 9)[0]
	strange := []string{"notes.txt", ".hidden.json", "picture.png"}
	for _, name := range strange {
		write(t, filepath.Join(dir, name), []byte("anything"))
	}
	if got := ids(t, a); !slices.Equal(got, []string{r.ID}) {
		t.Errorf("listed as %q", got)
	}
	for _, name := range strange {
		if !exists(filepath.Join(dir, name)) {
			t.Errorf("%s is gone", name)
		}
	}
}

// A folder that is none cannot be opened, and the sentence names it.
func TestOpenFails(t *testing.T) {
	file := filepath.Join(t.TempDir(), "games")
	write(t, file, []byte("a file"))
	for dir, what := range map[string]string{file: "is a file", filepath.Join(file, "below"): "not a directory"} {
		_, err := archive.Open(dir, known)
		if err == nil || !strings.Contains(err.Error(), dir+" is no folder") || !strings.Contains(err.Error(), what) ||
			strings.Count(err.Error(), dir) > 1 {
			t.Errorf("%s: %v", dir, err)
		}
	}
	if got, err := os.ReadFile(file); err != nil || string(got) != "a file" {
		t.Errorf("the file is %q, %v", got, err)
	}
}

// A folder that goes while the program runs is told by the list, and made again for the next game that is kept.
func TestFolderGoes(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "games")
	a := open(t, dir)
	r := keep(t, a, 8)[0]
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	games, troubles := a.List()
	if len(games) != 0 || len(troubles) != 1 || troubles[0].File != dir || !errors.Is(troubles[0].Err, fs.ErrNotExist) {
		t.Errorf("%v, %v", games, troubles)
	}
	if _, err := loaded(a, r.ID); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	if err := a.Keep(r); err != nil {
		t.Fatal(err)
	}
	if got := ids(t, a); !slices.Equal(got, []string{r.ID}) {
		t.Error(got)
	}
}
