//go:build !ci && !js

package host

import (
	"os"
	"strconv"

	"fyne.io/fyne/v2"
	"github.com/go-gl/glfw/v3.4/glfw"

	"portroyal/ui/shell"
)

// scaleVariable says how many times as large as usual everything is to be drawn.
const scaleVariable = "FYNE_SCALE"

// Screen is the first of the system's. The toolkit has to have brought up a window on it.
var Screen = &shell.Display{Room: room, Shrink: shrink}

// room is what the system's own bars leave of the screen.
func room() (r shell.Room) {
	if monitor := glfw.GetPrimaryMonitor(); monitor != nil {
		r.X, r.Y, r.Width, r.Height = monitor.GetWorkarea()
	}
	return r
}

// shrink has the toolkit draw everything smaller. It multiplies what the player asks for with what the screen does,
// rounds that to tenths, and looks at it again when its settings change.
func shrink(by float32) {
	settings := fyne.CurrentApp().Settings()
	asked := asked(os.Getenv(scaleVariable), settings.Scale())
	_ = os.Setenv(scaleVariable, strconv.FormatFloat(float64(asked*by), 'f', 4, 32)) // it has a value without a zero byte
	settings.SetTheme(settings.Theme())
}
