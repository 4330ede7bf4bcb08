//go:build !ci && !js

package host

import (
	"os"
	"strconv"
	"sync"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"portroyal/ui/shell"
)

// What the toolkit multiplies to get the pixels of a unit: what the player asks for, and what it guesses of the screen unless
// that is switched off.
const (
	scaleVariable = "FYNE_SCALE"
	guessVariable = "FYNE_DISABLE_DPI_DETECTION"
)

// Screen is where the window is. The toolkit has to have made one.
var Screen = &shell.Display{Rooms: rooms, Place: place, Natural: natural, Draw: unitOf}

// rooms are what the system's own bars leave of each screen.
func rooms() (all []shell.Room) {
	for _, monitor := range glfw.GetMonitors() {
		all = append(all, roomOf(monitor))
	}
	return all
}

func roomOf(monitor *glfw.Monitor) (r shell.Room) {
	r.X, r.Y, r.Width, r.Height = monitor.GetWorkarea()
	if glfw.GetPlatform() == glfw.PlatformWayland { // which counts in pixels there, and windows in units of the compositor's
		if scale, _ := monitor.GetContentScale(); scale > 0 {
			r.Width, r.Height = int(float32(r.Width)/scale), int(float32(r.Height)/scale)
		}
	}
	return r
}

// place is where the content of a window is that is there; without a width where nobody knows.
func place(window fyne.Window) (at shell.Room) {
	own := ownWindow(window)
	if own == nil {
		return at
	}
	at.Width, at.Height = own.GetSize()
	at.X, at.Y = own.GetPos()
	return at
}

// ownWindow is what the toolkit draws a window in that is there. The toolkit gives it to nobody, but has it at hand whenever it
// draws.
func ownWindow(window fyne.Window) (own *glfw.Window) {
	if drawn.window == window && drawn.own != nil {
		return drawn.own
	}
	if toolkit, ok := window.(interface{ RunWithContext(do func()) }); ok {
		toolkit.RunWithContext(func() { own = glfw.GetCurrentContext() })
	}
	drawn.window, drawn.own = window, own
	return own
}

// drawn is what ownWindow has found.
var drawn struct {
	window fyne.Window
	own    *glfw.Window
}

// wanted is how many times as large as usual the player wants everything in all programs of the toolkit.
var wanted = sync.OnceValue(func() float32 {
	return asked(os.Getenv(scaleVariable), fyne.CurrentApp().Settings().Scale())
})

// natural is how many pixels a unit takes on the screen with this room. Where the system gives a scale to all programs it is
// that one; X11 often does not, and then it goes by how many millimetres the screen says that it has. Elsewhere a pixel is
// what the system makes of it.
func natural(room shell.Room) float32 {
	for _, monitor := range glfw.GetMonitors() {
		if roomOf(monitor) != room {
			continue
		}
		switch scale, _ := monitor.GetContentScale(); glfw.GetPlatform() {
		case glfw.PlatformWin32:
			return wanted() * scale
		case glfw.PlatformX11:
			wide, _ := monitor.GetPhysicalSize()
			if mode := monitor.GetVideoMode(); scale <= 1 && mode != nil { // it may have been unplugged just now
				scale = byMillimetres(mode.Width, wide, room)
			}
			return wanted() * max(scale, 1)
		}
	}
	return wanted()
}

// unitOf has the toolkit take so many pixels for a unit: it multiplies what the player asks for with what Windows does, rounds
// that to tenths, and looks at it again when its settings change.
func unitOf(pixels float32) {
	if glfw.GetPlatform() == glfw.PlatformWin32 && drawn.own != nil {
		scale, _ := drawn.own.GetContentScale()
		pixels /= scale
	}
	wanted()                                                                       // before it is written over
	_ = os.Setenv(scaleVariable, strconv.FormatFloat(float64(pixels), 'f', 4, 32)) // it has a value without a zero byte
	_ = os.Setenv(guessVariable, "1")
	settings := fyne.CurrentApp().Settings()
	settings.SetTheme(settings.Theme())
}
