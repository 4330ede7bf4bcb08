package shell

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/record/recordtest"
	"portroyal/ui/settings"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// welcomed opens the window for whoever has the files of a folder.
func welcomed(t *testing.T, folder, open string) *bench {
	t.Helper()
	b := openBench(t, Config{
		SettingsFile: filepath.Join(folder, "settings.json"), GamesDir: filepath.Join(folder, "games"), StateDir: t.TempDir(),
		Language: words.English, Theme: settings.ThemeLight, Welcome: true, User: "OFFICE\\anna.smith", Open: open,
	})
	b.stage.Inline = true
	b.Begin()
	return b
}

// asked is the field in which a new player writes their name, nil if they are not asked.
func (b *bench) asked() *widgets.Field {
	field, _ := b.window.Canvas().Focused().(*widgets.Field)
	return field
}

// write types letters into what has the focus.
func (b *bench) write(text string) {
	for _, letter := range text {
		b.window.Canvas().Focused().TypedRune(letter)
	}
}

// Tab leads round the question and not to what is beside it, in either direction.
func TestTabStaysWithTheQuestion(t *testing.T) {
	b := welcomed(t, t.TempDir(), "")
	on := b.window.Canvas()
	field := on.Focused()
	for name, tab := range map[string]func(){"Tab": on.FocusNext, "Shift and Tab": on.FocusPrevious} {
		tab()
		plate, is := on.Focused().(*widgets.Plate)
		if !is || plate.Text != b.stage.Words.T("welcome.done") {
			t.Errorf("%s leads to %T", name, on.Focused())
		}
		if tab(); on.Focused() != field {
			t.Errorf("%s twice leads to %T", name, on.Focused())
		}
	}
}

// A new player is asked for their name at the very first start, over what the system calls them, and never again, whatever
// they do about it.
func TestNewPlayerIsAskedForTheirName(t *testing.T) {
	for name, c := range map[string]struct {
		do   func(b *bench)
		want string
	}{
		"written":            {func(b *bench) { b.write("Zoë B"); b.Press(fyne.KeyReturn) }, "Zoë B"},
		"as suggested":       {func(b *bench) { b.Press(fyne.KeyEnter) }, "Anna"},
		"skipped":            {func(b *bench) { b.write("Z"); b.Press(fyne.KeyEscape) }, "Anna"},
		"gone on, unwritten": {func(b *bench) { b.ShowLibrary(); b.ShowStart() }, "Anna"},
		"gone on, written":   {func(b *bench) { b.write(" Bo "); b.ShowLibrary(); b.ShowStart() }, "Bo"},
		"spaces":             {func(b *bench) { b.write("   "); b.Press(fyne.KeyReturn) }, "Anna"},
		"nothing to be seen": {func(b *bench) { b.write("\u202e"); b.Press(fyne.KeyReturn) }, "Anna"},
		"another language": {func(b *bench) {
			b.write("Bo")
			b.settings.Language = string(words.German)
			b.Restyle()
			b.window.Resize(stagetest.Small.AddWidthHeight(100, 50))
			b.write("b")
			b.Press(fyne.KeyReturn)
		}, "Bob"},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			b := welcomed(t, folder, "")
			if field := b.asked(); field == nil || field.Text != "Anna" {
				t.Fatalf("the focus is on %T", b.window.Canvas().Focused())
			}
			c.do(b)
			if b.asked() != nil {
				t.Error("it is asked on")
			}
			if b.User() != c.want || b.settings.Player != "" && b.settings.Player != c.want {
				t.Errorf("called %q and kept as %q, want %q", b.User(), b.settings.Player, c.want)
			}
			b.ShowStart()
			if b.asked() != nil {
				t.Error("it is asked again")
			}
			b.Quit()
			if b = welcomed(t, folder, ""); b.asked() != nil || b.User() != c.want {
				t.Errorf("the next time: called %q, want %q", b.User(), c.want)
			}
		})
	}
}

// Nobody else is asked: whoever has settings or games, or opens one at once.
func TestOthersAreNotAskedForTheirName(t *testing.T) {
	game := written(t, recordtest.Taken(recordtest.NewGame("stones"), "one", 3))
	for name, c := range map[string]struct {
		before func(folder string) error
		open   string
	}{
		"settings": {before: func(folder string) error {
			return os.WriteFile(filepath.Join(folder, "settings.json"), []byte("{}"), 0o600)
		}},
		"damaged settings": {before: func(folder string) error {
			return os.WriteFile(filepath.Join(folder, "settings.json"), []byte("no"), 0o600)
		}},
		"a file": {open: game},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			if c.before != nil {
				if err := c.before(folder); err != nil {
					t.Fatal(err)
				}
			}
			b := welcomed(t, folder, c.open)
			if b.ShowStart(); b.asked() != nil {
				t.Error("it is asked")
			}
		})
	}
	folder := t.TempDir()
	b := welcomed(t, folder, "")
	b.stones.begin("one")
	b.Press(fyne.KeySpace)
	b.Quit()
	if err := os.Remove(filepath.Join(folder, "settings.json")); err != nil {
		t.Fatal(err)
	}
	if b = welcomed(t, folder, ""); len(b.Known()) == 0 || b.asked() != nil {
		t.Errorf("it is asked beside %d games", len(b.Known()))
	}
}
