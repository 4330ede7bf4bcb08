package start

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// titleOf is the message with the words of a door.
func titleOf(door Door) words.ID { return words.ID(door.ID) }

// A tile in units, or as parts.
const (
	tileEdge   = 10   // round everything on it
	usualTile  = 230  // its shorter side
	mostOfTile = 1.35 // how much larger than usual words on a large tile are
	upright    = 0.95 // the height for a width of 1 from which the symbol is over the words
	vignette   = 0.46 // of the height of an upright tile, for the symbol
	beside     = 0.4  // of the width of any other
	leastWords = 168  // the room for words there
)

// tile is a door as a card: a symbol over the sea, what it is called, a sentence about it, and its figure. A tile that
// is wider than high has the symbol at the left.
func (r *Room) tile(door Door, size fyne.Size) *widgets.Tile {
	w, c := r.stage.Words, r.stage.Colours()
	by := r.by * min(max(min(size.Width, size.Height)/(usualTile*r.by), 0.9), mostOfTile)
	content := geometry.NewSheet()
	add := content.At
	edge := tileEdge * by
	picture := fyne.NewSize(size.Width-2*edge, size.Height*vignette)
	left, top, wide := edge, edge+picture.Height, size.Height < size.Width*upright
	if wide {
		picture = fyne.NewSize(min(size.Width*beside, size.Width-leastWords*by, size.Height-2*edge), size.Height-2*edge)
		left, top = edge+picture.Width, edge
	}
	r.picture(door.Symbol, picture, by, func(object fyne.CanvasObject, x, y, width, height float32) {
		add(object, edge+x, edge+y, width, height)
	})
	left += 8 * by
	room := size.Width - left - edge - 4*by
	figure, tag := r.figure(door, room, by)
	bottom := size.Height - edge - tag.MinSize().Height
	title := widgets.OneLine(widgets.Title, w.T(titleOf(door)), 21*by, c.Text, room, fyne.TextAlignCenter)
	if widgets.Title(w.T(titleOf(door)), 21*by, c.Text).MinSize().Width*0.8 > room {
		title = widgets.Paragraph(widgets.Title, w.T(titleOf(door)), 18*by, c.Text, room, 1, fyne.TextAlignCenter)
	}
	about := widgets.Paragraph(widgets.Line, w.T(door.About), 14*by, c.Text, room, 1, fyne.TextAlignCenter)
	high := title.MinSize().Height
	text := about.MinSize().Height
	if over := high + text + 4*by - (bottom - top); over > 0 { // long sentences in a small window
		about = widgets.Paragraph(widgets.Line, w.T(door.About), 12*by, c.Text, room, 1, fyne.TextAlignCenter)
		text = about.MinSize().Height
	}
	y := top + max((bottom-top-high-text-4*by)/2, 0)
	if !wide { // the titles of upright tiles are in one line
		y = min(y, top+14*by)
	}
	add(title, left, y, room, high)
	add(about, left, y+high+4*by, room, text)
	add(tag, left, bottom, room, tag.MinSize().Height)

	name := w.T(titleOf(door))
	if figure != "" {
		name += ", " + figure
	}
	return widgets.NewPaperTile(c, r.by, name, content.Container, door.Open).Opening(w.T(door.ID.Tip()))
}

// figure is what the door tells, and how that is shown in so much room; nothing takes no room.
func (r *Room) figure(door Door, room, by float32) (says string, shown fyne.CanvasObject) {
	c, edge := r.stage.Colours(), 8*by
	fits := func(line string) bool { // smaller, if it must be
		return widgets.BoldLine(line, 14*by*0.7, color.Black).MinSize().Width <= room-2*edge
	}
	if door.Detail != nil {
		says = door.Detail(r.stage.Words, fits)
	}
	if says == "" {
		return "", container.NewWithoutLayout()
	}
	ground := canvas.NewRectangle(c.Field)
	ground.CornerRadius = 6 * by
	line := widgets.OneLine(widgets.BoldLine, says, 14*by, c.Text, room-2*edge, fyne.TextAlignCenter)
	return says, container.NewStack(ground, container.New(layout.NewCustomPaddedLayout(5*by, 5*by, edge, edge), line))
}

// sky are the colours of the evening behind a symbol: of the sky from above down to the horizon, and of the sun.
type sky struct{ above, below, sun color.NRGBA }

var (
	byDay     = sky{palette.Hex(0x8dbfb2), palette.Hex(0xfbd59b), palette.Hex(0xfff0bd)}
	inEvening = sky{palette.Hex(0x353d68), palette.Hex(0xb26a62), palette.Hex(0xffc27a)}
)

// picture shows a symbol before the sun over the sea. High contrast leaves sky and sea away.
func (r *Room) picture(
	symbol string, size fyne.Size, by float32, add func(object fyne.CanvasObject, x, y, width, height float32),
) {
	c, light := r.stage.Colours(), byDay
	if r.stage.Dark {
		light = inEvening
	}
	short := min(size.Width, size.Height)
	middle := fyne.NewPos(size.Width/2, size.Height/2)
	square := func(object fyne.CanvasObject, of float32) {
		add(object, middle.X-short*of/2, middle.Y-short*of/2, short*of, short*of)
	}
	horizon := middle.Y + short*0.2
	if r.stage.HighContrast {
		add(canvas.NewRectangle(c.Sea), 0, 0, size.Width, size.Height)
		square(canvas.NewCircle(palette.Parchment), 0.92)
	} else {
		add(canvas.NewVerticalGradient(light.above, light.below), 0, 0, size.Width, horizon)
		square(canvas.NewCircle(palette.Fade(light.sun, 0.45)), 0.98)
		square(canvas.NewCircle(light.sun), 0.84)
		add(canvas.NewVerticalGradient(c.SeaEdge, c.Sea), 0, horizon, size.Width, size.Height-horizon)
		for i, wide := range []float32{0.7, 0.5, 0.36} { // the light of the sun on the water
			glint := canvas.NewRectangle(palette.Fade(light.sun, 0.55))
			glint.CornerRadius = by
			add(glint, middle.X-short*wide/2, horizon+float32(5+8*i)*by, short*wide, 2*by)
		}
	}
	square(r.stage.Symbol(symbol, short*0.64), 0.64)
	frame := canvas.NewRectangle(color.Transparent)
	frame.StrokeColor, frame.StrokeWidth = palette.Ink, 1.2*by
	add(frame, 0, 0, size.Width, size.Height)
}
