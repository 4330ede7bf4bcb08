package shell

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"portroyal/engine/record"
	"portroyal/ui/seen"
)

// saveUnder answers the dialog for saving: this name, in this folder.
func (b *bench) saveUnder(folder, name string) {
	b.t.Helper()
	if b.dialog == nil {
		b.t.Fatal("nobody asks where")
	}
	location, err := storage.ListerForURI(storage.NewFileURI(folder))
	if err != nil {
		b.t.Fatal(err)
	}
	b.dialog.SetLocation(location)
	seen.All[*widget.Entry](b.top())[0].SetText(name)
	for _, button := range seen.All[*widget.Button](b.top()) {
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
	folder := t.TempDir()
	b := newBench(t, nil)
	b.begin(withSeed(hotSeat("Ann", "Ben"), 3))
	file := filepath.Join(folder, "Prüfung 1"+record.CopyExtension)
	b.saveAs()
	b.saveUnder(folder, "Prüfung 1")
	if told := b.stage.Words.T("notice.file.written", "File", file); b.said() != told || held(t, file) == "" {
		t.Errorf("%q is said", b.said())
	}

	if err := os.WriteFile(file, []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	b.saveAs()
	b.saveUnder(folder, "Prüfung 1")
	if held(t, file) != "mine" {
		t.Error("it is replaced without a question")
	}
	b.tap("file.other")
	b.saveUnder(folder, filepath.Base(file))
	if held(t, file) != "mine" {
		t.Error("the second time it is replaced without a question")
	}
	b.press(fyne.KeyEscape)
	if held(t, file) != "mine" {
		t.Error("it is replaced after a no")
	}
	b.saveAs()
	b.saveUnder(folder, filepath.Base(file))
	b.tap("file.replace")
	if got := held(t, file); got == "mine" || got == "" {
		t.Errorf("it holds %q after a yes", got)
	}

	if err := os.Mkdir(filepath.Join(folder, "a"+record.CopyExtension), 0o700); err != nil {
		t.Fatal(err)
	}
	b.saveAs()
	b.saveUnder(folder, "a")
	told := b.stage.Words.T("notice.file.unwritten", "File", filepath.Join(folder, "a"+record.CopyExtension))
	if b.said() != told {
		t.Errorf("where a folder is, %q is said", b.said())
	}
	b.saveAs()
	b.saveUnder(folder, "b") // somewhere else, where it can be written
	if told := b.stage.Words.T("notice.file.written", "File", filepath.Join(folder, "b"+record.CopyExtension)); b.said() != told {
		t.Errorf("%q is said", b.said())
	}
	b.pass(2 * brief)
	if b.said() != "" {
		t.Errorf("once it is saved after all, %q is said", b.said())
	}
}

// Names keep an extension by which they are opened.
func TestWithExtension(t *testing.T) {
	for _, c := range [][3]string{
		{"a", ".png", "a.png"},
		{"a.PNG", ".png", "a.PNG"},
		{"round 1.2", ".txt", "round 1.2.txt"},
		{"a", record.CopyExtension, "a" + record.CopyExtension},
		{"a.json", record.CopyExtension, "a.json"},
		{"a.json", ".html", "a.json.html"},
	} {
		if got := withExtension(c[0], c[1]); got != c[2] {
			t.Errorf("%s as %s: %s, not %s", c[0], c[1], got, c[2])
		}
	}
}
