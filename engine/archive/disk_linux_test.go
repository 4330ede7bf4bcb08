package archive_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"portroyal/engine/archive"
)

// disk is a small disk of its own, and what makes it writable or not.
func disk(t *testing.T) (dir string, writable func(bool)) {
	t.Helper()
	dir = t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size=128k"); err != nil {
		t.Skipf("no disk can be mounted here, so what happens on a full or read-only one is not tested: %v", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(dir, 0); err != nil {
			t.Error(err)
		}
	})
	return dir, func(writable bool) {
		t.Helper()
		flags := uintptr(syscall.MS_REMOUNT)
		if !writable {
			flags |= syscall.MS_RDONLY
		}
		if err := syscall.Mount("tmpfs", dir, "tmpfs", flags, "size=128k"); err != nil {
			t.Fatal(err)
		}
	}
}

// fill fills a disk to the last byte.
func fill(t *testing.T, dir string) (file string) {
	t.Helper()
	file = filepath.Join(dir, "filling")
	out, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	for {
		if _, err := out.Write(make([]byte, 4096)); err != nil {
			if !errors.Is(err, syscall.ENOSPC) {
				t.Fatal(err)
			}
			return file
		}
	}
}

// On a full disk a game stays as it was kept last, with no half file beside it; everything else goes on, and so
// does keeping once there is space again.
func TestFullDisk(t *testing.T) {
	dir, _ := disk(t)
	a := open(t, dir)
	m := game(t, 1, 20)
	if err := a.Keep(m.Record()); err != nil {
		t.Fatal(err)
	}
	before := m.Record().Bytes()
	filling := fill(t, dir)
	act(t, m)
	err := a.Keep(m.Record())
	sentence(t, err, filepath.Join(dir, m.Record().ID+".json"), "no space left", "is as it was before")
	if archive.CauseOf(err) != archive.DiskFull {
		t.Errorf("the cause is %d", archive.CauseOf(err))
	}
	now, err := loaded(a, m.Record().ID)
	if err != nil || string(now.Bytes()) != string(before) {
		t.Errorf("the game has changed: %v", err)
	}
	noHalves(t, dir)
	if _, err := importFile(open(t, t.TempDir()), filepath.Join(dir, m.Record().ID+".json")); err != nil {
		t.Error(err)
	}
	elsewhere := keep(t, open(t, t.TempDir()), 30)[0]
	file := filepath.Join(t.TempDir(), "game.json")
	write(t, file, elsewhere.Bytes())
	if _, err := importFile(a, file); archive.CauseOf(err) != archive.DiskFull {
		t.Errorf("taken in on a full disk: %v", err)
	}
	if err := a.Export(m.Record().ID, filepath.Join(dir, "out", "game.json")); archive.CauseOf(err) != archive.DiskFull {
		t.Errorf("given out on a full disk: %v", err)
	}
	if got := ids(t, a); !slices.Equal(got, []string{m.Record().ID}) {
		t.Errorf("listed: %v", got)
	}
	noHalves(t, dir)
	remove(t, filling)
	if err := a.Keep(m.Record()); err != nil {
		t.Error(err)
	}
}

// sentence reports it if an error is not one sentence with the name of a file and more.
func sentence(t *testing.T, err error, file string, what ...string) {
	t.Helper()
	if err == nil {
		t.Errorf("%s: no error", file)
		return
	}
	for _, part := range append(what, file) {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("%q does not say %q", err, part)
		}
	}
	if strings.Contains(err.Error(), "\n") || strings.Count(err.Error(), file) > 1 {
		t.Errorf("not one sentence: %q", err)
	}
}

func noHalves(t *testing.T, dir string) {
	t.Helper()
	if halves, _ := filepath.Glob(filepath.Join(dir, "*.new")); len(halves) > 0 {
		t.Errorf("half files: %s", halves)
	}
}

// A game that was not written because the disk was full is written as soon as possible, without another snapshot, and
// the player is told of both once.
func TestKeeperGoesOnAfterAFullDisk(t *testing.T) {
	dir, _ := disk(t)
	a := open(t, dir)
	told := make(chan error, 100)
	k := archive.NewKeeper(a, func(err error) { told <- err })
	first, second := game(t, 1, 20), game(t, 2, 20)
	k.Keep(first.Record().Snapshot())
	k.Wait()
	filling := fill(t, dir)
	for range 3 {
		act(t, first)
		k.Keep(first.Record().Snapshot())
		k.Keep(second.Record().Snapshot())
		k.Wait()
	}
	if len(told) != 1 || archive.CauseOf(<-told) != archive.DiskFull {
		t.Errorf("told %d times more, or of something else", len(told))
	}
	time.Sleep(100 * time.Millisecond) // what was given has been tried as often as it will be for that
	remove(t, filling)
	select {
	case err := <-told:
		if err != nil {
			t.Errorf("told %v", err)
		}
	case <-time.After(20 * time.Second):
		t.Fatal("it is not tried again")
	}
	for _, m := range []string{first.Record().ID, second.Record().ID} {
		if _, err := loaded(a, m); err != nil {
			t.Error(err)
		}
	}
	if now, err := loaded(a, first.Record().ID); err != nil || !same(now, first.Record()) {
		t.Errorf("not the newest is there: %v", err)
	}
	fill(t, dir)
	act(t, first)
	k.Keep(first.Record().Snapshot())
	if err := k.Close(); archive.CauseOf(err) != archive.DiskFull {
		t.Errorf("closed with %v", err)
	}
	if len(told) != 1 {
		t.Errorf("told %d times", len(told))
	}
}

// The games in a read-only folder can be listed. Each attempt to write says why it failed, and a damaged file stays
// where it is.
func TestReadOnlyDisk(t *testing.T) {
	dir, writable := disk(t)
	kept := keep(t, open(t, dir), 20, 8, 6)
	write(t, filepath.Join(dir, kept[2].ID+".json"), kept[2].Bytes()[:600])
	writable(false)
	defer writable(true)
	a := open(t, dir)
	games, troubles := a.List()
	if len(games) != 2 || len(troubles) != 1 {
		t.Fatalf("%v, %v", games, troubles)
	}
	says(t, troubles[0], filepath.Join(dir, kept[2].ID+".json"), "ends too early", "it stays where it is")
	if _, err := loaded(a, kept[0].ID); err != nil {
		t.Error(err)
	}
	file := filepath.Join(dir, kept[0].ID+".json")
	_, deleted := a.Delete(kept[0].ID)
	_, held := a.Hold(kept[0].ID)
	for what, err := range map[string]error{"keep": a.Keep(kept[0]), "delete": deleted, "hold": held} {
		if archive.CauseOf(err) != archive.Forbidden {
			t.Errorf("%s: the cause of %v is %d", what, err, archive.CauseOf(err))
		}
		sentence(t, err, file, "read-only")
	}
	if err := a.Export(kept[0].ID, filepath.Join(t.TempDir(), "game.json")); err != nil {
		t.Error(err)
	}
	if _, err := archive.Open(filepath.Join(dir, "other"), known); archive.CauseOf(err) != archive.Forbidden {
		t.Errorf("a folder was made: %v", err)
	} else {
		sentence(t, err, filepath.Join(dir, "other"), "read-only")
	}
}
