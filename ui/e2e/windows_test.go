//go:build e2e

package e2e

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"portroyal/ui/settings"
)

var (
	windows   = flag.Bool("windows", false, "play on all kinds of screens, which takes ten minutes")
	decisions = flag.Int("decisions", 15, "`NUMBER` of them in each game on each kind of screen; 0 for five minutes, or to its end")
	seen      = flag.String("seen", "", "`FILE` for a table of what held on each kind of screen")
)

// tables are of five, in each game.
var tables = []kind{
	{"Port Royal", func(seed uint64, _ int) (settings.Settings, func(*program) along) {
		setup := setupFor(seed, 0, "captain", "seaman", "captain", "seaman")
		return kept(setup), func(p *program) along { return follow(p, setup) }
	}},
	{"Pirate's Cove", func(seed uint64, _ int) (settings.Settings, func(*program) along) {
		all, seats := embark(seed, "captain", "seaman", "cabin-boy", "captain")
		return all, func(p *program) along { return sail(p, seed, seats) }
	}},
}

// TestEveryWindow plays a stretch of each game on every kind of screen, and says what held there. The window has to lie on the
// screen with all of it, to give the smallest layout room, to come back from the full screen as it was, and to be there again
// the next time.
func TestEveryWindow(t *testing.T) {
	if !*windows {
		t.Skip("takes ten minutes; -windows plays it")
	}
	all := screens()
	held := make([]string, len(all))
	var writing sync.Mutex
	holds := func(i int, said string) {
		writing.Lock()
		defer writing.Unlock()
		held[i] = said
		long := strconv.Itoa(*decisions) + " decisions in each game"
		if *decisions == 0 {
			long = "five minutes of each game, or one to its end"
		}
		table := "# Windows\n\nWhat `make windows` saw of the window on each kind of screen, with " + long +
			". `make package` tries Windows, under Wine.\n\n| screen | what held |\n|---|---|\n"
		for i, s := range all {
			if held[i] != "" {
				table += "| " + s.name + " | " + held[i] + " |\n"
			}
		}
		if *seen != "" {
			if err := os.WriteFile(*seen, []byte(table), 0o666); err != nil {
				t.Error(err)
			}
		}
	}
	for i, s := range all {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			says := []string{}
			defer func() {
				if t.Failed() {
					says = append(says, "**failed**")
				}
				holds(i, strings.Join(says, "; "))
				t.Logf("%s: %s", s.name, strings.Join(says, "; "))
			}()
			if name := s.missing(); name != "" {
				says = append(says, "not played: "+name+" is missing")
				t.Skip(says[0])
			}
			if s.turns != nil && s.server == nil && !s.two {
				t.Fatal("only some servers let their screen change")
			}
			d := s.begin(t)
			around := []string(nil)
			if s.around != nil {
				around = s.around(t)
			}
			if s.compositor != nil {
				client, why := s.compose(t, d)
				if why != "" {
					says = append(says, "not played: "+why)
					t.Skip(says[0])
				}
				around = append(around, client...)
			}
			for _, of := range tables {
				says = append(says, s.stretch(t, d, of, around))
			}
		})
	}
}

// begin starts the screen.
func (s *screen) begin(t *testing.T) *display {
	t.Helper()
	var d *display
	switch {
	case len(s.server) > 0 && s.server[0] != "Xvfb":
		d = serve(t, s.server[0], s.server[1:]...)
	case len(s.server) > 0:
		d = newDisplay(t, s.width, s.height, s.server[1:]...)
	default:
		d = newDisplay(t, s.width, s.height)
	}
	d.xdotool(t, "mousemove", "5", "5") // it would have the program explain what it points at
	if s.prepare != nil {
		s.prepare(t, d)
	}
	return d
}

// compose starts the compositor in a window on the screen, which has the keyboard. A program that is told of around is its
// client; why says why there can be none.
func (s *screen) compose(t *testing.T, d *display) (around []string, why string) {
	t.Helper()
	folder := t.TempDir()
	env := append([]string{
		"XDG_RUNTIME_DIR=" + folder, "WLR_BACKENDS=x11", "WLR_RENDERER=pixman", "WLR_X11_OUTPUTS=1", "WAYLAND_DISPLAY=",
	}, inSoftware...)
	command := s.compositor(written(t, "config", s.config))
	if os.Getuid() == 0 { // sway refuses to work for root
		command = append([]string{"unshare", "--user", "--map-user=1000", "--map-group=1000"}, command...)
	}
	d.stays(t, env, command...)
	var sockets []string
	if !poll(enough, func() bool {
		sockets, _ = filepath.Glob(filepath.Join(folder, "wayland-*")) // the pattern is not wrong
		sockets = slices.DeleteFunc(sockets, func(name string) bool { return strings.HasSuffix(name, ".lock") })
		return len(sockets) > 0
	}) {
		t.Fatal("the compositor does not come up")
	}
	time.Sleep(2 * time.Second)
	around = []string{"XDG_RUNTIME_DIR=" + folder, "WAYLAND_DISPLAY=" + filepath.Base(sockets[0])}
	if s.compositor("")[0] == "cage" && s.scale > 1 {
		output := d.command("wlr-randr", "--output", "X11-1", "--scale", strconv.Itoa(s.scale))
		output.Env = append(output.Env, around...)
		if out, err := output.CombinedOutput(); err != nil {
			return nil, "this cage has no scales: " + strings.TrimSpace(string(out))
		}
	}
	d.xdotool(t, "mousemove", "5", "700") // without a window manager what is below the pointer has the keyboard
	return around, ""
}

// on starts the program on the screen.
func (s *screen) on(p *program, around []string) {
	p.t.Helper()
	env, args := append(p.surroundings(), around...), append(p.files(), "-language", "en", "-speed", "instant", "-mute")
	if s.compositor == nil {
		p.startIn(p.folder, env, args...)
		return
	}
	env = slices.DeleteFunc(env, func(variable string) bool { return strings.HasPrefix(variable, "DISPLAY=") })
	p.launch(p.folder, env, args...)
	if !poll(enough, func() bool { _, err := os.Stat(p.logFile()); return err == nil }) {
		p.t.Fatal("the program does not come up")
	}
	time.Sleep(4 * time.Second)
}

// typed types a key to which the table or a sheet answers with a picture.
func (p *program) typed(key string) {
	p.t.Helper()
	if p.hasEnded() {
		p.t.Fatalf("the program has ended before %s is typed", key)
	}
	p.keys(key)
	time.Sleep(1200 * time.Millisecond)
}

// shot takes a picture with the name of the test.
func (p *program) shot(name string) {
	p.t.Helper()
	p.display.shoot(p.t, strings.ReplaceAll(strings.TrimPrefix(p.t.Name(), "TestEveryWindow/"), "/", "-")+"-"+name)
}

// shotNow is shot of a screen that does not come to rest.
func (p *program) shotNow(name string) {
	p.t.Helper()
	name = strings.ReplaceAll(strings.TrimPrefix(p.t.Name(), "TestEveryWindow/"), "/", "-") + "-" + name
	p.display.does(p.t, "import", "-window", "root", filepath.Join(*shots, name+".png"))
}

// stretch plays a stretch of a game, and says what held.
func (s *screen) stretch(t *testing.T, d *display, of kind, around []string) string {
	t.Helper()
	kept, with := of.with(77, 4)
	p := newProgram(t, d, kept)
	s.on(p, around)
	shot := func(name string) { t.Helper(); p.shot(of.file() + "-" + name) }
	time.Sleep(2 * time.Second)
	shot("1-start")
	first := s.lies(p)
	for _, sheet := range [][2]string{{"n", "2-setup"}, {"s", "2-settings"}} {
		p.typed(sheet[0])
		shot(sheet[1])
		p.typed("Escape")
	}
	a, made, middle := begun(p, with, 0), 0, *decisions/2
	goesOn := func() bool { return made < *decisions }
	if *decisions == 0 {
		end := time.Now().Add(5 * time.Minute)
		middle, goesOn = 15, func() bool { return time.Now().Before(end) }
	}
	for a.toDecision(); !a.over() && goesOn(); a.toDecision() {
		if made == middle {
			time.Sleep(time.Second)
			shot("3-table")
			p.typed("Escape")
			shot("4-menu")
			p.typed("Escape")
			p.typed("ctrl+s")
			p.shotNow(of.file() + "-5-file") // its cursor blinks
			p.typed("Escape")
			if !s.two {
				p.typed("F11")
				shot("6-whole")
				if fills := s.lies(p); s.compositor == nil && (fills.Width != s.width || fills.Height != s.height) {
					t.Errorf("%s: F11 fills %v of %d by %d", of.name, fills, s.width, s.height)
				}
				p.typed("F11")
				if back := s.lies(p); back != first {
					t.Errorf("%s: it was %v, and is %v after the full screen", of.name, first, back)
				}
			}
			if s.turns != nil {
				s.turns(p)
			}
		}
		a.decide()
		made++
	}
	until := ""
	if a.over() {
		until = " to its end"
	}
	shot("7-later")
	s.lies(p)
	p.keys("ctrl+q")
	p.mustEnd()
	p.mustBeContent()
	said := s.room(p)

	p.ended, p.window, p.logRead = make(chan struct{}), "", 0
	s.on(p, around)
	time.Sleep(2 * time.Second)
	s.lies(p)
	shot("8-again")
	if s.compositor == nil {
		p.closeBox()
	} else {
		p.keys("ctrl+q")
	}
	p.mustEnd()
	p.mustBeContent()
	there := ", F11 there and back"
	if s.two {
		there = ""
	}
	return fmt.Sprintf("%s: %v%s, %d decisions%s%s, quit, there again", of.name, first, said, made, until, there)
}

// where is a window on X11.
type where struct{ X, Y, Width, Height int }

func (w where) String() string {
	if w.Width == 0 {
		return "a client of Wayland's"
	}
	return fmt.Sprintf("%dx%d at %d, %d", w.Width, w.Height, w.X, w.Y)
}

// lies is where the window is, which has to be on the screen with all of it and its title bar.
func (s *screen) lies(p *program) (at where) {
	p.t.Helper()
	if s.compositor != nil {
		return at
	}
	asked := func() (at where) {
		out, _ := p.display.command("xwininfo", "-id", p.window).Output() // nothing, if it is gone
		for line := range strings.Lines(string(out)) {
			name, value, _ := strings.Cut(strings.TrimSpace(line), ":")
			to := map[string]*int{
				"Absolute upper-left X": &at.X, "Absolute upper-left Y": &at.Y, "Width": &at.Width, "Height": &at.Height,
			}[name]
			if to != nil {
				*to, _ = strconv.Atoi(strings.TrimSpace(value)) // 0, as nobody knows, if it is no number
			}
		}
		return at
	}
	bar := func() int {
		if s.bar && (at.Width != s.width || at.Height != s.height) { // nothing is above what fills the screen
			return 15
		}
		return 0
	}
	if !poll(10*time.Second, func() bool {
		before := at
		at = asked()
		time.Sleep(rest)
		return at == before && at.Width > 0 && at.X >= 0 && at.Y >= bar() && at.X+at.Width <= s.width && at.Y+at.Height <= s.height
	}) {
		p.t.Errorf("the window is not on the screen with all of it: %v", at)
	}
	return at
}

// drawing is how the log says that everything was drawn: in so many pixels, of which a unit has By.
type drawing struct{ Width, Height, By float64 }

// drawn are all of them until now. It reads the log by itself: what plays along waits for each of its lines.
func (p *program) drawn() (all []drawing) {
	p.t.Helper()
	text, err := os.ReadFile(p.logFile())
	if err != nil {
		p.t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		var e struct {
			Msg string
			drawing
		}
		if json.Unmarshal([]byte(line), &e) == nil && e.Msg == "drawn" {
			all = append(all, e.drawing)
		}
	}
	return all
}

// room is how everything was drawn last; each time the smallest layout has to have had room.
func (s *screen) room(p *program) (said string) {
	p.t.Helper()
	for _, is := range p.drawn() {
		said = fmt.Sprintf(" (%.0fx%.0f at %.1f)", is.Width, is.Height, is.By)
		if is.Width/is.By < 794 || is.Height/is.By < 496 {
			p.t.Errorf("there is no room for the smallest layout:%s", said)
		}
	}
	return said
}
