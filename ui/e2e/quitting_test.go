//go:build e2e

package e2e

import (
	"flag"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"portroyal/ui/settings"
)

var quits = flag.Int("quits", 9, "how many `TIMES` the program is quit while keys and clicks arrive")

// ends is how long the program has to be gone once it was asked to quit, on a machine that is busy
// with other things: what it gives the toolkit, and time to notice and to ask about the game in frames
// that take seconds each. A program that is stuck never ends.
const ends = 40 * time.Second

// TestQuittingByKey quits with Ctrl+Q, from the start screen and in the middle of a game, which is kept; also while it
// is said for a moment that the sound is off.
func TestQuittingByKey(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		playing bool
		keys    []string
	}{
		{false, []string{"ctrl+q"}},
		{true, []string{"ctrl+q"}},
		{true, []string{"m", "ctrl+q"}},
	} {
		forEach(t, func(t *testing.T, of kind) {
			kept, with := of.with(17, 2)
			p := newProgram(t, newDisplay(t, 1280, 800), kept)
			p.start("-speed", "instant", "-size", "1280x800")
			if test.playing {
				begun(p, with, 2)
			}
			p.keys(test.keys...)
			if !poll(ends, p.hasEnded) {
				t.Fatalf("%v does not end the program, in a game: %t", test.keys, test.playing)
			}
			p.mustEnd()
			p.mustBeContent()
		})
	}
}

// TestSignalsAreObeyedFromTheFirstMoment sends a signal as soon as the program has begun to write its log, long before
// there is a window, and a little later each time.
func TestSignalsAreObeyedFromTheFirstMoment(t *testing.T) {
	t.Parallel()
	d := newDisplay(t, 1280, 800)
	for i := range 8 {
		p := newProgram(t, d, settings.Default())
		p.launch(p.folder, p.surroundings(), p.files()...)
		if !poll(enough, func() bool { _, err := os.Stat(p.logFile()); return err == nil || p.hasEnded() }) {
			t.Fatal("there is no log")
		}
		time.Sleep(time.Duration(i) * 60 * time.Millisecond)
		if err := p.cmd.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		if !poll(ends, p.hasEnded) {
			t.Fatalf("a signal after %d ms does not end the program", 60*i)
		}
		p.mustEnd()
		p.mustBeContent()
	}
}

// atOnce does something so many times, in so many lanes: programs keep the machine busy for each other.
func atOnce(many, times int, do func(i int)) {
	next := make(chan int)
	var lanes sync.WaitGroup
	for range many {
		lanes.Go(func() {
			for i := range next {
				do(i)
			}
		})
	}
	for i := range times {
		next <- i
	}
	close(next)
	lanes.Wait()
}

// TestQuittingWhileInputArrives quits in the middle of a game, each of the games by turns with the window's close box
// and by a signal, while somebody hammers on the keys and clicks and while the machine has more to do
// than it can. The program always ends, by itself and with status 0. Every third one is killed, for
// comparison: no program is gone sooner than that.
func TestQuittingWhileInputArrives(t *testing.T) {
	keepBusy(t, runtime.NumCPU())
	var counts quitCounts
	atOnce(4, *quits, func(i int) {
		t.Run(strconv.Itoa(i+1), func(t *testing.T) { quitOnce(t, i, &counts) })
	})
	t.Logf("%d quits: %d stuck, %d without the toolkit", *quits, counts.stuck, counts.forced)
	for way, took := range counts.took {
		if slices.Sort(took); len(took) > 0 {
			t.Logf("%d by %s: median %v, 99 of 100 within %v, longest %v", len(took), ways[way],
				took[len(took)/2], took[(len(took)*99+99)/100-1], took[len(took)-1])
		}
	}
}

// Ways in which a program ends.
const (
	byCloseBox = iota
	bySignal
	byKill
)

var ways = [...]string{byCloseBox: "the close box", bySignal: "a signal", byKill: "a kill"}

// quitCounts are how the quits have gone.
type quitCounts struct {
	sync.Mutex
	stuck, forced int
	took          [len(ways)][]time.Duration
}

// quitOnce quits the program once, in a way that goes by i.
func quitOnce(t *testing.T, i int, counts *quitCounts) {
	kept, with := kinds[i/len(ways)%len(kinds)].with(17, 3)
	p := newProgram(t, newDisplay(t, 1280, 800), kept)
	p.start("-speed", []string{"fast", "instant"}[i/2%2], "-size", "1280x800")
	begun(p, with, 1)
	// How far the game gets from here is left to chance: the hammer opens windows too, and a game waits for them.
	stop := hammer(p)
	time.Sleep(time.Duration(1+i%3) * time.Second)
	way := i % len(ways)
	asked := time.Now()
	if sent := []syscall.Signal{bySignal: syscall.SIGTERM, byKill: syscall.SIGKILL}[way]; sent != 0 {
		if err := p.cmd.Process.Signal(sent); err != nil {
			t.Fatal(err)
		}
	}
	ended := poll(ends, func() bool {
		if way == byCloseBox && !p.hasEnded() {
			// Again and again, as a hand does that sees nothing happen.
			_ = p.display.tryCloseBox(p.windowID()) // the window may be gone
		}
		return p.hasEnded()
	})
	stop()
	if !ended {
		before := p.busy()
		time.Sleep(time.Second)
		t.Errorf("the process does not end, and uses %.0f %% of a processor", 100*(p.busy()-before).Seconds())
	}
	counts.Lock()
	defer counts.Unlock()
	if !ended {
		counts.stuck++
		return
	}
	took := p.gone.Sub(asked) // and not until now: it takes seconds to stop hammering
	t.Logf("asked by %s, gone after %v", ways[way], took)
	counts.took[way] = append(counts.took[way], took)
	if way == byKill {
		return
	}
	p.mustEnd()
	p.mustBeContent()
	if slices.ContainsFunc(p.entries, func(e entry) bool { return e.Msg == "ended without the toolkit" }) {
		counts.forced++
	}
}

// keepBusy lets so many loops compete with the program until the test is over.
func keepBusy(t *testing.T, loops int) {
	t.Helper()
	for range loops {
		// It ends with the tests, also where those are killed.
		loop := exec.Command("bash", "-c", "while kill -0 $PPID; do :; done")
		if err := loop.Start(); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			_ = loop.Process.Kill()
			_ = loop.Wait() // killed, as intended
		})
	}
}

// hammer types and clicks all over the window until it is stopped. Without a window left to type into that fails, which
// is all right.
func hammer(p *program) (stop func()) {
	const keys = "space Return 1 2 Right t e c r d l space g v b Left p f h w"
	const clicks = "mousemove 240 300 click 1 mousemove 640 400 click 1 " +
		"mousemove 900 640 click 1 mousemove 400 700 click 1"
	done := make(chan struct{})
	var both sync.WaitGroup
	for _, args := range [][]string{
		append([]string{"key", "--delay", "0"}, strings.Fields(strings.Repeat(keys+" ", 5))...),
		strings.Fields(strings.Repeat(clicks+" ", 10)),
	} {
		both.Go(func() {
			for {
				select {
				case <-done:
					return
				default:
					_ = p.display.command("xdotool", args...).Run()
				}
			}
		})
	}
	stop = sync.OnceFunc(func() { close(done); both.Wait() })
	p.t.Cleanup(stop) // or a screen of the same name that comes after this one would be hammered on
	return stop
}
