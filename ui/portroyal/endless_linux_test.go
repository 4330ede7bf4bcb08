package portroyal

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"portroyal/ui/shell"
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
			b := openBench(t, shell.Config{SettingsFile: filepath.Join(folder, "settings.json"), Language: words.English})
			b.stage.Inline = true
			if told := b.stage.Words.T(id, "File", path); !b.Says(told) && b.Said() != told {
				t.Errorf("%s as %s: nobody says %q", what, name, told)
			}
			b.ShowStart()
			b.stage.Keep()
			b.book.Keep()
			if after, err := os.Lstat(path); err != nil || after.Mode() != before.Mode() || after.Size() != before.Size() {
				t.Errorf("%s as %s is not as it was: %v, %v", what, name, after, err)
			}
		}
	}
}
