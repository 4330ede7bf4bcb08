// Package setuptest helps tests of screens on which games are set up.
package setuptest

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/setup"
	"portroyal/ui/stage"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// Windows from the smallest to 4K.
var (
	Small = stagetest.Small
	Usual = fyne.NewSize(1280, 800)
	Sizes = []fyne.Size{stage.Smallest, fyne.NewSize(960, 540), Small, Usual, fyne.NewSize(3840, 2160)}
)

// Hand is somebody's at a screen in a window.
type Hand struct {
	T  testing.TB
	On *setup.Screen
	At *stage.Stage
}

// Press types keys.
func (h *Hand) Press(names ...fyne.KeyName) { stagetest.Press(h.At.Window.Canvas(), names...) }

// Top is the topmost object in the window.
func (h *Hand) Top() fyne.CanvasObject { return visible.Top(h.At.Window.Canvas()) }

// FocusOn focuses the object with this name.
func (h *Hand) FocusOn(name string) fyne.Focusable {
	h.T.Helper()
	object, ok := h.On.Focus.Names[name]
	if !ok {
		h.T.Fatalf("there is no %s", name)
	}
	h.At.Window.Canvas().Focus(object)
	return object
}

// Focused is the name of the focused object, "" if there is none.
func (h *Hand) Focused() string {
	for name, object := range h.On.Focus.Names {
		if h.At.Window.Canvas().Focused() == object {
			return name
		}
	}
	return ""
}

// Names lists the objects that can be focused.
func (h *Hand) Names() (names []string) {
	for name := range h.On.Focus.Names {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Picks are those of the group with this name.
func (h *Hand) Picks(name string) *widgets.Picks {
	h.T.Helper()
	picks, ok := h.On.Focus.Names[name].(*widgets.Picks)
	if !ok {
		h.T.Fatalf("there are no %s to choose from", name)
	}
	return picks
}

// Chosen is the pick that is chosen of the group with this name, -1 if none is.
func (h *Hand) Chosen(name string) int {
	h.T.Helper()
	return slices.IndexFunc(h.Picks(name).List(), (*widgets.Pick).Chosen)
}

// Choose takes pick i of the group with this name.
func (h *Hand) Choose(name string, i int) {
	h.T.Helper()
	test.Tap(h.Picks(name).List()[i])
}

// Toggle finds a toggle, folded away or not.
func (h *Hand) Toggle(name string) *widgets.Toggle {
	h.T.Helper()
	if !h.On.Open {
		h.On.Fold()
	}
	toggle, ok := h.On.Focus.Names[name].(*widgets.Toggle)
	if !ok {
		h.T.Fatalf("there is no toggle %s", name)
	}
	return toggle
}

// Flip switches a toggle.
func (h *Hand) Flip(name string) {
	h.T.Helper()
	test.Tap(h.Toggle(name))
}

// InPanel opens the panel of a seat and finds its picks.
func (h *Hand) InPanel(seat int) (find func(name string) *widgets.Picks) {
	h.T.Helper()
	h.At.CloseAll()
	h.On.OpenSeat(seat)
	panel := h.On.Panel
	return func(name string) *widgets.Picks { return panel.Focus.Names[name].(*widgets.Picks) }
}
