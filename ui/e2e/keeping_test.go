//go:build e2e

package e2e

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
	"time"
)

// again starts the program once more after it has ended, with a log of its own.
func (p *program) again(args ...string) {
	p.t.Helper()
	if !poll(enough, p.hasEnded) {
		p.t.Fatal("the program has not ended")
	}
	p.ended, p.window, p.logRead = make(chan struct{}), "", 0
	p.start(args...)
}

// gamesDir is where games are kept.
func (p *program) gamesDir() string {
	return filepath.Join(p.folder, "home", ".local", "share", "portroyal", "games")
}

// mustKeep fails unless so many games are kept.
func (p *program) mustKeep(want int) {
	p.t.Helper()
	files, err := os.ReadDir(p.gamesDir())
	if err != nil {
		p.t.Fatal(err)
	}
	games := 0
	for _, file := range files {
		if filepath.Ext(file.Name()) == ".json" && file.Name() != "index.json" {
			games++
		}
	}
	if games != want {
		p.t.Errorf("%d games are kept, want %d", games, want)
	}
}

// TestGameSurvivesKillsAndSignals ends the program again and again in the middle of a game, each time in another way and at
// a moment that chance chooses, while keys arrive. It goes on from the start screen in another language as if nothing had
// happened: a signal loses nothing, and a kill at most the decision that was being made, which a computer player makes
// again.
func TestGameSurvivesKillsAndSignals(t *testing.T) {
	t.Parallel()
	forEach(t, func(t *testing.T, of kind) {
		t.Parallel()
		kept, with := of.with(77, 2)
		p := newProgram(t, newDisplay(t, 1024, 700), kept)
		languages := []string{"en", "de", "nl", "es"}
		args := func(n int) []string {
			return []string{"-language", languages[n%len(languages)], "-speed", "instant", "-size", "1024x700"}
		}
		p.start(args(0)...)
		a := begun(p, with, 0)
		for n, end := range []syscall.Signal{
			syscall.SIGKILL, syscall.SIGTERM, syscall.SIGKILL, syscall.SIGHUP, syscall.SIGKILL, syscall.SIGINT,
		} {
			for range 4 {
				if a.toDecision(); a.over() {
					t.Fatal("the game is over too early: choose another seed")
				}
				a.decide()
			}
			wait := rand.N(400 * time.Millisecond)
			p.keys([]string{"space", "Return", "1"}...) // which decide something or not
			time.Sleep(wait)
			if err := p.cmd.Process.Signal(end); err != nil {
				t.Fatal(err)
			}
			if !poll(ends, p.hasEnded) {
				t.Fatalf("%s does not end the program", end)
			}
			lost := goesOnFrom(t, p, a)
			if len(lost) > 1 || len(lost) > 0 && end != syscall.SIGKILL {
				t.Fatalf("%s after %v loses %+v", end, wait, lost)
			}
			done := len(a.taken())
			p.again(args(n + 1)...)
			p.display.shoot(t, of.file()+"-kept-"+languages[(n+1)%len(languages)])
			p.keys("Return") // Continue
			if a.toDecision(); len(lost) > 0 && lost[0].seat > 0 && a.taken()[done] != lost[0] {
				t.Fatalf("what a computer player had decided is %+v, not %+v", a.taken()[done], lost[0])
			}
		}
		for a.toDecision(); !a.over(); a.toDecision() {
			a.decide()
		}
		p.display.shoot(t, of.file()+"-kept-end")
		a.checkRecord(t)
		p.closeBox()
		p.mustEnd()
		p.mustBeContent()
		p.mustKeep(1)
	})
}

// goesOnFrom has what plays along go on from what the program that has ended has left on the disk. That has to be how the
// game began as the log tells of it; what is missing is lost.
func goesOnFrom(t *testing.T, p *program, a along) (lost []action) {
	t.Helper()
	a.catchUp()
	taken, saved := a.taken(), p.saved()
	if len(saved) > len(taken) {
		t.Fatalf("%d actions are saved, the log tells of %d", len(saved), len(taken))
	}
	for i, action := range saved {
		if action != taken[i].action {
			t.Fatalf("action %d was %q, and %q is saved", i+1, taken[i].action, action)
		}
	}
	lost = slices.Clone(taken[len(saved):])
	a.resume(len(saved))
	return lost
}
