package host

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
)

// windowHandle is x11Handle; tests have no window.
var windowHandle = x11Handle

// x11Handle says to other programs which window is asking; "" where that cannot be said. It is not to be called on the toolkit's
// goroutine.
func x11Handle() (handle string) {
	fyne.DoAndWait(func() {
		for _, window := range fyne.CurrentApp().Driver().AllWindows() {
			if native, is := window.(driver.NativeWindow); is {
				native.RunNative(func(context any) {
					if of, x11 := context.(driver.X11WindowContext); x11 {
						handle = fmt.Sprintf("x11:%x", of.WindowHandle)
					}
				})
			}
		}
	})
	return handle
}
