package setup

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/pieces/piecestest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// bench is the screen in a window, and the calls it has made.
type bench struct {
	*Setup
	t     *testing.T
	begun []memory.Setup
	back  int
}

// newBench shows the screen for a set-up in a window of this size; nil stands for a new player's.
func newBench(t *testing.T, from *memory.Setup, size fyne.Size, language words.Language) *bench {
	t.Helper()
	s := piecestest.New(t, size, language)
	b := &bench{t: t}
	setup := Default(s.Words, "")
	if from != nil {
		setup = *from
	}
	b.Setup = New(s, setup, Calls{
		Begin: func(is memory.Setup) { b.begun = append(b.begun, is) },
		Back:  func() { b.back++ },
	})
	stagetest.Show(t, s.Stage, b.Setup)
	return b
}

var (
	small = stagetest.Small
	usual = fyne.NewSize(1280, 800)
)

// press types keys.
func (b *bench) press(names ...fyne.KeyName) { stagetest.Press(b.stage.Window.Canvas(), names...) }

// focusOn focuses the object with this name.
func (b *bench) focusOn(name string) fyne.Focusable {
	b.t.Helper()
	object, ok := b.Setup.focus.names[name]
	if !ok {
		b.t.Fatalf("there is no %s", name)
	}
	b.stage.Window.Canvas().Focus(object)
	return object
}

// focused is the name of the focused object, "" if there is none.
func (b *bench) focused() string {
	for name, object := range b.Setup.focus.names {
		if b.stage.Window.Canvas().Focused() == object {
			return name
		}
	}
	return ""
}

// names lists the objects that can be focused.
func (b *bench) names() (names []string) {
	for name := range b.Setup.focus.names {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// choose takes pick i of the group with this name.
func (b *bench) choose(name string, i int) {
	b.t.Helper()
	picks, ok := b.Setup.focus.names[name].(*widgets.Picks)
	if !ok {
		b.t.Fatalf("there are no %s to choose from", name)
	}
	test.Tap(picks.List()[i])
}

// preset chooses a preset.
func (b *bench) preset(name string) {
	b.t.Helper()
	b.choose("presets", slices.IndexFunc(presets, func(p preset) bool { return string(p.name) == name }))
}

// flip switches a toggle.
func (b *bench) flip(name string) {
	b.t.Helper()
	if !b.open {
		b.fold()
	}
	test.Tap(b.Setup.focus.names[name].(*widgets.Toggle))
}
