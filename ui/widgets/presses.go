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
	down fyne.KeyName // it has gone down and has not been typed yet
}

// repeated are the keys whose repeats are meant: they move about, or they edit a text.
var repeated = []fyne.KeyName{
	fyne.KeyLeft, fyne.KeyRight, fyne.KeyUp, fyne.KeyDown, fyne.KeyHome, fyne.KeyEnd,
	fyne.KeyPageUp, fyne.KeyPageDown, fyne.KeyTab, fyne.KeyBackspace, fyne.KeyDelete,
}

// KeyDown implements desktop.Keyable; the toolkit calls it before it types the key.
func (p *Presses) KeyDown(key *fyne.KeyEvent) { p.down = key.Name }

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

// Ignores reports whether nothing is meant by a typed key: it only comes from being held down, where that is not meant,
// or it is no key to press by itself. It is to be asked once for each typed key.
func (p *Presses) Ignores(key *fyne.KeyEvent) bool {
	if slices.Contains(idle, key.Name) {
		return true
	}
	pressed := p.down == key.Name
	p.down = ""
	return !pressed && !slices.Contains(repeated, key.Name)
}
