package widgets_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

var kinds = map[string]widgets.PlateKind{
	"plain": widgets.PlainPlate, "calm": widgets.CalmPlate, "risky": widgets.RiskyPlate, "quiet": widgets.QuietPlate,
}

func TestPlateIsPressed(t *testing.T) {
	test.NewTempApp(t)
	pressed := 0
	var passedOn []fyne.KeyName
	plate := widgets.NewPlate(&look.Light, widgets.CalmPlate, "Stop", func() { pressed++ })
	plate.WithToolTip("Stop discovering")
	widgets.HandOnKeys(plate, func(key *fyne.KeyEvent) { passedOn = append(passedOn, key.Name) })
	test.Tap(plate)
	for _, name := range []fyne.KeyName{fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter} {
		widgetstest.TypeKey(plate, name)
	}
	if pressed != 4 || len(passedOn) > 0 {
		t.Errorf("pressed %d times of 4, passed on %v", pressed, passedOn)
	}
	widgetstest.TypeKey(plate, fyne.KeyEscape)
	if pressed != 4 || len(passedOn) != 1 || passedOn[0] != fyne.KeyEscape {
		t.Errorf("Esc: pressed %d, passed on %v", pressed, passedOn)
	}
	plate.TypedRune('x')
	plate.OnTap = nil
	widgets.HandOnKeys(plate, nil)
	widgetstest.TypeKey(plate, fyne.KeyEscape)
	widgetstest.TypeKey(plate, fyne.KeyReturn)
	test.Tap(plate)
	named := &widgets.Plate{Text: "Player 1", Detail: "0 points"}
	if label := named.AccessibilityLabel(); label != "Player 1, 0 points" {
		t.Errorf("a name and a number are run together: %q", label)
	}
	if plate.ToolTip() != "Stop discovering" || !strings.Contains(plate.AccessibilityLabel(), "Stop") {
		t.Errorf("it explains itself as %q and %q", plate.ToolTip(), plate.AccessibilityLabel())
	}
}

func TestPlateShowsWhatItIs(t *testing.T) {
	test.NewTempApp(t)
	for name, kind := range kinds {
		for _, colours := range []*look.Colours{&look.Light, &look.Dark} {
			plate := widgets.NewPlate(colours, kind, "Reveal", nil)
			bare := plate.MinSize()
			if least := float32(32); bare.Width < least || bare.Height < least {
				t.Errorf("%s: %v is hard to hit", name, bare)
			}
			plate.Detail = "23% bust"
			plate.Refresh()
			says := widgetstest.Draw(plate).Says()
			if !strings.Contains(says, "Reveal") || !strings.Contains(says, "23% bust") {
				t.Errorf("%s: it says %q", name, says)
			}
			if plate.MinSize().Height < bare.Height {
				t.Errorf("%s: with more to say it gets lower", name)
			}
			if widgetstest.Draw(plate).Edged(palette.Takeable) {
				t.Errorf("%s: it looks as if it had the focus", name)
			}
			plate.FocusGained()
			if !widgetstest.Draw(plate).Edged(palette.Takeable) {
				t.Errorf("%s: the focus is not seen", name)
			}
			plate.FocusLost()
			if widgetstest.Draw(plate).Edged(palette.Takeable) {
				t.Errorf("%s: the focus stays", name)
			}
			if cold := widgetstest.Draw(plate).Edged(palette.Danger); cold {
				t.Errorf("%s: it tells of danger", name)
			}
			plate.Warm = 1
			plate.Refresh()
			if !widgetstest.Draw(plate).Edged(palette.Danger) {
				t.Errorf("%s: its danger is not seen", name)
			}
			plate.Warm = 0
			plate.Text = strings.Repeat("a long word ", 6)
			plate.Refresh()
			if plate.MinSize().Width <= bare.Width {
				t.Errorf("%s: a long text gets no room", name)
			}
		}
	}
}

// Words on plates can be read, also under the pointer.
func TestPlateIsReadable(t *testing.T) {
	test.NewTempApp(t)
	for name, kind := range kinds {
		for dark, colours := range map[bool]*look.Colours{false: &look.Light, true: &look.Dark} {
			for _, hovered := range []bool{false, true} {
				plate := widgets.NewPlate(colours, kind, "Reveal", nil)
				plate.Detail = "23% bust"
				if hovered {
					plate.MouseIn(&desktop.MouseEvent{})
				}
				d := widgetstest.Draw(plate)
				ground := d.Grounds[len(d.Grounds)-1] // the body lies over its shade
				for _, text := range d.Texts {
					if k := palette.Contrast(text.Color, ground.FillColor); k < 4.5 {
						t.Errorf("%s, dark %v, under the pointer %v: %q has a contrast of %.2f",
							name, dark, hovered, text.Text, k)
					}
				}
				plate.MouseOut()
			}
		}
	}
}

// A symbol stands before the words, on the plate, whatever their length.
func TestPlateWithASymbol(t *testing.T) {
	test.NewTempApp(t)
	for _, text := range []string{"Hint", "Was jede Möglichkeit wert ist"} {
		plain := widgets.NewPlate(&look.Light, widgets.QuietPlate, text, nil)
		plate := widgets.NewPlate(&look.Light, widgets.QuietPlate, text, nil)
		symbol := canvas.NewRectangle(palette.Gold)
		symbol.SetMinSize(fyne.NewSquareSize(20))
		plate.Symbol = symbol
		if plate.MinSize().Width < plain.MinSize().Width+20 {
			t.Errorf("%q has no room for its symbol", text)
		}
		plate.Resize(plate.MinSize())
		words := visible.All[*canvas.Text](plate)[0]
		begin := words.Position().X + (words.Size().Width-words.MinSize().Width)/2
		if right := symbol.Position().X + symbol.Size().Width; symbol.Position().X < 4 || right > begin {
			t.Errorf("%q begins at %v, its symbol lies from %v to %v", text, begin, symbol.Position().X, right)
		}
	}
}

// Every text on a plate names its typeface: for one that does not, the toolkit reads all that the system has before the
// first window is there.
func TestPlateNamesItsTypefaces(t *testing.T) {
	test.NewTempApp(t)
	plate := widgets.NewPlate(&look.Light, widgets.CalmPlate, "Learn", func() {})
	plate.Detail = "Voyage, rules"
	texts := 0
	for _, object := range test.WidgetRenderer(plate).Objects() {
		if text, ok := object.(*canvas.Text); ok {
			if texts++; text.FontSource == nil {
				t.Errorf("%q has none", text.Text)
			}
		}
	}
	if texts != 2 {
		t.Errorf("it has %d texts", texts)
	}
}

// Of the shade under a plate only what shows is painted: its lower edge, with round corners that begin where those of the
// body do.
func TestPlatePaintsNoShadeThatIsHidden(t *testing.T) {
	test.NewTempApp(t)
	plate := widgets.NewPlate(&look.Light, widgets.CalmPlate, "Stop", nil)
	plate.Resize(fyne.NewSize(200, 90))
	objects := test.WidgetRenderer(plate).Objects()
	shade, body := objects[0].(*canvas.Rectangle), objects[1].(*canvas.Rectangle)
	bottom := func(r *canvas.Rectangle) float32 { return r.Position().Y + r.Size().Height }
	if bottom(shade) != 90 || shade.Size().Width != 200 {
		t.Errorf("the shade ends at %v and is %v wide", bottom(shade), shade.Size().Width)
	}
	if starts := shade.Position().Y + shade.CornerRadius; starts != bottom(body)-body.CornerRadius {
		t.Errorf("the shade is as wide as the plate from %v on, and the body to %v", starts, bottom(body)-body.CornerRadius)
	}
}
