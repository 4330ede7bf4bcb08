//go:build e2e

package e2e

import (
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
)

// faces are those of the seats; without them the program gives some out.
var faces = []string{"person", "weaver", "captain", "pilot", "drummer"}

// setupFor seats a person and computer players.
func setupFor(seed uint64, start int, opponents ...string) progress.Setup {
	setup := progress.Setup{
		Options: portroyal.DefaultOptions(), Seed: &seed, Start: start,
		Seats: []progress.Seat{{Name: "Anne", Portrait: faces[0]}},
	}
	for i, opponent := range opponents {
		setup.Seats = append(setup.Seats, progress.Seat{
			Name: fmt.Sprintf("Nº %d", i+2), Player: opponent, Colour: i + 1, Portrait: faces[i+1],
		})
	}
	setup.Options.Players = uint8(len(setup.Seats))
	return setup
}

// kept are settings in which this set-up was the last one played.
func kept(setup progress.Setup) settings.Settings {
	all := settings.Default()
	progress.Of(&all).Setup, all.AutoPass = &setup, false // every decision is a key
	return all
}

// TestGameByMouseAndKeys begins with a click on the first plate and leaves through the menu.
func TestGameByMouseAndKeys(t *testing.T) {
	t.Parallel() // most of the time goes by between the keys
	const width, height = 1024, 700
	setup := setupFor(11, 0, "captain")
	p := newProgram(t, newDisplay(t, width, height), kept(setup))
	p.start("-language", "de", "-speed", "instant", "-size", "1024x700")
	p.display.shoot(t, "de-1-start")
	p.keys("n")
	p.display.shoot(t, "de-2-setup")
	p.keys("Escape")

	// The first plate from the top is the one that plays.
	f := follow(p, setup)
	x, y := strconv.Itoa(width*19/100), strconv.Itoa(height*40/100)
	p.display.xdotool(t, "mousemove", "--window", p.window, x, y, "click", "1")
	if !poll(enough, func() bool { f.catchUp(); return f.begun }) {
		t.Fatal("the first plate begins no game")
	}
	playToTheEnd(t, f, "de")
	f.checkRecord(t)

	// Away with the ranking, then the menu, whose last plate quits.
	f.key("Escape")
	f.key("Escape")
	p.display.shoot(t, "de-6-menu")
	p.keys("shift+Tab", "space")
	p.mustEnd()
	p.mustBeContent()
	checkKept(t, p, setup)
}

// TestGameOfFourByKeys begins from the set-up screen and leaves by the window's close box.
func TestGameOfFourByKeys(t *testing.T) {
	t.Parallel()
	setup := setupFor(4, portroyal.RandomStart, "captain", "seaman", "cabin-boy")
	p := newProgram(t, newDisplay(t, 1920, 1080), kept(setup))
	p.start("-language", "de", "-speed", "instant", "-size", "1920x1080")
	p.display.shoot(t, "de-four-1-start")
	p.keys("n")
	p.display.shoot(t, "de-four-2-setup")
	f := follow(p, setup)
	p.keys("Return")
	playToTheEnd(t, f, "de-four")
	f.checkRecord(t)
	p.closeBox()
	p.mustEnd()
	p.mustBeContent()
	checkKept(t, p, setup)
}

// playToTheEnd plays a game that has been begun. On the way it measures the program and folds or
// unfolds the log.
func playToTheEnd(t *testing.T, f *follower, shot string) {
	t.Helper()
	began, decisions := time.Now(), 0
	early, middle := false, false
	for f.toDecision(); !f.over(); f.toDecision() {
		if !early && f.actions >= 12 {
			early = true
			f.program.display.shoot(t, shot+"-3-early")
			measureIdle(t, f.program)
		}
		if !middle && halfWay(&f.position) {
			middle = true
			f.program.display.shoot(t, shot+"-4-middle")
			f.program.keys("l")
		}
		f.decide()
		decisions++
	}
	if !early || !middle {
		t.Error("the game was over before anything was looked at")
	}
	t.Logf("%d actions, %d of them by keys %v, in %.1f s", f.actions, decisions, f.typed, time.Since(began).Seconds())
	t.Logf("memory at the end of the game: %d MB", f.program.memory()>>20)
	f.program.display.shoot(t, shot+"-5-end")
}

// halfWay reports whether somebody has half the points that end the game; a game against time is half
// way with its first contract, or when it runs short.
func halfWay(p *portroyal.Position) bool {
	if p.Options().Cooperative {
		return p.ContractsDone() > 0 || p.TurnsLeft() < 6
	}
	for seat := range p.Players() {
		if 2*p.Points(seat) >= int(p.Options().Target) {
			return true
		}
	}
	return false
}

// measureIdle measures what the program takes of the machine while it waits for a person.
func measureIdle(t *testing.T, p *program) {
	t.Helper()
	const watched = 2 * time.Second
	before := p.busy()
	time.Sleep(watched)
	t.Logf("waiting for a decision: %.1f %% of a processor, %d MB",
		100*(p.busy()-before).Seconds()/watched.Seconds(), p.memory()>>20)
}

// checkKept reads the settings that the program leaves behind.
func checkKept(t *testing.T, p *program, setup progress.Setup) {
	t.Helper()
	left, err := settings.Load(p.settingsFile(), &progress.Memory{})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(&setup, progress.Of(&left).Setup); diff != "" {
		t.Errorf("the set-up played is not the one kept:\n%s", diff)
	}
	if left.Log == settings.LogAsFits {
		t.Error("how the log was left has been forgotten")
	}
}
