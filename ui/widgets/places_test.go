package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"portroyal/ui/look"
	"portroyal/ui/widgets"
)

// The numbers that a system may give to some keys.
const (
	keyH, keySeven, keypadSeven = 43, 16, 79
)

// A letter that is not Latin goes by its place on the keyboard, and a digit of the keypad by what it writes: nothing with
// Num Lock off. Held down, neither is pressed again.
func TestKeysGoByTheirPlace(t *testing.T) {
	widgets.PlaceOf = func(scanCode int) widgets.Place {
		return map[int]widgets.Place{keyH: {Letter: fyne.KeyH}, keypadSeven: {Keypad: true}}[scanCode]
	}
	t.Cleanup(func() { widgets.PlaceOf = nil })
	for name, c := range map[string]struct {
		named  fyne.KeyName
		code   int
		writes rune
		want   fyne.KeyName
	}{
		"a Cyrillic letter":        {fyne.KeyUnknown, keyH, 'р', fyne.KeyH},
		"a Latin letter elsewhere": {fyne.KeyD, keyH, 'd', fyne.KeyD},
		"volume":                   {fyne.KeyUnknown, 123, 0, fyne.KeyUnknown},
		"a digit":                  {fyne.Key7, keySeven, '7', fyne.Key7},
		"the keypad":               {fyne.Key7, keypadSeven, '7', fyne.Key7},
		"the keypad, Num Lock off": {fyne.Key7, keypadSeven, 0, fyne.KeyUnknown},
	} {
		var heard []fyne.KeyName
		plate := widgets.NewPlate(look.Of(false), widgets.PlainPlate, "Go", nil)
		widgets.HandOnKeys(plate, func(key *fyne.KeyEvent) { heard = append(heard, key.Name) })
		key := func() *fyne.KeyEvent {
			return &fyne.KeyEvent{Name: c.named, Physical: fyne.HardwareKey{ScanCode: c.code}}
		}
		pressed := key() // the toolkit types the same event
		plate.KeyDown(pressed)
		for _, typed := range []*fyne.KeyEvent{pressed, key(), key()} {
			plate.TypedKey(typed)
			if c.writes != 0 {
				plate.TypedRune(c.writes)
			}
		}
		var want []fyne.KeyName
		if c.want != fyne.KeyUnknown {
			want = append(want, c.want)
		}
		if len(heard) != len(want) || len(want) > 0 && heard[0] != want[0] {
			t.Errorf("%s: the screen hears %q, want %q", name, heard, want)
		}
	}
}

// Any key that a game knows may skip what others do; no other does.
func TestKeysInGames(t *testing.T) {
	for key, want := range map[fyne.KeyName]bool{
		fyne.KeyX: true, fyne.Key0: true, fyne.KeySpace: true, fyne.KeyReturn: true, fyne.KeyEscape: true,
		fyne.KeyF5: false, fyne.KeyTab: false, fyne.KeyInsert: false, fyne.KeyPageUp: false, fyne.KeyComma: false,
		widgets.KeyAsk: false, fyne.KeyUnknown: false, desktop.KeyShiftLeft: false,
	} {
		if widgets.InGames(key) != want {
			t.Errorf("%q: %v", key, !want)
		}
	}
}
