package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

// A key that is held down does once what it stands for, whatever has the focus; only moving about
// goes on for as long as it is held.
func TestHeldKeysDoOnceWhatTheyStandFor(t *testing.T) {
	test.NewTempApp(t)
	colours := look.Of(false)
	done := 0
	count := func() { done++ }
	plate := func(tap func()) *widgets.Plate { return widgets.NewPlate(colours, widgets.PlainPlate, "Go", tap) }
	for name, c := range map[string]struct {
		widget desktop.Keyable
		key    fyne.KeyName
		often  bool
	}{
		"plate":            {plate(count), fyne.KeySpace, false},
		"plate, Enter":     {plate(count), fyne.KeyReturn, false},
		"toggle":           {widgets.NewToggle(colours, "On", "", false, func(bool) { count() }), fyne.KeySpace, false},
		"slider":           {widgets.NewSlider(0, 100, 50, func(float64) { count() }), fyne.KeyRight, true},
		"handed on":        {handing(plate(nil), count), fyne.KeyR, false},
		"arrows handed on": {handing(plate(nil), count), fyne.KeyDown, true},
	} {
		done = 0
		c.widget.KeyDown(&fyne.KeyEvent{Name: c.key})
		for range 14 { // as the toolkit types a key held for half a second
			c.widget.TypedKey(&fyne.KeyEvent{Name: c.key})
		}
		c.widget.KeyUp(&fyne.KeyEvent{Name: c.key})
		if want := map[bool]int{false: 1, true: 14}[c.often]; done != want {
			t.Errorf("%s: a held key works %d times, want %d", name, done, want)
		}
		widgetstest.TypeKey(c.widget, c.key)
		if want := map[bool]int{false: 2, true: 15}[c.often]; done != want {
			t.Errorf("%s: pressed once more it has worked %d times, want %d", name, done, want)
		}
	}
}

// A key that went down elsewhere is not a press for what has got the focus meanwhile.
func TestKeyHeldSinceBefore(t *testing.T) {
	pressed := 0
	plate := widgets.NewPlate(look.Of(false), widgets.PlainPlate, "Go", func() { pressed++ })
	plate.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	if pressed > 0 {
		t.Error("a key held since before presses the plate")
	}
}

// handing lets a widget hand on its keys.
func handing[T interface {
	fyne.CanvasObject
	desktop.Keyable
}](widget T, count func()) T {
	widgets.HandOnKeys(widget, func(*fyne.KeyEvent) { count() })
	return widget
}
