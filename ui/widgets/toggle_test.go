package widgets_test

import (
	"image/color"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

func TestToggle(t *testing.T) {
	test.NewTempApp(t)
	var told []bool
	var passedOn []fyne.KeyName
	change := func(on bool) { told = append(told, on) }
	toggle := widgets.NewToggle(&look.Dark, "Expedition required", "No win without one.", false, change)
	widgets.HandOnKeys(toggle, func(key *fyne.KeyEvent) { passedOn = append(passedOn, key.Name) })
	for _, words := range []string{"Expedition required", "No win without one."} {
		if says := widgetstest.Draw(toggle).Says(); !strings.Contains(says, words) {
			t.Errorf("it says %q", says)
		}
	}
	off := knob(toggle)
	test.Tap(toggle)
	widgetstest.TypeKey(toggle, fyne.KeySpace)
	widgetstest.TypeKey(toggle, fyne.KeySpace)
	if len(told) != 3 || !told[0] || told[1] || !told[2] || !toggle.On {
		t.Errorf("told %v, on %v", told, toggle.On)
	}
	if on := knob(toggle); on.Position().X < off.Position().X+off.Size().Width/2 {
		t.Errorf("the knob is at %v when on, and was at %v", on.Position(), off.Position())
	}
	widgetstest.TypeKey(toggle, fyne.KeyReturn)
	if len(told) != 3 || len(passedOn) != 1 {
		t.Errorf("Enter: told %v, passed on %v", told, passedOn)
	}
	toggle.FocusGained()
	if !widgetstest.Draw(toggle).Edged(palette.Takeable) {
		t.Error("the focus is not seen")
	}
	toggle.FocusLost()
	if widgetstest.Draw(toggle).Edged(palette.Takeable) {
		t.Error("the focus stays")
	}
}

// knob is the round part of a toggle that slides: the last circle that is drawn. It is given as it
// is now.
func knob(toggle *widgets.Toggle) fyne.CanvasObject {
	circles := widgetstest.Draw(toggle).Circles
	now := *circles[len(circles)-1]
	return &now
}

// paints lists the colours in which a toggle is drawn.
func paints(toggle *widgets.Toggle) (found []color.Color) {
	d := widgetstest.Draw(toggle)
	for _, ground := range d.Grounds {
		found = append(found, ground.FillColor, ground.StrokeColor)
	}
	for _, circle := range d.Circles {
		found = append(found, circle.FillColor, circle.StrokeColor)
	}
	return found
}

// Whether a toggle is on is seen without its colour: by the place of its knob, and by what is drawn
// in the free half of its track.
func TestToggleIsReadWithoutColour(t *testing.T) {
	test.NewTempApp(t)
	parts := func(on bool) (circles, grounds int) {
		d := widgetstest.Draw(widgets.NewToggle(&look.Light, "Contracts", "", on, func(bool) {}))
		return len(d.Circles), len(d.Grounds)
	}
	onCircles, onGrounds := parts(true)
	offCircles, offGrounds := parts(false)
	if onCircles != 1 || offCircles != 2 || onGrounds != offGrounds+1 {
		t.Errorf("on: %d circles, %d rectangles; off: %d and %d", onCircles, onGrounds, offCircles, offGrounds)
	}
}

func TestToggleThatIsOffOrForbiddenIsNotColoured(t *testing.T) {
	test.NewTempApp(t)
	for name, colours := range map[string]*look.Colours{
		"light": &look.Light, "dark": &look.Dark, "contrast": &look.HighContrast,
	} {
		for _, on := range []bool{false, true} {
			for _, forbidden := range []bool{false, true} {
				toggle := widgets.NewToggle(colours, "Contracts", "", on, func(bool) {})
				if forbidden {
					toggle.Forbid("Only with the expansion.")
				}
				shown := paints(toggle)
				if coloured := slices.Contains(shown, color.Color(palette.Calm)); coloured != (on && !forbidden) {
					t.Errorf("%s, on %v, forbidden %v: coloured %v", name, on, forbidden, coloured)
				}
				for _, gold := range []color.Color{palette.Gold, palette.Brass, colours.Edge, colours.Accent} {
					if gold != color.Color(colours.Text) && slices.Contains(shown, gold) {
						t.Errorf("%s, on %v, forbidden %v: gold", name, on, forbidden)
					}
				}
			}
		}
	}
}

func TestForbiddenToggleSaysWhyAndDoesNothing(t *testing.T) {
	test.NewTempApp(t)
	switched := func(bool) { t.Error("it is switched") }
	toggle := widgets.NewToggle(&look.Light, "Contracts", "Tasks for all.", false, switched)
	toggle.Forbid("Only with the expansion.")
	test.Tap(toggle)
	widgetstest.TypeKey(toggle, fyne.KeySpace)
	says := widgetstest.Draw(toggle).Says()
	if toggle.On || !strings.Contains(says, "Only with the expansion.") || strings.Contains(says, "Tasks") {
		t.Errorf("on %v, says %q", toggle.On, says)
	}
	if toggle.Cursor() != desktop.DefaultCursor {
		t.Error("the pointer promises that it can be pressed")
	}
	other := widgets.NewToggle(&look.Light, "Gamblers", "", false, switched)
	on := test.NewTempWindow(t, container.NewVBox(toggle, other)).Canvas()
	if on.FocusNext(); on.Focused() != other {
		t.Errorf("Tab leads to %v", on.Focused())
	}
}
