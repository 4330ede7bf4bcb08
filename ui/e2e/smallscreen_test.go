//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"portroyal/ui/settings"
)

// TestWindowHasRoomOnSmallScreens: the window is on the screen with all of it, however few of its units the screen
// has.
func TestWindowHasRoomOnSmallScreens(t *testing.T) {
	t.Parallel()
	for _, screen := range []struct {
		width, height int
		scale         string
	}{{1920, 1080, "2"}, {800, 600, "1"}, {1280, 800, "2"}, {640, 480, "1"}} {
		t.Run(fmt.Sprintf("%dx%d at %s", screen.width, screen.height, screen.scale), func(t *testing.T) {
			p := newProgram(t, newDisplay(t, screen.width, screen.height), settings.Default())
			p.startIn(p.folder, append(p.surroundings(), "FYNE_SCALE="+screen.scale), p.files()...)
			var x, y, width, height int
			fits := func() bool {
				out, err := p.display.command("xdotool", "getwindowgeometry", "--shell", p.window).Output()
				if err != nil {
					return false
				}
				for _, line := range strings.Fields(string(out)) {
					name, value, _ := strings.Cut(line, "=")
					if at := map[string]*int{"X": &x, "Y": &y, "WIDTH": &width, "HEIGHT": &height}[name]; at != nil {
						_, _ = fmt.Sscan(value, at)
					}
				}
				return width > 0 && x >= 0 && y >= 0 && x+width <= screen.width && y+height <= screen.height
			}
			if !poll(enough, fits) {
				t.Errorf("it is %d by %d at %d, %d", width, height, x, y)
			}
			p.closeBox()
			p.mustEnd()
		})
	}
}
