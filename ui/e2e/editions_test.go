//go:build e2e

package e2e

import (
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
)

// with changes the options of a set-up.
func with(setup progress.Setup, change func(*portroyal.Options)) progress.Setup {
	change(&setup.Options)
	return setup
}

// withContracts are the expansion and contracts that players decide about (K5).
func withContracts(o *portroyal.Options) {
	o.Decks = portroyal.DeckBase | portroyal.DeckExpansion
	o.Contracts, o.AutoContracts = true, false
}

// TestGameWithContracts is a game of two persons and a computer player who decide about their
// contracts.
func TestGameWithContracts(t *testing.T) {
	t.Parallel()
	setup := with(setupFor(21, 0, "", "captain"), withContracts)
	p, f := playSetup(t, setup, "en", "contracts")
	f.checkRecord(t)
	if f.typed["contract"] == 0 {
		t.Error("no contract was fulfilled by keys")
	}
	p.closeBox()
	p.mustEnd()
	p.mustBeContent()
	checkKept(t, p, setup)
}

// TestGameAlone is a game against time; its result is remembered as the best so far.
func TestGameAlone(t *testing.T) {
	t.Parallel()
	setup := with(setupFor(5, 0), withContracts)
	setup.Options.Cooperative, setup.Options.Difficulty = true, 2
	p, f := playSetup(t, setup, "nl", "alone")
	f.checkRecord(t)
	p.closeBox()
	p.mustEnd()
	p.mustBeContent()
	left, err := settings.Load(p.settingsFile(), &progress.Memory{})
	if err != nil {
		t.Fatal(err)
	}
	view := f.position.View()
	if best, ok := progress.Of(&left).BestOn(setup.Options); !ok || best != progress.ResultOf(&view) {
		t.Errorf("the best result is %+v, the game came to %+v", best, progress.ResultOf(&view))
	}
}

// TestGameOfUnterwegs is the small edition by itself.
func TestGameOfUnterwegs(t *testing.T) {
	t.Parallel()
	setup := with(setupFor(9, portroyal.RandomStart, "captain", "seaman"), func(o *portroyal.Options) {
		o.Decks, o.Target = portroyal.DeckUnterwegs, portroyal.UnterwegsTarget
	})
	p, f := playSetup(t, setup, "es", "unterwegs")
	f.checkRecord(t)
	p.closeBox()
	p.mustEnd()
	p.mustBeContent()
	checkKept(t, p, setup)
}

// playSetup plays a whole game with this set-up in a window of its own.
func playSetup(t *testing.T, setup progress.Setup, language, shot string) (*program, *follower) {
	t.Helper()
	p := newProgram(t, newDisplay(t, 1280, 800), kept(setup))
	p.start("-language", language, "-speed", "instant", "-size", "1280x800")
	f := follow(p, setup)
	p.keys("Return")
	playToTheEnd(t, f, shot)
	return p, f
}
