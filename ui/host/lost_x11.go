//go:build linux && cgo && !ci

package host

/*
#cgo LDFLAGS: -lX11
#include <stdlib.h>
#include <X11/Xlib.h>

int lostWindow(Display *display, XErrorEvent *fault);
int lostDisplay(Display *display);
*/
import "C"

import (
	"errors"
	"log/slog"
	"unsafe"
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
	screens = opcode("RANDR")
	C.XSetErrorHandler(C.XErrorHandler(C.lostWindow))
	C.XSetIOErrorHandler(C.XIOErrorHandler(C.lostDisplay))
}

// screens is the number of requests that are about screens, 0 where there are none: a system that changes its screens refuses some
// of the toolkit's at that moment, and the window is there all the same.
var screens C.uchar

// opcode is the number of an extension's requests, 0 where the display does not have it.
func opcode(extension string) C.uchar {
	display := C.XOpenDisplay(nil)
	if display == nil {
		return 0
	}
	defer C.XCloseDisplay(display)
	name := C.CString(extension)
	defer C.free(unsafe.Pointer(name))
	var major, event, fault C.int
	if C.XQueryExtension(display, name, &major, &event, &fault) == 0 {
		return 0
	}
	return C.uchar(major)
}

// lostWindow is called by the library of the display, which must not be called from here. A request that the display
// refuses because of what it is about is about a window that is no more: the toolkit checks those that may be refused. Whatever
// else is wrong with one does no harm.
//
//export lostWindow
func lostWindow(_ *C.Display, fault *C.XErrorEvent) C.int {
	details := []any{"error", fault.error_code, "request", fault.request_code}
	if fault.request_code == screens && screens != 0 || fault.error_code == C.BadValue || fault.error_code == C.BadMatch {
		slog.Info("the display refuses something", details...)
		return 0
	}
	lost(errors.New("another program has closed the window"), details...)
	return 0
}

//export lostDisplay
func lostDisplay(*C.Display) C.int {
	lost(errors.New("the connection to the display is lost"))
	return 0
}
