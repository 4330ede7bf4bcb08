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

// ignoreHeld keeps from the toolkit that other keys are held together with these: it would do what they are for again and again, and
// cannot tell anybody that nothing has been pressed anew. The window has to be there.
func ignoreHeld(window fyne.Window) {
	own := ownWindow(window)
	var toolkits glfw.KeyCallback
	toolkits = own.SetKeyCallback(func(w *glfw.Window, key glfw.Key, code int, action glfw.Action, with glfw.ModifierKey) {
		together := with&(glfw.ModControl|glfw.ModAlt|glfw.ModSuper) != 0
		if action != glfw.Repeat || !together || slices.Contains(meantHeld, key) {
			toolkits(w, key, code, action, with)
		}
	})
}
