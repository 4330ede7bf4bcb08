//go:build !ci && !js

package host

import (
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
