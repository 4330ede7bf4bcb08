//go:build linux && cgo && !ci

package host

import (
	"github.com/go-gl/glfw/v3.4/glfw"

	"portroyal/ui/atspi"
)

// waylandToX is what the numbers of keys are greater by in X.
const waylandToX = 8

// forwardKeys has a screen reader hear every key before the toolkit does, which hears nothing of those that the reader takes for
// itself. It has to be called where the toolkit paints its window.
func forwardKeys(to *atspi.Provider) {
	window := glfw.GetCurrentContext()
	if window == nil {
		return
	}
	window.SetInputMode(glfw.LockKeyMods, glfw.True) // else nobody knows what the keypad means
	add := 0
	if glfw.GetPlatform() == glfw.PlatformWayland {
		add = waylandToX
	}
	consumed := map[int]bool{} // keys that are held, by their numbers
	silent := false            // the key that went down last was consumed, and so is its letter
	var keyed glfw.KeyCallback
	keyed = window.SetKeyCallback(func(w *glfw.Window, key glfw.Key, scancode int, action glfw.Action, held glfw.ModifierKey) {
		locks := held & (glfw.ModCapsLock | glfw.ModNumLock)
		took := to.Key(atspi.Key{
			Code: uint32(scancode + add), Rune: written(key, scancode), Released: action == glfw.Release, Modifiers: modifiers(held),
		})
		if action == glfw.Release {
			took = took || consumed[scancode]
			delete(consumed, scancode)
		} else {
			silent = took
			if took {
				consumed[scancode] = true
			}
		}
		if !took {
			keyed(w, key, scancode, action, held&^locks)
		}
	})
	var typed glfw.CharCallback
	typed = window.SetCharCallback(func(w *glfw.Window, letter rune) {
		if !silent {
			typed(w, letter)
		}
	})
}

// written is what is on a key, 0 for nothing.
func written(key glfw.Key, scancode int) rune {
	if key == glfw.KeySpace {
		return ' '
	}
	for _, letter := range glfw.GetKeyName(key, scancode) {
		return letter
	}
	return 0
}

// modifiers are the keys that are held and the locks that are on.
func modifiers(held glfw.ModifierKey) (all atspi.Modifiers) {
	for mod, is := range map[glfw.ModifierKey]atspi.Modifiers{
		glfw.ModShift: atspi.Shift, glfw.ModCapsLock: atspi.CapsLock, glfw.ModControl: atspi.Control, glfw.ModAlt: atspi.Alt,
		glfw.ModNumLock: atspi.NumLock,
	} {
		if held&mod != 0 {
			all |= is
		}
	}
	return all
}
