//go:build package

package trial

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
)

// display is a screen with nobody else on it.
type display struct {
	t     *testing.T
	name  string // as in DISPLAY
	class string // of the game's windows
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
	return &display{t, ":" + strings.TrimSpace(string(number)), "Port Royal"} // as the desktop entry says
}

// xdotool asks for windows and types.
func (d *display) xdotool(args ...string) (string, error) {
	cmd := exec.Command("xdotool", args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.name)
	out, err := cmd.CombinedOutput()
	return strings.TrimSpace(string(out)), err
}

// windows are those of the game that can be seen.
func (d *display) windows() []string {
	found, err := d.xdotool("search", "--onlyvisible", "--class", "^"+d.class+"$")
	if err != nil {
		return nil // there is none
	}
	return strings.Fields(found)
}

// waitForWindow waits until the game's window is there, and gives it the keys.
func (d *display) waitForWindow() (window string) {
	d.t.Helper()
	if !poll(60*time.Second, func() bool {
		found := d.windows()
		if len(found) > 0 {
			window = found[0]
		}
		return window != ""
	}) {
		d.t.Logf("what runs:\n%s", call(d.t, "ps", "-eo", "pid,stat,etime,wchan:20,args"))
		d.t.Fatal("no window comes up")
	}
	if out, err := d.xdotool("windowfocus", "--sync", window); err != nil {
		d.t.Fatalf("the window does not take keys: %v\n%s", err, out)
	}
	return window
}

// fewestColours are more than an empty window has, and far fewer than one of the game.
const fewestColours = 500

// shoot waits until the game is to be seen and nothing moves any more, and keeps a picture of the screen if pictures
// are wanted.
func (d *display) shoot(name string) {
	d.t.Helper()
	folder := *shots
	if folder == "" {
		folder = d.t.TempDir()
	}
	file := filepath.Join(folder, name+".png")
	before := ""
	if !poll(30*time.Second, func() bool {
		time.Sleep(time.Second)
		call(d.t, "import", "-display", d.name, "-window", "root", file)
		said := call(d.t, "identify", "-format", "%k %#", file) // how many colours, and a sum of all points
		number, _, _ := strings.Cut(said, " ")
		colours, err := strconv.Atoi(number)
		still := said == before
		before = said
		return err == nil && colours >= fewestColours && still
	}) {
		d.t.Errorf("%s: nothing is painted, or it never rests", name)
	}
}

// quit closes a window by a key, and waits until it is gone.
func (d *display) quit(window string) {
	d.t.Helper()
	if !poll(20*time.Second, func() bool {
		_, _ = d.xdotool("key", "ctrl+q") // fails when the window has gone meanwhile
		time.Sleep(300 * time.Millisecond)
		return !slices.Contains(d.windows(), window) // another one may be there already
	}) {
		d.t.Error("the window does not close")
	}
}

// prepare keeps settings in a file whose last game is one of a person against a computer player, so that
// Enter on the start screen begins it.
func prepare(t *testing.T, file string) {
	t.Helper()
	seed := uint64(11)
	setup := progress.Setup{
		Options: portroyal.DefaultOptions(), Seed: &seed,
		Seats: []progress.Seat{{Name: "Anne"}, {Name: "Bo", Player: "captain", Colour: 1}},
	}
	setup.Options.Players = 2
	all := settings.Default()
	progress.Of(&all).Setup = &setup
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := all.Save(file); err != nil {
		t.Fatal(err)
	}
}

// settingsFile is where the program keeps its settings in a home.
const settingsFile = ".config/portroyal/settings.json"

// flags are those with which playTurn can follow a game.
func flags(log string) []string {
	return []string{"-language", "en", "-speed", "instant", "-size", "1024x700", "-log", log}
}

// playTurn begins the game that was prepared, plays the person's turn by keys until the computer player has decided
// something, and quits. It follows the program's log, as the tests in ui/e2e do. The picture that is kept has the name.
func (d *display) playTurn(name, log string) {
	t := d.t
	t.Helper()
	window := d.waitForWindow()
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
	d.shoot(name)
	d.quit(window)
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

// running is a program that was started.
type running struct {
	path  string
	ended chan error // gets the one end of it
}

// start starts a program, which is not outlived by what it has started.
func start(t *testing.T, cmd *exec.Cmd, folder string, env []string) *running {
	t.Helper()
	cmd.Dir, cmd.Env = folder, env
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	var said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &said, &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	r := &running{cmd.Path, make(chan error, 1)}
	gone := make(chan struct{})
	go func() {
		r.ended <- cmd.Wait()
		close(gone)
	}()
	t.Cleanup(func() {
		// It has ended, if all went well. If it is asked to end, it undoes its changes to the system.
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGTERM)
		select {
		case <-gone:
		case <-time.After(10 * time.Second):
		}
		_ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
		<-gone
		if t.Failed() {
			t.Logf("%s says:\n%s", cmd.Path, said.String())
		}
	})
	return r
}

// mustEnd waits until the program has ended, which has to have gone well.
func (r *running) mustEnd(t *testing.T) {
	t.Helper()
	select {
	case err := <-r.ended:
		if err != nil {
			t.Fatalf("%s: %v", r.path, err)
		}
	case <-time.After(5 * time.Minute):
		t.Fatalf("%s does not end", r.path)
	}
}
