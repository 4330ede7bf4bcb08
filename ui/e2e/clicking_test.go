//go:build e2e

package e2e

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/outline"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/words"
)

// teller is the window in a process of its own that tells what it shows.
type teller struct {
	t       *testing.T
	display *display
	asked   string
	cmd     *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Scanner
	says    bytes.Buffer // on standard error
	window  string
}

// tells starts a window for a folder that nobody else uses.
func tells(t *testing.T, d *display, r request) *teller {
	t.Helper()
	asked, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	w := &teller{t: t, display: d, asked: string(asked)}
	w.start(r)
	t.Cleanup(w.stop)
	return w
}

func (w *teller) start(r request) {
	w.t.Helper()
	w.cmd = exec.Command(os.Args[0])
	w.cmd.Dir = r.Folder
	w.cmd.Env = append([]string{
		telling + "=" + w.asked, "DISPLAY=" + w.display.name, "LANG=C", "HOME=" + r.Folder,
		"XDG_RUNTIME_DIR=" + r.Folder, fmt.Sprint("FYNE_SCALE=", scale),
	}, inSoftware...)
	var err error
	if w.in, err = w.cmd.StdinPipe(); err != nil {
		w.t.Fatal(err)
	}
	out, err := w.cmd.StdoutPipe()
	if err != nil {
		w.t.Fatal(err)
	}
	w.says.Reset()
	w.cmd.Stderr = &w.says
	w.out = bufio.NewScanner(out)
	w.out.Buffer(nil, 1<<24)
	if err := w.cmd.Start(); err != nil {
		w.t.Fatal(err)
	}
	if !poll(enough, func() bool {
		found, _ := w.display.command("xdotool", "search", "--onlyvisible", "--pid", strconv.Itoa(w.cmd.Process.Pid)).Output()
		w.window = strings.TrimSpace(string(found))
		return w.window != ""
	}) {
		w.stop() // which is when all that it says is there
		w.t.Fatalf("no window comes up: %s", w.says.String())
	}
	w.display.xdotool(w.t, "windowfocus", "--sync", w.window)
	w.settled()
}

func (w *teller) stop() {
	_ = w.cmd.Process.Kill()
	_ = w.cmd.Wait() // killed, as intended
}

// asks asks the window; it reports whether it still answers.
func (w *teller) asks(what string) (a answer, ok bool) {
	w.t.Helper()
	if _, err := io.WriteString(w.in, what+"\n"); err != nil || !w.out.Scan() {
		return a, false
	}
	if err := json.Unmarshal(w.out.Bytes(), &a); err != nil {
		w.t.Fatal(err)
	}
	return a, true
}

// settled is what the window shows once that changes no more.
func (w *teller) settled() (last answer) {
	w.t.Helper()
	since := time.Now()
	poll(5*time.Second, func() bool {
		now, ok := w.asks("")
		if !ok || now.Outline != last.Outline {
			since = time.Now()
		}
		last = now
		time.Sleep(20 * time.Millisecond)
		return !ok || time.Since(since) > 120*time.Millisecond
	})
	return last
}

// keys types keys, each when what came before is shown.
func (w *teller) keys(names ...string) {
	w.t.Helper()
	for _, name := range names {
		w.display.xdotool(w.t, "key", name)
		time.Sleep(350 * time.Millisecond) // what comes sooner may be taken for a double press
		w.settled()
	}
}

// click moves the pointer to something and presses; it reports whether anything happens. If the pointer alone chooses,
// that is enough. On a busy machine a thing may still be on its way when it is looked for, or the screen so new that it
// takes no click yet: if a click does nothing the thing is clicked once more, where it is by then. The answer to the first
// click may come up late, and be the answer to the second one as well.
func (w *teller) click(press outline.Press, pointing bool) bool {
	w.t.Helper()
	before, happens := w.clickThere(press, pointing)
	if happens {
		return true
	}
	now, _ := w.asks("presses")
	if at := slices.IndexFunc(now.Presses, func(p outline.Press) bool { return p.Name == press.Name && p.Reached }); at >= 0 {
		_, happens = w.clickThere(now.Presses[at], pointing)
	}
	last := w.settled()
	return happens || last.Outline != before.Outline || saysWhy(last, press)
}

// saysWhy reports whether a window says what stands under the pointer over something that cannot be taken. What was clicked
// before may have had the same answer, which stays for some seconds: then a click changes nothing.
func saysWhy(shown answer, press outline.Press) bool {
	_, why, has := strings.Cut(press.Name, "says “")
	why, _, _ = strings.Cut(why, "”")
	for line := range strings.Lines(shown.Outline) {
		if has && strings.Contains(line, why) && !strings.Contains(line, "says “") {
			return true
		}
	}
	return false
}

// scale is how much smaller windows are drawn whose look is of no account: most of what a click costs is what it has drawn.
const scale = 0.5

// clickThere clicks something where it was; it returns what was shown before, and whether anything happens.
func (w *teller) clickThere(press outline.Press, pointing bool) (before answer, happens bool) {
	w.t.Helper()
	x, y := strconv.Itoa(int(scale*press.At.X)), strconv.Itoa(int(scale*press.At.Y))
	before = w.settled()
	w.display.xdotool(w.t, "mousemove", "--window", w.window, x, y)
	if shown := w.settled(); !pointing { // what is under the pointer is enlarged
		before = shown
	}
	w.asks("unfocus")                  // what has the focus loses it to a click on anything
	time.Sleep(250 * time.Millisecond) // what comes sooner may be taken for a double click
	picture := w.picture()
	still := bytes.Equal(picture, w.picture())
	w.display.xdotool(w.t, "click", "1")
	// A busy machine may draw a picture a second, and the click has to get its turn in between.
	for since, answers := time.Now(), 0; time.Since(since) < 3*time.Second || answers < 20; answers++ {
		now, ok := w.asks("")
		if !ok || now.Outline != before.Outline || strings.HasPrefix(press.Name, "field ") {
			w.settled() // the next one is looked for where this leads
			return before, true
		}
		time.Sleep(20 * time.Millisecond)
	}
	// An outline does not tell an arrow that points up from one that points down.
	return before, still && !bytes.Equal(picture, w.picture())
}

// picture is what is seen in the window.
func (w *teller) picture() []byte {
	w.t.Helper()
	shown, err := w.display.command("import", "-window", w.window, "rgb:-").Output()
	if err != nil {
		w.t.Fatal(err)
	}
	return shown
}

// awayAndBack clicks on something else of the same kind and then on the thing again: what was chosen before does
// nothing when it is chosen once more.
func (w *teller) awayAndBack(press outline.Press, all []outline.Press) bool {
	w.t.Helper()
	kind, _, _ := strings.Cut(called(press), "-")
	word, _, _ := strings.Cut(kind, " ")
	for _, other := range all {
		if strings.HasPrefix(called(other), word) && !strings.HasPrefix(called(other), kind) && other.Reached &&
			w.click(other, true) {
			return w.click(press, true)
		}
	}
	return false
}

var number = regexp.MustCompile(`[0-9]+`)

// called is what something is called whichever state it is in and whichever numbers stand on it.
func called(press outline.Press) string {
	name, _, _ := strings.Cut(press.Name, " [")
	return number.ReplaceAllString(name, "N")
}

// place is a screen of the program, how to get there from the first one, and how many different things are clicked
// there at the most.
type place struct {
	name     string
	keys     []string
	most     int
	pointing bool   // the pointer alone chooses what is looked at
	through  string // the name of a plate that leads there then, "" for none
}

// TestEverythingThatCanBePressedIsClicked: whatever says on a screen that it can be pressed answers a click of a real
// mouse in a real window.
func TestEverythingThatCanBePressedIsClicked(t *testing.T) {
	t.Parallel()
	places := []place{
		{name: "start", most: 40},
		{name: "table", keys: []string{"Return", "space"}, most: 30},
		{name: "log", keys: []string{"Return", "l"}, most: 20},
		{name: "menu", keys: []string{"Return", "Escape"}, most: 20},
		{name: "hint", keys: []string{"Return", "space", "h"}, most: 20},
		{name: "risk", keys: []string{"Return", "o"}, most: 12},
		{name: "discards", keys: []string{"Return", "b"}, most: 12, pointing: true},
		{name: "set-up", keys: []string{"n"}, most: 60},
		{name: "gallery", keys: []string{"c"}, most: 20, pointing: true},
		{name: "rules", keys: []string{"F1"}, most: 20},
		{name: "settings", keys: []string{"s"}, most: 40},
		{name: "learn", keys: []string{"l"}, most: 10},
		{name: "games", keys: []string{"b"}, most: 10},
		{name: "voyage", keys: []string{"v"}, most: 20},
		{name: "puzzles", keys: []string{"z"}, most: 12},
		{name: "days", keys: []string{"d"}, most: 20},
		{name: "statistics", keys: []string{"t"}, most: 20},
		{name: "library", keys: []string{"g"}, most: 40},
		{name: "replay", keys: []string{"g", "Down"}, through: "Watch", most: 30},
	}
	// They would take all the places of the tests that run at the same time, and games, which take longer, would begin last.
	atOnce(7, len(places), func(i int) {
		t.Run(places[i].name, func(t *testing.T) { clickAll(t, places[i]) })
	})
}

// clickAll clicks everything on a screen once.
func clickAll(t *testing.T, at place) {
	const width, height = 1024, 700
	d := newDisplay(t, scale*width, scale*height)
	var w *teller
	var first answer
	enter := func() {
		if w != nil {
			w.stop()
		}
		r := request{Folder: t.TempDir(), Paintings: paintings, Width: width, Height: height, Language: words.English}
		playedBefore(t, r.Folder)
		w = tells(t, d, r)
		w.keys(at.keys...)
		if at.through != "" {
			w.goThrough(at.through)
		}
		first, _ = w.asks("presses")
	}
	enter()
	clicked, deaf, again := map[string]bool{}, 0, 0
	defer func() {
		t.Logf("%d things clicked, %d do nothing: %s", len(clicked), deaf,
			strings.Join(slices.Sorted(maps.Keys(clicked)), "; "))
	}()
	for len(clicked) < at.most {
		now, ok := w.asks("presses")
		next := slices.IndexFunc(now.Presses, func(p outline.Press) bool {
			ground := p.Size.Width >= width // a click on the table ends the waiting, if there is any
			return p.Reached && !ground && !clicked[called(p)]
		})
		switch {
		case !ok || now.Layers != first.Layers || !sameScreen(first, now):
			if ok && now.Layers > first.Layers {
				w.keys("Escape")
				if back, ok := w.asks("presses"); ok && back.Layers == first.Layers && sameScreen(first, back) {
					continue
				}
			}
			if again++; again > 5 {
				w.stop() // which is when all that it says is there
				t.Fatalf("the screen does not come up again: %s", w.says.String())
			}
			enter()
			continue
		case next < 0:
			return
		}
		again = 0
		press := now.Presses[next]
		clicked[called(press)] = true
		happens := w.click(press, at.pointing)
		if !happens && !w.awayAndBack(press, now.Presses) {
			deaf++
			t.Errorf("a click on %s at %v does nothing: %s", press.Name, press.At,
				d.shoot(t, fmt.Sprintf("deaf-%s-%d", at.name, deaf)))
		}
	}
}

// goThrough clicks a plate by its name, and waits until it is gone.
func (w *teller) goThrough(name string) {
	clicked := false
	for range 50 {
		now, _ := w.asks("presses")
		at := slices.IndexFunc(now.Presses, func(p outline.Press) bool { return strings.Contains(p.Name, "\u201c"+name+"\u201d") })
		switch {
		case at < 0 && clicked:
			return
		case at >= 0 && !clicked:
			w.click(now.Presses[at], false)
			clicked = true
		}
		time.Sleep(100 * time.Millisecond)
	}
}

// sameScreen reports whether something is left of what could be pressed.
func sameScreen(first, now answer) bool {
	var names []string
	for _, press := range first.Presses {
		names = append(names, press.Name)
	}
	left := 0
	for _, press := range now.Presses {
		if slices.Contains(names, press.Name) {
			left++
		}
	}
	return 2*left >= len(names) || left >= 4
}

// playedBefore leaves in a folder what somebody leaves who has played: a game to go on with, five that are over.
func playedBefore(t *testing.T, folder string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Join(folder, "settings"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Join(folder, "games"), 0o777); err != nil {
		t.Fatal(err)
	}
	setup := setupFor(5, 0)
	setup.Seats = append(setup.Seats, progress.Seat{Name: "Ben", Colour: 1, Portrait: faces[1]})
	setup.Options.Players = 2
	all := kept(setup)
	if err := all.Save(filepath.Join(folder, "settings", "settings.json")); err != nil {
		t.Fatal(err)
	}
	for n := range 6 {
		seats := []match.Seat{{Name: "Anne", Portrait: faces[0]}, {Name: "Ben", Colour: 1, Portrait: faces[1]}}
		game, err := match.New(match.Setup{Options: setup.Options, Seats: seats, Seed: uint64(n), Program: "0"})
		if err != nil {
			t.Fatal(err)
		}
		for !game.Over() && (n < 5 || game.Turns() < 6) {
			legal := game.Legal()
			action := legal[len(legal)-1]
			if n := slices.IndexFunc(legal, func(a portroyal.Action) bool {
				return a.Kind == portroyal.Take && a.Card.Face().Type == portroyal.Person
			}); n >= 0 {
				action = legal[n]
			}
			if _, err := game.Play(action); err != nil {
				t.Fatal(err)
			}
		}
		file, err := os.Create(filepath.Join(folder, "games", game.Record().FileName()))
		if err != nil {
			t.Fatal(err)
		}
		if err := game.Record().Write(file); err != nil {
			t.Fatal(err)
		}
		if err := file.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
