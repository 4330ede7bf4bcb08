//go:build package

package trial

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"portroyal/engine/record"
)

// TestArchive unpacks the archive, installs the game from it into a home, plays it, opens a game by its entry among
// the programs, and takes it away again. There are spaces and worse in the name of the home.
func TestArchive(t *testing.T) {
	home := filepath.Join(t.TempDir(), `the "home" of $1 & 100 % of \us`)
	unpacked := t.TempDir()
	for _, folder := range []string{home, filepath.Join(home, "run")} {
		if err := os.MkdirAll(folder, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	call(t, "tar", "-xzf", made(t, *dist, "portroyal-*-linux-*.tar.gz"), "-C", unpacked)
	folder := made(t, unpacked, "portroyal-*")
	d := newDisplay(t)
	env := []string{
		"HOME=" + home, "DISPLAY=" + d.name, "LANG=C", "LIBGL_ALWAYS_SOFTWARE=1", "PATH=" + os.Getenv("PATH"),
		"XDG_RUNTIME_DIR=" + filepath.Join(home, "run"),
		"XDG_DATA_DIRS=" + t.TempDir(), // or what is installed on this machine would open the game as well
	}
	if said := callIn(t, unpacked, env, filepath.Join(folder, "portroyal"), "-version"); !strings.Contains(
		filepath.Base(folder), strings.TrimSpace(strings.TrimPrefix(said, "Port Royal "))) {
		t.Errorf("in %s is %s", filepath.Base(folder), said)
	}

	t.Logf("%s", callIn(t, unpacked, env, filepath.Join(folder, "install")))
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	entry := made(t, filepath.Join(home, ".local/share/applications"), "*.desktop")
	call(t, "desktop-file-validate", entry)
	prepare(t, filepath.Join(home, settingsFile))
	log := filepath.Join(t.TempDir(), "log.json")
	run := exec.Command(filepath.Join(home, ".local/bin/portroyal"), flags(log)...)
	playing := start(t, run, home, env)
	d.playTurn("archive", log)
	playing.mustEnd(t)

	// As a double click does it: the entry tells which program opens the type, and how.
	saved := filepath.Join(home, "a game"+record.CopyExtension)
	text, err := os.ReadFile(keptGame(t, home))
	if err == nil {
		err = os.WriteFile(saved, text, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	if said := callIn(t, home, env, "gio", "info", "-a", "standard::content-type", saved); !strings.Contains(said,
		"application/x-portroyal") {
		t.Errorf("the file is taken for %s", said)
	}
	start(t, exec.Command("gio", "open", saved), home, env)
	window := d.waitForWindow()
	d.shoot("archive-opened")
	d.quit(window)
	if err := os.Remove(saved); err != nil {
		t.Fatal(err)
	}

	t.Logf("%s", callIn(t, unpacked, env, filepath.Join(home, ".local/bin/portroyal-uninstall")))
	if left := filesIn(t, home, theirs); len(left) > 0 {
		t.Errorf("left in the home: %v", left)
	}
	for _, gone := range []string{".local/bin/portroyal", ".local/share/icons", ".local/share/mime", ".cache/fyne"} {
		if _, err := os.Stat(filepath.Join(home, gone)); err == nil {
			t.Errorf("%s is left", gone)
		}
	}
	keptGame(t, home)
}
