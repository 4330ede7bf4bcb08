package widgets

import (
	"fmt"
	"image"
	"image/color"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/draw"
	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// Ribbon is a drawn ribbon with words on it, one line or a few, in the display face. Its picture is made once at its
// pixel size. It has swallow tails, or is bound round the thing under it.
type Ribbon struct {
	widget.BaseWidget

	paints RibbonPaints
	lines  []*canvas.Text
	bound  bool
	size   float32 // of the type
	room   float32 // for the words; 0 is as much as they need
}

// RibbonPaints are the colours of a ribbon: the band, what is written on it, and its outline.
type RibbonPaints struct{ Band, Text, Line color.NRGBA }

// titlePaints are the colours of the ribbon with the title of a screen.
func titlePaints(colours *look.Colours) RibbonPaints {
	if colours == &look.HighContrast {
		return RibbonPaints{colours.Panel, colours.Text, colours.Edge}
	}
	return RibbonPaints{palette.Umber, palette.Parchment, palette.Ink}
}

// SeatPaints are the colours of a ribbon in the colour of a player, counted from 0.
func SeatPaints(index int) RibbonPaints {
	band := SeatColour(index)
	for palette.Contrast(palette.Ink, band) < readable {
		band = palette.Mix(band, white, 0.05)
	}
	return RibbonPaints{band, palette.Ink, palette.Ink}
}

// readable is the contrast that words need at least.
const readable = 4.5

// NewTitle makes the ribbon with the title of a screen, as long as its words at this type size.
func NewTitle(colours *look.Colours, text string, size float32) *Ribbon {
	return newRibbon(titlePaints(colours), false, size, 0, text)
}

// leastTitle is how much smaller than meant a title becomes at most where it has little room.
const leastTitle = 0.6

// NewTitleWithin is NewTitle with this much room. Where that is too little it becomes smaller, and is hidden before nobody
// can read it.
func NewTitleWithin(colours *look.Colours, text string, size, room float32) *Ribbon {
	title := NewTitle(colours, text, size)
	if wide := title.MinSize().Width; wide > room {
		title = NewTitle(colours, text, size*max(leastTitle, room/wide))
		title.Hidden = title.MinSize().Width > room
	}
	return title
}

// NewSeatTitle is NewTitle in the colour of a player, counted from 0.
func NewSeatTitle(index int, text string, size float32) *Ribbon {
	return newRibbon(SeatPaints(index), false, size, 0, text)
}

// NewBand makes a ribbon that is bound round something and has this much room for its words in each line.
// They become smaller, or are cut off, where that is too little; see Broken for the lines.
func NewBand(paints RibbonPaints, size, room float32, lines ...string) *Ribbon {
	return newRibbon(paints, true, size, room, lines...)
}

func newRibbon(paints RibbonPaints, bound bool, size, room float32, lines ...string) *Ribbon {
	r := &Ribbon{paints: paints, bound: bound, size: size, room: room}
	for _, line := range lines {
		text := Title(line, size, paints.Text)
		text.Alignment = fyne.TextAlignCenter
		if room > 0 {
			narrow(text, room)
		}
		r.lines = append(r.lines, text)
	}
	r.ExtendBaseWidget(r)
	return r
}

// Text is what is written on the ribbon.
func (r *Ribbon) Text() string {
	var lines []string
	for _, line := range r.lines {
		lines = append(lines, line.Text)
	}
	return strings.TrimSpace(strings.Join(lines, " "))
}

// repaint gives the ribbon other colours.
func (r *Ribbon) repaint(paints RibbonPaints) {
	if r.paints == paints {
		return
	}
	r.paints = paints
	for _, line := range r.lines {
		line.Color = paints.Text
	}
	r.Refresh()
}

// The parts of a ribbon, in parts of its type size.
const (
	ribbonLine = 1.22 // a line of words
	ribbonRise = 0.22 // above and below the lines
	ribbonDrop = 0.24 // how much lower the tails hang, or how far the folds of a bound one
	ribbonTail = 1.3  // how long a tail is that can be seen
	ribbonFold = 0.5  // how far a tail goes on behind the band
	ribbonEnd  = 0.75 // between the words and the end of the band
	ribbonOver = 0.22 // how far a bound ribbon reaches over what it is bound round
)

// band is the height of the band.
func (r *Ribbon) band() float32 {
	return r.size * (ribbonLine*float32(len(r.lines)) + 2*ribbonRise)
}

// MinSize implements fyne.CanvasObject.
func (r *Ribbon) MinSize() fyne.Size {
	width := r.room
	if width == 0 {
		for _, line := range r.lines {
			width = max(width, line.MinSize().Width)
		}
		width += 2 * r.size * ribbonEnd
	}
	if !r.bound {
		width += 2 * r.size * ribbonTail
	}
	return fyne.NewSize(width, r.band()+r.size*ribbonDrop)
}

// AccessibilityLabel implements fyne.Accessible.
func (r *Ribbon) AccessibilityLabel() string { return r.Text() }

// AccessibilityRole implements fyne.Accessible.
func (r *Ribbon) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer implements fyne.Widget.
func (r *Ribbon) CreateRenderer() fyne.WidgetRenderer {
	picture := canvas.NewRaster(r.draw)
	picture.ScaleMode = canvas.ImageScalePixels
	return &ribbonRenderer{r, picture}
}

type ribbonRenderer struct {
	ribbon  *Ribbon
	picture *canvas.Raster
}

func (*ribbonRenderer) Destroy() {}

func (r *ribbonRenderer) MinSize() fyne.Size { return r.ribbon.MinSize() }

func (r *ribbonRenderer) Objects() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{r.picture}
	for _, line := range r.ribbon.lines {
		objects = append(objects, line)
	}
	return objects
}

func (r *ribbonRenderer) Layout(size fyne.Size) {
	over := r.ribbon.over()
	r.picture.Resize(size.AddWidthHeight(2*over, 0))
	r.picture.Move(fyne.NewPos(-over, 0))
	high := r.ribbon.size * ribbonLine
	for i, line := range r.ribbon.lines {
		line.Resize(fyne.NewSize(size.Width, high))
		line.Move(fyne.NewPos(0, r.ribbon.size*ribbonRise+float32(i)*high))
	}
}

func (r *ribbonRenderer) Refresh() {
	for _, object := range r.Objects() {
		canvas.Refresh(object)
	}
}

// over is how far the picture reaches beyond the ribbon's own size on either side.
func (r *Ribbon) over() float32 {
	if r.bound {
		return r.size * ribbonOver
	}
	return 0
}

// draw draws the ribbon at a size in pixels.
func (r *Ribbon) draw(width, height int) image.Image {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	if r.Size().Width == 0 {
		return sheet
	}
	across := float64(r.Size().Width + 2*r.over())
	draw.Paint(sheet, []byte(r.svg(across)), 0, 0, float64(width)/across)
	return sheet
}

// svg is the drawing of the ribbon, so many units wide.
func (r *Ribbon) svg(across float64) string {
	size, band := float64(r.size), float64(r.band())
	line := max(size*0.085, 1.2)
	edge, low := line/2, size*ribbonDrop
	dark, darker := palette.Mix(r.paints.Band, palette.Ink, 0.28), palette.Mix(r.paints.Band, palette.Ink, 0.55)
	light := palette.Mix(r.paints.Band, palette.Hex(0xfff4d6), 0.3)
	if r.paints.Line != palette.Ink { // high contrast has no shades
		dark, darker, light = r.paints.Band, r.paints.Band, r.paints.Band
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.2f %.2f">`, across, band+low)
	path := func(fill, stroke color.NRGBA, d string, at ...any) {
		fmt.Fprintf(&b, `<path fill="%s" stroke="%s" stroke-width="%.2f" stroke-linejoin="round" d="`,
			digits(fill), digits(stroke), line)
		fmt.Fprintf(&b, d, at...)
		b.WriteString(`"/>`)
	}
	from := edge // where the band begins
	for _, side := range []bool{true, false} {
		x := func(x float64) float64 { // mirrored on the right
			if side {
				return x
			}
			return across - x
		}
		if r.bound {
			over := size * ribbonOver
			path(darker, r.paints.Line, "M%.2f %.2f L%.2f %.2f L%.2f %.2f Z", x(edge), band-edge,
				x(over+edge), band-edge, x(over+edge), band+low-edge)
			continue
		}
		tail := size * ribbonTail
		from = tail
		path(dark, r.paints.Line, "M%.2f %.2f L%.2f %.2f L%.2f %.2f L%.2f %.2f L%.2f %.2f Z",
			x(edge), low+edge, x(tail+size*ribbonFold), low+edge, x(tail+size*ribbonFold), band+low-edge,
			x(edge), band+low-edge, x(size*0.62), low+band/2)
		path(darker, r.paints.Line, "M%.2f %.2f L%.2f %.2f L%.2f %.2f Z", x(tail), band-edge,
			x(tail+size*ribbonFold), band-edge, x(tail+size*ribbonFold), band+low-edge)
	}
	path(r.paints.Band, r.paints.Line, "M%.2f %.2f L%.2f %.2f L%.2f %.2f L%.2f %.2f Z",
		from, edge, across-from, edge, across-from, band-edge, from, band-edge)
	inset := line * 1.6
	fmt.Fprintf(&b, `<path fill="none" stroke="%s" stroke-width="%.2f" stroke-opacity="0.8" d="M%.2f %.2f L%.2f %.2f"/>`,
		digits(light), line*0.8, from+inset, edge+inset, across-from-inset, edge+inset)
	fmt.Fprintf(&b, `<path fill="none" stroke="%s" stroke-width="%.2f" stroke-opacity="0.8" d="M%.2f %.2f L%.2f %.2f"/>`,
		digits(dark), line*0.8, from+inset, band-edge-inset, across-from-inset, band-edge-inset)
	b.WriteString(`</svg>`)
	return b.String()
}

// digits writes an opaque colour as drawings do.
func digits(c color.NRGBA) string { return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B) }
