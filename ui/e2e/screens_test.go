//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// screen is a kind of screens that players have.
type screen struct {
	name          string
	width, height int
	server        []string                     // it and its options; Xvfb without them where there are none
	needs         []string                     // programs
	prepare       func(*testing.T, *display)   // once the server is there; nil for nothing to do
	around        func(*testing.T) []string    // more of the program's surroundings; nil for nothing
	compositor    func(config string) []string // of Wayland, as a window on the screen; nil for X11
	config        string                       // the compositor's
	scale         int                          // the compositor's
	bar           bool                         // windows have a title bar
	turns         func(*program)               // what becomes of the screen while a decision is to be made; nil for nothing
	two           bool                         // two screens side by side, where nothing fills one of them
}

// missing is the first program that the screen needs and the system does not have; "" where all are there.
func (s *screen) missing() string {
	for _, name := range s.needs {
		if _, err := exec.LookPath(name); err != nil {
			return name
		}
	}
	return ""
}

// stays starts a program on the screen that runs until the test ends.
func (d *display) stays(t *testing.T, env []string, command ...string) {
	t.Helper()
	cmd := d.command(command[0], command[1:]...)
	cmd.Env = append(cmd.Env, env...)
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(os.Interrupt) // it may have ended with the one that it belongs to
		ended := make(chan struct{})
		go func() { _ = cmd.Wait(); close(ended) }()
		select {
		case <-ended:
		case <-time.After(5 * time.Second):
			_ = cmd.Process.Kill()
			<-ended
		}
	})
}

// does calls a program on the screen that has to end well.
func (d *display) does(t *testing.T, command ...string) {
	t.Helper()
	if out, err := d.command(command[0], command[1:]...).CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(command, " "), err, out)
	}
}

// written is a file with a text in a folder of the test's.
func written(t *testing.T, name, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// manager is a window manager, which takes a moment until it manages.
func manager(rc, config string, command ...string) func(*testing.T, *display) {
	return func(t *testing.T, d *display) {
		t.Helper()
		if config != "" {
			command = append(command[:len(command):len(command)], rc, written(t, "config", config))
		}
		d.stays(t, []string{"XDG_RUNTIME_DIR=" + t.TempDir()}, command...)
		time.Sleep(time.Second)
	}
}

// tiles are three windows side by side, of which the program's is one.
func tiles(t *testing.T, d *display) {
	t.Helper()
	manager("-c", "# i3 config file (v4)\nfont pango:monospace 8\ndefault_border pixel 2\nbar {\nposition top\nstatus_command exec sleep 100000\n}\n", "i3")(t, d)
	for range 2 {
		d.stays(t, nil, "xmessage", "-buttons", "", "a window of another program")
	}
	time.Sleep(time.Second)
}

// becomes changes how many pixels the screen of a VNC server has, which takes the program a moment or two.
func becomes(p *program, mode string) {
	p.t.Helper()
	p.display.does(p.t, "xrandr", "--output", "VNC-0", "--mode", mode)
	time.Sleep(4 * time.Second)
}

// smaller makes the screen smaller and as large as it was.
func smaller(p *program) {
	p.t.Helper()
	// It may know of the mode already.
	_ = p.display.command("xrandr", "--newmode", "1024x600", "49", "1024", "1072", "1168", "1312", "600", "603", "613", "624").Run()
	_ = p.display.command("xrandr", "--addmode", "VNC-0", "1024x600").Run()
	for _, with := range []string{"F11", "Escape"} {
		p.typed(with)
		becomes(p, "1024x600")
		p.shot("smaller-" + with)
		becomes(p, "1920x1080")
		p.shot("larger-" + with)
		p.typed(with)
	}
}

// across moves the window to the second of two screens and back.
func across(p *program) {
	p.t.Helper()
	for _, to := range []struct {
		x  string
		by float64 // as large as the second one's pixels ask for, as far as it has room
	}{{"1650", 1.3}, {"50", 1}} {
		p.display.xdotool(p.t, "windowmove", p.window, to.x, "60")
		time.Sleep(4 * time.Second)
		p.shot("at-" + to.x)
		if is := p.drawn(); len(is) == 0 || is[len(is)-1].By != to.by {
			p.t.Errorf("at %s everything is drawn as %+v say, not %v times as large", to.x, is, to.by)
		}
	}
}

// screens are those that the matrix is of.
func screens() []screen {
	vnc := []string{"Xvnc", "-SecurityTypes", "None", "-rfbport", "-1", "-geometry", "1920x1080"}
	const kiosk = `<openbox_config xmlns="http://openbox.org/3.4/rc"><applications><application class="*"><decor>no</decor>` +
		`<maximized>yes</maximized></application></applications></openbox_config>`
	all := []screen{
		{name: "bare", width: 1280, height: 800},
		{name: "openbox", width: 1280, height: 800, needs: []string{"openbox"}, prepare: manager("", "", "openbox"), bar: true},
		{name: "i3", width: 1920, height: 1080, needs: []string{"i3", "xmessage"}, prepare: tiles},
		{name: "kiosk", width: 1280, height: 800, needs: []string{"openbox"}, prepare: manager("--config-file", kiosk, "openbox")},
		{name: "vnc", width: 1920, height: 1080, server: vnc, needs: []string{"Xvnc", "xrandr", "openbox"}, prepare: manager("", "", "openbox"), turns: smaller},
		{name: "two", width: 3200, height: 1000, around: func(t *testing.T) []string {
			return []string{"LD_LIBRARY_PATH=" + measured(t, 1600*254/960, 1000*254/960, "-DTWO")}
		}, turns: across, two: true},
		{name: "xft-192", width: 3840, height: 2160, needs: []string{"xrdb"}, prepare: func(t *testing.T, d *display) {
			d.does(t, "xrdb", "-merge", written(t, "resources", "Xft.dpi: 192\n"))
		}},
		{name: "300-dpi", width: 1366, height: 768, server: []string{"Xvfb", "-dpi", "300"}, around: inches(1366, 768, 300)},
		{name: "30-dpi", width: 1280, height: 800, server: []string{"Xvfb", "-dpi", "30"}, around: inches(1280, 800, 30)},
	}
	for scale := 1; scale <= 2; scale++ {
		all = append(
			all,
			screen{
				name: fmt.Sprintf("weston-%d", scale), needs: []string{"weston"}, compositor: func(string) []string {
					return []string{
						"weston", "--backend=x11-backend.so", "--use-pixman", "--socket=wayland-7",
						fmt.Sprintf("--width=%d", 1800/scale), fmt.Sprintf("--height=%d", 1040/scale), fmt.Sprintf("--scale=%d", scale),
					}
				},
			},
			screen{
				name: fmt.Sprintf("sway-%d", scale), needs: []string{"sway"}, compositor: func(config string) []string { return []string{"sway", "-c", config} },
				config: fmt.Sprintf("output X11-1 mode --custom 1800x1040 scale %d\noutput * bg #404040 solid_color\n", scale),
			},
			screen{name: fmt.Sprintf("cage-%d", scale), needs: []string{"cage", "wlr-randr"}, compositor: func(string) []string { return []string{"cage", "--", "sleep", "100000"} }},
		)
		for i := len(all) - 3; i < len(all); i++ {
			all[i].width, all[i].height, all[i].scale = 1920, 1080, scale
		}
	}
	return all
}

// inches has a screen say that it has so many pixels in an inch.
func inches(width, height, dpi int) func(*testing.T) []string {
	return func(t *testing.T) []string {
		return []string{"LD_LIBRARY_PATH=" + measured(t, width*254/dpi/10, height*254/dpi/10)}
	}
}
