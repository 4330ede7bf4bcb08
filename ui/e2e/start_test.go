//go:build e2e

package e2e

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"portroyal/ui/settings"
)

// root is the folder of FyneApp.toml, which the toolkit looks for where the program is started.
const root = "../.."

// TestStartsFromTheCheckout: what FyneApp.toml says is understood.
func TestStartsFromTheCheckout(t *testing.T) {
	t.Parallel()
	p := newProgram(t, newDisplay(t, 1280, 800), settings.Default())
	p.startIn(root, p.surroundings(), p.files()...)
	p.closeBox()
	p.mustEnd()
	p.mustBeContent()
	// The toolkit keeps its cache under the ID that the file gives.
	if _, err := os.Stat(filepath.Join(p.folder, "home/.cache/fyne/games.portroyal.PortRoyal")); err != nil {
		t.Errorf("FyneApp.toml has not been read: %v", err)
	}
	for _, e := range p.entries {
		if strings.Contains(e.Msg, "FyneApp") {
			t.Errorf("in the log: %s", e.text)
		}
	}
}

// TestStartsWithAnEmptyEnvironment: no home, no language, no place for settings; nothing is written
// where the program was started from.
func TestStartsWithAnEmptyEnvironment(t *testing.T) {
	t.Parallel()
	for _, env := range [][]string{{}, {"LANG=C"}} {
		t.Run(strings.Join(env, " "), func(t *testing.T) {
			p := newProgram(t, newDisplay(t, 1280, 800), settings.Default())
			started := t.TempDir()
			p.startIn(started, append(env, "DISPLAY="+p.display.name))
			p.keys("s", "Escape")
			p.closeBox()
			p.mustEnd()
			if written, err := os.ReadDir(started); err != nil || len(written) > 0 {
				t.Errorf("written: %v, %v", written, err)
			}
		})
	}
}

// TestDamagedSettings: the window comes up, and the file is kept as it was.
func TestDamagedSettings(t *testing.T) {
	t.Parallel()
	p := newProgram(t, newDisplay(t, 1024, 700), settings.Default())
	damaged := []byte(`{"language": "nl", "speed": "breakneck`)
	if err := os.WriteFile(p.settingsFile(), damaged, 0o666); err != nil {
		t.Fatal(err)
	}
	p.start("-language", "nl", "-size", "1024x700")
	p.display.shoot(t, "nl-damaged-settings")
	p.closeBox()
	p.mustEnd()
	files, err := filepath.Glob(p.settingsFile() + ".damaged*")
	if err != nil || len(files) != 1 {
		t.Fatalf("set aside: %v, %v", files, err)
	}
	if left, err := os.ReadFile(files[0]); err != nil || !bytes.Equal(left, damaged) {
		t.Errorf("set aside is %q, %v", left, err)
	}
	if troubles := p.troubles(); len(troubles) != 1 || troubles[0].Msg != "settings" {
		t.Errorf("the log tells of %+v", troubles)
	}
}

// TestClosingWhileComputerPlayersPlay: their pauses do not hold the program up, nobody is asked anything, and the game
// goes on from where it was.
func TestClosingWhileComputerPlayersPlay(t *testing.T) {
	t.Parallel()
	setup := setupFor(3, 1, "captain", "captain")
	setup.Seats[0].Player = "captain"
	p := newProgram(t, newDisplay(t, 1280, 800), kept(setup))
	p.start("-speed", "slow")
	p.keys("Return")
	f := follow(p, setup)
	twice := func() {
		t.Helper()
		before := f.actions
		if !poll(enough, func() bool { f.catchUp(); return f.actions >= before+2 }) {
			t.Fatal("the computer players do not play")
		}
		p.closeBox()
		p.mustEnd()
		p.mustKeep(1)
	}
	twice()
	p.again("-speed", "slow")
	f.fresh = true
	p.keys("Return") // Continue
	twice()
	p.mustBeContent()
}

// TestNoDisplay: exit status 1 and one sentence, in whichever way there is nothing to draw on.
func TestNoDisplay(t *testing.T) {
	t.Parallel()
	bare := newDisplay(t, 640, 480, "-extension", "GLX").name
	old := newDisplay(t, 640, 480).name
	for _, env := range [][]string{
		{},
		{"DISPLAY=", "WAYLAND_DISPLAY="},
		{"DISPLAY=:999"},
		{"DISPLAY=nowhere"},
		{"WAYLAND_DISPLAY=nowhere"},
		{"DISPLAY=:999", "WAYLAND_DISPLAY=nowhere"},
		{"DISPLAY=" + bare},
		{"DISPLAY=" + old, "MESA_GL_VERSION_OVERRIDE=1.4"},
	} {
		t.Run(strings.Join(env, " "), func(t *testing.T) {
			home := t.TempDir()
			ctx, cancel := context.WithTimeout(context.Background(), enough)
			defer cancel()
			cmd := exec.CommandContext(ctx, game)
			cmd.Env = append(env, "HOME="+home, "LIBGL_ALWAYS_SOFTWARE=1", "XDG_RUNTIME_DIR="+t.TempDir())
			out, err := cmd.CombinedOutput()
			var exit *exec.ExitError
			if !errors.As(err, &exit) || exit.ExitCode() != 1 {
				t.Errorf("%v, want exit status 1", err)
			}
			var said []string
			for line := range strings.Lines(string(out)) {
				if !ofTheSystem(line) {
					said = append(said, line)
				}
			}
			if len(said) != 1 || !strings.HasPrefix(said[0], "portroyal: ") || !strings.Contains(said[0], "DISPLAY") {
				t.Errorf("it says %q", said)
			}
			// That the toolkit is not initialised comes of it, and is no cause.
			if text := strings.Join(said, ""); strings.HasSuffix(text, ": \n") ||
				strings.Contains(text, "NotInitialized") {
				t.Errorf("it does not say why: %q", text)
			}
			t.Log(strings.TrimSpace(strings.Join(said, "")))
		})
	}
}

// TestWrongFlag: exit status 2 and one line, without a screen.
func TestWrongFlag(t *testing.T) {
	t.Parallel()
	for _, args := range [][]string{
		{"-colour", "red"},
		{"-language", "fr"},
		{"-size", "9x9"},
		{"-size", "1280x800x2"},
		{"now"},
	} {
		cmd := exec.Command(game, args...)
		cmd.Env = []string{}
		var out, console bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &console
		err := cmd.Run()
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != 2 {
			t.Errorf("%v: %v, want exit status 2", args, err)
		}
		if strings.Count(console.String(), "\n") != 1 || out.Len() > 0 {
			t.Errorf("%v: says %q, and %q on standard output", args, console.String(), out.String())
		}
	}
}
