package piratescove

import "testing"

// Whatever the window shows, no size ends the program, and keys that mean nothing by themselves do nothing at all.
func TestNothingEndsTheProgram(t *testing.T) {
	for _, screen := range screens {
		t.Run(screen.name, func(t *testing.T) {
			b := newBench(t, nil)
			screen.to(b)
			var open func()
			if screen.open != nil {
				open = func() { screen.open(b) }
			}
			b.Survives(open)
			if b.ended {
				t.Error("the program has ended")
			}
		})
	}
}
