//go:build e2e

package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"portroyal/ui/settings"
)

// program is the game as it runs.
type program struct {
	t       *testing.T
	display *display
	folder  string // all that it reads and writes
	cmd     *exec.Cmd
	console bytes.Buffer // its standard output and its standard error
	ended   chan struct{}
	gone    time.Time // when it had ended, once it has
	window  string
	logRead int64   // how much of the log has been read, in bytes
	entries []entry // all that has been read of it
}

// entry is a line of the program's log.
type entry struct {
	Level   string          `json:"level"`
	Msg     string          `json:"msg"`
	Seed    string          `json:"seed"`    // of game
	Options json.RawMessage `json:"options"` // of game
	Seat    int             `json:"seat"`    // of action
	Action  string          `json:"action"`  // of action
	Events  json.RawMessage `json:"events"`  // of action
	Result  json.RawMessage `json:"result"`  // of over
	Meant   bool            `json:"meant"`   // of pressed
	text    string
}

func (p *program) settingsFile() string { return filepath.Join(p.folder, "settings", "settings.json") }
func (p *program) logFile() string      { return filepath.Join(p.folder, "log.json") }

// newProgram prepares a folder for the program and keeps the settings there.
func newProgram(t *testing.T, d *display, kept settings.Settings) *program {
	t.Helper()
	p := &program{t: t, display: d, folder: t.TempDir(), ended: make(chan struct{})}
	for _, folder := range []string{"home/.cache", "config", "run", "settings"} {
		if err := os.MkdirAll(filepath.Join(p.folder, folder), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	state := filepath.Join(p.folder, "home/.local/state/portroyal")
	if err := os.MkdirAll(state, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(paintings, filepath.Join(state, "paintings")); err != nil {
		t.Fatal(err)
	}
	if err := kept.Save(p.settingsFile()); err != nil {
		t.Fatal(err)
	}
	return p
}

// files are the flags that keep the program to its folder.
func (p *program) files() []string {
	return []string{"-settings", p.settingsFile(), "-log", p.logFile()}
}

// inSoftware has windows drawn without graphics hardware, by a program itself: with threads for that, which wait for each
// other, a picture takes a fifth more of a busy machine.
var inSoftware = []string{"LIBGL_ALWAYS_SOFTWARE=1", "LP_NUM_THREADS=0"}

// surroundings is an environment with nothing of the user's in it.
func (p *program) surroundings() []string {
	return append([]string{
		"DISPLAY=" + p.display.name, "LANG=C", "PORTROYAL_DIALOGS=own",
		"HOME=" + filepath.Join(p.folder, "home"),
		"XDG_CONFIG_HOME=" + filepath.Join(p.folder, "config"),
		"XDG_RUNTIME_DIR=" + filepath.Join(p.folder, "run"),
		"ALSA_CONFIG_PATH=" + os.DevNull, // as on a machine without a device: nothing is heard of a test
	}, inSoftware...)
}

// start starts the program in its own surroundings and waits until its window can be seen.
func (p *program) start(args ...string) {
	p.t.Helper()
	p.startIn(p.folder, p.surroundings(), append(p.files(), args...)...)
}

// startIn starts the program in a folder, with an environment, and waits until its window can be seen.
func (p *program) startIn(folder string, env []string, args ...string) {
	p.t.Helper()
	began := time.Now()
	p.launch(folder, env, args...)
	// GLFW's windows carry the number of their process.
	search := []string{"search", "--onlyvisible", "--pid", strconv.Itoa(p.cmd.Process.Pid)}
	if !poll(enough, func() bool {
		out, _ := p.display.command("xdotool", search...).Output() // fails as long as there is none
		p.window = strings.TrimSpace(string(out))
		return p.window != "" || p.hasEnded()
	}) || p.window == "" {
		p.t.Fatalf("no window comes up")
	}
	p.t.Logf("window visible after %d ms", time.Since(began).Milliseconds())
	p.display.xdotool(p.t, "windowfocus", "--sync", p.window)
}

// launch starts the program in a folder, with an environment.
func (p *program) launch(folder string, env []string, args ...string) {
	p.t.Helper()
	p.cmd = exec.Command(game, args...)
	p.cmd.Dir, p.cmd.Env = folder, env
	p.cmd.Stdout, p.cmd.Stderr = &p.console, &p.console
	p.cmd.WaitDelay = time.Second // a link that has been clicked opens a browser, which has the console too and may outlive it
	if err := p.cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	go func() {
		_ = p.cmd.Wait() // its exit status is asked for later
		p.gone = time.Now()
		close(p.ended)
	}()
	p.t.Cleanup(p.cleanUp)
}

// cleanUp says what is needed to understand a failure, and leaves nothing running.
func (p *program) cleanUp() {
	if p.t.Failed() {
		if !p.hasEnded() {
			p.t.Logf("the screen: %s", p.display.shoot(p.t, strings.ReplaceAll(p.t.Name(), "/", "-")+"-failed"))
		}
		if text, err := os.ReadFile(p.logFile()); err == nil {
			lines := strings.SplitAfter(string(text), "\n")
			p.t.Logf("the end of the log:\n%s", strings.Join(lines[max(0, len(lines)-15):], ""))
		}
	}
	if !p.hasEnded() {
		_ = p.cmd.Process.Kill()
		<-p.ended
	}
	if p.t.Failed() && p.console.Len() > 0 {
		p.t.Logf("the console:\n%s", p.console.String())
	}
}

func (p *program) hasEnded() bool {
	select {
	case <-p.ended:
		return true
	default:
		return false
	}
}

// keys types keys, one after the other.
func (p *program) keys(names ...string) {
	p.t.Helper()
	p.display.xdotool(p.t, append([]string{"key", "--delay", "5"}, names...)...)
}

// closeBox clicks the close box that a window manager would give the window.
func (p *program) closeBox() {
	p.t.Helper()
	p.display.closeBox(p.t, p.windowID())
}

// windowID is what the X server calls the window.
func (p *program) windowID() uint32 {
	p.t.Helper()
	id, err := strconv.ParseUint(p.window, 10, 32)
	if err != nil {
		p.t.Fatal(err)
	}
	return uint32(id)
}

// news are the lines that the log has got since it was asked last.
func (p *program) news() (entries []entry) {
	p.t.Helper()
	file, err := os.Open(p.logFile())
	if err != nil {
		p.t.Fatal(err)
	}
	defer file.Close()
	text, err := io.ReadAll(io.NewSectionReader(file, p.logRead, 1<<62))
	if err != nil {
		p.t.Fatal(err)
	}
	text = text[:bytes.LastIndexByte(text, '\n')+1] // a line may be only half written
	p.logRead += int64(len(text))
	for line := range strings.Lines(string(text)) {
		e := entry{text: strings.TrimSpace(line)}
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			p.t.Fatalf("the log holds %q: %v", line, err)
		}
		entries = append(entries, e)
	}
	p.entries = append(p.entries, entries...)
	return entries
}

// await waits for a line of the log.
func (p *program) await(what string, is func(*entry) bool) {
	p.t.Helper()
	if !poll(enough, func() bool {
		for _, e := range p.news() {
			if is(&e) {
				return true
			}
		}
		return false
	}) {
		p.t.Fatalf("%s does not come", what)
	}
}

// troubles are the warnings and errors in the log.
func (p *program) troubles() (entries []entry) {
	p.t.Helper()
	p.news()
	for _, e := range p.entries {
		if e.Level != "INFO" && e.Level != "DEBUG" {
			entries = append(entries, e)
		}
	}
	return entries
}

// mustBeContent fails if the program has logged warnings or errors.
func (p *program) mustBeContent() {
	p.t.Helper()
	for _, trouble := range p.troubles() {
		p.t.Errorf("in the log: %s", trouble.text)
	}
}

// mustEnd waits for the program to end by itself, with status 0 and nothing said on the console.
func (p *program) mustEnd() {
	p.t.Helper()
	if !poll(enough, p.hasEnded) {
		p.t.Fatal("the program does not end")
	}
	p.t.Logf("processor time %v",
		(p.cmd.ProcessState.UserTime() + p.cmd.ProcessState.SystemTime()).Round(100*time.Millisecond))
	if status := p.cmd.ProcessState.ExitCode(); status != 0 {
		p.t.Errorf("exit status %d", status)
	}
	for line := range strings.Lines(p.console.String()) {
		if !ofTheSystem(line) {
			p.t.Errorf("on the console: %s", line)
		}
	}
}

// ofTheSystem reports whether a line on the console comes from libraries of the system: from Wayland's,
// which asks for a folder before it finds that this is no Wayland, or looks for title bars that are not installed, or from a
// graphics driver that has looked for hardware in vain.
func ofTheSystem(line string) bool {
	if strings.HasPrefix(line, "error: XDG_RUNTIME_DIR is invalid or not set") {
		return true
	}
	for _, prefix := range []string{
		"Couldn't open plugin directory:", "No plugins found, falling back on no decorations",
		"libEGL warning:", "libGL ", "MESA: ", "MESA-LOADER: ", "glx: ",
	} {
		if strings.HasPrefix(line, prefix) {
			return true
		}
	}
	return false
}

// memory is what the program holds of the machine's memory, in bytes.
func (p *program) memory() int {
	p.t.Helper()
	for line := range strings.Lines(p.proc("status")) {
		var kilobytes int
		if n, _ := fmt.Sscanf(line, "VmRSS: %d kB", &kilobytes); n == 1 {
			return kilobytes << 10
		}
	}
	p.t.Fatal("the system does not tell the program's memory")
	return 0
}

// busy is the processor time that the program has used. Linux counts it in hundredths of a second.
func (p *program) busy() time.Duration {
	p.t.Helper()
	stat := p.proc("stat")
	fields := strings.Fields(stat[strings.LastIndexByte(stat, ')')+1:]) // the name before may hold anything
	const user, system = 11, 12                                         // counted from the state, the third field
	sum := 0
	for _, place := range []int{user, system} {
		n, err := strconv.Atoi(fields[place])
		if err != nil {
			p.t.Fatal(err)
		}
		sum += n
	}
	return time.Duration(sum) * 10 * time.Millisecond
}

func (p *program) proc(name string) string {
	p.t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/%s", p.cmd.Process.Pid, name))
	if err != nil {
		p.t.Fatal(err)
	}
	return string(text)
}
