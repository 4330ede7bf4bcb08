package widgets

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// NewPanel puts content on a ground with a brass edge.
func NewPanel(colours *look.Colours, padding float32, content fyne.CanvasObject) *fyne.Container {
	ground := canvas.NewRectangle(colours.Panel)
	ground.CornerRadius = 10
	ground.StrokeColor, ground.StrokeWidth = colours.Edge, 1.5
	return container.NewStack(ground, padded(padding, content))
}

// NewRow puts content on the slightly raised ground of fields and list rows.
func NewRow(colours *look.Colours, padding float32, content fyne.CanvasObject) *fyne.Container {
	ground := canvas.NewRectangle(colours.PanelRaised)
	ground.CornerRadius = 8
	return container.NewStack(ground, padded(padding, content))
}

// padded leaves room round content.
func padded(room float32, content fyne.CanvasObject) *fyne.Container {
	return container.New(layout.NewCustomPaddedLayout(room, room, room, room), content)
}

// Title writes a line in the display face.
func Title(text string, size float32, paint color.Color) *canvas.Text {
	return written(text, size, paint, look.DisplayFont)
}

// Line writes a line in the text face.
func Line(text string, size float32, paint color.Color) *canvas.Text {
	return written(text, size, paint, look.TextFont)
}

// BoldLine writes a line in the bold text face.
func BoldLine(text string, size float32, paint color.Color) *canvas.Text {
	return written(text, size, paint, look.BoldFont)
}

// written names the typeface instead of leaving it to the theme: the toolkit then loads that one
// and not four others beside it.
func written(text string, size float32, paint color.Color, font fyne.Resource) *canvas.Text {
	line := canvas.NewText(text, paint)
	line.TextSize = size
	line.FontSource = font
	return line
}

// SeatColour is the colour of a player, counted from 0; it wraps round.
func SeatColour(index int) color.NRGBA {
	n := len(palette.Seats)
	return palette.Seats[(index%n+n)%n]
}

// NewMarker is the round mark in a player's colour.
func NewMarker(paint color.NRGBA, size float32) fyne.CanvasObject {
	mark := canvas.NewCircle(paint)
	mark.StrokeColor, mark.StrokeWidth = palette.Ink, 1.5
	return container.New(fixedSize{fyne.NewSize(size, size)}, mark)
}

// atLeast gives its objects all the room that there is, and asks for a size whatever they need.
type atLeast struct{ size fyne.Size }

func (l atLeast) MinSize([]fyne.CanvasObject) fyne.Size { return l.size }

func (l atLeast) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, object := range objects {
		object.Resize(size)
	}
}

// AtLeast gives objects, one over the other, all the room that there is, and asks for this size whatever they need.
func AtLeast(size fyne.Size, objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(atLeast{size}, objects...)
}

// fixedSize gives its objects one size, in the middle of what there is.
type fixedSize struct{ size fyne.Size }

func (f fixedSize) MinSize([]fyne.CanvasObject) fyne.Size { return f.size }

func (f fixedSize) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, object := range objects {
		object.Resize(f.size)
		object.Move(fyne.NewPos((size.Width-f.size.Width)/2, (size.Height-f.size.Height)/2))
	}
}

// Fixed gives an object one size, in the middle of what there is.
func Fixed(object fyne.CanvasObject, width, height float32) *fyne.Container {
	return container.New(fixedSize{fyne.NewSize(width, height)}, object)
}

// ScrollKeys lets the keys for up and down move what scrolls.
func ScrollKeys(scroll *container.Scroll) func(*fyne.KeyEvent) {
	by := func(way float32) {
		scroll.ScrollToOffset(scroll.Offset.AddXY(0, way))
	}
	return func(key *fyne.KeyEvent) {
		page := scroll.Size().Height * 0.85
		switch key.Name {
		case fyne.KeyUp:
			by(-48)
		case fyne.KeyDown:
			by(48)
		case fyne.KeyPageUp:
			by(-page)
		case fyne.KeyPageDown, fyne.KeySpace:
			by(page)
		}
	}
}

// ScrollTo scrolls as far as it must for a part of what scrolls to be seen.
func ScrollTo(scroll *container.Scroll, part fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	y := driver.AbsolutePositionForObject(part).Y - driver.AbsolutePositionForObject(scroll).Y
	const below = 40 // for everything below the part
	switch bottom := y + part.Size().Height + below; {
	case y < 0:
		scroll.ScrollToOffset(scroll.Offset.AddXY(0, y))
	case bottom > scroll.Size().Height:
		scroll.ScrollToOffset(scroll.Offset.AddXY(0, bottom-scroll.Size().Height))
	}
}

// NewHeading is a title with a symbol of this size in front of it and a line behind it, for a part of a sheet.
func NewHeading(
	colours *look.Colours, by float32, symbol fyne.CanvasObject, size float32, text string,
) fyne.CanvasObject {
	title := container.New(layout.NewCustomPaddedHBoxLayout(8*by), OnPaper(colours, symbol, size),
		container.NewCenter(Title(text, 18*by, colours.Text)), Fixed(layout.NewSpacer(), 2*by, 1))
	return container.NewBorder(nil, nil, title, nil, newRule(colours, by))
}

// newRule is a line from left to right, half way up the room that there is.
func newRule(colours *look.Colours, by float32) fyne.CanvasObject {
	rule := canvas.NewRectangle(palette.Fade(colours.Edge, 0.75))
	rule.SetMinSize(fyne.NewSize(0, 1.5*by))
	return container.New(layout.NewCustomPaddedVBoxLayout(0), layout.NewSpacer(), rule, layout.NewSpacer())
}

// OnPaper puts a drawing of this size on a light ground where the panels are dark: the outlines of drawings
// are dark as well.
func OnPaper(colours *look.Colours, picture fyne.CanvasObject, size float32) fyne.CanvasObject {
	if colours == &look.Light {
		return Fixed(picture, size, size)
	}
	ground := canvas.NewRectangle(palette.Parchment)
	ground.CornerRadius = size / 6
	return container.NewStack(Fixed(ground, size*1.16, size*1.16), Fixed(picture, size, size))
}
