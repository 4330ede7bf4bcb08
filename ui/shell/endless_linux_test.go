package shell

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"portroyal/ui/words"
)

// Settings and a logbook that have no end, or are far too long, keep no window from opening: it says which file could not
// be read, and leaves it as it is.
func TestEndlessSettingsAndLogbook(t *testing.T) {
	long := func(name string) error {
		return errors.Join(os.WriteFile(name, nil, 0o600), os.Truncate(name, 1<<40))
	}
	members := func(name string) error {
		return os.WriteFile(name, []byte("{"+strings.Repeat(`"a": 1,`, 1<<20)+`"b": 1}`), 0o600)
	}
	for what, file := range map[string]func(name string) error{
		"pipe":    func(name string) error { return syscall.Mkfifo(name, 0o600) },
		"long":    long,
		"members": members,
		"device":  func(name string) error { return os.Symlink("/dev/zero", name) },
	} {
		for name, id := range map[string]words.ID{
			"settings.json": "notice.settings.unreadable", "logbook.json": "notice.logbook.unreadable",
		} {
			folder := t.TempDir()
			path := filepath.Join(folder, name)
			if err := file(path); err != nil {
				t.Fatal(err)
			}
			before, err := os.Lstat(path)
			if err != nil {
				t.Fatal(err)
			}
			b := openBench(t, Config{SettingsFile: filepath.Join(folder, "settings.json"), Language: words.English})
			b.stage.Inline = true
			if told := b.stage.Words.T(id, "File", path); !b.says(told) && b.said() != told {
				t.Errorf("%s as %s: nobody says %q", what, name, told)
			}
			b.showStart()
			b.keep()
			b.keepLogbook()
			if after, err := os.Lstat(path); err != nil || after.Mode() != before.Mode() || after.Size() != before.Size() {
				t.Errorf("%s as %s is not as it was: %v, %v", what, name, after, err)
			}
		}
	}
}

// An index of the games that has no end keeps nobody from seeing them.
func TestEndlessIndex(t *testing.T) {
	folder := t.TempDir()
	if err := syscall.Mkfifo(filepath.Join(folder, "games.index"), 0o600); err != nil {
		t.Fatal(err)
	}
	b := keptBench(t, folder, words.English)
	if b.games.looking || b.said() != "" {
		t.Errorf("it is still looked, or it says %q", b.said())
	}
}

// A small picture of a table that has no end, or no size that one has, is none.
func TestEndlessPictureOfATable(t *testing.T) {
	b := keptBench(t, t.TempDir(), words.English)
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
