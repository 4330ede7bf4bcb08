package portroyal

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/engine/record"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// savesInto is the folder that is offered first from now on: it is the player's home.
func (b *bench) savesInto() (folder string) {
	folder = b.t.TempDir()
	b.t.Setenv("HOME", folder)
	return folder
}

// saveUnder answers where to save something: under this name, in the folder that is offered.
func (b *bench) saveUnder(name string) {
	b.t.Helper()
	if !b.asksWhere() {
		b.t.Fatal("nobody asks where")
	}
	visible.All[*widgets.Field](b.Top())[0].SetText(name)
	b.Tap("file.save")
}

// held is what is in a file, "" if there is none.
func held(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	return string(text)
}

// A name without an extension gets it; what is there already is replaced only after a question, and is as it was until
// then; what cannot be written is told where the name is written.
func TestSavingUnderAName(t *testing.T) {
	b := newBench(t, nil)
	folder := b.savesInto()
	b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	file := filepath.Join(folder, "Prüfung 1"+record.CopyExtension)
	b.SaveGame()
	b.saveUnder("Prüfung 1")
	if told := b.stage.Words.T("notice.file.written", "File", file); b.Said() != told || held(t, file) == "" {
		t.Errorf("%q is said", b.Said())
	}

	if err := os.WriteFile(file, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	b.SaveGame()
	b.saveUnder("Prüfung 1")
	if held(t, file) != "mine" {
		t.Error("it is replaced without a question")
	}
	b.Tap("file.other")
	b.saveUnder(filepath.Base(file))
	if held(t, file) != "mine" {
		t.Error("the second time it is replaced without a question")
	}
	b.Press(fyne.KeyEscape, fyne.KeyEscape)
	if held(t, file) != "mine" || b.stage.Covered() {
		t.Error("it is replaced after a no, or something is still asked")
	}
	b.SaveGame()
	b.saveUnder(filepath.Base(file))
	b.Tap("file.replace")
	if got := held(t, file); got == "mine" || got == "" {
		t.Errorf("it holds %q after a yes", got)
	}

	if err := os.Mkdir(filepath.Join(folder, "a"+record.CopyExtension), 0o700); err != nil {
		t.Fatal(err)
	}
	b.SaveGame()
	b.saveUnder("a")
	b.Tells(b.stage.Words.T("file.name.folder"))
	b.saveUnder(strings.Repeat("long", 100))
	b.Tells(b.stage.Words.T("file.name.long"))
	b.saveUnder("b")
	if told := b.stage.Words.T("notice.file.written", "File", filepath.Join(folder, "b"+record.CopyExtension)); b.Said() != told {
		t.Errorf("%q is said", b.Said())
	}
	b.Pass(2 * brief)
	if b.Said() != "" {
		t.Errorf("once it is saved after all, %q is said", b.Said())
	}
}

// The next file is looked for, or saved, where the last one was.
func TestFolderIsRemembered(t *testing.T) {
	b := newBench(t, nil)
	inside := filepath.Join(b.savesInto(), "inside")
	if err := os.Mkdir(inside, 0o700); err != nil {
		t.Fatal(err)
	}
	b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	b.SaveGame()
	b.Press(fyne.KeyDown, fyne.KeyReturn) // into the folder
	b.saveUnder("a")
	if held(t, filepath.Join(inside, "a"+record.CopyExtension)) == "" {
		t.Fatal("it is saved somewhere else")
	}
	b.SaveGame()
	b.saveUnder("b")
	if held(t, filepath.Join(inside, "b"+record.CopyExtension)) == "" {
		t.Error("the next time it is saved somewhere else")
	}
}
