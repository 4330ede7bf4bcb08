package host

import (
	"context"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"

	"portroyal/ui/shell"
	"portroyal/ui/uia"
)

// readers lets the screen readers of the system speak what the window shows. What it gives is told of the window once there is
// one, and later whether the player is in another one.
func readers(config *shell.Config, _ string) (opened func(*shell.Window), away func(bool)) {
	voice := uia.New(config.Log)
	config.Voices = append(config.Voices, voice)
	return func(window *shell.Window) {
		if native, is := window.Stage().Window.(driver.NativeWindow); is {
			native.RunNative(func(of any) {
				if of, is := of.(driver.WindowsWindowContext); is {
					voice.Open(context.Background(), of.HWND, func() { fyne.Do(window.ReadAgain) })
				}
			})
		}
	}, voice.Away
}
