package browser

import (
	"syscall/js"

	"fyne.io/fyne/v2"

	"portroyal/ui/shell"
)

// inGame marks the entry of the page in the browser's history that going back takes away.
const inGame = "in the game"

// listenToBack has going back in the browser do what Escape does. For that the page has a second entry in the browser's
// history, which going back takes away and the next thing that the player does in the page puts there again. So going
// back twice leaves the page from wherever it was, and from the start screen once is enough.
func listenToBack(window *shell.Window) {
	page := js.Global()
	page.Call("addEventListener", "popstate", js.FuncOf(func(js.Value, []js.Value) any {
		if !backIsOurs() { // or the player has gone forward
			fyne.Do(func() {
				if !window.Back() {
					page.Get("history").Call("back")
				}
			})
		}
		return nil
	}))
	page.Call("addEventListener", "mousedown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		const right = 2
		if args[0].Get("button").Int() <= right { // a mouse may have a button for going back
			takeBack()
		}
		return nil
	}), true)
}

// backIsOurs reports whether going back stays in the page.
func backIsOurs() bool { return js.Global().Get("history").Get("state").Equal(js.ValueOf(inGame)) }

// takeBack has going back stay in the page for the next time, after something that the player has done: a browser minds
// it only then. The release of a key is nothing of that kind; it may be one of those that have asked to go back.
func takeBack() {
	if !backIsOurs() {
		js.Global().Get("history").Call("pushState", inGame, "")
	}
}
