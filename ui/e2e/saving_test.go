//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"portroyal/engine/record"
)

// TestSavingByKeys saves a copy of the game with keys alone, one folder above the one that is offered, and quits while a
// name is asked for.
func TestSavingByKeys(t *testing.T) {
	forEach(t, func(t *testing.T, of kind) {
		t.Parallel() // with each other; nothing else may take up the time between the keys
		kept, with := of.with(17, 2)
		p := newProgram(t, newDisplay(t, 1280, 800), kept)
		home := filepath.Join(p.folder, "home")
		kept.Folder = filepath.Join(home, "inside")
		if err := os.Mkdir(kept.Folder, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := kept.Save(p.settingsFile()); err != nil {
			t.Fatal(err)
		}
		p.start("-speed", "instant", "-size", "1280x800")
		begun(p, with, 2)
		slowly := func(keys ...string) { // what comes in together may take too long to be heard, see the window's hearing
			for _, key := range keys {
				p.keys(key)
				time.Sleep(time.Second)
			}
		}
		slowly("ctrl+s", "alt+Up", "a", "Return")
		if !poll(enough, func() bool { _, err := os.Stat(filepath.Join(home, "a"+record.CopyExtension)); return err == nil }) {
			t.Fatal("nothing is saved")
		}
		slowly("ctrl+s", "ctrl+q")
		if !poll(ends, p.hasEnded) {
			t.Fatal("Ctrl+Q does not end the program while a name is asked for")
		}
		p.mustEnd()
		p.mustBeContent()
	})
}
