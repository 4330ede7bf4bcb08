package browser

import "syscall/js"

// givingWay gives a function that lets the browser do what waits, as paint the window and hear keys. A message of the
// program to itself comes behind all of that and takes a fortieth of the time; a short sleep does as well and takes a
// third, since a browser has no shorter timer than four milliseconds. Without either it would never paint.
func givingWay() func() {
	channel := js.Global().Get("MessageChannel").New()
	turns := make(chan chan struct{}, 64)
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		close(<-turns)
		return nil
	}))
	port := channel.Get("port2")
	return func() {
		turn := make(chan struct{})
		turns <- turn
		port.Call("postMessage", nil)
		<-turn
	}
}
