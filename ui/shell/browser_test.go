package shell

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// inPage opens the window in a browser's page.
func inPage(t *testing.T) *bench {
	t.Helper()
	b := openBench(t, Config{
		GamesDir: t.TempDir(), SettingsFile: filepath.Join(t.TempDir(), "settings.json"), Language: words.English,
		Browser: &Browser{
			Download: func(string, []byte) {}, Upload: func(string, func(string)) {}, Speaks: func(words.Language) {},
			KeepForGood: func() {},
		},
	})
	b.stage.Inline = true
	b.Begin()
	return b
}

// If nothing is saved and the player has agreed to that, the game says so when it is asked, and does not complain.
func TestAPageThatForgets(t *testing.T) {
	b := inPage(t)
	b.config.Browser.Forgets = true
	b.Press(fyne.KeyS)
	b.Tap("start.about")
	text := strings.ReplaceAll(visible.Texts(b.Top()), "\n", " ")
	if !strings.Contains(text, b.stage.Words.T("about.browser.forgets")) {
		t.Errorf("about the game stands %q", text)
	}
	b.Press(fyne.KeyEscape)
	b.Kept(&b.unkept, errors.New("no room"), &News{In: func(*words.Words) string { return "not saved" }})
	if b.news != nil || b.unkept == nil {
		t.Errorf("it tells %v; it knows that nothing is saved: %t", b.news, b.unkept != nil)
	}
	b.config.Browser.Forgets = false
	b.unkept = nil
	b.Kept(&b.unkept, errors.New("no room"), &News{In: func(*words.Words) string { return "not saved" }})
	if b.news == nil {
		t.Error("where games are saved, it does not tell that they cannot be")
	}
}
