package portroyal

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// Keys and clicks that arrive after the program has begun to quit begin nothing, wherever it was.
func TestQuittingHearsNothing(t *testing.T) {
	for name, prepare := range map[string]func(*bench){
		"start screen": func(*bench) {},
		"set-up":       func(b *bench) { b.Press(fyne.KeyN) },
		"gallery":      func(b *bench) { b.Press(fyne.KeyC) },
		"settings":     func(b *bench) { b.Press(fyne.KeyS) },
		"game":         func(b *bench) { b.play(withSeed(hotSeat("Ann", "Ben"), 1)) },
		"menu":         func(b *bench) { b.play(withSeed(hotSeat("Ann", "Ben"), 1)); b.Press(fyne.KeyEscape) },
	} {
		t.Run(name, func(t *testing.T) {
			quitting := 0
			b := openBench(t, shell.Config{
				Language: words.English, Speed: settings.SpeedInstant,
				Quitting: func() { quitting++ },
			})
			prepare(b)
			last := b.Screen()
			b.Quit()
			b.Hammer()
			b.Quit()
			if quitting != 1 {
				t.Errorf("it begins to quit %d times", quitting)
			}
			if b.Screen() != last || b.stage.Covered() {
				t.Error("something else has come up")
			}
			if left := visible.Texts(b.Top()); left != "" {
				t.Errorf("still there to be clicked:\n%s", left)
			}
		})
	}
}

// Quitting does not wait for news to go by.
func TestQuittingWaitsForNoNews(t *testing.T) {
	b := openBench(t, shell.Config{Language: words.English})
	b.stage.Due, b.stage.Now = nil, nil // as in the program
	b.Press(fyne.KeyM)
	if says := b.stage.Words.T("sound.off"); !b.Says(says) {
		t.Fatalf("there is no news to wait for: %q is not said", says)
	}
	began := time.Now()
	b.Quit()
	if took := time.Since(began); took >= brief {
		t.Errorf("the program ends after %v, as long as news is shown", took)
	}
}

// A window that is closed before the toolkit stops still gets clicks, and the toolkit dies of one.
func TestQuittingLeavesTheWindowToTheToolkit(t *testing.T) {
	b := newBench(t, nil)
	closed := false
	b.window.SetOnClosed(func() { closed = true })
	b.Quit()
	if !b.ended || closed {
		t.Errorf("the program has quit: %t, its window is closed: %t", b.ended, closed)
	}
}
