package setup

import "fyne.io/fyne/v2"

// focus finds what had the focus of the keyboard again when the screen has been made anew.
type focus struct {
	names  map[string]fyne.Focusable
	before string
}

// begin forgets what is shown, and remembers what of it has the focus on a canvas.
func (f *focus) begin(on fyne.Canvas) {
	f.before = ""
	for name, object := range f.names {
		if on.Focused() == object {
			f.before = name
		}
	}
	f.names = map[string]fyne.Focusable{}
}

// add gives what can have the focus a name.
func (f *focus) add(name string, object fyne.Focusable) { f.names[name] = object }

// end gives the focus back.
func (f *focus) end(on fyne.Canvas) {
	if object, ok := f.names[f.before]; ok {
		on.Focus(object)
	} else {
		on.Unfocus() // what had the focus has been replaced
	}
}
