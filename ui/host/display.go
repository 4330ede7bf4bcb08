package host

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"runtime"
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/ui/shell"
)

// open makes the window and brings it up. Without a display, or with one that cannot be drawn on, the toolkit panics or
// goes on without a window; here that is an error of one sentence.
func open(program fyne.App, config shell.Config) (window *shell.Window, err error) {
	if named, needed := displays(); needed && named == "" {
		return nil, errors.New("there is no display to open a window on: DISPLAY and WAYLAND_DISPLAY are not set")
	}
	var reports reports
	heard := log.Writer()
	log.SetOutput(io.MultiWriter(&reports, heard))
	defer func() {
		fault := recover()
		log.SetOutput(heard)
		// A type of the toolkit's that only a build with a display has.
		if fault != nil && fmt.Sprintf("%T", fault) != "*glfw.Error" {
			panic(fault)
		}
		cause := reports.cause()
		if fault != nil && cause == "" {
			cause = fmt.Sprint(fault)
		}
		if err == nil && (fault != nil || !window.Opened()) {
			named, _ := displays()
			if named != "" {
				named = " on " + named
			}
			err = fmt.Errorf("no window can be opened%s: %s", named, cause)
		}
	}()
	window = shell.New(program, &config)
	window.Show()
	window.Begin()
	return window, nil
}

// displays says which displays the environment names, as part of a sentence, and whether the system
// needs one to be named.
func displays() (named string, needed bool) {
	switch runtime.GOOS {
	case "linux", "freebsd", "openbsd", "netbsd":
		var names []string
		for _, variable := range []string{"WAYLAND_DISPLAY", "DISPLAY"} {
			if value := os.Getenv(variable); value != "" {
				names = append(names, fmt.Sprintf("%s=%q", variable, value))
			}
		}
		return strings.Join(names, " or "), true
	}
	return "", false
}

// reports reads what the toolkit reports and keeps what it said last of why something went wrong.
type reports struct{ named, said string }

// cause is the cause that the toolkit named last; or else what the libraries below it said last, which name none.
func (r *reports) cause() string { return cmp.Or(r.named, r.said) }

func (r *reports) Write(line []byte) (int, error) {
	text := strings.Join(strings.Fields(string(line)), " ")
	if cause, ok := strings.CutPrefix(text, "Cause: "); ok {
		r.named = cause
	} else if !strings.HasPrefix(text, "At: ") {
		r.said = text
	}
	return len(line), nil
}
