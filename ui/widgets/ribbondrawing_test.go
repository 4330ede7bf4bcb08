package widgets

import (
	"testing"

	"fyne.io/fyne/v2/test"

	"portroyal/ui/draw/drawtest"
	"portroyal/ui/look"
)

// Ribbons are drawn as their drawings say, in all colours, at every size and width.
func TestRibbonsAreDrawnAsTheySay(t *testing.T) {
	test.NewTempApp(t)
	for _, colours := range []*look.Colours{&look.Light, &look.Dark, &look.HighContrast} {
		for _, size := range []float32{14, 58} {
			for _, ribbon := range []*Ribbon{
				NewTitle(colours, "A", size), NewBand(TitlePaints(colours), size, 200, "A"), NewBand(SeatPaints(3), size, 200, "A"),
			} {
				for _, fault := range drawtest.Faults([]byte(ribbon.svg(300))) {
					t.Errorf("size %v: %s", size, fault)
				}
			}
		}
	}
}
