package files

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

// fill puts empty files, and folders whose names end with a slash, into a folder.
func fill(t testing.TB, folder string, names ...string) {
	t.Helper()
	for _, name := range names {
		var err error
		if at := filepath.Join(folder, name); name[len(name)-1] == '/' {
			err = os.MkdirAll(at, 0o700)
		} else {
			err = os.WriteFile(at, []byte("12345"), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// Folders come first, then the files that are asked for, as people sort them; what is hidden or leads nowhere is left out.
func TestRead(t *testing.T) {
	folder := t.TempDir()
	fill(t, folder, "game-10.b", "game-2.b", "Ärger.B", "ahoy.b", "zoo/", "Bay 12/", "bay 3/", ".hidden/", ".hidden.b", "picture.png")
	for name, to := range map[string]string{"link/": "zoo", "link.b": "ahoy.b", "nowhere.b": "gone.b", "other": "picture.png"} {
		if err := os.Symlink(filepath.Join(folder, to), filepath.Join(folder, filepath.Clean(name))); err != nil {
			t.Fatal(err)
		}
	}
	found, err := read(context.Background(), folder, []string{".a", ".b"})
	var names []string
	for _, e := range found {
		if e.folder {
			e.name += "/"
		} else if e.bytes != 5 || time.Since(e.saved) > time.Hour {
			t.Errorf("%s has %d bytes of %v", e.name, e.bytes, e.saved)
		}
		names = append(names, e.name)
	}
	want := []string{"bay 3/", "Bay 12/", "link/", "zoo/", "ahoy.b", "Ärger.B", "game-2.b", "game-10.b", "link.b"}
	if err != nil || !slices.Equal(names, want) {
		t.Errorf("%q, %v, want %q", names, err, want)
	}
}

func TestReadingNobodyWaitsFor(t *testing.T) {
	folder := t.TempDir()
	fill(t, folder, "a.b")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if found, err := read(ctx, folder, []string{".b"}); err == nil {
		t.Errorf("it goes on until %v", found)
	}
}

func TestCompare(t *testing.T) {
	rising := []string{"", "1", "2", "02a", "10", "0010b", "a", "a1", "a01b", "a2", "a10", "b"}
	for i, a := range rising {
		for j, b := range rising {
			if got := compare(a, b); (got < 0) != (i < j) || (got > 0) != (i > j) {
				t.Errorf("%q and %q: %d", a, b, got)
			}
		}
	}
}

// BenchmarkRead reads a hundred thousand files and two thousand folders.
func BenchmarkRead(b *testing.B) {
	folder := b.TempDir()
	for n := range 2_000 {
		if err := os.Mkdir(filepath.Join(folder, fmt.Sprintf("folder-%d", n)), 0o777); err != nil {
			b.Fatal(err)
		}
	}
	for n := range 100_000 {
		fill(b, folder, fmt.Sprintf("game-%d.b", n))
	}
	for b.Loop() {
		if found, err := read(context.Background(), folder, []string{".b"}); err != nil || len(found) != 102_000 {
			b.Fatal(len(found), err)
		}
	}
}
