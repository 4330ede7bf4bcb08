package host

import "syscall/js"

// watchMotion says whether the browser asks for less motion, and again whenever that changes.
func watchMotion(tell func(still bool)) {
	query := js.Global().Call("matchMedia", "(prefers-reduced-motion: reduce)")
	ask := func() { tell(query.Get("matches").Bool()) }
	query.Call("addEventListener", "change", js.FuncOf(func(js.Value, []js.Value) any {
		ask()
		return nil
	}))
	ask()
}
