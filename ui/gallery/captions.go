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

// heading stands over cards that belong together: on a piece of paper in the middle of a rail as long as they are. The
// words are smaller where they would be longer.
func (g *Gallery) heading(text string, width float32) fyne.CanvasObject {
	c := g.stage.Colours()
	line := widgets.Title(text, 15*g.by, c.Text)
	widgets.Shrink(line, width-26*g.by)
	ground := canvas.NewRectangle(c.Panel)
	ground.CornerRadius = 13 * g.by
	ground.StrokeColor, ground.StrokeWidth = c.Edge, 1.5*g.by
	sign := container.NewStack(ground, container.NewCenter(line))
	return container.New(&rail{line.MinSize().Width + 26*g.by, g.by},
		canvas.NewRectangle(c.Panel), canvas.NewRectangle(c.Edge), sign)
}

// rail lays a heading out: a rail from end to end with an edge, and in its middle the sign, this wide.
type rail struct{ sign, by float32 }

// MinSize implements fyne.Layout.
func (r *rail) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(r.sign, 26*r.by) }

// Layout implements fyne.Layout.
func (r *rail) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	put := func(object fyne.CanvasObject, wide, high float32) {
		object.Resize(fyne.NewSize(wide, high))
		object.Move(fyne.NewPos((size.Width-wide)/2, (size.Height-high)/2))
	}
	put(objects[0], size.Width-4*r.by, 6*r.by)
	put(objects[1], size.Width-6*r.by, 3*r.by)
	put(objects[2], r.sign, size.Height)
}
