package widgets_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/look"
	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

// However deep a widget is in containers, scrolled parts and themes, it hands on its keys and tells that it has got
// the focus.
func TestKeysAreHandedOnFromEverywhere(t *testing.T) {
	test.NewTempApp(t)
	var all []control
	tile := func() fyne.CanvasObject {
		tile := widgets.NewBareTile(&look.Light, "Seat", canvas.NewRectangle(nil), func() {})
		all = append(all, tile)
		return tile
	}
	tree := container.NewStack(tile(), container.NewVBox(tile(), container.NewVScroll(container.NewHBox(tile()))),
		container.NewThemeOverride(tile(), test.Theme()))
	var keys, focused int
	widgets.HandOnKeys(tree, func(*fyne.KeyEvent) { keys++ })
	widgets.OnFocus(tree, func(of fyne.CanvasObject) {
		if of == all[focused] {
			focused++
		}
	})
	for _, of := range all {
		widgetstest.TypeKey(of, fyne.KeyEscape)
		of.FocusGained()
	}
	if keys != 4 || focused != 4 {
		t.Errorf("%d of 4 hand on their keys, %d tell of the focus", keys, focused)
	}
}

// In a field letters and the keys for writing are its own; Escape, Enter and what the screen has claimed are not.
func TestFieldIsWrittenIn(t *testing.T) {
	test.NewTempApp(t)
	var told []string
	var passedOn []fyne.KeyName
	field := widgets.NewField("Ann", "Name", func(text string) { told = append(told, text) })
	field.Leaves = []fyne.KeyName{fyne.KeyDown}
	test.NewTempWindow(t, field)
	widgets.HandOnKeys(field, func(key *fyne.KeyEvent) { passedOn = append(passedOn, key.Name) })
	if told != nil {
		t.Errorf("made, it tells %q", told)
	}
	widgetstest.TypeKey(field, fyne.KeyEnd)
	field.TypedRune('e')
	widgetstest.TypeKey(field, fyne.KeyBackspace)
	field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace}) // is held, which is meant
	if !slices.Equal(told, []string{"Anne", "Ann", "An"}) || field.Text != "An" {
		t.Errorf("it tells %q and says %q", told, field.Text)
	}
	left := []fyne.KeyName{fyne.KeyEscape, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyDown}
	for _, key := range append(slices.Clone(left), fyne.KeyLeft, fyne.KeyUp) {
		widgetstest.TypeKey(field, key)
		field.KeyUp(&fyne.KeyEvent{Name: key})
	}
	field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape}) // is held
	if !slices.Equal(passedOn, left) {
		t.Errorf("handed on are %v", passedOn)
	}
}

// The arrow keys move a slider by one, as far as it goes, Home and End to its ends; all other keys are the screen's.
func TestSliderIsMoved(t *testing.T) {
	test.NewTempApp(t)
	var told []float64
	var passedOn []fyne.KeyName
	slider := widgets.NewSlider(1, 3, 2, func(value float64) { told = append(told, value) })
	test.NewTempWindow(t, slider)
	widgets.HandOnKeys(slider, func(key *fyne.KeyEvent) { passedOn = append(passedOn, key.Name) })
	for _, key := range []fyne.KeyName{fyne.KeyRight, fyne.KeyRight, fyne.KeyLeft, fyne.KeyHome, fyne.KeyEnd, fyne.KeySpace, fyne.KeyEscape} {
		widgetstest.TypeKey(slider, key)
	}
	if !slices.Equal(told, []float64{3, 2, 1, 3}) || !slices.Equal(passedOn, []fyne.KeyName{fyne.KeySpace, fyne.KeyEscape}) {
		t.Errorf("it tells %v, handed on are %v", told, passedOn)
	}
}

// Nothing is chosen from rows by keyboard: all keys are the screen's, and none of them again and again while held.
func TestRowsHandOnAllKeys(t *testing.T) {
	test.NewTempApp(t)
	var passedOn []fyne.KeyName
	rows := widgets.NewRows(func() int { return 3 }, func() fyne.CanvasObject { return canvas.NewRectangle(nil) },
		func(widget.ListItemID, fyne.CanvasObject) {})
	test.NewTempWindow(t, rows)
	widgets.HandOnKeys(rows, func(key *fyne.KeyEvent) { passedOn = append(passedOn, key.Name) })
	want := []fyne.KeyName{fyne.KeyDown, fyne.KeySpace, fyne.KeyReturn}
	for _, key := range want {
		widgetstest.TypeKey(rows, key)
	}
	rows.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace}) // is held
	if !slices.Equal(passedOn, want) {
		t.Errorf("handed on are %v, want %v", passedOn, want)
	}
}

// Rows with something in them that can be opened are reached by Tab, and use the keys that they have a use for; a click on a row
// leaves the keyboard where it is.
func TestRowsWithKeys(t *testing.T) {
	test.NewTempApp(t)
	var passedOn []fyne.KeyName
	var had []bool
	rows := widgets.NewRows(func() int { return 3 }, func() fyne.CanvasObject { return canvas.NewRectangle(nil) },
		func(widget.ListItemID, fyne.CanvasObject) {})
	on := test.NewTempWindow(t, rows).Canvas()
	widgets.HandOnKeys(rows, func(key *fyne.KeyEvent) { passedOn = append(passedOn, key.Name) })
	if on.FocusNext(); on.Focused() != nil {
		t.Error("Tab comes to rows with nothing to open")
	}
	rows.Keys, rows.Keyboard = func(key fyne.KeyName) bool { return key == fyne.KeyDown }, func(has bool) { had = append(had, has) }
	on.FocusNext()
	widgetstest.TypeKey(rows, fyne.KeyDown)
	widgetstest.TypeKey(rows, fyne.KeyEscape)
	if rows.Select(1); on.Focused() != nil {
		t.Error("a click takes the keyboard")
	}
	if !slices.Equal(passedOn, []fyne.KeyName{fyne.KeyEscape}) || !slices.Equal(had, []bool{true, false}) {
		t.Errorf("handed on are %v; told was %v", passedOn, had)
	}
}
