package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/look"
)

// NewSlip is a slip of paper with a heading and lines of text beside a point of a chart, within a room of this size whose
// upper left corner is the origin. A strip in a colour says whose it is.
func NewSlip(
	colours *look.Colours, by float32, strip color.NRGBA, head string, lines []string, at fyne.Position, room fyne.Size,
) []fyne.CanvasObject {
	in := 8 * by
	wide := room.Width*0.52 - 2*in
	var texts []*canvas.Text
	tell := func(write writer, text string, size float32) {
		for _, line := range Balanced(write, text, size, wide) {
			written := write(line, size, colours.Text)
			Shorten(written, wide) // a single long word, such as a name
			texts = append(texts, written)
		}
	}
	tell(BoldLine, head, 14*by)
	for _, line := range lines {
		tell(Line, line, 13*by)
	}
	var size fyne.Size
	for _, line := range texts {
		need := line.MinSize()
		size.Width, size.Height = max(size.Width, need.Width), size.Height+need.Height
	}
	size = size.AddWidthHeight(2*in, 1.4*in)
	corner := at.AddXY(14*by, -size.Height/2)
	if at.X > room.Width/2 {
		corner.X = at.X - 14*by - size.Width
	}
	corner.X = max(min(corner.X, room.Width-size.Width), 0)
	corner.Y = max(min(corner.Y, room.Height-size.Height), 0)
	paper := canvas.NewRectangle(colours.PanelRaised)
	paper.CornerRadius = 6 * by
	paper.StrokeColor, paper.StrokeWidth = colours.Edge, 1.5*by
	band := canvas.NewRectangle(strip)
	band.CornerRadius = 2 * by
	objects := []fyne.CanvasObject{
		Placed(paper, corner, size),
		Placed(band, corner.AddXY(3*by, 5*by), fyne.NewSize(3*by, size.Height-10*by)),
	}
	y := corner.Y + 0.7*in
	for _, line := range texts {
		need := line.MinSize()
		objects = append(objects, Placed(line, fyne.NewPos(corner.X+in+2*by, y), need))
		y += need.Height
	}
	return objects
}
