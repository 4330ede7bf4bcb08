package widgets_test

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/look"
	"portroyal/ui/palette"
	"portroyal/ui/visible"
	"portroyal/ui/widgets"
)

// appearances are the colours of all themes.
var appearances = map[string]*look.Colours{
	"light": &look.Light, "dark": &look.Dark, "high contrast": &look.HighContrast,
}

// A ribbon is as long as its words, and they are on its band: so does every point round them.
func TestRibbonFitsItsWords(t *testing.T) {
	test.NewTempApp(t)
	for name, colours := range appearances {
		for _, text := range []string{"A", "Einstellungen", strings.Repeat("Your game is not over ", 4)} {
			for _, size := range []float32{14, 24, 58} {
				ribbon := widgets.NewTitle(colours, text, size)
				window := test.NewTempWindow(t, ribbon)
				window.SetPadded(false)
				window.Resize(ribbon.MinSize())
				picture, band := window.Canvas().Capture(), widgets.TitlePaints(colours).Band
				for _, line := range visible.All[*canvas.Text](ribbon) {
					from, to := visible.Ink(line)
					free := (to.Y - from.Y) * 0.16 // above capitals and below letters that hang down
					from.Y, to.Y = from.Y+free, to.Y-free
					for _, at := range []fyne.Position{from, to, {X: from.X, Y: to.Y}, {X: to.X, Y: from.Y}} {
						if got := color.NRGBAModel.Convert(picture.At(int(at.X), int(at.Y))); got != band {
							t.Errorf("%s, %q at %v: beside the words, at %v, it is %v", name, text, size, at, got)
						}
					}
				}
			}
		}
	}
}

// Words that are too long for their room become smaller, and are cut off at last.
func TestBandKeepsItsWordsIn(t *testing.T) {
	test.NewTempApp(t)
	const room = 120
	for text, whole := range map[string]bool{
		"Isabel": true, "Maximilian Albert": true, strings.Repeat("Maximilian ", 5): false,
	} {
		ribbon := widgets.NewBand(widgets.SeatPaints(0), 17, room, text)
		test.NewTempWindow(t, ribbon)
		for _, line := range visible.All[*canvas.Text](ribbon) {
			if wide := line.MinSize().Width; wide > room {
				t.Errorf("%q is %v wide", line.Text, wide)
			}
		}
		if (ribbon.Text() == text) != whole {
			t.Errorf("of %q there is %q", text, ribbon.Text())
		}
	}
}

// Words on ribbons can be read, in every theme and in the colour of every player.
func TestWordsOnRibbonsAreReadable(t *testing.T) {
	all := []widgets.RibbonPaints{}
	for _, colours := range appearances {
		all = append(all, widgets.TitlePaints(colours))
	}
	for seat := range palette.Seats {
		all = append(all, widgets.SeatPaints(seat))
	}
	for _, paints := range all {
		if contrast := palette.Contrast(paints.Text, paints.Band); contrast < 4.5 {
			t.Errorf("%v on %v: %.1f", paints.Text, paints.Band, contrast)
		}
	}
}
