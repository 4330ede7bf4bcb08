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

func TestToggle(t *testing.T) {
	test.NewTempApp(t)
	var told []bool
	var passedOn []fyne.KeyName
	toggle := widgets.NewToggle(&look.Dark, "Expedition required", "No win without one.", false, func(on bool) { told = append(told, on) })
	widgets.HandOnKeys(toggle, func(key *fyne.KeyEvent) { passedOn = append(passedOn, key.Name) })
	if d := draw(toggle); !strings.Contains(d.says(), "Expedition required") || !strings.Contains(d.says(), "No win without one.") {
		t.Errorf("it says %q", d.says())
	}
	off := draw(toggle).circles[0].FillColor
	test.Tap(toggle)
	typeKey(toggle, fyne.KeySpace)
	typeKey(toggle, fyne.KeySpace)
	if len(told) != 3 || !told[0] || told[1] || !told[2] || !toggle.On {
		t.Errorf("told %v, on %v", told, toggle.On)
	}
	if draw(toggle).circles[0].FillColor == off {
		t.Error("on looks like off")
	}
	typeKey(toggle, fyne.KeyReturn)
	if len(told) != 3 || len(passedOn) != 1 {
		t.Errorf("Enter: told %v, passed on %v", told, passedOn)
	}
	toggle.FocusGained()
	if !draw(toggle).edged(palette.Takeable) {
		t.Error("the focus is not seen")
	}
	toggle.FocusLost()
	if draw(toggle).edged(palette.Takeable) {
		t.Error("the focus stays")
	}
}
