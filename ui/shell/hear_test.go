package shell

import (
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/settings"
	"portroyal/ui/stage"
	"portroyal/ui/words"
)

// Keys typed faster than they can be handled are not handled later, on a screen that the player has not seen.
func TestHearingGivesWay(t *testing.T) {
	b := openBench(t, Config{Language: words.English})
	b.hear(func() { b.heard = hearing{took: mostHeard, begins: true} }) // as if it had taken so long
	b.Press(fyne.KeyM)
	if b.settings.Sound.Muted {
		t.Error("it goes on hearing what is typed")
	}
	b.heard = hearing{}
	b.Press(fyne.KeyM)
	if !b.settings.Sound.Muted {
		t.Error("it is deaf for ever")
	}
	b.Hush()
	b.Press(fyne.KeyM)
	if !b.settings.Sound.Muted {
		t.Error("something is heard while the program is about to quit")
	}
}

// A key that means the same everywhere is a letter where somebody writes.
func TestLettersAreWritten(t *testing.T) {
	b := openBench(t, Config{Language: words.English})
	var written []rune
	b.stage.Lay(stage.Overlay{Content: canvas.NewText("to search", nil), Letters: func(letter rune) {
		written = append(written, letter)
	}})
	b.Press(fyne.KeyM)
	b.typedRune('m')
	if b.settings.Sound.Muted || string(written) != "m" {
		t.Errorf("muted: %v, written: %q", b.settings.Sound.Muted, string(written))
	}
	b.stage.Close()
	b.Press(fyne.KeyM)
	if !b.settings.Sound.Muted {
		t.Error("elsewhere it does not mute any more")
	}
}

// Settings that change again and again are not written each time, and the last ones are written in any case.
func TestSettingsAreWrittenNowAndThen(t *testing.T) {
	for name, then := range map[string]func(*bench){
		"after a while": func(b *bench) { b.Clock.Pass(time.Second) },
		"at the end":    func(b *bench) { b.Quit() },
		"by somebody else": func(b *bench) {
			done := make(chan struct{})
			go func() { b.Rescue(); close(done) }()
			<-done
		},
	} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "settings.json")
			b := openBench(t, Config{Language: words.English, SettingsFile: file, SavePause: time.Second})
			b.Clock.Pass(time.Second)
			muted := func() bool {
				t.Helper()
				written, err := settings.Read(file)
				if err != nil {
					t.Fatal(err)
				}
				return written.Sound.Muted
			}
			b.Strike(fyne.KeyM)
			if !muted() {
				t.Fatal("the first change is not written at once")
			}
			b.Strike(fyne.KeyM)
			b.Strike(fyne.KeyM)
			b.Strike(fyne.KeyM)
			if !muted() {
				t.Fatal("every change is written at once")
			}
			then(b)
			if muted() {
				t.Error("the last change is not written")
			}
		})
	}
}

// Writing what was left over does not put back settings that have been written already.
func TestWhatIsWrittenIsNotLeft(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	b := openBench(t, Config{Language: words.English, SettingsFile: file, SavePause: time.Second})
	b.Clock.Pass(time.Second)
	b.stage.Due = func(time.Duration, func()) {} // the window is too busy for it
	b.Strike(fyne.KeyM)                          // muted, written
	b.Strike(fyne.KeyM)                          // heard, left
	b.Clock.Pass(2 * time.Second)
	b.Strike(fyne.KeyM) // muted, written
	if b.left.settings.Load() != nil {
		t.Error("what has been written is still left")
	}
	b.Rescue()
	if written, err := settings.Read(file); err != nil || !written.Sound.Muted {
		t.Errorf("the last change is lost: %v", err)
	}
}
