package shell

import (
	"bytes"
	"errors"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/transcript"
	"portroyal/ui/seen"
	"portroyal/ui/settings"
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
	b := openBench(t, Config{
		GamesDir: t.TempDir(), SettingsFile: filepath.Join(t.TempDir(), "settings.json"),
		Language: words.English, Speed: settings.SpeedInstant,
		Browser: &Browser{
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

// has reports whether a plate that lies on top says this.
func (b *bench) has(id words.ID) bool { return slices.Contains(b.plates(), b.stage.Words.T(id)) }

// Quitting and the system's folders make no sense in a page and are not offered.
func TestAPageOffersNoQuittingAndNoFolders(t *testing.T) {
	b, _ := inPage(t)
	if b.has("start.quit") {
		t.Error("the start screen offers to quit")
	}
	b.tap("start.about")
	text := strings.ReplaceAll(seen.Texts(b.top()), "\n", " ")
	if b.has("about.games") || !strings.Contains(text, b.stage.Words.T("about.browser")) {
		t.Errorf("about the game stands %q, with %q", text, b.plates())
	}
	b.press(fyne.KeyEscape)
	b.play(hotSeat("Ann", "Ben"))
	b.press(fyne.KeyEscape)
	if b.has("menu.quit") || !b.has("menu.leave") {
		t.Errorf("the menu offers %q", b.plates())
	}
}

// If nothing is saved and the player has agreed to that, the game says so when it is asked, and does not complain.
func TestAPageThatForgets(t *testing.T) {
	b, _ := inPage(t)
	b.config.Browser.Forgets = true
	b.tap("start.about")
	text := strings.ReplaceAll(seen.Texts(b.top()), "\n", " ")
	if !strings.Contains(text, b.stage.Words.T("about.browser.forgets")) {
		t.Errorf("about the game stands %q", text)
	}
	b.press(fyne.KeyEscape)
	b.Window.kept(&b.unkept, errors.New("no room"), &news{in: func(*words.Words) string { return "not saved" }})
	if b.news != nil || b.unkept == nil {
		t.Errorf("it tells %v; it knows that nothing is saved: %t", b.news, b.unkept != nil)
	}
	b.config.Browser.Forgets = false
	b.unkept = nil
	b.Window.kept(&b.unkept, errors.New("no room"), &news{in: func(*words.Words) string { return "not saved" }})
	if b.news == nil {
		t.Error("where games are saved, it does not tell that they cannot be")
	}
}

// Copies are downloaded, and games are uploaded; nobody is asked for a file of a system that is not there.
func TestAPageDownloadsAndUploads(t *testing.T) {
	b, p := inPage(t)
	b.play(hotSeat("Ann", "Ben"))
	b.press(fyne.KeySpace, fyne.KeyEscape)
	b.tap("menu.game")
	b.tap("menu.save")
	if b.dialog != nil || len(p.downloaded) != 1 {
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
	b.leaveGame()
	b.openOther()
	if b.onTable == nil || len(b.portRoyal.game.Record().Actions) != 1 {
		t.Error("the game that was uploaded is not on the table")
	}
	b.press(fyne.KeyF1)
	b.tap("rules.save")
	for range 100 { // the pictures are drawn one after the other
		b.pass(1e9)
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
	b := openBench(t, Config{
		GamesDir: t.TempDir(), SettingsFile: filepath.Join(t.TempDir(), "settings.json"), Language: words.English,
		Browser: &Browser{Speaks: func(words.Language) {}, Harbour: harbour},
	})
	b.stage.Inline = true
	b.Begin()
	b.Prepare()
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
	b.press(fyne.KeyN, fyne.KeyEscape)
	b.play(hotSeat("Ann", "Ben"))
	b.press(fyne.KeySpace)
	if p.asked > 0 {
		t.Error("it asks before a game has been left")
	}
	b.leaveGame()
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
	for _, opens := range []fyne.KeyName{fyne.KeyS, fyne.KeyN, fyne.KeyG, fyne.KeyC} {
		b.press(opens)
		if b.onStart() && !b.stage.Covered() {
			t.Fatalf("%s opens nothing", opens)
		}
		if !b.Back() || !b.onStart() || b.stage.Covered() || b.Back() {
			t.Errorf("after %s there is no way back to the start screen", opens)
		}
	}
	b.play(hotSeat("Ann", "Ben"))
	b.press(fyne.KeySpace)
	if !b.Back() || !b.has("menu.leave") {
		t.Error("from the table it does not lead to the menu")
	}
	if !b.Back() || b.stage.Covered() || b.onStart() {
		t.Error("from the menu it does not lead to the table")
	}
}
