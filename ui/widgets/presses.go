package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// KeyAsk is the name of the key with a question mark, wherever that is on the keyboard: it asks about what somebody
// looks at.
const KeyAsk fyne.KeyName = "?"

// Presses tells a key that is pressed from one that is held down: the toolkit types a held key again and again, but
// says only once that it went down. No player means to decide something thirty times a second, so decisions take the
// press and ignore the repeats.
type Presses struct {
	down   fyne.KeyName // it has gone down and has not been typed yet
	keypad fyne.KeyName // a digit of the keypad has gone down; it is one if a letter follows
}

// Place is where a key is on the keyboard.
type Place struct {
	Letter fyne.KeyName // that is there on a keyboard with Latin letters; "" for none
	Keypad bool         // it is a digit of the keypad, or an arrow while Num Lock is off
}

// PlaceOf says where the key is to which the system gives a number. It is nil where names tell all that there is to know;
// otherwise the program sets it before it has a window.
var PlaceOf func(scanCode int) Place

// name gives a key the name by which it is known here. The toolkit has none for letters that are not Latin: they go by
// their place, as what is pressed with Ctrl does. The digits of the keypad it names whether Num Lock is on or not: they go by
// what they write, see Letter.
func (p *Presses) name(key *fyne.KeyEvent) {
	if PlaceOf == nil {
		return
	}
	switch at := PlaceOf(key.Physical.ScanCode); {
	case at.Keypad:
		key.Name = fyne.KeyUnknown
	case key.Name == fyne.KeyUnknown:
		key.Name = at.Letter
	}
}

// repeated are the keys whose repeats are meant: they move about, or they edit a text.
var repeated = []fyne.KeyName{
	fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyHome, fyne.KeyEnd,
	fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyTab, fyne.KeyBackspace, fyne.KeyDelete,
}

// KeyDown implements desktop.Keyable; the toolkit calls it before it types the key.
func (p *Presses) KeyDown(key *fyne.KeyEvent) {
	named := key.Name
	p.name(key)
	p.down, p.keypad = key.Name, ""
	if key.Name != named && named != fyne.KeyUnknown {
		p.keypad = named
	}
}

// Letter is the key that a letter stands for which somebody has written: a question mark, which is on another key on every
// keyboard, or a digit of the keypad. It is "" for all others, which have been typed as keys. It is to be asked once for each
// letter.
func (p *Presses) Letter(letter rune) fyne.KeyName {
	digit := p.keypad
	p.keypad = ""
	switch key := fyne.KeyName(letter); key {
	case KeyAsk, digit:
		return key
	}
	return fyne.KeyUnknown
}

// KeyUp implements desktop.Keyable.
func (p *Presses) KeyUp(*fyne.KeyEvent) {}

// idle are the keys that the toolkit types although nobody means anything by them alone: those without a name, as
// volume, Pause and letters beyond A to Z are to it, and those that are held for the sake of another key.
var idle = []fyne.KeyName{
	fyne.KeyUnknown,
	desktop.KeyShiftLeft, desktop.KeyShiftRight, desktop.KeyControlLeft, desktop.KeyControlRight,
	desktop.KeyAltLeft, desktop.KeyAltRight, desktop.KeySuperLeft, desktop.KeySuperRight,
	desktop.KeyCapsLock, desktop.KeyMenu, desktop.KeyPrintScreen,
}

// InGames reports whether a key is one that games know. Where any key does something, such as skipping what computer players
// do, it is any of these: the others are pressed for the sake of something else, or by accident.
func InGames(key fyne.KeyName) bool {
	switch key {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter, fyne.KeyEscape, fyne.KeyBackspace:
		return true
	}
	return len(key) == 1 && (key >= fyne.KeyA && key <= fyne.KeyZ || key >= fyne.Key0 && key <= fyne.Key9)
}

// Ignores reports whether nothing is meant by a typed key: it only comes from being held down, where that is not meant,
// or it is no key to press by itself. It is to be asked once for each typed key.
func (p *Presses) Ignores(key *fyne.KeyEvent) bool {
	p.name(key)
	if slices.Contains(idle, key.Name) {
		return true
	}
	pressed := p.down == key.Name
	p.down = ""
	return !pressed && !slices.Contains(repeated, key.Name)
}
