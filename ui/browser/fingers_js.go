package browser

import (
	"syscall/js"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/mobile"

	"portroyal/ui/widgets"
)

// listenToFingers hears whether a finger or a mouse points, and tells the page when a keyboard is needed. The rest is done
// there, see web/page/touch.js: what it makes of fingers is no event of the browser's own.
func listenToFingers() {
	page := js.Global()
	for kind, finger := range map[string]bool{"touchstart": true, "mousemove": false} {
		page.Call("addEventListener", kind, js.FuncOf(func(_ js.Value, args []js.Value) any {
			if args[0].Get("isTrusted").Bool() {
				fyne.Do(func() { widgets.ByFinger = finger })
			}
			return nil
		}), true)
	}
	page.Set("portRoyalHeard", js.FuncOf(func(_ js.Value, args []js.Value) any {
		then := args[0]
		fyne.Do(func() { then.Invoke() }) // the toolkit does one thing after the other
		return nil
	}))
	page.Set("portRoyalTypes", js.FuncOf(func(js.Value, []js.Value) any {
		_, types := canvas().Focused().(mobile.Keyboardable)
		return types
	}))
}
