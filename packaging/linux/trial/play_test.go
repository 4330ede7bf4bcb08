//go:build package

package trial

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/ui/settings"
)

// display is a screen with nobody else on it.
type display struct {
	t    *testing.T
	name string // as in DISPLAY
}

func newDisplay(t *testing.T) *display {
	t.Helper()
	read, write, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer read.Close()
	server := exec.Command("Xvfb", "-displayfd", "3", "-nolisten", "tcp", "-noreset", "-screen", "0", "1024x768x24")
	server.ExtraFiles = []*os.File{write}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = server.Process.Signal(os.Interrupt)
		_ = server.Wait() // interrupted, as intended
	})
	write.Close() // the server has the other copy
	_ = read.SetReadDeadline(time.Now().Add(20 * time.Second))
	number, err := io.ReadAll(read)
	if len(number) == 0 {
		t.Fatalf("Xvfb does not come up: %v", err)
	}
	return &display{t, ":" + strings.TrimSpace(string(number))}
}

// xdotool asks for windows and types.
func (d *display) xdotool(args ...string) (string, error) {
	cmd := exec.Command("xdotool", args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.name)
	out, err := cmd.CombinedOutput()
	return strings.TrimSpace(string(out)), err
}

// waitForWindow waits until the game's window is there, and gives it the keys.
func (d *display) waitForWindow() (window string) {
	d.t.Helper()
	if !poll(60*time.Second, func() bool {
		found, err := d.xdotool("search", "--onlyvisible", "--class", "Port Royal") // as the desktop entry says
		window = found
		return err == nil && window != ""
	}) {
		d.t.Fatal("no window comes up")
	}
	if out, err := d.xdotool("windowfocus", "--sync", window); err != nil {
		d.t.Fatalf("the window does not take keys: %v\n%s", err, out)
	}
	return window
}

// quit closes the window by a key, and waits until it is gone.
func (d *display) quit() {
	d.t.Helper()
	if !poll(20*time.Second, func() bool {
		_, _ = d.xdotool("key", "ctrl+q") // fails when the window has gone meanwhile
		time.Sleep(300 * time.Millisecond)
		left, _ := d.xdotool("search", "--onlyvisible", "--class", "Port Royal")
		return left == ""
	}) {
		d.t.Error("the window does not close")
	}
}

// prepare keeps settings in somebody's home whose last game is one of a person against a computer player, so that
// Enter on the start screen begins it.
func prepare(t *testing.T, home string) {
	t.Helper()
	seed := uint64(11)
	setup := settings.Setup{
		Options: portroyal.DefaultOptions(), Seed: &seed,
		Seats: []settings.Seat{{Name: "Anne"}, {Name: "Bo", Player: "captain", Colour: 1}},
	}
	setup.Options.Players = 2
	all := settings.Default()
	all.Setup = &setup
	file := filepath.Join(home, ".config/portroyal/settings.json")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := all.Save(file); err != nil {
		t.Fatal(err)
	}
}

// flags are those with which playTurn can follow a game.
func flags(log string) string {
	return fmt.Sprintf("-language en -speed instant -size 1024x700 -log '%s'", log)
}

// playTurn begins the game that was prepared, plays the person's turn by keys until the computer player has decided
// something, and quits. It follows the program's log, as the tests in ui/e2e do.
func (d *display) playTurn(log string) {
	t := d.t
	t.Helper()
	d.waitForWindow()
	var told struct{ begun, person, computer int }
	read := func() {
		text, err := os.ReadFile(log)
		if err != nil {
			t.Fatal(err)
		}
		told.begun, told.person, told.computer = 0, 0, 0
		for line := range bytes.Lines(text[:bytes.LastIndexByte(text, '\n')+1]) {
			var e struct {
				Level, Msg string
				Seat       int
			}
			if err := json.Unmarshal(line, &e); err != nil {
				t.Fatalf("the log holds %q: %v", line, err)
			}
			switch {
			case e.Level == "WARN" || e.Level == "ERROR":
				t.Errorf("in the log: %s", line)
			case e.Msg == "game":
				told.begun++
			case e.Msg == "action" && e.Seat == 0:
				told.person++
			case e.Msg == "action":
				told.computer++
			}
		}
	}
	press := func(key string) {
		t.Helper()
		if out, err := d.xdotool("key", key); err != nil {
			t.Fatalf("%s: %v\n%s", key, err, out)
		}
	}
	if !poll(30*time.Second, func() bool { press("Return"); time.Sleep(time.Second); read(); return told.begun == 1 }) {
		t.Fatal("no game begins")
	}
	// One card, then stop, then take nothing. A key that comes too early is passed over, so it comes again.
	if !poll(30*time.Second, func() bool { press("space"); time.Sleep(time.Second); read(); return told.person > 0 }) {
		t.Fatal("no card is turned up")
	}
	if !poll(60*time.Second, func() bool {
		press("Return")
		time.Sleep(time.Second)
		read()
		return told.computer > 0
	}) {
		t.Fatal("the turn does not end")
	}
	t.Logf("played: %d decisions by keys, %d by the computer player", told.person, told.computer)
	d.quit()
}

// keptGame is the one game in somebody's home.
func keptGame(t *testing.T, home string) string {
	t.Helper()
	return made(t, filepath.Join(home, ".local/share/portroyal/games"), "2*.json")
}

// theirs reports whether a file in somebody's home is their own: what they have played and set, and the list of the
// system's typefaces, which all programs with this toolkit share.
func theirs(name string) bool {
	for _, folder := range []string{
		".local/share/portroyal", ".config/portroyal", ".local/state/portroyal", ".cache/font_index_v6.cache",
	} {
		if name == folder || strings.HasPrefix(name, folder+"/") {
			return true
		}
	}
	return false
}

// start starts a program, which is not outlived by what it has started.
func start(t *testing.T, cmd *exec.Cmd, folder string, env []string) {
	t.Helper()
	cmd.Dir, cmd.Env = folder, env
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	var said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &said, &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) // which has ended, if all went well
		if t.Failed() {
			t.Logf("%s says:\n%s", cmd.Path, said.String())
		}
	})
}

// mustEnd waits until a program has ended, which has to have gone well.
func mustEnd(t *testing.T, cmd *exec.Cmd) {
	t.Helper()
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	select {
	case err := <-ended:
		if err != nil {
			t.Fatalf("%s: %v", cmd.Path, err)
		}
	case <-time.After(5 * time.Minute):
		t.Fatalf("%s does not end", cmd.Path)
	}
}
