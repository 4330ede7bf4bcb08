package widgets_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/widgets"
)

// A rail tells which part of it is left of the pointer, where it is clicked and wherever it is dragged, also beyond
// its ends.
func TestRail(t *testing.T) {
	test.NewTempApp(t)
	var told []float32
	rail := widgets.NewRail(func(part float32) { told = append(told, part) })
	at := func(x float32) fyne.PointEvent { return fyne.PointEvent{Position: fyne.NewPos(x, 3)} }
	click := at(50)
	rail.Tapped(&click)
	if told != nil {
		t.Errorf("without a width it tells %v", told)
	}
	rail.Resize(fyne.NewSize(200, 10))
	rail.Tapped(&click)
	for _, x := range []float32{-30, 0, 150, 200, 260} {
		rail.Dragged(&fyne.DragEvent{PointEvent: at(x)})
	}
	rail.DragEnd()
	if want := []float32{0.25, 0, 0, 0.75, 1, 1}; !slices.Equal(told, want) {
		t.Errorf("it tells %v, want %v", told, want)
	}
}
