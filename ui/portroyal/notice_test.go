package portroyal

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/google/go-cmp/cmp"

	"portroyal/ui/portroyal/progress"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// block puts a folder where a file should be written. Permissions would not do: who is root may write
// anywhere.
func block(t *testing.T, file string) {
	t.Helper()
	_ = os.Remove(file) // it need not be there
	if err := os.Mkdir(file, 0o777); err != nil {
		t.Fatal(err)
	}
}

// Settings that cannot be kept are told once, in the language that is spoken, and stop nothing; when
// they can be kept again, that is over.
func TestSettingsThatCannotBeKeptAreTold(t *testing.T) {
	b := newBench(t, nil)
	file := b.config.SettingsFile
	unkept := func() string { return b.stage.Words.T("notice.settings.unkept", "File", file) }
	b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
	if b.Says(unkept()) {
		t.Error("it complains for no reason")
	}
	block(t, file)
	b.Press(fyne.KeyL) // keeps the settings
	if !b.Says(unkept()) {
		t.Fatalf("it does not say %q, but\n%s", unkept(), visible.Texts(b.Top()))
	}
	for _, language := range words.Languages {
		b.speak(language)
		if !b.Says(unkept()) {
			t.Errorf("%s: it does not say %q", language, unkept())
		}
	}
	b.act(b.game.Legal()[0])
	b.sameGame()
	b.window.Canvas().Focus(b.Plate("close")) // wherever the focus is
	b.Press(fyne.KeyEscape)
	if b.Says(unkept()) || b.stage.Covered() {
		t.Error("Escape does not take it away, or more than that")
	}
	b.Press(fyne.KeyL)
	if b.Says(unkept()) {
		t.Error("it is told twice")
	}
	for range 2 { // and a second time: it could be kept in between
		if err := os.Remove(file); err != nil {
			t.Fatal(err)
		}
		b.Press(fyne.KeyL)
		if b.Says(unkept()) {
			t.Error("it complains though the settings are kept")
		}
		block(t, file)
		b.Press(fyne.KeyL)
		if !b.Says(unkept()) {
			t.Error("it is not told again")
		}
	}
	b.Tap("close")
	if b.Says(unkept()) {
		t.Error("its plate does not close it")
	}
	if left, err := os.ReadDir(filepath.Dir(file)); err != nil || len(left) != 1 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// News that goes by itself covers what stays only for a while; and not what is over meanwhile.
func TestNewsThatGoesByItselfCoversNothingForGood(t *testing.T) {
	b := newBench(t, nil)
	file := b.config.SettingsFile
	unkept := b.stage.Words.T("notice.settings.unkept", "File", file)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
	briefly := func(text string) { b.TellBriefly(&shell.News{In: func(*words.Words) string { return text }}) }
	block(t, file)
	b.Press(fyne.KeyL)
	briefly("one")
	briefly("two")
	b.Pass(2 * brief)
	if !b.Says(unkept) {
		t.Errorf("it says %q", b.Said())
	}
	briefly("three")
	b.Press(fyne.KeyEscape)
	if !b.Says(unkept) {
		t.Errorf("it says %q", b.Said())
	}
	briefly("four")
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	b.Press(fyne.KeyL)
	if b.Said() != "four" {
		t.Errorf("it says %q", b.Said())
	}
	b.Pass(2 * brief)
	if b.Said() != "" {
		t.Errorf("though the settings are kept it says %q", b.Said())
	}
}

// It is tried again to keep the settings, when nothing else is going on.
func TestSettingsAreKeptAfterAll(t *testing.T) {
	b := newBench(t, nil)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
	block(t, b.config.SettingsFile)
	b.Press(fyne.KeyL)
	if err := os.Remove(b.config.SettingsFile); err != nil {
		t.Fatal(err)
	}
	b.ShowStart()
	if kept, err := settings.Load(b.config.SettingsFile, &progress.Memory{}); err != nil || kept.Log != b.settings.Log || b.Said() != "" {
		t.Errorf("kept %q, not %q, %v; it says %q", kept.Log, b.settings.Log, err, b.Said())
	}
}

// Settings that could not be read stay as they are, even when they could be written over.
func TestSettingsThatCannotBeReadAreNotWritten(t *testing.T) {
	file := filepath.Join(t.TempDir(), "settings.json")
	block(t, file)
	b := openBench(t, shell.Config{SettingsFile: file, Language: words.English, Speed: settings.SpeedInstant})
	b.stage.Inline = true
	if notice := b.stage.Words.T("notice.settings.unreadable", "File", file); !b.Says(notice) {
		t.Errorf("it does not say %q, but\n%s", notice, visible.Texts(b.Top()))
	}
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	kept := []byte(`{"theme": "dark"}`)
	if err := os.WriteFile(file, kept, 0o600); err != nil {
		t.Fatal(err)
	}
	b.begin(withSeed(hotSeat("Ann", "Ben"), 1))
	b.Press(fyne.KeyL)
	if left, err := os.ReadFile(file); err != nil || string(left) != string(kept) {
		t.Errorf("the file holds %q, %v", left, err)
	}
}

// amongThemselves is a set-up of computer players, whose games are over at once.
func amongThemselves(seed uint64) progress.Setup {
	setup := against(seed, "captain", "seaman")
	setup.Seats[0].Player = "captain:bold"
	return setup
}

// However often the result is looked at, the game counts once.
func TestLookingAtTheResultAgainCountsNothingAgain(t *testing.T) {
	b := newBench(t, nil)
	b.play(amongThemselves(3))
	counted := *progress.Of(b.settings).Series
	for range 2 {
		b.stage.CloseAll()
		b.Strike(fyne.KeyReturn)
		if !b.stage.Covered() {
			t.Fatal("no ranking")
		}
	}
	if again := *progress.Of(b.settings).Series; !cmp.Equal(again, counted) || counted.Games != 1 {
		t.Errorf("%+v, before %+v", again, counted)
	}
}

// News about a file that is deep stays in the window, and its plate can be reached.
func TestNewsFitsIntoTheWindow(t *testing.T) {
	b := newBench(t, nil)
	deep := filepath.Join(t.TempDir(), strings.Repeat("settings of a player with a long name ", 3),
		strings.Repeat("portroyal", 12))
	for _, size := range []fyne.Size{stagetest.Small, fyne.NewSize(3840, 2160)} {
		b.window.Resize(size)
		for _, language := range words.Languages {
			b.speak(language)
			b.Tell(&shell.News{In: func(t *words.Words) string { return t.T("notice.settings.unkept", "File", deep) }})
			for _, text := range visible.All[*canvas.Text](b.newsPanel()) {
				b.LiesWithin(text, size, string(language), false)
			}
		}
	}
}
