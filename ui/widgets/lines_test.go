package widgets_test

import (
	"image/color"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"portroyal/ui/widgets"
	"portroyal/ui/widgets/widgetstest"
)

func TestParagraphKeepsItsWidthAndItsWords(t *testing.T) {
	test.NewTempApp(t)
	const text = "Hat lieber ein Schiff in der Hand als zwei auf hoher See."
	for _, width := range []float32{90, 140, 200, 330, 1000} {
		for _, align := range []fyne.TextAlign{fyne.TextAlignLeading, fyne.TextAlignCenter} {
			d := widgetstest.Draw(widgets.Paragraph(widgets.Line, text, 13, color.Black, width, 1, align))
			if d.Says() != text {
				t.Errorf("%v: %q", width, d.Says())
			}
			if lines := len(widgets.Broken(widgets.Line, text, 13, width)); len(d.Texts) != lines {
				t.Errorf("%v: %d lines, want %d", width, len(d.Texts), lines)
			}
			for _, line := range d.Texts {
				if wide := line.MinSize().Width; wide > width {
					t.Errorf("%v: %q is %v wide", width, line.Text, wide)
				}
			}
			last := d.Texts[len(d.Texts)-1].Text
			if align == fyne.TextAlignCenter && len(d.Texts) > 1 && !strings.Contains(last, " ") {
				t.Errorf("%v: %q is left alone", width, last)
			}
		}
	}
	short := widgets.Paragraph(widgets.Line, "short", 13, color.Black, 300, 3, fyne.TextAlignCenter)
	if d := widgetstest.Draw(short); len(d.Texts) != 3 {
		t.Errorf("%d lines, want 3", len(d.Texts))
	}
}

func TestOneLineBecomesSmallerAndIsThenCutOff(t *testing.T) {
	test.NewTempApp(t)
	for text, cut := range map[string]bool{
		"Ann": false, "Maximiliane Dorothea": false, strings.Repeat("Maximiliane ", 6): true,
	} {
		box := widgets.OneLine(widgets.Title, text, 18, color.Black, 160, fyne.TextAlignCenter)
		line := widgetstest.Draw(box).Texts[0]
		if wide := line.MinSize().Width; wide > 160.5 {
			t.Errorf("%q is %v wide", line.Text, wide)
		}
		if got := strings.HasSuffix(line.Text, "\u2026"); got != cut || line.TextSize < 12 {
			t.Errorf("%q at %v", line.Text, line.TextSize)
		}
		if want := widgets.Title("A", 18, color.Black).MinSize().Height; box.MinSize().Height != want {
			t.Errorf("%q: %v high, want %v", text, box.MinSize().Height, want)
		}
	}
}
