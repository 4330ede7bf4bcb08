package portroyal

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/start"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// midGame is a game in which somebody has decided something.
func midGame(t *testing.T) *bench {
	t.Helper()
	b := newBench(t, nil)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	b.act(portroyal.Action{Kind: portroyal.RevealNext})
	return b
}

// onStart reports whether the window shows the start screen.
func (b *bench) onStart() bool {
	_, on := b.Screen().(*start.Start)
	return on
}

// closeBox asks the window to close, as a click on its close box does.
func (b *bench) closeBox() { b.CloseWindow() }

// Every way out of a game that is not over asks once, says what is lost, and can be taken back.
func TestLeavingAGameAsksOnce(t *testing.T) {
	for name, c := range map[string]struct {
		leave  func(*bench)
		yes    words.ID
		leaves func(*bench) bool
	}{
		"leave": {func(b *bench) { b.Press(fyne.KeyEscape); b.Tap("menu.leave") }, "abandon.leave", (*bench).onStart},
		"quit": {
			func(b *bench) { b.Press(fyne.KeyEscape); b.Tap("menu.quit") }, "abandon.quit",
			func(b *bench) bool { return b.ended },
		},
		"close box": {(*bench).closeBox, "abandon.quit", func(b *bench) bool { return b.ended }},
		"begin another": {
			func(b *bench) { b.Press(fyne.KeyEscape); b.Tap("menu.setup"); b.Press(fyne.KeyReturn) }, "abandon.begin",
			func(b *bench) bool {
				_, ok := b.Screen().(*setup.Setup)
				return !ok && !b.Running() && !b.stage.Covered()
			},
		},
	} {
		t.Run(name, func(t *testing.T) {
			for _, stay := range []func(*bench){
				func(b *bench) { b.Tap("abandon.stay") }, func(b *bench) { b.Press(fyne.KeyEscape) },
				func(b *bench) { b.Press(fyne.KeyReturn) },
			} {
				b := midGame(t)
				c.leave(b)
				if !strings.Contains(visible.Texts(b.Top()), b.stage.Words.T("abandon.title")) {
					t.Fatalf("it does not ask, but shows %q", b.Plates())
				}
				stay(b)
				b.stage.CloseAll()
				if !b.Running() || c.leaves(b) {
					t.Fatal("the game is lost although the player stays")
				}
			}
			b := midGame(t)
			c.leave(b)
			b.Tap(c.yes)
			if !c.leaves(b) {
				t.Errorf("it does not leave, but shows %q", b.Plates())
			}
		})
	}
}

// Closing the window a second time is an answer too.
func TestClosingTwiceQuits(t *testing.T) {
	b := midGame(t)
	b.closeBox()
	b.closeBox()
	if !b.ended {
		t.Error("the second time it asks again")
	}
}

// Nothing is asked where nothing would be lost.
func TestNothingToLose(t *testing.T) {
	b := newBench(t, nil)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	b.Press(fyne.KeyEscape)
	b.Tap("menu.leave")
	if !b.onStart() {
		t.Error("a game in which nobody has decided anything is not left at once")
	}
	b = newBench(t, nil)
	on(hotSeat("Ann", "Ben"), isOver)(b)
	b.closeBox()
	if !b.ended {
		t.Error("a game that is over is not left at once")
	}
}

// Setting up another game is no way out of this one: going back leads to it as it was.
func TestBackFromSetupGoesOnWithTheGame(t *testing.T) {
	b := midGame(t)
	shown := b.Screen()
	b.Press(fyne.KeyEscape)
	b.Tap("menu.setup")
	if _, ok := b.Screen().(*setup.Setup); !ok {
		t.Fatal("the set-up does not come up")
	}
	b.Plate("setup.back.game")
	b.Press(fyne.KeyEscape)
	if b.Screen() != shown {
		t.Fatal("Esc does not lead back to the game")
	}
	b.sameGame()
	b.act(b.game.Legal()[0]) // it goes on
	b.sameGame()
}

// Against computer players, too, who must not be thinking twice or not at all afterwards.
func TestBackFromSetupWhileComputerPlayersPlay(t *testing.T) {
	setup := against(5, "captain", "seaman")
	b := newBench(t, nil)
	b.begin(setup)
	for range 6 {
		b.act(b.game.Legal()[0])
		b.Press(fyne.KeyEscape)
		b.Tap("menu.setup")
		b.Press(fyne.KeyEscape)
		b.sameGame()
	}
}

// With a fixed seed the same cards come again: that is said, and others are offered.
func TestPlayingAgainWithASeed(t *testing.T) {
	b := newBench(t, nil)
	fixed := withSeed(hotSeat("Ann", "Ben"), 3)
	on(fixed, isOver)(b)
	words := b.stage.Words
	if plates := b.Plates(); slices.Contains(plates, words.T("end.again")) ||
		!slices.Contains(plates, words.T("end.same")) {
		t.Fatalf("the end offers %q", plates)
	}
	b.Tap("end.another")
	if progress.Of(b.settings).Setup.Seed != nil || !b.game.Over() {
		t.Error("it is the same game again")
	}
	b.playLast()
	if progress.Of(b.settings).Setup.Seed != nil {
		t.Error("the seed comes back")
	}
}
