//go:build linux && cgo && !ci

package host

/*
#cgo LDFLAGS: -lX11
#include <X11/Xlib.h>

int lostWindow(Display *display, XErrorEvent *fault);
int lostDisplay(Display *display);
*/
import "C"

import (
	"errors"
	"log/slog"
)

// lost ends the program in order once its window or its display is gone. Details are for the log.
var lost func(err error, details ...any)

// outlive has the program end in order, with a sentence, when another program destroys its window or the display goes
// away. The library of the display would end it on the spot, in words that only a programmer understands. It has to be
// called where the toolkit draws.
func (e *Exit) outlive() {
	lost = func(err error, details ...any) {
		slog.Info(err.Error(), details...) // warnings would go to the console beside the sentence
		if window := e.window.Load(); window != nil {
			window.Rescue()
		}
		e.Fail(1, err)
	}
	C.XSetErrorHandler(C.XErrorHandler(C.lostWindow))
	C.XSetIOErrorHandler(C.XIOErrorHandler(C.lostDisplay))
}

// lostWindow is called by the library of the display, which must not be called from here. A request that the display
// refuses is about a window that is no more: the toolkit checks those that may be refused.
//
//export lostWindow
func lostWindow(_ *C.Display, fault *C.XErrorEvent) C.int {
	lost(errors.New("another program has closed the window"), "error", fault.error_code, "request", fault.request_code)
	return 0
}

//export lostDisplay
func lostDisplay(*C.Display) C.int {
	lost(errors.New("the connection to the display is lost"))
	return 0
}
