package widgets_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// Words come up below a mouse, and above a finger, unless there is no room for them.
func TestWordsAreWhereTheyCanBeRead(t *testing.T) {
	defer func(before bool) { widgets.ByFinger = before }(widgets.ByFinger)
	for _, c := range []struct {
		finger bool
		y      float32
		above  bool
	}{{false, 150, false}, {true, 150, true}, {false, 290, true}, {true, 290, true}, {true, 20, false}} {
		test.NewTempApp(t)
		pass, done := widgets.Frames()
		clock := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
		stop := widgets.Clock(&clock)
		widgets.ByFinger = c.finger
		pile := widgets.NewTipped("the pile")
		window := test.NewTempWindow(t, widgets.WithTips(pile))
		window.Resize(fyne.NewSize(300, 300))
		event := &desktop.MouseEvent{}
		event.AbsolutePosition = fyne.NewPos(100, c.y)
		pile.MouseIn(event)
		clock = clock.Add(time.Second)
		pass()
		tips := visible.All[*widgets.Tip](window.Content())
		if len(tips) != 1 {
			t.Fatalf("there are %d tips", len(tips))
		}
		top := fyne.CurrentApp().Driver().AbsolutePositionForObject(tips[0]).Y
		if above := top+tips[0].Size().Height <= c.y; above != c.above || !above && top < c.y {
			t.Errorf("a finger %v at %.0f: the words are at %.0f", c.finger, c.y, top)
		}
		if gap := c.y - top - tips[0].Size().Height; c.finger && c.above && gap < 30 {
			t.Errorf("the words are %.0f above a finger at %.0f", gap, c.y)
		}
		stop()
		done()
	}
}
