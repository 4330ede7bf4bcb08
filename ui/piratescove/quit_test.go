package piratescove

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"go.uber.org/goleak"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/gametest"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// Keys and clicks that arrive after the program has begun to quit begin nothing, wherever it was.
func TestQuittingHearsNothing(t *testing.T) {
	for _, screen := range screens {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			quitting := 0
			b.config.Quitting = func() { quitting++ }
			screen.to(b)
			if screen.open != nil {
				screen.open(b)
			}
			last, game := b.Screen(), b.Match
			steps := 0
			if game != nil {
				steps = len(game.Steps())
			}
			b.Quit()
			b.Hammer()
			b.Quit()
			if quitting != 1 {
				t.Errorf("it begins to quit %d times", quitting)
			}
			if b.Screen() != last || b.stage.Covered() || b.Match != game || game != nil && len(game.Steps()) != steps {
				t.Error("something else has come up, or the game has gone on")
			}
			if left := visible.Texts(b.Top()); left != "" {
				t.Errorf("still there to be clicked:\n%s", left)
			}
		})
	}
}

// Leaving a game that is shown again ends its pauses, and closing the window ends everything.
func TestNothingGoesOnAfterwards(t *testing.T) {
	for name, end := range map[string]func(*house){
		"leaving for the start screen": func(h *house) { h.ShowStart() },
		"setting up another game":      func(h *house) { h.showSetup() },
		"playing again":                func(h *house) { h.playLast(); h.ShowStart() },
		"asking for a hint":            func(h *house) { h.playLast(); h.Table.Typed(&fyne.KeyEvent{Name: fyne.KeyH}) },
		"closing the window":           func(*house) {},
		"closing from the menu":        func(h *house) { h.OpenMenu() },
	} {
		t.Run(name, func(t *testing.T) {
			app := test.NewTempApp(t)
			over := gametest.Reach(t, 1, 3, 0, func(p *cove.Position) bool { return p.Phase() == cove.Over })
			before := goleak.IgnoreCurrent()
			var h *house
			game := Game
			game.Open = func(w *shell.Window) shell.House {
				h = open(w)
				return h
			}
			shell.New(app, &shell.Config{Games: []shell.Game{game}, Language: words.English, Log: quiet()})
			waits := 0
			h.stage.PauseOf = func(settings.Speed) time.Duration {
				waits++
				return time.Hour // so long that nobody waits for it
			}
			h.stage.OnToolkit = func(func()) {} // nobody decides beside the test
			h.Sit(over, true)
			h.Table.Typed(&fyne.KeyEvent{Name: fyne.KeySpace}) // goes on by itself from now on
			if waits == 0 {
				t.Fatal("there is no pause")
			}
			end(h)
			done := make(chan struct{})
			go func() {
				defer close(done)
				h.Quit() // which waits for all goroutines
			}()
			select {
			case <-done:
			case <-time.After(time.Minute):
				t.Fatal("somebody's pause is waited for")
			}
			goleak.VerifyNone(t, before)
		})
	}
}
