package browser

import (
	"strings"
	"syscall/js"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// listenToKeys hears the keyboard before the toolkit does, which in a browser has no names for letters and for some
// other keys, calls the window back on any goroutine, and keeps every key from the browser. The toolkit still gets
// Tab and what is pressed together with Ctrl.
func listenToKeys() {
	page := js.Global()
	page.Call("addEventListener", "keydown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		heard(args[0], pressed)
		return nil
	}), true)
	page.Call("addEventListener", "keyup", js.FuncOf(func(_ js.Value, args []js.Value) any {
		heard(args[0], released)
		return nil
	}), true)
}

// heard hands a key on to the browser, the toolkit or do, whichever it is meant for.
func heard(event js.Value, do func(event js.Value)) {
	switch whose(event) {
	case browsers:
		event.Call("stopImmediatePropagation")
	case ours:
		event.Call("stopImmediatePropagation")
		event.Call("preventDefault")
		do(event)
	case nobodys:
		event.Call("stopImmediatePropagation")
		event.Call("preventDefault")
	}
}

// owner is whom a key is meant for.
type owner int

const (
	ours owner = iota
	toolkits
	browsers
	nobodys
)

// withControl are the keys that the game or a field for text knows together with Ctrl; all others are the browser's.
const withControl = "ZYSOQACVX"

// whose says whom a key is meant for.
func whose(event js.Value) owner {
	key := event.Get("key").String()
	control := event.Get("ctrlKey").Bool() || event.Get("metaKey").Bool()
	alt := event.Get("altKey").Bool()
	switch {
	case event.Get("isComposing").Bool(), key == "Unidentified": // of which the page hears what it has typed
		return browsers
	case key == "F5" || key == "F11" || key == "F12":
		return browsers
	case control && !alt && leads(key) && walks != nil:
		walks()
		return toolkits
	case control && alt && utf8.RuneCountInString(key) == 1:
		return ours // what AltGr makes on some systems
	case control && (len(key) != 1 || !strings.Contains(withControl, strings.ToUpper(key))) && !modifiers[key]:
		return browsers
	case control && !modifiers[key] && event.Get("repeat").Bool(): // held, and nobody means to save thirty times a second
		return nobodys
	case alt && !modifiers[key]:
		return browsers
	case control, alt, modifiers[key], key == "Tab":
		return toolkits
	}
	return ours
}

// modifiers are the keys that do nothing by themselves.
var modifiers = map[string]bool{"Shift": true, "Control": true, "Alt": true, "AltGraph": true, "Meta": true}

// pressed types a key at what has the focus, or at the window.
func pressed(event js.Value) {
	takeBack()
	key := &fyne.KeyEvent{Name: nameOf(event)}
	repeats := event.Get("repeat").Bool()
	letter, size := utf8.DecodeRuneInString(event.Get("key").String())
	types := size == len(event.Get("key").String())
	fyne.Do(func() {
		canvas := canvas()
		focused := canvas.Focused()
		if keyable, ok := focused.(desktop.Keyable); ok && !repeats {
			keyable.KeyDown(key)
		} else if of, ok := canvas.(desktop.Canvas); ok && focused == nil && !repeats && of.OnKeyDown() != nil {
			of.OnKeyDown()(key)
		}
		if focused != nil {
			focused.TypedKey(key)
		} else if typed := canvas.OnTypedKey(); typed != nil {
			typed(key)
		}
		if !types {
			return
		}
		if focused := canvas.Focused(); focused != nil {
			focused.TypedRune(letter)
		} else if typed := canvas.OnTypedRune(); typed != nil {
			typed(letter)
		}
	})
}

// released lets go of a key.
func released(event js.Value) {
	// A browser lets sounds begin only after the player has done something. The sound driver listens for the release of
	// keys, which does not come that far, and of fingers.
	js.Global().Get("document").Call("dispatchEvent", js.Global().Get("Event").New("touchend"))
	key := &fyne.KeyEvent{Name: nameOf(event)}
	fyne.Do(func() {
		if keyable, ok := canvas().Focused().(desktop.Keyable); ok {
			keyable.KeyUp(key)
		}
	})
}

// canvas is that of the one window.
func canvas() fyne.Canvas { return fyne.CurrentApp().Driver().AllWindows()[0].Canvas() }

// names are the toolkit's names of the keys that are called otherwise in a browser.
var names = map[string]fyne.KeyName{
	" ": fyne.KeySpace, "Enter": fyne.KeyReturn, "Backspace": fyne.KeyBackspace,
	"ArrowLeft": fyne.KeyLeft, "ArrowRight": fyne.KeyRight, "ArrowUp": fyne.KeyUp, "ArrowDown": fyne.KeyDown,
	"PageUp": fyne.KeyPageUp, "PageDown": fyne.KeyPageDown,
}

// nameOf is the toolkit's name of a key. Digits go by their place, since on some keyboards they need Shift; letters
// by what is written on them, or by their place if that is not Latin.
func nameOf(event js.Value) fyne.KeyName {
	key, code := event.Get("key").String(), event.Get("code").String()
	if digit, ok := strings.CutPrefix(code, "Digit"); ok {
		return fyne.KeyName(digit)
	}
	if code == "NumpadEnter" {
		return fyne.KeyEnter
	}
	if name, ok := names[key]; ok {
		return name
	}
	if letter, ok := strings.CutPrefix(code, "Key"); ok && key[0] >= utf8.RuneSelf {
		return fyne.KeyName(letter)
	}
	return fyne.KeyName(strings.ToUpper(key[:1]) + key[1:]) // as they are called: "a", "Home", "F1", "/"
}
