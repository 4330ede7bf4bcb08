package stage_test

import (
	"context"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/stage"
)

// An overlay with a name can be asked for while it is open, and is shown anew if it knows how.
func TestNamedOverlays(t *testing.T) {
	s, told := open(t)
	s.Lay(stage.Overlay{
		Name: "end", Content: widget.NewLabel("end"), Full: true, Restyle: func() { *told = append(*told, "end anew") },
	})
	s.Lay(stage.Overlay{Name: "help", Content: widget.NewLabel("help")})
	if s.Restyle(); !s.Shows("end") || !s.Shows("help") || s.Shows("menu") || s.Shows("") {
		t.Errorf("open are %d overlays: end %v, help %v", s.Depth(), s.Shows("end"), s.Shows("help"))
	}
	s.Close()
	if s.Restyle(); !s.Shows("end") || s.Shows("help") {
		t.Errorf("after one has been closed: end %v, help %v", s.Shows("end"), s.Shows("help"))
	}
	s.Close()
	if s.Restyle(); s.Covered() || !slices.Equal(*told, []string{"end anew", "end anew"}) {
		t.Errorf("it is told %q", *told)
	}
}

// A dialog of the toolkit is an overlay as long as it is open, however it is closed, and also from under another one;
// it gets the keys alone.
func TestDialogsOfTheToolkit(t *testing.T) {
	for name, closes := range map[string]func(*stage.Stage, dialog.Dialog){
		"by itself":       func(_ *stage.Stage, d dialog.Dialog) { d.Hide() },
		"by Escape":       func(s *stage.Stage, _ dialog.Dialog) { s.Typed(&fyne.KeyEvent{Name: fyne.KeyEscape}) },
		"with the others": func(s *stage.Stage, _ dialog.Dialog) { s.CloseAll() },
		"under another one": func(s *stage.Stage, d dialog.Dialog) {
			s.Open(widget.NewLabel("may it be replaced?"), nil, nil)
			d.Hide()
			if s.Depth() != 1 {
				t.Errorf("%d overlays are open", s.Depth())
			}
			s.Close()
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, told := open(t)
			s.Inline = true
			s.Everywhere = func(key *fyne.KeyEvent) bool {
				*told = append(*told, string(key.Name))
				return true
			}
			asks := dialog.NewInformation("Save", "where?", s.Window)
			s.LayDialog("files", asks)
			waited := false
			s.WhenUncovered(context.Background(), func() { waited = true })
			if !s.Typed(&fyne.KeyEvent{Name: fyne.KeyReturn}) || !s.Shows("files") || waited {
				t.Fatal("a key is not the dialog's alone")
			}
			if len(*told) > 0 {
				t.Errorf("a letter that is typed means %q", *told)
			}
			s.Everywhere = nil
			closes(s, asks)
			if s.Covered() || s.Shows("files") || !waited || len(s.Window.Canvas().Overlays().List()) != 0 {
				t.Errorf("covered: %v, shown: %v, waited for: %v", s.Covered(), s.Shows("files"), waited)
			}
		})
	}
}
