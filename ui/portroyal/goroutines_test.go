package portroyal

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/test"
	"go.uber.org/goleak"

	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// never is a pause that nobody waits out.
func never(settings.Speed) time.Duration { return time.Hour }

// ends runs something that has to come to an end without waiting for anybody's pause.
func ends(t *testing.T, run func()) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		run()
	}()
	select {
	case <-done:
	case <-time.After(time.Minute):
		t.Fatal("somebody's pause is waited for")
	}
}

// Ending a game in any way ends the thinking of its computer players, and closing ends everything.
func TestNothingGoesOnAfterwards(t *testing.T) {
	for name, end := range map[string]func(*house){
		"leaving for the start screen": func(w *house) { w.ShowStart() },
		"setting up another game":      func(w *house) { w.showSetup() },
		"playing again":                func(w *house) { w.playLast(); w.ShowStart() },
		"closing the window":           func(*house) {},
		"closing from the menu":        func(w *house) { w.OpenMenu() },
	} {
		t.Run(name, func(t *testing.T) {
			app := test.NewTempApp(t)
			before := goleak.IgnoreCurrent()
			var w *house
			opened(app, &shell.Config{Language: words.English}, &w)
			w.stage.PauseOf = never
			setup := against(1, "captain", "seaman")
			setup.Start = 1
			w.play(setup)
			end(w)
			ends(t, w.Quit) // which waits for all goroutines
			goleak.VerifyNone(t, before)
		})
	}
}

// A game of computer players among themselves needs nobody, and leaves nothing behind.
func TestComputerPlayersPlayOnTheirOwn(t *testing.T) {
	app := test.NewTempApp(t)
	before := goleak.IgnoreCurrent()
	var w *house
	opened(app, &shell.Config{Language: words.English, Speed: settings.SpeedInstant}, &w)
	w.stage.Due = func(time.Duration, func()) {} // in tests nothing keeps to the toolkit's goroutine
	setup := against(3, "captain", "seaman")
	setup.Seats[0].Player = "captain:bold"
	w.play(setup)
	w.stage.Background.Wait()
	if !w.stage.Covered() {
		t.Error("no ranking")
	}
	w.Quit()
	goleak.VerifyNone(t, before)
}
