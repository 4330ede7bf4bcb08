package ending

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
)

// nothing is a colour that the toolkit does not paint.
var nothing = color.Transparent

// onSeat is the colour of text on a seat's colour; the contrast is at least 4.5:1 on all of them.
var onSeat = palette.Hex(0x0a0705)

func fade(c color.NRGBA, opacity float64) color.NRGBA { return palette.Fade(c, opacity) }

func (e *Ending) colour(seat int) color.NRGBA { return e.seats[seat].Colour }

func (e *Ending) name(seat int) string { return e.seats[seat].Name }

// head shows the head of a seat with its upper left corner at a place.
func (e *Ending) head(seat int, size float32, at fyne.Position) fyne.CanvasObject {
	return widgets.Placed(e.stage.SeatHead(seat, e.colour(seat), size), at, fyne.NewSquareSize(size))
}

// ribbon is a band in a colour, with a swallowtail at the right end, or at both with tails.
func (e *Ending) ribbon(size fyne.Size, paint color.NRGBA, both bool) *canvas.Image {
	w, h, line := float64(size.Width), float64(size.Height), 2*float64(e.growth())
	return e.stage.Drawn(size, func(c *draw.Canvas) {
		in, cut := line/2, h*0.32
		left := []float64{in, h - in, in, in}
		if both {
			left = []float64{in, h - in, in + cut, h / 2, in, in}
		}
		band := draw.Polygon(append(left, w-in, in, w-in-cut, h/2, w-in, h-in)...)
		c.Fill(band, paint)
		edge := func(y float64) (left, right float64) { // of the band at a height
			notch := cut * (1 - max(y/h-0.5, 0.5-y/h)*2)
			if both {
				left = notch
			}
			return left + in, w - in - notch
		}
		strip := func(top, bottom float64, paint color.NRGBA) {
			l0, r0 := edge(top)
			l1, r1 := edge(bottom)
			c.Fill(draw.Polygon(l0, top, r0, top, r1, bottom, l1, bottom), paint)
		}
		strip(h*0.82, h-in, fade(palette.Ink, 0.16))
		strip(in, h*0.1, fade(palette.Hex(0xfff4d6), 0.42))
		c.Stroke(band, line, palette.Ink)
	})
}

// leading is the distance between two lines in the display face, in line heights.
const leading = 0.86

// fitted writes a text in the display face as large as fits a box: in one line, or in two of about equal length
// where one would be much smaller.
func fitted(text string, most, least float32, paint color.Color, box fyne.Size) []*canvas.Text {
	const much = 0.75
	for size := most; size >= most*much; size -= 0.5 {
		if line := widgets.Title(text, size, paint); line.MinSize().Width <= box.Width {
			return []*canvas.Text{line}
		}
	}
	var lines []*canvas.Text
	for size := most; size >= least; size -= 0.5 {
		lines = nil
		var width, height float32
		for _, line := range widgets.Balanced(widgets.Title, text, size, box.Width) {
			written := widgets.Title(line, size, paint)
			lines = append(lines, written)
			width, height = max(width, written.MinSize().Width), height+written.MinSize().Height*leading
		}
		if width <= box.Width && height <= box.Height && len(lines) <= 2 {
			break
		}
	}
	if len(lines) > 2 {
		lines = lines[:2]
	}
	for _, line := range lines {
		widgets.Shorten(line, box.Width)
	}
	return lines
}

// write centres lines in a box, one below the other.
func write(lines []*canvas.Text, at fyne.Position, box fyne.Size, align fyne.TextAlign) (objects []fyne.CanvasObject) {
	var height float32
	for _, line := range lines {
		height += line.MinSize().Height * leading
	}
	y := at.Y + (box.Height-height)/2
	for _, line := range lines {
		line.Alignment = align
		tall := line.MinSize().Height
		from := fyne.NewPos(at.X, y-tall*(1-leading)/2)
		objects = append(objects, widgets.Placed(line, from, fyne.NewSize(box.Width, tall)))
		y += tall * leading
	}
	return objects
}

// title writes a text in the display face, centred in a box; see fitted and inFull.
func title(text string, most, least float32, paint color.Color, at fyne.Position, box fyne.Size, align fyne.TextAlign,
) []fyne.CanvasObject {
	lines := fitted(text, most, least, paint, box)
	return append(write(lines, at, box, align), inFull(text, lines, at, box)...)
}

// inLine writes a single line in a box, smaller if necessary; see inFull.
func inLine(write func(string, float32, color.Color) *canvas.Text, text string, size float32, paint color.Color,
	at fyne.Position, box fyne.Size, align fyne.TextAlign,
) fyne.CanvasObject {
	line := widgets.OneLine(write, text, size, paint, box.Width, align)
	tall := line.MinSize().Height
	shown := widgets.Placed(line, at.AddXY(0, (box.Height-tall)/2), fyne.NewSize(box.Width, tall))
	if tip := inFull(text, []*canvas.Text{line.Objects[0].(*canvas.Text)}, at, box); len(tip) > 0 {
		return newBare(append([]fyne.CanvasObject{shown}, tip...)...)
	}
	return shown
}

// inFull is a tooltip with the whole text for lines that show only its beginning, since names can be too long; it
// is nothing if they show all of it.
func inFull(text string, lines []*canvas.Text, at fyne.Position, box fyne.Size) []fyne.CanvasObject {
	var words []string
	for _, line := range lines {
		words = append(words, strings.Fields(line.Text)...)
	}
	if slices.Equal(words, strings.Fields(text)) {
		return nil
	}
	return []fyne.CanvasObject{widgets.Placed(widgets.NewTipped(text), at, box)}
}
