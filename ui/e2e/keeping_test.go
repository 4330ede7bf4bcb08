//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"

	"portroyal/engine/portroyal/transcript"
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

// decisionsKept are how many decisions are on the disk of the one game that is kept; 0 as long as there is none.
func (p *program) decisionsKept() int {
	p.t.Helper()
	files, err := filepath.Glob(filepath.Join(p.gamesDir(), "*.json"))
	if err != nil {
		p.t.Fatal(err)
	}
	files = slices.DeleteFunc(files, func(file string) bool { return filepath.Base(file) == "index.json" })
	switch len(files) {
	case 0:
		return 0
	case 1:
	default:
		p.t.Fatalf("more than one game is kept: %v", files)
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		p.t.Fatal(err)
	}
	kept, err := transcript.Decode(text)
	if err != nil {
		p.t.Fatal(err)
	}
	return len(kept.Actions)
}

// TestGameSurvivesKillsAndSignals ends the program again and again in the middle of a game, each time in another
// way, and goes on from the start screen in another language: with the same cards and the same decisions of the
// computer players as if nothing had happened.
func TestGameSurvivesKillsAndSignals(t *testing.T) {
	t.Parallel()
	setup := setupFor(21, 0, "captain", "cabin-boy")
	p := newProgram(t, newDisplay(t, 1024, 700), kept(setup))
	languages := []string{"en", "de", "nl", "es"}
	args := func(n int) []string {
		return []string{"-language", languages[n%len(languages)], "-speed", "instant", "-size", "1024x700"}
	}
	p.start(args(0)...)
	f := follow(p, setup)
	p.keys("Return")
	for n, end := range []syscall.Signal{
		syscall.SIGKILL, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGKILL, syscall.SIGINT,
	} {
		for range 4 {
			if f.toDecision(); f.over() {
				t.Fatal("the game is over too early: choose another seed")
			}
			f.decide()
		}
		f.toDecision()
		if !poll(enough, func() bool { return p.decisionsKept() >= f.actions }) {
			t.Fatalf("%d decisions were made, and %d of them are on the disk", f.actions, p.decisionsKept())
		}
		if err := p.cmd.Process.Signal(end); err != nil {
			t.Fatal(err)
		}
		p.again(args(n + 1)...)
		f.fresh = true
		p.display.shoot(t, "kept-"+languages[(n+1)%len(languages)])
		p.keys("Return") // Continue
	}
	for f.toDecision(); !f.over(); f.toDecision() {
		f.decide()
	}
	f.checkRecord(t)
	p.closeBox()
	p.mustEnd()
	p.mustBeContent()
	p.mustKeep(1)
}
