package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

func TestSwatch(t *testing.T) {
	test.NewTempApp(t)
	pressed := 0
	swatch := widgets.NewSwatch(&look.Light, palette.Coral, 58, func() { pressed++ })
	test.Tap(swatch)
	for i, name := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter} {
		if typeKey(swatch, name); pressed != i+2 {
			t.Errorf("%s does not press it", name)
			pressed = i + 2
		}
	}
	if d := draw(swatch); len(d.circles) != 1 || d.circles[0].FillColor != palette.Coral || swatch.MinSize() != fyne.NewSize(58, 58) {
		t.Errorf("drawn as %v at %v", d.circles, swatch.MinSize())
	}
	swatch.FocusGained()
	if !draw(swatch).edged(palette.Takeable) {
		t.Error("the focus is not seen")
	}
	swatch.FocusLost()
	if draw(swatch).edged(palette.Takeable) {
		t.Error("the focus stays")
	}
}
