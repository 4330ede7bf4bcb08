package shell

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// An index of the games that has no end keeps nobody from seeing them.
func TestEndlessIndex(t *testing.T) {
	folder := t.TempDir()
	if err := syscall.Mkfifo(filepath.Join(folder, "games.index"), 0o600); err != nil {
		t.Fatal(err)
	}
	b := keptBench(t, folder)
	if b.games.looking || b.Said() != "" {
		t.Errorf("it is still looked, or it says %q", b.Said())
	}
}

// A small picture of a table that has no end, or no size that one has, is none.
func TestEndlessPictureOfATable(t *testing.T) {
	b := keptBench(t, t.TempDir())
	for what, file := range map[string]func(name string) error{
		"pipe":   func(name string) error { return syscall.Mkfifo(name, 0o600) },
		"device": func(name string) error { return os.Symlink("/dev/zero", name) },
		"high": func(name string) error {
			var text bytes.Buffer
			err := png.Encode(&text, image.NewGray(image.Rect(0, 0, pictureWidth, 10_000)))
			return errors.Join(err, os.WriteFile(name, text.Bytes(), 0o600))
		},
	} {
		name := b.pictureFile(what)
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o777), file(name)); err != nil {
			t.Fatal(err)
		}
		if b.tablePicture(what) != nil {
			t.Errorf("%s: it is shown", what)
		}
	}
}
