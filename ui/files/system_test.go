package files

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// What the system's dialog comes to is opened or saved; where there is none, or it asked about another name, the window asks.
func TestAskBy(t *testing.T) {
	folder := t.TempDir()
	there := filepath.Join(folder, "there.txt")
	if err := os.WriteFile(there, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name  string
		file  string
		err   error
		saves bool
		got   string // what is opened or saved
		asks  string // the name that the window asks about, "-" where it asks which file to open
	}{
		{"opened", there, nil, false, there, ""},
		{"given up", "", nil, false, "", ""},
		{"there is none", "", ErrNone, false, "", "-"},
		{"broken", "", errors.New("broken"), true, "", "proposed.txt"},
		{"saved", filepath.Join(folder, "new.txt"), nil, true, filepath.Join(folder, "new.txt"), ""},
		{"saved over another, after a question of the system's", there, nil, true, there, ""},
		{"saved without an ending", filepath.Join(folder, "new"), nil, true, filepath.Join(folder, "new.txt"), ""},
		{"saved over another, which nobody has asked about", filepath.Join(folder, "there"), nil, true, "", "there.txt"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, got := newBench(t).At, ""
			s.Inline = true
			q := Question{
				Title: "file.open.title", Shown: func(string) string { return "" }, Endings: []string{".txt"}, Folder: folder,
				Open: func(file string) { got = file },
			}
			if c.saves {
				q.Open, q.Name, q.Save = nil, "proposed.txt", func(file string, done func(error)) { got = file; done(nil) }
			}
			AskBy(t.Context(), s, q, func(_ context.Context, r Request) (string, error) {
				if r.Folder != folder || (r.Name != "") != c.saves {
					t.Errorf("it is told %+v", r)
				}
				return c.file, c.err
			})
			if got != c.got {
				t.Errorf("%q, not %q", got, c.got)
			}
			if asks := s.Shows(Overlay); asks != (c.asks != "") {
				t.Errorf("the window asks is %v", asks)
			}
			if c.asks == "there.txt" {
				if said := s.Words.T("file.replace.about", "File", c.asks); !visible.Says(visible.Top(s.Window.Canvas()), said) {
					t.Errorf("it does not ask: %s", said)
				}
				s.Close()
			}
			if field, is := s.Window.Canvas().Focused().(*widgets.Field); c.saves && c.asks != "" && (!is || field.Text != c.asks) {
				t.Errorf("it does not ask about %q", c.asks)
			}
		})
	}
}

// Escape gives up, and closes the system's dialog.
func TestAskByGivesUp(t *testing.T) {
	s := newBench(t).At
	s.Inline = false
	closed := make(chan struct{})
	q := Question{
		Title: "file.open.title", Shown: func(string) string { return "" }, Endings: []string{".txt"}, Folder: t.TempDir(),
		Open: func(string) { t.Error("it opens something") },
	}
	AskBy(t.Context(), s, q, func(ctx context.Context, _ Request) (string, error) {
		<-ctx.Done()
		close(closed)
		return "", ctx.Err()
	})
	if !s.Shows(Overlay) {
		t.Error("the window does not say that it waits")
	}
	s.Typed(&fyne.KeyEvent{Name: fyne.KeyEscape})
	<-closed
	if s.Shows(Overlay) {
		t.Error("the window still waits")
	}
}
