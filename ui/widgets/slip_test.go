package widgets_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// TestSlip: a slip is in its room, wherever the point is and whatever it says.
func TestSlip(t *testing.T) {
	test.NewTempApp(t)
	room := fyne.NewSize(300, 160)
	long := strings.Repeat("W", 60)
	for _, at := range []fyne.Position{{}, {X: 300, Y: 160}, {X: 150, Y: 80}, {X: 299, Y: 0}} {
		for _, object := range widgets.NewSlip(&look.Light, 1, palette.Coral, long, []string{"one", long}, at, room) {
			from, to := object.Position(), object.Position().Add(object.Size())
			if from.X < -0.01 || from.Y < -0.01 || to.X > room.Width+0.01 || to.Y > room.Height+0.01 {
				t.Errorf("at %v: %T from %v to %v", at, object, from, to)
			}
		}
	}
}
