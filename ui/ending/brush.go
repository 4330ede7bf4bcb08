package ending

import (
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/draw"
	"portroyal/ui/palette"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// OnSeat is the colour of text on a seat's colour; the contrast is at least 4.5:1 on all of them.
var OnSeat = palette.Hex(0x0a0705)

func fade(c color.NRGBA, opacity float64) color.NRGBA { return palette.Fade(c, opacity) }

// Player is somebody who has played.
type Player struct {
	Name   string
	Colour int // see widgets.SeatColour
}

// Brush draws the parts of the end of a game for a window of a size.
type Brush struct {
	Stage   *stage.Stage
	ended   string    // how the game has, in a sentence
	Size    fyne.Size // of the window
	Players []Player  // by seat

	Head   func(seat int, rim color.NRGBA, size float32) *canvas.Image // of a player, as a round picture with a rim
	Symbol func(name string, size float32) *canvas.Image               // of the game
	Badge  Badge                                                       // shows what a seat has come to
}

// Growth is how much larger than usual everything is drawn: it grows earlier with the window than other screens do,
// since everybody round the table should be able to see it.
func (b *Brush) Growth() float32 {
	return min(max(min(b.Size.Width/1400, b.Size.Height/860), 1), 2.6)
}

// Colour is that of a seat.
func (b *Brush) Colour(seat int) color.NRGBA { return widgets.SeatColour(b.Players[seat].Colour) }

// Name is what the player of a seat is called.
func (b *Brush) Name(seat int) string { return b.Players[seat].Name }

// HeadAt shows the head of a seat with its upper left corner at a place.
func (b *Brush) HeadAt(seat int, size float32, at fyne.Position) fyne.CanvasObject {
	return widgets.Placed(b.Head(seat, b.Colour(seat), size), at, fyne.NewSquareSize(size))
}

// In shows a symbol in the middle of a box, in this proportion of its size.
func (b *Brush) In(symbol string, at fyne.Position, box fyne.Size, part float32) fyne.CanvasObject {
	size := min(box.Width, box.Height) * part
	return widgets.Placed(b.Symbol(symbol, size), at.AddXY((box.Width-size)/2, (box.Height-size)/2), fyne.NewSquareSize(size))
}

// Bare is a container that leaves its objects where they are put.
func Bare(objects ...fyne.CanvasObject) *fyne.Container { return &fyne.Container{Objects: objects} }

// Group holds objects that belong together, each where it has been put in the window; the first is their ground.
func (b *Brush) Group(objects []fyne.CanvasObject) fyne.CanvasObject {
	return widgets.Placed(Bare(objects...), fyne.NewPos(0, 0), b.Size)
}

// Ribbon is a band in a colour, with a swallowtail at the right end, or at both with tails.
func (b *Brush) Ribbon(size fyne.Size, paint color.NRGBA, both bool) *canvas.Image {
	w, h, line := float64(size.Width), float64(size.Height), 2*float64(b.Growth())
	return b.Stage.Drawn(size, func(c *draw.Canvas) {
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

// Leading is the distance between two lines in the display face, in line heights.
const Leading = 0.86

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
			width, height = max(width, written.MinSize().Width), height+written.MinSize().Height*Leading
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

// Write centres lines in a box, one below the other.
func Write(lines []*canvas.Text, at fyne.Position, box fyne.Size, align fyne.TextAlign) (objects []fyne.CanvasObject) {
	var height float32
	for _, line := range lines {
		height += line.MinSize().Height * Leading
	}
	y := at.Y + (box.Height-height)/2
	for _, line := range lines {
		line.Alignment = align
		tall := line.MinSize().Height
		from := fyne.NewPos(at.X, y-tall*(1-Leading)/2)
		objects = append(objects, widgets.Placed(line, from, fyne.NewSize(box.Width, tall)))
		y += tall * Leading
	}
	return objects
}

// Title writes a text in the display face, centred in a box; see fitted and InFull.
func Title(text string, most, least float32, paint color.Color, at fyne.Position, box fyne.Size, align fyne.TextAlign,
) []fyne.CanvasObject {
	lines := fitted(text, most, least, paint, box)
	return append(Write(lines, at, box, align), InFull(text, lines, at, box)...)
}

// InLine writes a single line in a box, smaller if necessary; see InFull.
func InLine(write func(string, float32, color.Color) *canvas.Text, text string, size float32, paint color.Color,
	at fyne.Position, box fyne.Size, align fyne.TextAlign,
) fyne.CanvasObject {
	line := widgets.OneLine(write, text, size, paint, box.Width, align)
	tall := line.MinSize().Height
	shown := widgets.Placed(line, at.AddXY(0, (box.Height-tall)/2), fyne.NewSize(box.Width, tall))
	if tip := InFull(text, []*canvas.Text{line.Objects[0].(*canvas.Text)}, at, box); len(tip) > 0 {
		return Bare(append([]fyne.CanvasObject{shown}, tip...)...)
	}
	return shown
}

// InFull is a tooltip with the whole text for lines that show only its beginning, since names can be too long; it
// is nothing if they show all of it.
func InFull(text string, lines []*canvas.Text, at fyne.Position, box fyne.Size) []fyne.CanvasObject {
	var words []string
	for _, line := range lines {
		words = append(words, strings.Fields(line.Text)...)
	}
	if slices.Equal(words, strings.Fields(text)) {
		return nil
	}
	return []fyne.CanvasObject{widgets.Placed(widgets.NewTipped(text), at, box)}
}
