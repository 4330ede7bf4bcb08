package setup

import "fyne.io/fyne/v2"

// focus finds the focused object again after the screen has been built anew.
type focus struct {
	names  map[string]fyne.Focusable
	before string
}

// begin forgets the objects shown, and remembers which of them has the focus on a canvas.
func (f *focus) begin(on fyne.Canvas) {
	f.before = ""
	for name, object := range f.names {
		if on.Focused() == object {
			f.before = name
		}
	}
	f.names = map[string]fyne.Focusable{}
}

// add names an object that can be focused.
func (f *focus) add(name string, object fyne.Focusable) { f.names[name] = object }

// end restores the focus.
func (f *focus) end(on fyne.Canvas) {
	if object, ok := f.names[f.before]; ok {
		on.Focus(object)
	} else {
		on.Unfocus() // the focused object has been replaced
	}
}
