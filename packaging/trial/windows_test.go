//go:build package

package trial

import (
	"archive/zip"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"portroyal/engine/record"
)

// TestWindows unpacks the archive for Windows, plays a turn, opens a saved game, and looks for what is left, all under
// Wine. There are spaces and umlauts in the name of the folder. A screen reader hears what is said.
func TestWindows(t *testing.T) {
	w := newWine(t)
	w.listen()
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
	said, heard := filepath.Join(t.TempDir(), "said"), filepath.Join(t.TempDir(), "heard")
	run := start(t, exec.Command("wine", append([]string{program, "-spoken", said}, flags(log)...)...), folder,
		append(w.env, "HEARD=Z:"+heard))
	d.playTurn("windows", log)
	run.mustEnd(t)
	hearsAll(t, heard, said)

	saved := filepath.Join(t.TempDir(), "ein Spiel für später"+record.CopyExtension)
	text, err := os.ReadFile(made(t, filepath.Join(w.home(), "AppData/Local/portroyal/games"), "2*.json"))
	if err == nil {
		err = os.WriteFile(saved, text, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	heard = filepath.Join(t.TempDir(), "heard")
	run = start(t, exec.Command("wine", program, "-language", "de", "-size", "1024x700", saved), folder,
		append(w.env, "HEARD=Z:"+heard))
	window := d.waitForWindow()
	d.shoot("windows-opened")
	hears := func(what string) {
		if !poll(20*time.Second, func() bool { text, _ := os.ReadFile(heard); return strings.Contains("\n"+string(text), "\n"+what) }) {
			text, _ := os.ReadFile(heard)
			t.Errorf("a screen reader does not hear %q, but\n%s", what, text)
		}
	}
	hears("2 Port Royal")
	if out, err := d.xdotool("key", "ctrl+Right"); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	hears("1 ")
	copied := filepath.Join(w.home(), "eine Kopie"+record.CopyExtension)
	d.saveBySystem("windows-dialog", "eine Kopie", copied)
	d.quit(window)
	run.mustEnd(t)

	if err := os.Remove(copied); err != nil {
		t.Error(err)
	}
	for _, name := range without(filesIn(t, w.home(), nil), before) {
		if !strings.HasPrefix(name, "AppData/Local/portroyal/") && !strings.HasPrefix(name, "AppData/Roaming/portroyal/") {
			t.Errorf("left besides games and settings: %s", name)
		}
	}
}

// saveBySystem saves a copy under a name in the system's own dialog, of which it takes a picture.
func (d *display) saveBySystem(shot, name, file string) {
	d.t.Helper()
	does := func(args ...string) {
		d.t.Helper()
		if out, err := d.xdotool(args...); err != nil {
			d.t.Fatalf("%v\n%s", err, out)
		}
		time.Sleep(2 * time.Second)
	}
	does("key", "ctrl+s")
	var dialog string
	if !poll(20*time.Second, func() bool {
		found, err := d.xdotool("search", "--onlyvisible", "--name", "^Kopie des Spiels")
		dialog, _, _ = strings.Cut(found, "\n")
		return err == nil
	}) {
		d.t.Fatal("the system asks for no name")
	}
	d.shoot(shot)
	does("windowfocus", "--sync", dialog) // as a window manager would
	does("key", "End", "shift+Home")
	does("type", name)
	does("key", "Return")
	if !poll(20*time.Second, func() bool { _, err := os.Stat(file); return err == nil }) {
		d.t.Errorf("%s is not there", file)
	}
}

// hearsAll holds what a screen reader has heard of a game against what was said in it, which begins a moment earlier and may end
// later.
func hearsAll(t *testing.T, heard, said string) {
	t.Helper()
	all, err := os.ReadFile(said)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(heard)
	if err != nil {
		t.Fatal(err)
	}
	words := regexp.MustCompile(`(?m)^\d `).ReplaceAllString(string(text), "")
	if strings.Count(words, "\n") < 3 || !strings.Contains(string(all), words) {
		t.Errorf("said was\n%sheard\n%s", all, text)
	}
}

// TestWindowsReaders has Wine's own UI Automation look for the element that screen readers hear.
func TestWindowsReaders(t *testing.T) {
	w := newWine(t)
	program := filepath.Join(t.TempDir(), "uia.test.exe")
	callIn(t, root, append(os.Environ(), "GOOS=windows", "GOARCH=amd64", "CGO_ENABLED=0"),
		"go", "test", "-tags", "ci", "-c", "-o", program, "./ui/uia")
	t.Log(callIn(t, "", w.env, "wine", program, "-test.v"))
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
	if _, err := exec.LookPath("wine"); err != nil {
		t.Skip("Wine is not installed, so nothing for Windows is started; Debian has it in wine and wine64")
	}
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
	if _, err := os.Stat(w.library("bcryptprimitives")); err != nil { // before version 9
		w.compile("bcryptprimitives", "-ladvapi32")
	}
	return w
}

// library is where a library of the system is.
func (w *wine) library(name string) string {
	return filepath.Join(w.folder, "drive_c/windows/system32", name+".dll")
}

// compile has a library of our own stand in for one of the system.
func (w *wine) compile(name string, needs ...string) {
	w.t.Helper()
	call(w.t, "x86_64-w64-mingw32-gcc", append([]string{"-shared", "-o", w.library(name), "testdata/" + name + ".c"}, needs...)...)
}

// listen lets a screen reader listen to programs, which writes what it hears into the file that HEARD names.
func (w *wine) listen() {
	w.compile("uiautomationcore", "-loleaut32")
	for i, each := range w.env {
		if strings.HasPrefix(each, "WINEDLLOVERRIDES=") {
			w.env[i] += ";uiautomationcore=n"
		}
	}
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
