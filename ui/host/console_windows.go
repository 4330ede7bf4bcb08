package main

import (
	"fmt"
	"os"

	"golang.org/x/sys/windows"
)

// findConsole has the program write to the console that it was started from, if there is one. Windows gives a program
// that has a window nothing to write to, unless it was redirected.
func findConsole() {
	if heard(os.Stdout) && heard(os.Stderr) {
		return
	}
	const parent = ^uintptr(0)
	attach := windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")
	if attached, _, _ := attach.Call(parent); attached == 0 {
		return // a double click has none
	}
	console, err := os.OpenFile("CONOUT$", os.O_WRONLY, 0)
	if err != nil {
		return
	}
	for _, out := range []**os.File{&os.Stdout, &os.Stderr} {
		if !heard(*out) {
			*out = console
		}
	}
}

// heard reports whether what is written to a file comes out somewhere.
func heard(file *os.File) bool {
	kind, err := windows.GetFileType(windows.Handle(file.Fd()))
	return err == nil && kind != windows.FILE_TYPE_UNKNOWN
}

// complain says why the program ends; without a console in a window of the system, where a player sees it who has
// clicked on the program.
func complain(err error) {
	if heard(os.Stderr) {
		fmt.Fprintf(os.Stderr, "portroyal: %v\n", err)
		return
	}
	text, textErr := windows.UTF16PtrFromString(err.Error())
	title, titleErr := windows.UTF16PtrFromString(about.Details.Name)
	if textErr == nil && titleErr == nil { // otherwise there is a zero in the middle, which nothing here writes
		_, _ = windows.MessageBox(0, text, title, windows.MB_OK|windows.MB_ICONERROR)
	}
}
