package setup

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/stage"
)

// Focus finds the focused object again after the screen has been built anew.
type Focus struct {
	Names map[string]fyne.Focusable // of the objects that can be focused

	before string
}

// begin forgets the objects shown, and remembers which of them has the focus on a canvas.
func (f *Focus) begin(on fyne.Canvas) {
	f.before = ""
	for name, object := range f.Names {
		if on.Focused() == object {
			f.before = name
		}
	}
	f.Names = map[string]fyne.Focusable{}
}

// Add names an object that can be focused.
func (f *Focus) Add(name string, object fyne.Focusable) { f.Names[name] = object }

// end restores the focus on what has been built anew.
func (f *Focus) end(s *stage.Stage, content fyne.CanvasObject) {
	if object, ok := f.Names[f.before]; ok {
		s.Window.Canvas().Focus(object)
	} else {
		s.Unfocus(content)
	}
}
