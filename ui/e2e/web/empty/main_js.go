// Command empty is a program of the toolkit with nothing in it, in a page like the game's: what the game's bytes and its
// start are measured against.
package main

import (
	"syscall/js"

	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

func main() {
	program := app.NewWithID("empty")
	window := program.NewWindow("empty")
	window.SetContent(widget.NewLabel("empty"))
	program.Lifecycle().SetOnStarted(func() {
		js.Global().Call("requestAnimationFrame", js.Global().Get("portRoyalShown"))
	})
	window.ShowAndRun()
}
