package portroyal

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

func TestDamagedSettingsAreReportedAndKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	if err := os.WriteFile(file, []byte(`{"theme": "dar`), 0o600); err != nil {
		t.Fatal(err)
	}
	b := openBench(t, shell.Config{SettingsFile: file, Language: words.English})
	aside := file + ".damaged"
	notice := b.stage.Words.T("notice.settings.damaged", "File", aside)
	if shown := visible.Texts(b.Top()); !strings.Contains(strings.ReplaceAll(shown, "\n", " "), notice) {
		t.Errorf("it does not say %q, but\n%s", notice, shown)
	}
	if kept, err := os.ReadFile(aside); err != nil || string(kept) != `{"theme": "dar` {
		t.Errorf("kept: %q, %v", kept, err)
	}
	b.ShowStart()
	if strings.Contains(visible.Texts(b.Top()), aside) {
		t.Error("it says so twice")
	}
}

// The file may be deep: what is said about it fits into the window all the same.
func TestNoticeFitsIntoTheWindow(t *testing.T) {
	folder := filepath.Join(t.TempDir(), strings.Repeat("settings of a player with a long name ", 3), "portroyal")
	if err := os.MkdirAll(folder, 0o777); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(folder, "settings.json")
	for _, language := range words.Languages {
		if err := os.WriteFile(file, []byte("?"), 0o600); err != nil {
			t.Fatal(err)
		}
		b := openBench(t, shell.Config{SettingsFile: file, Language: language})
		for _, text := range visible.All[*canvas.Text](b.Top()) {
			b.LiesWithin(text, stagetest.Small, string(language), false)
		}
	}
}

func TestUnwritableSettingsDoNotKeepTheGameFromStarting(t *testing.T) {
	inTheWay := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(inTheWay, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(inTheWay, "settings.json") // nothing can be read or written there
	b := openBench(t, shell.Config{SettingsFile: file, Language: words.English})
	b.stage.Inline = true
	if shown := strings.ReplaceAll(visible.Texts(b.Top()), "\n", " "); !strings.Contains(shown,
		b.stage.Words.T("notice.settings.unreadable", "File", file)) {
		t.Errorf("it does not say so, but\n%s", shown)
	}
	b.settings.Speed = settings.SpeedInstant
	b.Press(fyne.KeyS)
	b.Press(fyne.KeyEscape)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
	b.Press(fyne.KeyL) // keeps the settings
	b.sameGame()
}

func TestCommandLineGoesBeforeTheFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	saved := settings.Default()
	saved.Language, saved.Theme, saved.Speed = "nl", settings.ThemeLight, settings.SpeedSlow
	if err := saved.Save(file); err != nil {
		t.Fatal(err)
	}
	b := openBench(t, shell.Config{SettingsFile: file, Language: words.Spanish, Theme: settings.ThemeDark})
	if b.stage.Words.Language() != words.Spanish || !b.stage.Dark || b.settings.Speed != settings.SpeedSlow {
		t.Errorf("%s, dark %v, %s", b.stage.Words.Language(), b.stage.Dark, b.settings.Speed)
	}
	b = openBench(t, shell.Config{SettingsFile: file})
	if b.stage.Words.Language() != words.Dutch || b.stage.Dark {
		t.Errorf("%s, dark %v", b.stage.Words.Language(), b.stage.Dark)
	}
}

// The command line counts for this time only: whatever else is kept, the file goes on saying what was chosen in the
// settings, until something else is chosen there.
func TestCommandLineIsNotKept(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	chosen := settings.Default()
	chosen.Language, chosen.Theme, chosen.Speed = "nl", settings.ThemeLight, settings.SpeedSlow
	if err := chosen.Save(file); err != nil {
		t.Fatal(err)
	}
	b := openBench(t, shell.Config{
		SettingsFile: file, Language: words.Spanish, Theme: settings.ThemeDark, Speed: settings.SpeedInstant,
	})
	kept := func() settings.Settings {
		t.Helper()
		kept, err := settings.Load(file, &progress.Memory{})
		if err != nil {
			t.Fatal(err)
		}
		return kept
	}
	b.Press(fyne.KeyM)
	if now := kept(); !now.Sound.Muted || now.Language != "nl" || now.Theme != settings.ThemeLight ||
		now.Speed != settings.SpeedSlow || b.settings.Speed != settings.SpeedInstant {
		t.Errorf("with everything else is kept: %q, %q, %q", now.Language, now.Theme, now.Speed)
	}
	b.Press(fyne.KeyS)
	for _, picks := range visible.All[*widgets.Picks](b.Top()) {
		if strings.Contains(picks.AccessibilityLabel(), b.stage.Words.T("speed.instant")) {
			b.window.Canvas().Focus(picks)
			b.Press(fyne.KeyLeft)
		}
	}
	if now := kept(); now.Speed != settings.SpeedFast || b.settings.Speed != settings.SpeedFast || now.Language != "nl" {
		t.Errorf("after %q was chosen, %q, %q, %q are kept", b.settings.Speed, now.Language, now.Theme, now.Speed)
	}
}

// Earlier versions called the first player "You", and then told that "You decides".
func TestOldDefaultNameIsReplacedWhenRead(t *testing.T) {
	from := settings.Default()
	last := setup.Default(words.In(words.German), "")
	last.Seats[0].Name = "Du"
	progress.Of(&from).Setup = &last
	b := newBench(t, &from) // in English
	if got := b.lastSetup().Seats[0].Name; got != "Player 1" {
		t.Errorf("the first player is called %q", got)
	}
	b.house.playLast()
	if shown := strings.Fields(visible.Texts(b.Top())); !strings.Contains(strings.Join(shown, " "), "Player 1") || slices.Contains(shown, "Du") {
		t.Errorf("the table says %q", shown)
	}
}

// Settings of a later version are used as far as they are understood, and say afterwards what they said, but for what
// the player has changed.
func TestSettingsOfALaterVersionAreNotLost(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	later := `{"language": "tlh", "theme": "sepia", "speed": "warp", "largerText": true, "clouds": "few"}`
	if err := os.WriteFile(file, []byte(later), 0o600); err != nil {
		t.Fatal(err)
	}
	b := openBench(t, shell.Config{SettingsFile: file})
	if b.Says(file) || b.Said() != "" || !b.settings.LargerText || b.stage.Words.Language() != words.System() ||
		b.settings.Theme != settings.ThemeSystem || b.settings.Speed != settings.SpeedNormal {
		t.Errorf("it says %q, and uses %+v", b.Said(), b.settings)
	}
	b.Press(fyne.KeyM, fyne.KeyS)
	theme := visible.All[*widgets.Picks](b.Top())[1]
	b.window.Canvas().Focus(theme)
	b.Press(fyne.KeyRight)
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, says := range []string{
		`"language": "tlh"`, `"theme": "light"`, `"speed": "warp"`, `"largerText": true`, `"clouds": "few"`, `"muted": true`,
	} {
		if !strings.Contains(string(text), says) {
			t.Errorf("it does not say %s, but\n%s", says, text)
		}
	}
	if left, err := os.ReadDir(filepath.Dir(file)); err != nil || len(left) != 1 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}
