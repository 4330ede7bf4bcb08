package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"
)

// keyed is a widget that hands on the keys that mean nothing to it. Without that a widget with the
// focus would swallow Escape and all other keys of the screen.
type keyed interface {
	handOn(keys func(*fyne.KeyEvent))
}

// passing is the part of a widget that hands keys on, and knows which are pressed and which only held.
type passing struct {
	Presses
	keys func(*fyne.KeyEvent)
}

func (p *passing) handOn(keys func(*fyne.KeyEvent)) { p.keys = keys }

// pass hands a key on to the screen, if there is one.
func (p *passing) pass(key *fyne.KeyEvent) {
	if p.keys != nil {
		p.keys(key)
	}
}

// HandOnKeys lets all widgets in a tree of containers hand on keys that mean nothing to them.
func HandOnKeys(object fyne.CanvasObject, keys func(*fyne.KeyEvent)) {
	switch o := object.(type) {
	case keyed:
		o.handOn(keys)
	case *fyne.Container:
		for _, child := range o.Objects {
			HandOnKeys(child, keys)
		}
	case *container.Scroll:
		HandOnKeys(o.Content, keys)
	}
}

// Choice is a list to choose from.
type Choice struct {
	widget.Select
	passing
}

// NewChoice makes a choice between texts; choose gets the place of the chosen one. It is not
// called for the current one.
func NewChoice(texts []string, current int, choose func(int)) *Choice {
	c := &Choice{}
	c.ExtendBaseWidget(c)
	c.Options = texts
	c.SetSelectedIndex(current)
	c.OnChanged = func(string) {
		if i := c.SelectedIndex(); i != current {
			current = i
			choose(i)
		}
	}
	return c
}

// TypedKey implements fyne.Focusable.
func (c *Choice) TypedKey(key *fyne.KeyEvent) {
	switch {
	case c.Repeats(key):
	case key.Name == fyne.KeyEscape:
		c.pass(key)
	default:
		c.Select.TypedKey(key)
	}
}

// Tick is a box to tick.
type Tick struct {
	widget.Check
	passing
}

// NewTick makes a box.
func NewTick(text string, on bool, changed func(bool)) *Tick {
	t := &Tick{}
	t.ExtendBaseWidget(t)
	t.Text, t.Checked, t.OnChanged = text, on, changed
	return t
}

// TypedKey implements fyne.Focusable.
func (t *Tick) TypedKey(key *fyne.KeyEvent) {
	switch {
	case t.Repeats(key):
	case key.Name == fyne.KeySpace:
		t.SetChecked(!t.Checked)
	default:
		t.pass(key)
	}
}

// TypedRune implements fyne.Focusable. The toolkit's box is ticked here, again and again while the
// space bar is held; this one is ticked in TypedKey.
func (t *Tick) TypedRune(rune) {}

// Field is a line to write in.
type Field struct {
	widget.Entry
	passing
}

// NewField makes a field.
func NewField(text, placeholder string, changed func(string)) *Field {
	f := &Field{}
	f.ExtendBaseWidget(f)
	f.SetPlaceHolder(placeholder)
	f.SetText(text)
	f.OnChanged = changed
	return f
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
	case f.Repeats(key):
	case key.Name == fyne.KeyEscape:
		f.pass(key)
	default:
		f.Entry.TypedKey(key)
	}
}

// Slider is a number to slide to.
type Slider struct {
	widget.Slider
	passing
}

// NewSlider makes a slider for whole numbers.
func NewSlider(low, high, current float64, changed func(float64)) *Slider {
	s := &Slider{}
	s.Min, s.Max, s.Step, s.Value = low, high, 1, current
	s.ExtendBaseWidget(s)
	s.OnChanged = changed
	return s
}

// TypedKey implements fyne.Focusable.
func (s *Slider) TypedKey(key *fyne.KeyEvent) {
	if s.Repeats(key) {
		return
	}
	switch key.Name {
	case fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown:
		s.Slider.TypedKey(key)
	default:
		s.pass(key)
	}
}

// Rows is a long list that nobody chooses from: it can be scrolled, and all keys belong to the screen.
type Rows struct {
	widget.List
	passing
}

// NewRows makes a list; see widget.List.
func NewRows(length func() int, create func() fyne.CanvasObject, update func(widget.ListItemID, fyne.CanvasObject)) *Rows {
	r := &Rows{}
	r.Length, r.CreateItem, r.UpdateItem = length, create, update
	r.HideSeparators = true
	r.ExtendBaseWidget(r)
	return r
}

// TypedKey implements fyne.Focusable.
func (r *Rows) TypedKey(key *fyne.KeyEvent) {
	if !r.Repeats(key) {
		r.pass(key)
	}
}
