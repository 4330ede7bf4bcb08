//go:build e2e

package e2e

import (
	"strings"
	"syscall"
	"testing"

	"portroyal/engine/portroyal"
)

// TestTheWindowIsLost takes the window away in the middle of a game: the program ends with one sentence, and each
// decision that was made is on the disk.
func TestTheWindowIsLost(t *testing.T) {
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
			t.Parallel()
			setup := with(setupFor(17, portroyal.RandomStart, "captain", "seaman"), withContracts)
			p := newProgram(t, newDisplay(t, 1280, 800), kept(setup))
			p.start("-speed", "instant", "-size", "1280x800")
			p.keys("Return")
			f := follow(p, setup)
			if !poll(enough, func() bool { f.catchUp(); return f.actions > 2 }) {
				t.Fatal("no game goes on")
			}
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
			f.catchUp()
			p.mustKeep(1)
			if kept := p.decisionsKept(); kept < f.actions {
				t.Errorf("%d decisions were made, and %d of them are on the disk", f.actions, kept)
			}
		})
	}
}
