//go:build e2e

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"portroyal/engine/record"
)

// TestEveryDialog saves copies of a game by each kind of dialog for files that there is: gives up, saves, and writes the name of a
// copy that is there without its ending, which is not to replace it before a question.
func TestEveryDialog(t *testing.T) {
	if !*windows {
		t.Skip("needs what others have on their desktops; -windows tries it")
	}
	for _, of := range []struct {
		name   string
		needs  string   // a program or a file
		around []string // of the program
		title  bool     // the dialog is a window of its own
	}{
		{"own", "openbox", []string{"PORTROYAL_DIALOGS=own"}, false},
		{"zenity", "zenity", []string{"PORTROYAL_DIALOGS=", "PATH=" + os.Getenv("PATH")}, true},
		{"portal", "/usr/share/xdg-desktop-portal/portals/gtk.portal", []string{"PORTROYAL_DIALOGS=", "XDG_CURRENT_DESKTOP=gnome"}, true},
	} {
		t.Run(of.name, func(t *testing.T) {
			_, err := exec.LookPath(of.needs)
			if filepath.IsAbs(of.needs) {
				_, err = os.Stat(of.needs)
			}
			if err != nil {
				t.Skip("not tried:", of.needs, "is missing")
			}
			d := newDisplay(t, 1500, 1000)
			manager("", "", "openbox")(t, d)
			kept, with := tables[0].with(17, 2)
			p := newProgram(t, d, kept)
			home := filepath.Join(p.folder, "home")
			kept.Folder = filepath.Join(home, "copies")
			if err := os.Mkdir(kept.Folder, 0o700); err != nil {
				t.Fatal(err)
			}
			if err := kept.Save(p.settingsFile()); err != nil {
				t.Fatal(err)
			}
			around := slices.DeleteFunc(p.surroundings(), func(one string) bool { return strings.HasPrefix(one, "PORTROYAL_DIALOGS=") })
			around = append(around, of.around...)
			if of.name == "portal" {
				around = append(around, "DBUS_SESSION_BUS_ADDRESS="+bus(t, around))
			}
			p.startIn(p.folder, around, append(p.files(), "-speed", "instant", "-size", "1280x800", "-language", "en")...)
			begun(p, with, 0).toDecision()
			dialog := func() {
				t.Helper()
				p.keys("ctrl+s")
				if of.title && !poll(enough, func() bool {
					out, _ := d.command("xdotool", "search", "--onlyvisible", "--name", "^Save a copy").Output() // fails as long as there is none
					return len(out) > 0
				}) {
					t.Fatal("no dialog comes up")
				}
				time.Sleep(2 * time.Second)
			}
			copies := func() (names []string) {
				all, err := os.ReadDir(kept.Folder)
				if err != nil {
					t.Fatal(err)
				}
				for _, one := range all {
					names = append(names, one.Name())
				}
				return names
			}

			dialog()
			p.shotNow("1-asks")
			p.typed("Escape")
			if there := copies(); len(there) > 0 {
				t.Errorf("who gives up has saved %q", there)
			}
			dialog()
			p.typed("a")
			p.typed("Return")
			file := filepath.Join(kept.Folder, "a"+record.CopyExtension)
			if !poll(enough, func() bool { _, err := os.Stat(file); return err == nil }) {
				t.Fatalf("nothing is saved, there is %q", copies())
			}
			was, err := os.Stat(file)
			if err != nil {
				t.Fatal(err)
			}
			p.shotNow("2-saved")
			dialog()
			p.typed("a")
			p.typed("Return")
			p.shotNow("3-there")
			if is, err := os.Stat(file); err != nil || is.ModTime() != was.ModTime() {
				t.Errorf("it is replaced without a question: %v", err)
			}
			for range 3 {
				p.typed("Escape")
			}
			dialog()
			p.keys("ctrl+q")
			if of.title { // the dialog has the keyboard
				d.closeBox(t, p.windowID())
			}
			p.mustEnd()
			p.mustBeContent()
		})
	}
}

// bus starts a session bus, on which programs start others in the same surroundings, and gives its address.
func bus(t *testing.T, around []string) (address string) {
	t.Helper()
	folder := t.TempDir()
	daemon := exec.Command("dbus-daemon", "--session", "--nofork", "--nopidfile", "--address=unix:path="+filepath.Join(folder, "bus"))
	daemon.Env = append(slices.Clone(around), "PATH="+os.Getenv("PATH"), "GIO_USE_VFS=local")
	if err := daemon.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = daemon.Process.Kill() // it may have ended by itself
		_ = daemon.Wait()
	})
	if !poll(enough, func() bool { _, err := os.Stat(filepath.Join(folder, "bus")); return err == nil }) {
		t.Fatal("no bus comes up")
	}
	return "unix:path=" + filepath.Join(folder, "bus")
}
