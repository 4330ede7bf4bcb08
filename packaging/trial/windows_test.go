//go:build package

package trial

import (
	"archive/zip"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"portroyal/engine/record"
)

// TestWindows unpacks the archive for Windows, plays a turn, opens a saved game, and looks for what is left, all under
// Wine. There are spaces and umlauts in the name of the folder.
func TestWindows(t *testing.T) {
	if _, err := exec.LookPath("wine"); err != nil {
		t.Skip("Wine is not installed, so the program for Windows is not started; Debian has it in wine and wine64")
	}
	w := newWine(t)
	folder := filepath.Join(t.TempDir(), "Spiele für Übermütige")
	unzip(t, made(t, *dist, "portroyal-*-windows-amd64.zip"), folder)
	folder = made(t, folder, "portroyal-*")
	program := filepath.Join(folder, "portroyal.exe")
	if said := callIn(t, folder, w.env, "wine", program, "-version"); !strings.Contains(
		filepath.Base(folder), strings.TrimSpace(strings.TrimPrefix(said, "Port Royal "))) {
		t.Errorf("in %s is %s", filepath.Base(folder), said)
	}
	for name, text := range map[string]string{
		"README.txt": record.CopyExtension, "COPYRIGHT.txt": "Expat", "LICENCES.txt": "mingw-w64",
	} {
		if got, err := os.ReadFile(filepath.Join(folder, name)); err != nil || !strings.Contains(string(got), text) {
			t.Errorf("%s does not speak of %s: %v", name, text, err)
		}
	}

	before := filesIn(t, w.home(), nil)
	prepare(t, filepath.Join(w.home(), "AppData/Roaming/portroyal/settings.json"))
	log := filepath.Join(t.TempDir(), "log.json")
	d := w.display
	run := start(t, exec.Command("wine", append([]string{program}, flags(log)...)...), folder, w.env)
	d.playTurn("windows", log)
	run.mustEnd(t)

	saved := filepath.Join(t.TempDir(), "ein Spiel für später"+record.CopyExtension)
	text, err := os.ReadFile(made(t, filepath.Join(w.home(), "AppData/Local/portroyal/games"), "2*.json"))
	if err == nil {
		err = os.WriteFile(saved, text, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	run = start(t, exec.Command("wine", program, "-language", "de", "-size", "1024x700", saved), folder, w.env)
	window := d.waitForWindow()
	d.shoot("windows-opened")
	d.quit(window)
	run.mustEnd(t)

	for _, name := range without(filesIn(t, w.home(), nil), before) {
		if !strings.HasPrefix(name, "AppData/Local/portroyal/") && !strings.HasPrefix(name, "AppData/Roaming/portroyal/") {
			t.Errorf("left besides games and settings: %s", name)
		}
	}
}

// wine is a Windows that nobody has used before.
type wine struct {
	t       *testing.T
	folder  string
	env     []string
	display *display
}

func newWine(t *testing.T) *wine {
	t.Helper()
	d := newDisplay(t)
	d.class = "portroyal.exe"
	w := &wine{t: t, folder: t.TempDir(), display: d}
	w.env = append(os.Environ(), "WINEPREFIX="+w.folder, "WINEDEBUG=-all", "WINEARCH=win64", "DISPLAY="+d.name,
		"LIBGL_ALWAYS_SOFTWARE=1", "WINEDLLOVERRIDES=mscoree,mshtml=;bcryptprimitives=n,b") // it would ask for the first two
	t.Cleanup(func() {
		stop := exec.Command("wineserver", "--kill")
		stop.Env = w.env
		_ = stop.Run() // fails where it has ended by itself
	})
	callIn(t, "", w.env, "wine", "wineboot", "--init")
	library := filepath.Join(w.folder, "drive_c/windows/system32/bcryptprimitives.dll")
	if _, err := os.Stat(library); err != nil { // before version 9
		call(t, "x86_64-w64-mingw32-gcc", "-shared", "-o", library, "testdata/bcryptprimitives.c", "-ladvapi32")
	}
	return w
}

// home is the home folder of the player.
func (w *wine) home() string {
	w.t.Helper()
	users := filepath.Join(w.folder, "drive_c/users")
	found, err := os.ReadDir(users)
	if err != nil {
		w.t.Fatal(err)
	}
	for _, user := range found {
		if user.Name() != "Public" {
			return filepath.Join(users, user.Name())
		}
	}
	w.t.Fatalf("nobody has a home in %s", users)
	return ""
}

// unzip unpacks an archive into a folder, which need not be there yet.
func unzip(t *testing.T, archive, folder string) {
	t.Helper()
	packed, err := zip.OpenReader(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer packed.Close()
	if err := os.CopyFS(folder, packed); err != nil {
		t.Fatal(err)
	}
}
