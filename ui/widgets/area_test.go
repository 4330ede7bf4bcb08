package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/widgets"
)

// An area takes clicks, and says where a right click was; one without anything to do keeps clicks from what is below.
func TestArea(t *testing.T) {
	test.NewTempApp(t)
	taps, asked := 0, fyne.Position{}
	area := widgets.NewArea(func() { taps++ })
	test.Tap(area)
	area.TappedSecondary(&fyne.PointEvent{Position: fyne.NewPos(1, 1)}) // leads nowhere yet
	area.OnAsk = func(at fyne.Position) { asked = at }
	area.TappedSecondary(&fyne.PointEvent{Position: fyne.NewPos(7, 9)})
	if taps != 1 || asked != fyne.NewPos(7, 9) || area.Deaf() {
		t.Errorf("%d clicks, asked at %v, deaf %v", taps, asked, area.Deaf())
	}
	deaf := widgets.NewArea(nil)
	test.Tap(deaf)
	if !deaf.Deaf() {
		t.Error("an area that does nothing says that it does")
	}
}
