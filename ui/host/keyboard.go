//go:build !ci && !js

package host

import (
	"slices"
	"sync"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"portroyal/ui/widgets"
)

// placeOf says where the key is to which the system gives a number. There has to be a window.
var placeOf = func(scanCode int) widgets.Place { return places()[scanCode] }

// places are those of all keys that count, by the numbers that the system gives them.
var places = sync.OnceValue(func() map[int]widgets.Place {
	found := map[int]widgets.Place{}
	for key := glfw.KeyA; key <= glfw.KeyZ; key++ {
		found[glfw.GetKeyScancode(key)] = widgets.Place{Letter: fyne.KeyName(rune(key))}
	}
	for key := glfw.KeyKP0; key <= glfw.KeyKP9; key++ {
		found[glfw.GetKeyScancode(key)] = widgets.Place{Keypad: true}
	}
	return found
})

// meantHeld are the keys that may be held together with Ctrl, Alt or the system's own: they move about, or they edit a text.
var meantHeld = []glfw.Key{
	glfw.KeyLeft, glfw.KeyRight, glfw.KeyUp, glfw.KeyDown, glfw.KeyHome, glfw.KeyEnd, glfw.KeyPageUp, glfw.KeyPageDown,
	glfw.KeyBackspace, glfw.KeyDelete,
}

// keyGuard keeps keys from the toolkit by which nobody means what it would do. It does so with what is held together with Ctrl,
// Alt or the system's own, since that would be done again and again; and with the key that gives up or ends composing a letter, as
// of an accent and what it belongs on.
type keyGuard struct {
	composing bool // the key that was pressed last may have begun a letter, and has not written one
}

// keeps reports whether a key is to be kept from the toolkit. letter is that it writes something by itself.
func (g *keyGuard) keeps(key glfw.Key, letter bool, action glfw.Action, with glfw.ModifierKey) bool {
	together := with&(glfw.ModControl|glfw.ModAlt|glfw.ModSuper) != 0
	switch action {
	case glfw.Repeat:
		return together && !slices.Contains(meantHeld, key)
	case glfw.Press:
		ended := g.composing
		g.composing = letter && !together
		return ended && (key == glfw.KeyEscape || key == glfw.KeyEnter || key == glfw.KeyKPEnter)
	}
	return false
}

// guardKeys puts a guard before the toolkit, in a window that is there.
func guardKeys(window fyne.Window) {
	var guard keyGuard
	var keys glfw.KeyCallback
	var letters glfw.CharCallback
	own := ownWindow(window)
	keys = own.SetKeyCallback(func(w *glfw.Window, key glfw.Key, code int, action glfw.Action, with glfw.ModifierKey) {
		keypad := key >= glfw.KeyKP0 && key <= glfw.KeyKPEqual // which has names also where Num Lock has it write nothing
		if !guard.keeps(key, !keypad && glfw.GetKeyName(key, code) != "", action, with) {
			keys(w, key, code, action, with)
		}
	})
	letters = own.SetCharCallback(func(w *glfw.Window, letter rune) {
		guard.composing = false
		letters(w, letter)
	})
}
