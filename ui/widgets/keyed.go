package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// keyed is a widget that hands on the keys that mean nothing to it. Without that a widget with the
// focus would swallow Escape and all other keys of the screen.
//
// Keys do the same everywhere: Tab moves the focus; Space presses, switches or opens the focused widget; the arrow keys
// choose in widgets with several places (picks, a slider). Enter belongs to the screen, which does the one thing that
// it is there for (the set-up begins the game, a message closes), with one exception, because nobody would expect
// anything else: a plate with words on it does what it says. Escape always goes back.
type keyed interface {
	handOn(keys func(*fyne.KeyEvent))
	handOnLetters(letters func(rune))
	onFocus(seen func(fyne.CanvasObject))
}

// passing is the part of a widget that hands keys on, knows which are pressed and which only held, and
// reports that it has got the focus.
type passing struct {
	Presses
	keys    func(*fyne.KeyEvent)
	letters func(rune) // nil where nobody writes
	seen    func(fyne.CanvasObject)
}

func (p *passing) handOn(keys func(*fyne.KeyEvent)) { p.keys = keys }

func (p *passing) handOnLetters(letters func(rune)) { p.letters = letters }

func (p *passing) onFocus(seen func(fyne.CanvasObject)) { p.seen = seen }

// gained reports that a widget has got the focus.
func (p *passing) gained(object fyne.CanvasObject) {
	if p.seen != nil {
		p.seen(object)
	}
}

// pass hands a key on to the screen, if there is one.
func (p *passing) pass(key *fyne.KeyEvent) {
	if p.keys != nil {
		p.keys(key)
	}
}

// typed hands a letter on to a screen that is for writing, and to others the key that it stands for.
func (p *passing) typed(letter rune) {
	key := p.Letter(letter)
	switch {
	case p.letters != nil && letter != ' ': // which presses what has the focus
		p.letters(letter)
	case key != fyne.KeyUnknown:
		p.pass(&fyne.KeyEvent{Name: key})
	}
}

// HandOnKeys lets all widgets in a tree of containers hand on keys that mean nothing to them.
func HandOnKeys(object fyne.CanvasObject, keys func(*fyne.KeyEvent)) {
	visit(object, func(widget keyed) { widget.handOn(keys) })
}

// HandOnLetters lets all widgets in a tree of containers hand on letters, on a screen that is for writing.
func HandOnLetters(object fyne.CanvasObject, letters func(rune)) {
	visit(object, func(widget keyed) { widget.handOnLetters(letters) })
}

// OnFocus has seen called with every widget in a tree of containers that gets the focus.
func OnFocus(object fyne.CanvasObject, seen func(fyne.CanvasObject)) {
	visit(object, func(widget keyed) { widget.onFocus(seen) })
}

// Plates are all plates in a tree of containers.
func Plates(object fyne.CanvasObject) (all []*Plate) {
	visit(object, func(widget keyed) {
		if plate, is := widget.(*Plate); is {
			all = append(all, plate)
		}
	})
	return all
}

func visit(object fyne.CanvasObject, do func(keyed)) {
	switch o := object.(type) {
	case keyed:
		do(o)
	case *fyne.Container:
		for _, child := range o.Objects {
			visit(child, do)
		}
	case *container.Scroll:
		visit(o.Content, do)
	case *container.ThemeOverride:
		visit(o.Content, do)
	}
}

// IsFunction reports whether a key is one of F1 to F12, with which nobody writes.
func IsFunction(key fyne.KeyName) bool {
	return len(key) > 1 && key[0] == 'F' && '1' <= key[1] && key[1] <= '9'
}

// Field is a line to write in.
type Field struct {
	widget.Entry

	// Leaves are keys that belong to the screen here too, besides those that do in every field.
	Leaves []fyne.KeyName
	// Refuses, if set, reports that a letter is not to be written.
	Refuses func(letter rune) bool

	passing
	ring *canvas.Rectangle
}

// NewField makes a field.
func NewField(text, placeholder string, changed func(string)) *Field {
	f := &Field{ring: newRing(6)}
	f.ExtendBaseWidget(f)
	f.SetPlaceHolder(placeholder)
	f.SetText(text)
	f.OnChanged = changed
	return f
}

// MinSize implements fyne.CanvasObject.
func (f *Field) MinSize() fyne.Size { return forFingers(f.Entry.MinSize()) }

// Mark moves to the beginning and marks so many letters there, to be written over.
func (f *Field) Mark(letters int) {
	shift := &fyne.KeyEvent{Name: desktop.KeyShiftLeft}
	f.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd}) // nothing is marked any more
	f.CursorColumn = letters
	f.Entry.KeyDown(shift)
	f.Entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyHome})
	f.Entry.KeyUp(shift)
}

// KeyDown implements desktop.Keyable: the field itself listens for Shift, to select.
func (f *Field) KeyDown(key *fyne.KeyEvent) {
	f.Presses.KeyDown(key)
	f.Entry.KeyDown(key)
}

// KeyUp implements desktop.Keyable.
func (f *Field) KeyUp(key *fyne.KeyEvent) { f.Entry.KeyUp(key) }

// TypedKey implements fyne.Focusable.
func (f *Field) TypedKey(key *fyne.KeyEvent) {
	switch {
	case f.Ignores(key):
	case key.Name == fyne.KeyEscape, key.Name == fyne.KeyReturn, key.Name == fyne.KeyEnter, IsFunction(key.Name),
		slices.Contains(f.Leaves, key.Name):
		f.pass(key)
	default:
		f.Entry.TypedKey(key)
	}
}

// TypedRune implements fyne.Focusable.
func (f *Field) TypedRune(letter rune) {
	if f.Refuses == nil || !f.Refuses(letter) {
		f.Entry.TypedRune(letter)
	}
}

// TypedShortcut implements fyne.Shortcutable: what is pressed together with Ctrl or Alt and does nothing to the text means
// what it does elsewhere.
func (f *Field) TypedShortcut(shortcut fyne.Shortcut) {
	custom, is := shortcut.(*desktop.CustomShortcut)
	leads := is && Heard() && slices.Contains([]fyne.KeyName{fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown}, custom.KeyName)
	if !leads { // over the window: nothing is to be marked meanwhile, to be written over
		f.Entry.TypedShortcut(shortcut)
	}
	if is {
		if window, hears := fyne.CurrentApp().Driver().CanvasForObject(f).(fyne.Shortcutable); hears {
			window.TypedShortcut(shortcut)
		}
	}
}

// FocusGained implements fyne.Focusable.
func (f *Field) FocusGained() {
	f.Entry.FocusGained()
	showRing(f.ring, f, true)
	f.gained(f)
}

// FocusLost implements fyne.Focusable.
func (f *Field) FocusLost() {
	f.Entry.FocusLost()
	showRing(f.ring, f, false)
}

// CreateRenderer implements fyne.Widget.
func (f *Field) CreateRenderer() fyne.WidgetRenderer {
	return ringed{f.Entry.CreateRenderer(), f.ring}
}

// Slider is a number to slide to.
type Slider struct {
	widget.Slider
	passing
	ring *canvas.Rectangle
}

// NewSlider makes a slider for whole numbers.
func NewSlider(low, high, current float64, changed func(float64)) *Slider {
	s := &Slider{ring: newRing(6)}
	s.Min, s.Max, s.Step, s.Value = low, high, 1, current
	s.ExtendBaseWidget(s)
	s.OnChanged = changed
	return s
}

// TypedKey implements fyne.Focusable.
func (s *Slider) TypedKey(key *fyne.KeyEvent) {
	if s.Ignores(key) {
		return
	}
	switch key.Name {
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown:
		s.Slider.TypedKey(key)
	case fyne.KeyHome:
		s.SetValue(s.Min)
	case fyne.KeyEnd:
		s.SetValue(s.Max)
	default:
		s.pass(key)
	}
}

// FocusGained implements fyne.Focusable.
func (s *Slider) FocusGained() {
	s.Slider.FocusGained()
	showRing(s.ring, s, true)
	s.gained(s)
}

// FocusLost implements fyne.Focusable.
func (s *Slider) FocusLost() {
	s.Slider.FocusLost()
	showRing(s.ring, s, false)
}

// CreateRenderer implements fyne.Widget.
func (s *Slider) CreateRenderer() fyne.WidgetRenderer {
	return ringed{s.Slider.CreateRenderer(), s.ring}
}

// Rows is a long list that nobody chooses from: it can be scrolled, and all keys belong to the screen, unless something in it can
// be opened.
type Rows struct {
	widget.List
	passing

	// Keys, if set, gets the keys that are typed while the list has the keyboard, and reports whether it has a use for one. Without
	// it Tab passes the list by.
	Keys func(fyne.KeyName) (taken bool)
	// Keyboard is told that the list has got the keyboard, or has it no longer. It may be nil only where Keys is.
	Keyboard func(has bool)

	end float32 // how far it could be scrolled when its end was shown last
}

// NewRows makes a list; see widget.List.
func NewRows(
	length func() int, create func() fyne.CanvasObject, update func(widget.ListItemID, fyne.CanvasObject),
) *Rows {
	r := &Rows{}
	r.Length, r.CreateItem, r.UpdateItem = length, create, update
	r.HideSeparators = true
	r.OnSelected = func(widget.ListItemID) { // a click on a row chooses nothing, and the keyboard stays with the screen
		r.UnselectAll()
		if on := fyne.CurrentApp().Driver().CanvasForObject(r); on != nil && on.Focused() == fyne.Focusable(r) {
			on.Unfocus()
		}
	}
	r.ExtendBaseWidget(r)
	return r
}

// Grow lets the list grow, or gives it another size. Who reads its end goes on seeing the end, and who has scrolled up what
// they are reading. Going to the end and back would have every row made anew.
func (r *Rows) Grow(grow func()) {
	at := r.GetScrollOffset()
	above := at < r.end-1
	if grow(); above && r.GetScrollOffset() == at {
		return
	}
	r.ScrollToBottom()
	r.end = r.GetScrollOffset()
}

// Disabled implements [fyne.Disableable].
func (r *Rows) Disabled() bool { return r.Keys == nil }

// Enable and Disable implement [fyne.Disableable].
func (*Rows) Enable()  {}
func (*Rows) Disable() {}

// Page scrolls by a part of what is seen, down or, if by is negative, up.
func (r *Rows) Page(by float32) { r.ScrollToOffset(max(r.GetScrollOffset()+by*r.Size().Height, 0)) }

// FocusGained implements fyne.Focusable.
func (r *Rows) FocusGained() { r.Keyboard(true) }

// FocusLost implements fyne.Focusable.
func (r *Rows) FocusLost() { r.Keyboard(false) }

// TypedRune implements fyne.Focusable.
func (r *Rows) TypedRune(letter rune) { r.typed(letter) }

// TypedKey implements fyne.Focusable.
func (r *Rows) TypedKey(key *fyne.KeyEvent) {
	if !r.Ignores(key) && (r.Keys == nil || !r.Keys(key.Name)) {
		r.pass(key)
	}
}
