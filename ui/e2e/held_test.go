//go:build e2e

package e2e

import (
	"testing"
	"time"

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
