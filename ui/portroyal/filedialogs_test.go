package portroyal

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"portroyal/engine/record"
	"portroyal/ui/seen"
)

// savesInto is the folder that dialogs offer from now on: the toolkit begins at home.
func (b *bench) savesInto() (folder string) {
	folder = b.t.TempDir()
	b.t.Setenv("HOME", folder)
	return folder
}

// saveUnder answers the dialog for saving: this name, in the folder that it offers.
func (b *bench) saveUnder(name string) {
	b.t.Helper()
	if !b.asksWhere() {
		b.t.Fatal("nobody asks where")
	}
	seen.All[*widget.Entry](b.Top())[0].SetText(name)
	for _, button := range seen.All[*widget.Button](b.Top()) {
		if button.Importance == widget.HighImportance {
			test.Tap(button)
			return
		}
	}
	b.t.Fatal("there is no button to save with")
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
// then; what cannot be written is told.
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
	b.Press(fyne.KeyEscape)
	if held(t, file) != "mine" {
		t.Error("it is replaced after a no")
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
	told := b.stage.Words.T("notice.file.unwritten", "File", filepath.Join(folder, "a"+record.CopyExtension))
	if b.Said() != told {
		t.Errorf("where a folder is, %q is said", b.Said())
	}
	b.SaveGame()
	b.saveUnder("b") // somewhere else, where it can be written
	if told := b.stage.Words.T("notice.file.written", "File", filepath.Join(folder, "b"+record.CopyExtension)); b.Said() != told {
		t.Errorf("%q is said", b.Said())
	}
	b.Pass(2 * brief)
	if b.Said() != "" {
		t.Errorf("once it is saved after all, %q is said", b.Said())
	}
}
