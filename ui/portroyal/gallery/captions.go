package gallery

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/widgets"
)

// tag is the line below a card or contract of this width, on a piece of paper that is as long as it; smaller
// where it would be wider than the card.
func (g *Gallery) tag(text string, paint color.Color, width float32) fyne.CanvasObject {
	line := widgets.Line(text, 13*g.by, paint)
	line.Alignment = fyne.TextAlignCenter
	widgets.Shrink(line, width-12*g.by)
	ground := canvas.NewRectangle(g.stage.Colours().PanelRaised)
	ground.CornerRadius = 5 * g.by
	ground.StrokeColor, ground.StrokeWidth = g.stage.Colours().Edge, 1
	return container.NewCenter(widgets.Fixed(container.NewStack(ground, line),
		line.MinSize().Width+12*g.by, tagHeight*g.by))
}

// note is what there is to say of an enlarged card of this width, on a sheet of paper below it.
func (g *Gallery) note(text string, width float32) fyne.CanvasObject {
	c := g.stage.Colours()
	words := widgets.Paragraph(widgets.Line, text, 14*g.by, c.Text, width-20*g.by, 1, fyne.TextAlignLeading)
	return container.New(layout.NewCustomPaddedLayout(4*g.by, 0, widgets.FrameWidth, widgets.FrameWidth),
		widgets.NewSheet(c, g.by, 10*g.by, words))
}
