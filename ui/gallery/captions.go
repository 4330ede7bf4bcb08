package gallery

import (
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/widgets"
)

// below is the line below a card or contract of this width, smaller where it would run into those
// beside it.
func (g *Gallery) below(text string, paint color.Color, width float32) *canvas.Text {
	line := widgets.Line(text, 13*g.by, paint)
	line.Alignment = fyne.TextAlignCenter
	if need := line.MinSize().Width; need > width {
		line.TextSize *= width / need
	}
	return line
}

// note is what there is to say of an enlarged card of this width, broken into lines; it grows with
// the card as the toolkit's own texts do not.
func (g *Gallery) note(text string, width float32) fyne.CanvasObject {
	lines := container.NewVBox()
	var line *canvas.Text
	for _, word := range strings.Fields(text) {
		if line != nil {
			before := line.Text
			line.Text += " " + word
			if line.MinSize().Width <= width {
				continue
			}
			line.Text = before
		}
		line = widgets.Line(word, 14*g.by, g.stage.Colours().Text)
		lines.Add(line)
	}
	return container.New(layout.NewCustomPaddedLayout(4*g.by, 0, 4, 4), lines)
}
