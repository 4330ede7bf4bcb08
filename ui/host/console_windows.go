package host

import (
	"fmt"
	"os"

	"golang.org/x/sys/windows"
)

// Console is where the program says why it ends.
type Console struct {
	title string // of a window that says it
}

// findConsole gives the console of a program of this name, and has the program write to the one that it was started
// from, if there is any. Windows gives a program that has a window nothing to write to, unless it was redirected.
func findConsole(name string) Console {
	if !heard(os.Stdout) || !heard(os.Stderr) {
		attach()
	}
	return Console{title: name}
}

// attach connects output that goes nowhere yet to the console from which the program was started.
func attach() {
	const parent = ^uintptr(0)
	attachConsole := windows.NewLazySystemDLL("kernel32.dll").NewProc("AttachConsole")
	if attached, _, _ := attachConsole.Call(parent); attached == 0 {
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

// Complain says why the program ends; without a console in a window of the system, where a player sees it who has
// clicked on the program.
func (c Console) Complain(err error) {
	if heard(os.Stderr) {
		fmt.Fprintf(os.Stderr, "portroyal: %v\n", err)
		return
	}
	text, textErr := windows.UTF16PtrFromString(err.Error())
	title, titleErr := windows.UTF16PtrFromString(c.title)
	if textErr == nil && titleErr == nil { // otherwise there is a zero in the middle, which nothing here writes
		_, _ = windows.MessageBox(0, text, title, windows.MB_OK|windows.MB_ICONERROR)
	}
}
