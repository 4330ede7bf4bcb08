package stagetest

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
)

// App is an application of the toolkit for one test: nothing of earlier ones is in it but the theme. Behind it is the same
// one for all tests, since for a new one the toolkit reads the typefaces and measures every text again. What earlier tests
// have shown is forgotten, see [Sweep].
func App(t testing.TB) fyne.App {
	t.Helper()
	Sweep()
	if behind == nil || fyne.CurrentApp() != behind { // another one may have other typefaces
		behind, open = test.NewApp(), nil
		behind.Settings().AddListener(func(changed fyne.Settings) {
			for _, a := range open {
				for _, tell := range a.listeners {
					tell(changed)
				}
			}
		})
	}
	behind.Clipboard().SetContent("")
	a := &app{App: behind}
	open = append(open, a)
	t.Cleanup(a.close)
	return a
}

var (
	behind fyne.App // of all tests
	open   []*app   // those that hear of changes
)

// app is what one test sees of the application.
type app struct {
	fyne.App
	windows   []fyne.Window
	listeners []func(fyne.Settings)
}

func (a *app) NewWindow(title string) fyne.Window {
	window := a.App.NewWindow(title)
	a.windows = append(a.windows, window)
	return window
}

func (a *app) Settings() fyne.Settings { return listenedTo{a.App.Settings(), a} }

// listenedTo are settings whose listeners are forgotten with the app.
type listenedTo struct {
	fyne.Settings
	of *app
}

func (l listenedTo) AddListener(tell func(fyne.Settings)) {
	l.of.listeners = append(l.of.listeners, tell)
}

// close closes the windows that the test has left open. The toolkit needs one to be there.
func (a *app) close() {
	open = slices.DeleteFunc(open, func(other *app) bool { return other == a })
	for _, window := range a.windows {
		if slices.Contains(a.Driver().AllWindows(), window) {
			window.SetOnClosed(nil)
			window.Close()
		}
	}
	if len(a.Driver().AllWindows()) == 0 {
		a.App.NewWindow("")
	}
}
