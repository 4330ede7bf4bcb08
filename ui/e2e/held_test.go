//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"portroyal/engine/record"
	"portroyal/ui/settings"
)

// TestHeldShortcut: what is pressed together with Ctrl and held does what it is for once.
func TestHeldShortcut(t *testing.T) {
	t.Parallel()
	p := newProgram(t, newDisplay(t, 1920, 1080), settings.Default())
	p.start("-size", "1280x800")
	time.Sleep(rest)
	p.display.xdotool(t, "keydown", "ctrl", "keydown", "equal")
	time.Sleep(2 * rest) // a system repeats what is held after half a second at most
	p.display.xdotool(t, "keyup", "equal", "keyup", "ctrl")
	time.Sleep(rest)
	p.closeBox()
	p.mustEnd()
	left, err := settings.Load(p.settingsFile())
	if err != nil {
		t.Fatal(err)
	}
	if left.Size != 125 {
		t.Errorf("Ctrl+Plus held for two seconds makes everything %d per cent large", left.Size)
	}
	p.mustBeContent()
}

// TestComposing: accents come together with what they belong on, whatever the language of the system, and the key that gives up on
// one does nothing else. A key of the keypad that writes nothing, as Num Lock is off, begins no letter.
func TestComposing(t *testing.T) {
	t.Parallel()
	d := newDisplay(t, 1280, 800)
	if out, err := d.command("setxkbmap", "es", "-option", "compose:menu").CombinedOutput(); err != nil {
		t.Fatalf("setxkbmap: %v\n%s", err, out)
	}
	setup := setupFor(17, 0, "captain", "seaman")
	p := newProgram(t, d, kept(setup))
	p.start("-speed", "instant", "-size", "1280x800")
	a := begun(p, func(p *program) along { return follow(p, setup) }, 0)
	a.toDecision()
	a.decide()
	p.keys("ctrl+s")
	time.Sleep(rest)
	for _, key := range []string{"dead_acute", "a", "dead_tilde", "n", "Multi_key", "s", "s", "dead_acute", "Escape", "dead_acute", "Return", "o", "KP_Home"} {
		p.keys(key)
		time.Sleep(rest / 10)
	}
	p.display.shoot(t, "composing")
	p.keys("Return")
	want := filepath.Join(p.folder, "home", "áñßo"+record.CopyExtension)
	if !poll(enough, func() bool { _, err := os.Stat(want); return err == nil }) {
		t.Error("there is no file of that name")
	}
	p.closeBox()
	p.mustEnd()
	p.mustBeContent()
}
