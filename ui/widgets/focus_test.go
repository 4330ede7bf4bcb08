package widgets_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

// control is what can have the focus of the keyboard.
type control interface {
	fyne.CanvasObject
	desktop.Keyable
}

func controls() map[string]control {
	c := &look.Light
	pick := widgets.NewPick(c, 1, "one", canvas.NewRectangle(palette.Ink))
	round := widgets.NewRoundPick(c, 1, "one", 30, canvas.NewRectangle(palette.Ink))
	return map[string]control{
		"plate":       widgets.NewPlate(c, widgets.PlainPlate, "Back", func() {}),
		"toggle":      widgets.NewToggle(c, "Contracts", "Tasks for all.", true, func(bool) {}),
		"tile":        widgets.NewPaperTile(c, 1, "Seat", canvas.NewRectangle(palette.Ink), func() {}),
		"field":       widgets.NewField("Ann", "Name", func(string) {}),
		"slider":      widgets.NewSlider(1, 5, 3, func(float64) {}),
		"picks":       widgets.NewPicks(layout.NewHBoxLayout(), 1, 0, func(int) {}, pick),
		"round picks": widgets.NewPicks(layout.NewHBoxLayout(), 1, 0, func(int) {}, round),
	}
}

// The focus is a line of one colour and one width on everything.
func TestFocusLooksTheSameEverywhere(t *testing.T) {
	test.NewTempApp(t)
	focusLines := func(d widgetstest.Drawn) (widths []float32) {
		for _, ground := range d.Grounds {
			if ground.StrokeColor == palette.Takeable {
				widths = append(widths, ground.StrokeWidth)
			}
		}
		for _, circle := range d.Circles {
			if circle.StrokeColor == palette.Takeable {
				widths = append(widths, circle.StrokeWidth)
			}
		}
		return widths
	}
	for name, control := range controls() {
		if got := focusLines(widgetstest.Draw(control)); len(got) != 0 {
			t.Errorf("%s: looks as if it had the focus", name)
		}
		control.FocusGained()
		if got := focusLines(widgetstest.Draw(control)); len(got) != 1 || got[0] != 3 {
			t.Errorf("%s: the focus is shown by lines of the widths %v", name, got)
		}
		control.FocusLost()
		if got := focusLines(widgetstest.Draw(control)); len(got) != 0 {
			t.Errorf("%s: the focus stays", name)
		}
	}
}

// Enter and Escape are the screen's wherever the focus is; only a plate does what it says on Enter.
func TestEnterBelongsToTheScreen(t *testing.T) {
	test.NewTempApp(t)
	for name, control := range controls() {
		for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEnter, fyne.KeyEscape} {
			var got fyne.KeyName
			widgets.HandOnKeys(control, func(event *fyne.KeyEvent) { got = event.Name })
			widgetstest.TypeKey(control, key)
			if handed := got == key; handed != (name != "plate" || key == fyne.KeyEscape) {
				t.Errorf("%s: %s handed on %v", name, key, handed)
			}
		}
	}
}

// A widget that gets the focus reports it, so that the screen can bring it into sight.
func TestFocusIsTold(t *testing.T) {
	test.NewTempApp(t)
	for name, control := range controls() {
		var seen fyne.CanvasObject
		widgets.OnFocus(control, func(object fyne.CanvasObject) { seen = object })
		control.FocusGained()
		if seen != control {
			t.Errorf("%s: nobody is told", name)
		}
	}
}

func TestTileIsPressedByClickAndSpace(t *testing.T) {
	test.NewTempApp(t)
	pressed := 0
	tile := widgets.NewPaperTile(&look.Dark, 1, "Seat", canvas.NewRectangle(palette.Ink), func() { pressed++ })
	test.Tap(tile)
	widgetstest.TypeKey(tile, fyne.KeySpace)
	if pressed != 2 {
		t.Errorf("pressed %d times", pressed)
	}
}
