package archive_test

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal/transcript"
)

// fillFolder puts many games into a folder, saved one after the other some time ago.
func fillFolder(t testing.TB, dir string, n int) {
	t.Helper()
	files := editionFiles()
	var games []*transcript.Record
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := transcript.Decode(text)
		if err != nil {
			t.Fatal(err)
		}
		games = append(games, r)
	}
	saved := time.Now().Add(-time.Duration(n+60) * time.Second)
	for i := range n {
		r := games[i%len(games)]
		r.ID, r.Order = fmt.Sprintf("game-%05d", i), int64(i+1)
		name := filepath.Join(dir, r.ID+".json")
		write(t, name, r.Bytes())
		at := saved.Add(time.Duration(i) * time.Second)
		if err := os.Chtimes(name, at, at); err != nil {
			t.Fatal(err)
		}
	}
}

// fresh lists a folder without an index.
func fresh(t testing.TB, dir string) []archive.Entry {
	t.Helper()
	index := filepath.Join(dir, "games.index")
	aside := filepath.Join(t.TempDir(), "index")
	moved := os.Rename(index, aside) == nil
	games, troubles := open(t, dir).List()
	if len(troubles) > 0 {
		t.Fatal(troubles)
	}
	_ = os.Remove(index)
	if moved {
		if err := os.Rename(aside, index); err != nil {
			t.Fatal(err)
		}
	}
	return games
}

// The list says what the files say, whatever happens to the index or to the files.
func TestIndexIsNeverTrustedOverTheFiles(t *testing.T) {
	const n = 120
	dir := t.TempDir()
	fillFolder(t, dir, n)
	games, _ := open(t, dir).List()
	if len(games) != n || games[0].ID != "game-00119" {
		t.Fatalf("%d games, the newest is %s", len(games), games[0].ID)
	}
	index := filepath.Join(dir, "games.index")
	good, err := os.ReadFile(index)
	if err != nil {
		t.Fatal(err)
	}
	game := func(i int) string { return filepath.Join(dir, fmt.Sprintf("game-%05d.json", i)) }
	read := func(name string) []byte {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	for _, change := range []struct {
		name string
		do   func()
	}{
		{"nothing", func() {}},
		{"no index", func() { remove(t, index) }},
		{"a truncated one", func() { write(t, index, good[:len(good)/2]) }},
		{"an empty one", func() { write(t, index, nil) }},
		{"one of nothing", func() { write(t, index, []byte("port-royal-index-1 0 00000000\n")) }},
		{"one altered", func() { write(t, index, bytes.Replace(good, []byte(`"turn":`), []byte(`"turn":9`), 1)) }},
		{"one of another format", func() { write(t, index, bytes.Replace(good, []byte("index-1"), []byte("index-2"), 1)) }},
		{"a folder", func() {
			remove(t, index)
			if err := os.Mkdir(index, 0o777); err != nil {
				t.Fatal(err)
			}
		}},
		{"a game less", func() { remove(t, game(3)) }},
		{"a game more", func() { write(t, filepath.Join(dir, "another.json"), read(game(4))) }},
		{"another game under the name", func() { write(t, game(5), read(game(6))) }},
		{"one of the same size", func() {
			before, _ := os.Stat(game(7))
			write(t, game(7), playedBy(t, read(game(7)), "X"))
			after, _ := os.Stat(game(7))
			if before.Size() != after.Size() {
				t.Fatal("it is of another size")
			}
		}},
		{"one of another size at the same time", func() {
			before, _ := os.Stat(game(8))
			write(t, game(8), playedBy(t, read(game(8)), "Longer"))
			if err := os.Chtimes(game(8), before.ModTime(), before.ModTime()); err != nil {
				t.Fatal(err)
			}
		}},
		{"all saved again", func() {
			for i := range n {
				if exists(game(i)) {
					write(t, game(i), read(game(i)))
				}
			}
		}},
	} {
		change.do()
		want := fresh(t, dir)
		for range 2 {
			got, troubles := open(t, dir).List()
			if diff := cmp.Diff(want, got); diff != "" || len(troubles) > 0 {
				t.Errorf("%s: the list is not what the files say: %v\n%s", change.name, troubles, diff)
			}
		}
		if info, err := os.Stat(index); err == nil && info.IsDir() {
			remove(t, index)
		}
		write(t, index, good)
	}
}

// playedBy is a game whose first player has another beginning to their name.
func playedBy(t testing.TB, text []byte, begins string) []byte {
	t.Helper()
	r, err := transcript.Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	r.Seats[0].Name = begins + r.Seats[0].Name[1:]
	return r.Bytes()
}

// A file that was written twice within one tick of the clock, to the same length, is read again.
func TestIndexOfWhatWasJustWritten(t *testing.T) {
	dir := t.TempDir()
	fillFolder(t, dir, 100)
	name := filepath.Join(dir, "game-00042.json")
	now := time.Now()
	if err := os.Chtimes(name, now, now); err != nil {
		t.Fatal(err)
	}
	open(t, dir).List()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	write(t, name, playedBy(t, text, "X"))
	if err := os.Chtimes(name, now, now); err != nil {
		t.Fatal(err)
	}
	games, _ := open(t, dir).List()
	for _, game := range games {
		if game.ID == "game-00042" && !strings.HasPrefix(game.Seats[0].Name, "X") {
			t.Errorf("saved at %s, it is played by %v", game.Saved, game.Seats)
		}
	}
}

// The index spares reading: of a game that it knows the file is not opened.
func TestIndexSparesReading(t *testing.T) {
	dir := t.TempDir()
	fillFolder(t, dir, 100)
	open(t, dir).List()
	name := filepath.Join(dir, "game-00042.json")
	info, err := os.Stat(name)
	if err != nil {
		t.Fatal(err)
	}
	write(t, name, make([]byte, info.Size())) // nobody does this
	if err := os.Chtimes(name, info.ModTime(), info.ModTime()); err != nil {
		t.Fatal(err)
	}
	if games, troubles := open(t, dir).List(); len(games) != 100 || len(troubles) != 0 {
		t.Errorf("%d games, %v", len(games), troubles)
	}
	if _, err := open(t, dir).Load("game-00042"); err == nil {
		t.Error("it is not read when it is loaded either")
	}
}

// Two copies of the program write, list and tidy at once, and nothing of either is lost.
func TestTwoCopiesAtOnce(t *testing.T) {
	dir := t.TempDir()
	fillFolder(t, dir, 60)
	var group sync.WaitGroup
	kept := make([][]*transcript.Record, 4)
	for copy := range kept {
		group.Go(func() {
			m := game(t, uint64(copy), 0)
			for range 25 {
				a, err := archive.Open(dir, known)
				if err != nil {
					t.Error(err)
					return
				}
				act(t, m)
				other := game(t, uint64(copy), 3)
				for _, r := range []*transcript.Record{m.Record(), other.Record()} {
					if err := a.Keep(r); err != nil {
						t.Error(err)
					}
				}
				kept[copy] = append(kept[copy], other.Record())
				if games, troubles := a.List(); len(games) < 60+len(kept[copy]) || len(troubles) > 0 {
					t.Errorf("%d games, %v", len(games), troubles)
				}
			}
			kept[copy] = append(kept[copy], m.Record())
		})
	}
	group.Wait()
	a := open(t, dir)
	for _, records := range kept {
		for _, r := range records {
			if now, err := loaded(a, r.ID); err != nil || string(now.Bytes()) != string(r.Bytes()) {
				t.Errorf("%s is another game, %v", r.ID, err)
			}
		}
	}
	if got := ids(t, a); len(got) != 60+4*26 {
		t.Errorf("%d games", len(got))
	}
	if halves, _ := filepath.Glob(filepath.Join(dir, "*.new")); len(halves) > 0 {
		t.Errorf("half files: %v", halves)
	}
}

// The remains of a killed program are removed, but not while another program writes.
func TestHalfFilesAreTidied(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	r := keep(t, a, 5)[0]
	half, index := filepath.Join(dir, r.ID+".json.1-abc.new"), filepath.Join(dir, "games.index.1-abc.new")
	strange := filepath.Join(dir, "something.new")
	for _, file := range []string{half, index, strange} {
		write(t, file, []byte("half"))
	}
	done := a.Writing()
	open(t, dir)
	if !exists(half) || !exists(index) {
		t.Error("half files are gone that somebody may be writing")
	}
	done()
	open(t, dir)
	if exists(half) || exists(index) || !exists(strange) {
		t.Errorf("half files are there: %v, %v; what is somebody else's: %v", exists(half), exists(index), exists(strange))
	}
	if got := ids(t, a); len(got) != 1 {
		t.Error(got)
	}
}

// An index that says what no game can have, as it may come from anywhere, counts for nothing: the files are read again.
func TestIndexOfWhatCannotBe(t *testing.T) {
	dir := t.TempDir()
	fillFolder(t, dir, 60)
	want, _ := open(t, dir).List()
	name := filepath.Join(dir, "games.index")
	index, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	_, content, _ := bytes.Cut(index, []byte{'\n'})
	content = bytes.ReplaceAll(content, []byte(`"winners":[0]`), []byte(`"winners":[-1]`))
	sum := crc32.Checksum(content, crc32.MakeTable(crc32.Castagnoli))
	write(t, name, fmt.Appendf(nil, "port-royal-index-1 %d %08x\n%s", len(content), sum, content))
	games, troubles := open(t, dir).List()
	if diff := cmp.Diff(want, games); diff != "" || len(troubles) > 0 {
		t.Errorf("%v, and the list is another one:\n%s", troubles, diff)
	}
}
