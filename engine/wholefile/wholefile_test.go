package wholefile_test

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"portroyal/engine/wholefile"
)

// text writes a text in two goes, and fails after the first one if it is told to.
func text(text string, fails error) func(io.Writer) error {
	return func(w io.Writer) error {
		half := len(text) / 2
		if _, err := io.WriteString(w, text[:half]); err != nil || fails != nil {
			return errors.Join(err, fails)
		}
		_, err := io.WriteString(w, text[half:])
		return err
	}
}

// folder lists what is in a folder, each file with its content.
func folder(t *testing.T, name string) (lines []string) {
	t.Helper()
	entries, err := os.ReadDir(name)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range entries {
		line := entry.Name() + "/"
		if !entry.IsDir() {
			content, err := os.ReadFile(filepath.Join(name, entry.Name()))
			if err != nil {
				t.Fatal(err)
			}
			line = fmt.Sprintf("%s: %s", entry.Name(), content)
		}
		lines = append(lines, line)
	}
	return lines
}

func mustHold(t *testing.T, name string, want ...string) {
	t.Helper()
	if got := folder(t, name); !slices.Equal(got, want) {
		t.Errorf("the folder holds %q, want %q", got, want)
	}
}

var errFault = errors.New("the disk is full")

func TestReplace(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "not", "there yet")
	file := filepath.Join(dir, "settings.json")
	for _, content := range []string{"first", "second, and longer", ""} {
		if err := wholefile.Replace(file, text(content, nil)); err != nil {
			t.Fatal(err)
		}
		mustHold(t, dir, "settings.json: "+content)
	}
	if err := wholefile.Replace(file, text("third", nil)); err != nil {
		t.Fatal(err)
	}
	if err := wholefile.Replace(file, text("fourth", errFault)); !errors.Is(err, errFault) {
		t.Errorf("a fault is told as %v", err)
	}
	mustHold(t, dir, "settings.json: third")
}

func TestReplaceKeepsPermissionsAndLinks(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "real"), filepath.Join(dir, "link")
	if err := os.WriteFile(file, []byte("old"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("real", link); err != nil {
		t.Skip(err)
	}
	if err := wholefile.Replace(link, text("new", nil)); err != nil {
		t.Fatal(err)
	}
	mustHold(t, dir, "link: new", "real: new")
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link is now %v, %v", info.Mode(), err)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the permissions are now %v, %v", info.Mode(), err)
	}
}

// A link that leads nowhere, as to a disk that is not there now, is not replaced.
func TestReplaceLeavesLinksThatLeadNowhere(t *testing.T) {
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink("gone", link); err != nil {
		t.Skip(err)
	}
	if err := wholefile.Replace(link, text("new", nil)); err == nil || !strings.Contains(err.Error(), "leads nowhere") {
		t.Error(err)
	}
	if to, err := os.Readlink(link); err != nil || to != "gone" {
		t.Errorf("the link leads to %q, %v", to, err)
	}
}

func TestMoveNeverOverwrites(t *testing.T) {
	dir := t.TempDir()
	from, file := filepath.Join(dir, "game"), filepath.Join(dir, "away", "game-7.json")
	move := func(content, want string) {
		t.Helper()
		if err := os.WriteFile(from, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		if name, err := wholefile.Move(from, file); err != nil || filepath.Base(name) != want {
			t.Errorf("moved to %q, %v, want %q", name, err, want)
		}
	}
	move("0", "game-7.json")
	move("1", "game-7-2.json")
	move("2", "game-7-3.json")
	second := filepath.Join(dir, "away", "game-7-2.json")
	if err := os.Remove(second); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(second, 0o777); err != nil {
		t.Fatal(err)
	}
	move("3", "game-7-4.json")
	mustHold(t, filepath.Dir(file), "game-7-2.json/", "game-7-3.json: 2", "game-7-4.json: 3", "game-7.json: 0")
}

// Something in the way is not removed, and nothing is left beside it.
func TestWhatCannotBeWritten(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "settings.json")
	if err := os.Mkdir(file, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := wholefile.Replace(file, text("new", nil)); err == nil {
		t.Error("a folder was replaced")
	}
	mustHold(t, dir, "settings.json/")
	if info, err := os.Stat(os.DevNull); err == nil {
		if err := wholefile.Replace(os.DevNull, text("new", nil)); err == nil {
			t.Error("a device was replaced")
		}
		if now, err := os.Stat(os.DevNull); err != nil || now.Mode() != info.Mode() {
			t.Errorf("the device is now %v, %v", now.Mode(), err)
		}
	}
	below := filepath.Join(dir, "a file")
	if err := os.WriteFile(below, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := wholefile.Replace(filepath.Join(below, "settings.json"), text("new", nil)); err == nil {
		t.Error("written below a file")
	}
	mustHold(t, dir, "a file: ", "settings.json/")
}

// Anything that is not a file, or is too long, is refused before any of it is read.
func TestReadHasLimits(t *testing.T) {
	folder := t.TempDir()
	for name, size := range map[string]int64{"fits": 100, "long": 101, "longer": 1 << 20} {
		sparse(t, filepath.Join(folder, name), size)
	}
	for name, says := range map[string]string{"fits": "", "long": "too long", "longer": "1024 kB", ".": "a folder"} {
		reads(t, filepath.Join(folder, name), says)
	}
	if _, err := wholefile.Read(filepath.Join(folder, "missing"), 100); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
}

// Nothing is read of what has no end, and a link leads to what is read.
func TestReadEndsWhereverALinkLeads(t *testing.T) {
	folder := t.TempDir()
	file := func(name string) string { return filepath.Join(folder, name) }
	for name, to := range map[string]string{
		"loop": "loop", "nowhere": "gone", "null": os.DevNull, "link": "fits", "far": "huge",
	} {
		if err := os.Symlink(to, file(name)); err != nil {
			t.Skip(err)
		}
	}
	sparse(t, file("fits"), 100)
	sparse(t, file("huge"), 1<<40)
	for name, says := range map[string]string{
		"link": "", "far": "1073741824 kB", "loop": "leads nowhere", "nowhere": "leads nowhere", "null": "not a file",
	} {
		reads(t, file(name), says)
	}
}

// sparse writes a file of zeros that takes no room.
func sparse(t *testing.T, file string, size int64) {
	t.Helper()
	if err := errors.Join(os.WriteFile(file, nil, 0o600), os.Truncate(file, size)); err != nil {
		t.Fatal(err)
	}
}

// reads checks that a file has 100 bytes and is read, or that it is refused with a sentence that says something.
func reads(t *testing.T, file, says string) {
	t.Helper()
	text, err := wholefile.Read(file, 100)
	if (err == nil) != (says == "") || err != nil && !strings.Contains(err.Error(), says) || err == nil && len(text) != 100 {
		t.Errorf("%s: %d bytes, %v", file, len(text), err)
	}
}
