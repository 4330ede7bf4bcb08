package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

func TestFoldOpensAndCloses(t *testing.T) {
	test.NewTempApp(t)
	told, changes := false, 0
	f := widgets.NewFold(&look.Light, "Contracts", false, func(open bool) { told, changes = open, changes+1 })
	for _, step := range []struct {
		name    string
		do      func()
		open    bool
		changes int
	}{
		{"a click", func() { test.Tap(f) }, true, 1},
		{"another", func() { test.Tap(f) }, false, 2},
		{"Space", func() { widgetstest.TypeKey(f, fyne.KeySpace) }, true, 3},
		{"Enter", func() { widgetstest.TypeKey(f, fyne.KeyReturn) }, false, 4},
		{"left when closed", func() { widgetstest.TypeKey(f, fyne.KeyLeft) }, false, 4},
		{"right", func() { widgetstest.TypeKey(f, fyne.KeyRight) }, true, 5},
		{"right when open", func() { widgetstest.TypeKey(f, fyne.KeyRight) }, true, 5},
		{"left", func() { widgetstest.TypeKey(f, fyne.KeyLeft) }, false, 6},
	} {
		step.do()
		if f.Open != step.open || changes != step.changes || changes > 0 && told != step.open {
			t.Errorf("%s: open %t, told %t in %d changes", step.name, f.Open, told, changes)
		}
	}
}

func TestFoldHandsKeysOn(t *testing.T) {
	test.NewTempApp(t)
	f := widgets.NewFold(&look.Light, "Contracts", true, func(bool) { t.Error("it changes") })
	var got fyne.KeyName
	widgets.HandOnKeys(container.NewVBox(f), func(key *fyne.KeyEvent) { got = key.Name })
	for _, name := range []fyne.KeyName{fyne.KeyEscape, fyne.KeyDown, fyne.KeyPageDown} {
		if widgetstest.TypeKey(f, name); got != name {
			t.Errorf("%s is swallowed", name)
		}
	}
}

func TestFoldShowsItsFocus(t *testing.T) {
	test.NewTempApp(t)
	window := test.NewTempWindow(t, nil)
	focused := 0
	f := widgets.NewFold(&look.Light, "Contracts", true, func(bool) {})
	f.OnFocus = func() { focused++ }
	window.SetContent(f)
	framed := func() bool { return widgetstest.Draw(f).Edged(palette.Takeable) }
	if framed() {
		t.Error("a frame without the focus")
	}
	window.Canvas().Focus(f)
	if !framed() || focused != 1 {
		t.Errorf("frame %t, told %d times", framed(), focused)
	}
	window.Canvas().Unfocus()
	if framed() {
		t.Error("the frame stays")
	}
}
