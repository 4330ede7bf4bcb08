package stage_test

import (
	"context"
	"testing"

	"fyne.io/fyne/v2/widget"
)

// A function that waits for a free screen runs when the last overlay has gone, once, and not between two overlays.
func TestWhenUncovered(t *testing.T) {
	s, _ := open(t)
	s.Inline = true
	done := 0
	do := func() { done++ }
	s.WhenUncovered(context.Background(), do)
	if done != 1 {
		t.Fatal("it waits though nothing lies there")
	}
	s.Open(widget.NewLabel("menu"), nil, nil)
	s.Open(widget.NewLabel("settings"), nil, nil)
	s.WhenUncovered(context.Background(), do)
	left, leave := context.WithCancel(context.Background())
	s.WhenUncovered(left, func() { t.Error("it goes on though the screen has been left") })
	leave()
	s.Close()
	if done != 1 {
		t.Error("it goes on while the menu lies there")
	}
	s.Close()
	if done != 2 {
		t.Errorf("it has been done %d times", done)
	}
	s.Open(widget.NewLabel("menu"), nil, nil)
	s.Close()
	if done != 2 {
		t.Error("it is done again")
	}
}
