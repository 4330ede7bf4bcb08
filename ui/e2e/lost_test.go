//go:build e2e

package e2e

import (
	"strings"
	"syscall"
	"testing"
)

// TestTheWindowIsLost takes the window away in the middle of a game: the program ends with one sentence, and each
// decision that was made is on the disk.
func TestTheWindowIsLost(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		lose func(p *program)
		says string
	}{
		"another program destroys it": {
			func(p *program) { p.display.xdotool(p.t, "windowclose", p.window) },
			"portroyal: another program has closed the window",
		},
		"the display cuts the connection": {
			func(p *program) { p.display.xdotool(p.t, "windowkill", p.window) },
			"portroyal: the connection to the display is lost",
		},
	} {
		t.Run(name, func(t *testing.T) {
			forEach(t, func(t *testing.T, of kind) {
				t.Parallel()
				kept, with := of.with(17, 2)
				p := newProgram(t, newDisplay(t, 1280, 800), kept)
				p.start("-speed", "instant", "-size", "1280x800")
				a := begun(p, with, 2)
				test.lose(p)
				if !poll(ends, p.hasEnded) {
					_ = p.cmd.Process.Signal(syscall.SIGQUIT)
					t.Fatal("the program goes on without a window")
				}
				var said []string
				for line := range strings.Lines(p.console.String()) {
					if !ofTheSystem(line) {
						said = append(said, strings.TrimSpace(line))
					}
				}
				if len(said) != 1 || said[0] != test.says || p.cmd.ProcessState.ExitCode() != 1 {
					t.Errorf("it ends with %v and says %q", p.cmd.ProcessState, said)
				}
				p.mustKeep(1)
				if lost := goesOnFrom(t, p, a); len(lost) > 0 {
					t.Errorf("%+v is not on the disk", lost)
				}
			})
		})
	}
}
