//go:build !js

package host

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
	"github.com/ncruces/zenity"
)

// owner is nativeWindow; tests have no window.
var owner = nativeWindow

// nativeWindow is what the system calls the window, as one of the contexts of the toolkit's drivers; nil for none. It is not to be
// called on the toolkit's goroutine.
func nativeWindow() (of any) {
	fyne.DoAndWait(func() {
		for _, window := range fyne.CurrentApp().Driver().AllWindows() {
			if native, is := window.(driver.NativeWindow); is {
				native.RunNative(func(context any) { of = context })
			}
		}
	})
	return of
}

// over has a dialog stay over the window, where that can be said.
func over() (options []zenity.Option) {
	switch of := owner().(type) {
	case driver.X11WindowContext:
		return []zenity.Option{zenity.Attach(int(of.WindowHandle)), zenity.Modal()}
	case driver.WindowsWindowContext:
		return []zenity.Option{zenity.Attach(of.HWND)}
	}
	return nil
}
