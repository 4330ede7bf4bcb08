package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"

	"fyne.io/fyne/v2"

	"portroyal/ui"
)

// open makes the window and brings it up. Where there is no display, or none that can be drawn on, the
// toolkit panics or goes on without a window; here that is an error of one sentence.
func open(program fyne.App, config ui.Config, reports *reports) (window *ui.Window, err error) {
	if named, needed := displays(); needed && named == "" {
		return nil, errors.New("there is no display to open a window on: DISPLAY and WAYLAND_DISPLAY are not set")
	}
	reports.cause = ""
	defer func() {
		fault := recover()
		// A type of the toolkit's that only a build with a display has.
		if fault != nil && fmt.Sprintf("%T", fault) != "*glfw.Error" {
			panic(fault)
		}
		if fault != nil && reports.cause == "" {
			reports.cause = fmt.Sprint(fault)
		}
		if err == nil && (fault != nil || !window.Opened()) {
			named, _ := displays()
			if named != "" {
				named = " on " + named
			}
			err = fmt.Errorf("no window can be opened%s: %s", named, reports.cause)
		}
	}()
	window = ui.New(program, config)
	window.Prepare()
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

// reports reads what the toolkit reports and keeps the cause that it named last.
type reports struct{ cause string }

func (r *reports) Write(line []byte) (int, error) {
	if cause, ok := bytes.CutPrefix(bytes.TrimSpace(line), []byte("Cause: ")); ok {
		r.cause = strings.Join(strings.Fields(string(cause)), " ")
	}
	return len(line), nil
}
