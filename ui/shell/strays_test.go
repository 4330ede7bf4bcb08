package shell

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/stage/stagetest"
	"portroyal/ui/widgets"
)

// listener is a screen that notes what is typed.
type listener struct {
	plate *widgets.Plate
	heard []fyne.KeyName
}

func (l *listener) Content() fyne.CanvasObject { return container.NewStack(l.plate) }
func (l *listener) Typed(key *fyne.KeyEvent)   { l.heard = append(l.heard, key.Name) }
func (l *listener) Restyle()                   {}
func (l *listener) Leave()                     {}

// No screen hears of keys that mean nothing by themselves, whether something has the focus or nothing: where any other
// key does something, as skipping what computer players do, these do not.
func TestStraysAreNotHeard(t *testing.T) {
	b := newBench(t)
	l := &listener{plate: b.stage.Plate(widgets.PlainPlate, "start.settings", 1, func() { t.Error("it is pressed") })}
	b.MoveTo(l)
	b.stage.HandOnKeys(l.Content(), l.Typed)
	for _, focused := range []fyne.Focusable{nil, l.plate} {
		b.window.Canvas().Focus(focused)
		l.heard = nil
		b.Press(stagetest.Strays...)
		b.Press(fyne.KeyX)
		if !slices.Equal(l.heard, []fyne.KeyName{fyne.KeyX}) {
			t.Errorf("with the focus on %v it hears %q", focused, l.heard)
		}
	}
}

// After the log of games, in which letters are a search, a question mark asks as before.
func TestAskingAfterTheLibrary(t *testing.T) {
	b := newBench(t)
	b.ShowLibrary()
	l := &listener{plate: b.stage.Plate(widgets.PlainPlate, "start.settings", 1, func() {})}
	b.MoveTo(l)
	for _, letter := range "a?" {
		b.window.Canvas().OnTypedRune()(letter)
	}
	if !slices.Equal(l.heard, []fyne.KeyName{widgets.KeyAsk}) {
		t.Errorf("it hears %q", l.heard)
	}
}

// Where nothing has the focus, letters go by their place under a layout that is not Latin, and the keypad writes digits only
// with Num Lock on.
func TestWindowHearsKeysByTheirPlace(t *testing.T) {
	const keyH, keypadSeven = 43, 79
	widgets.PlaceOf = func(scanCode int) widgets.Place {
		return map[int]widgets.Place{keyH: {Letter: fyne.KeyH}, keypadSeven: {Keypad: true}}[scanCode]
	}
	t.Cleanup(func() { widgets.PlaceOf = nil })
	b := newBench(t)
	on := b.window.Canvas()
	types := func(name fyne.KeyName, code int, letters string) {
		key := &fyne.KeyEvent{Name: name, Physical: fyne.HardwareKey{ScanCode: code}}
		b.Window.KeyDown(key)
		on.OnTypedKey()(key)
		for _, letter := range letters {
			on.OnTypedRune()(letter)
		}
	}
	l := &listener{plate: b.stage.Plate(widgets.PlainPlate, "start.settings", 1, func() {})}
	b.MoveTo(l)
	types(fyne.KeyUnknown, keyH, "р")
	types(fyne.Key7, keypadSeven, "7")
	types(fyne.Key7, keypadSeven, "")
	types(fyne.KeyUnknown, keyH, "7") // of another key
	if want := []fyne.KeyName{fyne.KeyH, fyne.Key7, fyne.KeyH}; !slices.Equal(l.heard, want) {
		t.Errorf("it hears %q, want %q", l.heard, want)
	}
}
