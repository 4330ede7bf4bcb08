package portroyal

import (
	"bytes"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/transcript"
	"portroyal/ui/settings"
	"portroyal/ui/shell"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// page is a browser's page, as far as the window knows it.
type page struct {
	downloaded map[string][]byte
	upload     string // the file that the player chooses
	spoken     []words.Language
	asked      int // how often the browser was asked to keep games for good
}

// inPage opens the window in a browser's page.
func inPage(t *testing.T) (*bench, *page) {
	t.Helper()
	p := &page{downloaded: map[string][]byte{}}
	b := openBench(t, shell.Config{
		GamesDir: t.TempDir(), SettingsFile: filepath.Join(t.TempDir(), "settings.json"),
		Language: words.English, Speed: settings.SpeedInstant,
		Browser: &shell.Browser{
			Download: func(name string, content []byte) { p.downloaded[name] = content },
			Upload:   func(_ string, then func(string)) { then(p.upload) },
			Speaks:   func(language words.Language) { p.spoken = append(p.spoken, language) },

			KeepForGood: func() { p.asked++ },
		},
	})
	b.stage.Inline = true
	b.Begin()
	return b, p
}

// Quitting and the system's folders make no sense in a page and are not offered.
func TestAPageOffersNoQuittingAndNoFolders(t *testing.T) {
	b, _ := inPage(t)
	if b.Has("start.quit") {
		t.Error("the start screen offers to quit")
	}
	b.Press(fyne.KeyS)
	b.Tap("start.about")
	text := strings.ReplaceAll(visible.Texts(b.Top()), "\n", " ")
	if b.Has("about.games") || !strings.Contains(text, b.stage.Words.T("about.browser")) {
		t.Errorf("about the game stands %q, with %q", text, b.Plates())
	}
	b.Press(fyne.KeyEscape, fyne.KeyEscape)
	b.play(hotSeat("Ann", "Ben"))
	b.Press(fyne.KeyEscape)
	if b.Has("menu.quit") || !b.Has("menu.leave") {
		t.Errorf("the menu offers %q", b.Plates())
	}
}

// Copies are downloaded, and games are uploaded; nobody is asked for a file of a system that is not there.
func TestAPageDownloadsAndUploads(t *testing.T) {
	b, p := inPage(t)
	b.play(hotSeat("Ann", "Ben"))
	b.Press(fyne.KeySpace, fyne.KeyEscape)
	b.Tap("menu.game")
	b.Tap("menu.save")
	if b.asksWhere() || len(p.downloaded) != 1 {
		t.Fatalf("%d files were downloaded", len(p.downloaded))
	}
	for name, content := range p.downloaded {
		read, err := transcript.Read(bytes.NewReader(content))
		if err != nil || len(read.Actions) != 1 {
			t.Fatalf("%s cannot be read, or is another game: %v", name, err)
		}
		p.upload = filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(p.upload, content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	b.LeaveGame()
	b.OpenOther()
	if b.Table == nil || len(b.house.Match.Record().Actions) != 1 {
		t.Error("the game that was uploaded is not on the table")
	}
	b.Press(fyne.KeyF1)
	b.Tap("rules.save")
	for range 100 { // the pictures are drawn one after the other
		b.Pass(1e9)
	}
	rules := p.downloaded["port-royal-en.html"]
	if !strings.HasPrefix(string(rules), "<!DOCTYPE html>") {
		t.Errorf("the rulebook begins with %.40q", rules)
	}
}

// The harbour that the page shows while the game loads is that of the start screen.
func TestAPageHandsItsHarbourOn(t *testing.T) {
	asked := 0
	harbour := func(bool, int, int) *image.RGBA {
		asked++
		return nil
	}
	b := openBench(t, shell.Config{
		GamesDir: t.TempDir(), SettingsFile: filepath.Join(t.TempDir(), "settings.json"), Language: words.English,
		Browser: &shell.Browser{Speaks: func(words.Language) {}, Harbour: harbour},
	})
	b.stage.Inline = true
	b.Begin()
	b.window.Canvas().Capture()
	if asked == 0 {
		t.Error("the start screen draws it without asking")
	}
}

// The page's own words are in the language of the game.
func TestAPageSpeaksTheLanguageOfTheGame(t *testing.T) {
	b, p := inPage(t)
	b.speak(words.Dutch)
	if want := []words.Language{words.English, words.Dutch}; !slices.Equal(slices.Compact(p.spoken), want) {
		t.Errorf("the page is told %v, want %v", p.spoken, want)
	}
}

// A browser that asks the player whether it may keep the games does so when there are any, and not in the middle of one.
func TestAPageAsksToKeepGamesForGood(t *testing.T) {
	b, p := inPage(t)
	b.Press(fyne.KeyN, fyne.KeyEscape)
	b.play(hotSeat("Ann", "Ben"))
	b.Press(fyne.KeySpace)
	if p.asked > 0 {
		t.Error("it asks before a game has been left")
	}
	b.LeaveGame()
	if p.asked == 0 {
		t.Error("it does not ask when a game has been left")
	}
}

// Going back in the browser goes back in the game, until there is nothing to go back from.
func TestBack(t *testing.T) {
	b, _ := inPage(t)
	if b.Back() {
		t.Error("there is something to go back from on the start screen")
	}
	for _, opens := range []fyne.KeyName{fyne.KeyS, fyne.KeyN, fyne.KeyG, fyne.KeyC, fyne.KeyL} {
		b.Press(opens)
		if b.onStart() && !b.stage.Covered() {
			t.Fatalf("%s opens nothing", opens)
		}
		if !b.Back() || !b.onStart() || b.stage.Covered() || b.Back() {
			t.Errorf("after %s there is no way back to the start screen", opens)
		}
	}
	b.play(hotSeat("Ann", "Ben"))
	b.Press(fyne.KeySpace)
	if !b.Back() || !b.Has("menu.leave") {
		t.Error("from the table it does not lead to the menu")
	}
	if !b.Back() || b.stage.Covered() || b.onStart() {
		t.Error("from the menu it does not lead to the table")
	}
}
