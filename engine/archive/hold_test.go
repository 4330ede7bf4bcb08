package archive_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"portroyal/engine/archive"
)

// holds has a game open until it is killed.
func holds(dir, id string) error {
	a, err := archive.Open(dir, known)
	if err != nil {
		return err
	}
	if _, err := a.Hold(id); err != nil {
		return err
	}
	write := filepath.Join(dir, "it is open")
	if err := os.WriteFile(write, nil, 0o666); err != nil {
		return err
	}
	time.Sleep(time.Hour)
	return fmt.Errorf("nobody has killed it")
}

// locks lists the games that somebody has open, or that nobody has tidied.
func locks(dir string) []string {
	files, _ := filepath.Glob(filepath.Join(dir, "open", "*.lock"))
	return files
}

// A game that one copy of the program has open cannot be opened or deleted by another one, until it is released
// or the other copy has ended, however it did.
func TestHoldAgainstAnotherProgram(t *testing.T) {
	dir := t.TempDir()
	a := open(t, dir)
	kept := keep(t, a, 5, 5)
	id := kept[0].ID
	other, out := program("holds", dir, id)
	if err := other.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = other.Wait() }()
	defer func() { _ = other.Process.Kill() }()
	for begun := time.Now(); !exists(filepath.Join(dir, "it is open")); time.Sleep(time.Millisecond) {
		if time.Since(begun) > 20*time.Second {
			t.Fatalf("the other program has not opened it: %s", out)
		}
	}
	a = open(t, dir) // which tidies no lock that is held
	_, err := a.Hold(id)
	if !errors.Is(err, archive.ErrElsewhere) || !strings.Contains(err.Error(), id+".json") {
		t.Errorf("held twice: %v", err)
	}
	if _, err := a.Delete(id, kept[1].ID); !errors.Is(err, archive.ErrElsewhere) {
		t.Errorf("deleted while it is open: %v", err)
	}
	if got := ids(t, a); len(got) != 1 || got[0] != id {
		t.Errorf("then there are %v", got)
	}
	if release, err := a.Hold("another-game"); err != nil {
		t.Error(err)
	} else {
		release()
	}
	if err := other.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = other.Wait()
	if len(locks(dir)) != 1 {
		t.Errorf("locks: %v", locks(dir))
	}
	a = open(t, dir)
	if len(locks(dir)) != 0 {
		t.Errorf("the lock of a killed program is left: %v", locks(dir))
	}
	release, err := a.Hold(id)
	if err != nil {
		t.Fatal(err)
	}
	release()
	if len(locks(dir)) != 0 {
		t.Errorf("a lock is left: %v", locks(dir))
	}
}

func exists(file string) bool {
	_, err := os.Lstat(file)
	return err == nil
}

// However many want the same game at once, one has it at a time, and nobody who tidies meanwhile changes that.
func TestHoldIsForOne(t *testing.T) {
	dir := t.TempDir()
	var inside, had, refused atomic.Int32
	var group sync.WaitGroup
	for range 8 {
		group.Go(func() {
			for range 60 {
				a, err := archive.Open(dir, known)
				if err != nil {
					t.Error(err)
					return
				}
				release, err := a.Hold("game")
				if errors.Is(err, archive.ErrElsewhere) {
					refused.Add(1)
					continue
				}
				if err != nil {
					t.Error(err)
					return
				}
				if inside.Add(1) > 1 {
					t.Error("two have the same game open")
				}
				had.Add(1)
				time.Sleep(time.Duration(had.Load()%3) * 100 * time.Microsecond)
				inside.Add(-1)
				release()
			}
		})
	}
	group.Wait()
	if had.Load() == 0 || refused.Load() == 0 {
		t.Errorf("%d had it, %d were refused", had.Load(), refused.Load())
	}
	if len(locks(dir)) != 0 {
		t.Errorf("locks are left: %v", locks(dir))
	}
}
