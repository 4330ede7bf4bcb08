package portroyal

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/tutorial"
	"portroyal/ui/words"
)

// windowOn opens a window on a file of settings, in English unless the settings know better.
func windowOn(t *testing.T, file string) *bench {
	t.Helper()
	b := openBench(t, shell.Config{SettingsFile: file})
	b.stage.Inline = true
	return b
}

// says are the settings in a file.
func says(t *testing.T, file string) settings.Settings {
	t.Helper()
	kept, err := settings.Load(file, &progress.Memory{})
	if err != nil {
		t.Fatal(err)
	}
	return kept
}

// Two windows with the same settings: what is chosen in one stays chosen, whatever the other writes, and is taken up
// there on the start screen; only the game that was set up belongs to each.
func TestChoicesInTwoWindows(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	from := settings.Default()
	from.Language, from.Speed = "en", settings.SpeedInstant
	if err := from.Save(file); err != nil {
		t.Fatal(err)
	}
	one, two := windowOn(t, file), windowOn(t, file)
	one.settings.Theme, one.settings.Language, one.settings.Sound.Effects = settings.ThemeDark, "nl", settings.VolumeLoud
	one.Restyle()
	one.play(hotSeat("Ann", "Ben"))
	two.Press(fyne.KeyM)
	two.play(hotSeat("Cem", "Dora", "Eve"))
	kept := says(t, file)
	if kept.Theme != settings.ThemeDark || kept.Language != "nl" || kept.Sound.Effects != settings.VolumeLoud {
		t.Errorf("what the first window has chosen is lost: %+v", kept)
	}
	if !kept.Sound.Muted || len(progress.Of(&kept).Setup.Seats) != 3 {
		t.Errorf("what the second window has chosen is lost: %+v", kept)
	}
	one.play(hotSeat("Ann", "Ben"))
	if kept = says(t, file); len(progress.Of(&kept).Setup.Seats) != 2 {
		t.Error("what was played last is not remembered")
	}
	if two.stage.Words.Language() != words.English {
		t.Error("the language changes in the middle of a game")
	}
	two.ShowStart()
	if two.stage.Words.Language() != words.Dutch || !two.stage.Dark || !two.Says(two.stage.Words.T("start.again")) {
		t.Errorf("the second window does not follow on the start screen: %s", two.stage.Words.Language())
	}
	two.book.Answer("a puzzle", true)
	two.book.Keep()
	one.ShowStart()
	if !one.book.Puzzles["a puzzle"].Solved {
		t.Error("what was solved in the second window is not known in the first")
	}
	if !one.muted() || len(one.lastSetup().Seats) != 2 {
		t.Errorf("in the first window: muted %v, %d seats", one.muted(), len(one.lastSetup().Seats))
	}
}

// Progress made in one window is not lost when another one writes, and is known there as well: the best result
// together, the score of a series, chapters of the voyage.
func TestResultsInTwoWindows(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	one, two := windowOn(t, file), windowOn(t, file)
	apart, actions := reach(t, hotSeat("Ann", "Ben"), isOver)
	for _, b := range []*bench{one, two, one, two} {
		finishes(b, apart, actions)
	}
	alone, tried := reach(t, together(hotSeat("Ann", "Ben")), isOver)
	finishes(one, alone, tried)
	two.Sailed("discover")
	one.house.Reached("trade", tutorial.Place{Scene: 1})
	kept := says(t, file)
	if progress.Of(&kept).Series == nil || progress.Of(&kept).Series.Games != 4 {
		t.Errorf("the series is %+v", progress.Of(&kept).Series)
	}
	options := alone.Options
	if _, ok := progress.Of(&kept).BestOn(options); !ok {
		t.Error("the best result is lost")
	}
	if !progress.Of(&kept).Voyage.HasDone("discover") || progress.Of(&kept).Voyage.At != "trade" {
		t.Errorf("the voyage is %+v", progress.Of(&kept).Voyage)
	}
	for i, b := range []*bench{one, two} {
		b.stage.Keep()
		if _, ok := progress.Of(b.settings).BestOn(options); !ok || progress.Of(b.settings).Series.Games != 4 ||
			!progress.Of(b.settings).Voyage.HasDone("discover") {
			t.Errorf("window %d knows %+v, %+v, %+v", i+1, progress.Of(b.settings).Bests, progress.Of(b.settings).Series, progress.Of(b.settings).Voyage)
		}
	}
}

// finishes plays a game to its end.
func finishes(b *bench, from progress.Setup, actions []portroyal.Action) {
	b.t.Helper()
	b.settings.Speed = settings.SpeedInstant
	b.begin(from)
	for _, action := range actions {
		b.act(action)
	}
}

// Settings that are damaged while the window is open are set aside and told of; nothing is lost.
func TestSettingsDamagedMeanwhile(t *testing.T) {
	b := newBench(t, nil)
	progress.Of(b.settings).Voyage.Finish("one")
	b.stage.Keep()
	file := b.config.SettingsFile
	if err := os.WriteFile(file, []byte("?"), 0o600); err != nil {
		t.Fatal(err)
	}
	b.settings.ShowChance = false
	b.stage.Keep()
	if told := b.stage.Words.T("notice.settings.damaged", "File", file+".damaged"); b.Said() != told {
		t.Errorf("nobody says %q but %q", told, b.Said())
	}
	if kept := says(t, file); kept.ShowChance || !progress.Of(&kept).Voyage.HasDone("one") {
		t.Errorf("kept is %+v", kept)
	}
}
