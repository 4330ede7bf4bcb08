package wholefile_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"portroyal/engine/wholefile"
)

// lost writes a text into a file that cannot be brought to the disk any more: behind its number is a pipe from then
// on, which Linux refuses to do that for.
func lost(t *testing.T, text string) func(io.Writer) error {
	t.Helper()
	return func(w io.Writer) error {
		if _, err := io.WriteString(w, text); err != nil {
			return err
		}
		out, into, err := os.Pipe()
		if err != nil {
			return err
		}
		t.Cleanup(func() { _, _ = out.Close(), into.Close() })
		return syscall.Dup3(int(into.Fd()), int(w.(*os.File).Fd()), syscall.O_CLOEXEC)
	}
}

// A file takes the place of another one only once the disk has taken it: if the machine stopped in between,
// it would be empty.
func TestNothingIsPutInPlaceBeforeTheDiskHasIt(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "settings.json")
	if err := wholefile.Replace(file, text("old", nil)); err != nil {
		t.Fatal(err)
	}
	if err := wholefile.Replace(file, lost(t, "new")); !errors.Is(err, syscall.EINVAL) {
		t.Errorf("replacing it says %v", err)
	}
	mustHold(t, dir, "settings.json: old")
}

// A pipe where the lock should be, which would be waited for until somebody writes to it, is no lock, and stays.
func TestAloneDoesNotWaitForAPipe(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	if err := syscall.Mkfifo(file+".lock", 0o600); err != nil {
		t.Skip(err)
	}
	changed := make(chan error, 1)
	go func() {
		changed <- wholefile.Alone(file, func() error { return wholefile.Replace(file, text("new", nil)) })
	}()
	select {
	case err := <-changed:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(10 * time.Second):
		t.Fatal("it waits")
	}
	if data, err := os.ReadFile(file); err != nil || string(data) != "new" {
		t.Errorf("%q, %v", data, err)
	}
	if info, err := os.Lstat(file + ".lock"); err != nil || info.Mode().Type() != os.ModeNamedPipe {
		t.Errorf("%v, %v", info, err)
	}
}
