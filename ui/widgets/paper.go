package widgets

import (
	"image"
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"portroyal/ui/look"
	"portroyal/ui/palette"
)

// Paper is a sheet of paper, drawn once at its pixel size: its edge is a little uneven and darker than the rest, and it
// throws a shadow to the right. It reaches a little beyond its own size, by PaperBleed, so that it covers the ground
// that the toolkit puts under overlays.
type Paper struct {
	widget.BaseWidget

	paints paperPaints
	by     float32 // how much larger than usual its edge is
}

// PaperBleed is how far the edge and the shadow of a sheet reach beyond it, in units of a window of usual
// size.
const PaperBleed = 8

// newGround makes a sheet in the colours of panels, so many times larger than usual.
func newGround(colours *look.Colours, by float32) *Paper {
	return newPaper(paperPaints{colours.Panel, colours.Edge, colours == &look.HighContrast}, by)
}

// newCard makes a sheet of the slightly raised paper of cards and tags.
func newCard(colours *look.Colours, by float32) *Paper {
	return newPaper(paperPaints{colours.PanelRaised, colours.Edge, colours == &look.HighContrast}, by)
}

func newPaper(paints paperPaints, by float32) *Paper {
	p := &Paper{paints: paints, by: max(by, 1)}
	p.ExtendBaseWidget(p)
	return p
}

// CreateRenderer implements fyne.Widget.
func (p *Paper) CreateRenderer() fyne.WidgetRenderer {
	bleed := PaperBleed * p.by
	raster := canvas.NewRaster(func(width, height int) image.Image {
		scale := float64(width) / float64(p.Size().Width+2*bleed)
		return p.paints.draw(width, height, scale*float64(p.by))
	})
	raster.ScaleMode = canvas.ImageScalePixels
	ground := container.New(bleeding{bleed}, raster)
	ground.Resize(p.Size()) // it may have been shown before, and its renderer let go of meanwhile
	return widget.NewSimpleRenderer(ground)
}

// bleeding gives its objects more than there is.
type bleeding struct{ by float32 }

func (bleeding) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (b bleeding) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	for _, object := range objects {
		object.Resize(size.AddWidthHeight(2*b.by, 2*b.by))
		object.Move(fyne.NewPos(-b.by, -b.by))
	}
}

// paperPaints are the colours of a sheet.
type paperPaints struct {
	paper, edge color.NRGBA
	plain       bool // nothing but a paper with an edge
}

// How a sheet looks, in units.
const (
	paperEdge                            = 1.5 // the line along it
	paperAged                            = 9   // how far in it is darker
	paperCorner                          = 5
	paperWave                            = 0.9 // how far its edge goes out and in
	shadowAcross, shadowDown, shadowSoft = 2.5, 3.5, 4.0
)

// draw draws a sheet at so many pixels per unit, with the room that it needs round it.
func (p paperPaints) draw(width, height int, scale float64) *image.RGBA {
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	o := p.outline(width, height, scale)
	edge := int((PaperBleed + paperAged + paperWave + 2) * scale)
	for y := range height {
		row := sheet.Pix[sheet.PixOffset(0, y):sheet.PixOffset(width, y)]
		from, to := width, width // what needs no looking at
		if y >= edge && y < height-edge && edge < width-edge {
			from, to = edge, width-edge
			inner := row[4*from : 4*to]
			inner[0], inner[1], inner[2], inner[3] = p.paper.R, p.paper.G, p.paper.B, 0xff
			for done := 4; done < len(inner); done *= 2 {
				copy(inner[done:], inner[:done])
			}
		}
		for x := 0; x < width; x++ {
			if x == from {
				x = to
			}
			if x < width {
				at := p.at(o, x, y)
				row[4*x], row[4*x+1], row[4*x+2], row[4*x+3] = at.R, at.G, at.B, at.A
			}
		}
	}
	return sheet
}

// at is the colour of a pixel near the edge of a sheet.
func (p paperPaints) at(o *outline, x, y int) color.RGBA {
	inside := o.inside(x, y)
	cover := min(max(inside*o.scale+0.5, 0), 1) // how much of the pixel is paper
	var shade float64
	if !p.plain && cover < 1 {
		deep := o.inside(x-int(shadowAcross*o.scale), y-int(shadowDown*o.scale))
		shade = 0.34 * min(max(deep/shadowSoft+0.6, 0), 1)
	}
	if cover == 0 && shade == 0 {
		return color.RGBA{}
	}
	paint := p.paper
	if !p.plain && inside < paperAged {
		age := 1 - inside/paperAged
		paint = palette.Mix(paint, p.edge, 0.22*age*age)
	}
	if line := min(max((paperEdge-inside)*o.scale+0.5, 0), 1); line > 0 {
		paint = palette.Mix(paint, p.edge, line)
	}
	part := func(v, dark uint8) uint8 {
		return uint8(float64(v)*cover + float64(dark)*shade*(1-cover) + 0.5)
	}
	ink := palette.Ink
	return color.RGBA{
		part(paint.R, ink.R), part(paint.G, ink.G), part(paint.B, ink.B), part(0xff, 0xff),
	}
}

// outline is where the edge of a sheet runs. The distances of its four sides from those of the picture, in
// units, are kept for each column or row of pixels: the edge is looked at for every pixel near it.
type outline struct {
	across, down             float64
	scale                    float64 // pixels per unit
	top, bottom, left, right []float64
}

func (p paperPaints) outline(width, height int, scale float64) *outline {
	side := func(pixels int, from float64) []float64 {
		const bleed = PaperBleed - 2 // so that it covers what has its own size
		line := make([]float64, pixels)
		for i := range line {
			line[i] = bleed
			if t := float64(i) / scale; !p.plain {
				line[i] -= paperWave * (0.6*math.Sin(t/17+from) + 0.4*math.Sin(t/6.3+2*from))
			}
		}
		return line
	}
	return &outline{
		across: float64(width) / scale, down: float64(height) / scale, scale: scale,
		top: side(width, 1.7), bottom: side(width, 5.1), left: side(height, 0.3), right: side(height, 4),
	}
}

// inside is how far within a sheet the middle of a pixel is, in units, negative outside.
func (o *outline) inside(x, y int) float64 {
	column, row := min(max(x, 0), len(o.top)-1), min(max(y, 0), len(o.left)-1)
	across, down := (float64(x)+0.5)/o.scale, (float64(y)+0.5)/o.scale
	h := min(across-o.left[row], o.across-o.right[row]-across)
	v := min(down-o.top[column], o.down-o.bottom[column]-down)
	if h < paperCorner && v < paperCorner {
		return paperCorner - math.Hypot(paperCorner-h, paperCorner-v)
	}
	return min(h, v)
}

// NewSheet puts content on a sheet of paper, with this much room round it.
func NewSheet(colours *look.Colours, by, padding float32, content fyne.CanvasObject) *fyne.Container {
	return container.NewStack(newGround(colours, by), padded(padding, content))
}

// NewTitledSheet is NewSheet with a ribbon across its upper edge, which reaches over it on all sides but
// below.
func NewTitledSheet(
	colours *look.Colours, by, padding float32, ribbon *Ribbon, content fyne.CanvasObject,
) *fyne.Container {
	return container.New(&titled{by, padding}, newGround(colours, by), ribbon, content)
}

// titled lays a sheet, its content and its ribbon out.
type titled struct{ by, padding float32 }

// above is how much of its height a ribbon reaches above its sheet.
const above = 0.5

func (l *titled) top(ribbon fyne.CanvasObject) float32 {
	return ribbon.MinSize().Height*(1-above) + max(l.padding*0.5, 4*l.by)
}

func (l *titled) MinSize(objects []fyne.CanvasObject) fyne.Size {
	ribbon, content := objects[1], objects[2].MinSize()
	width := max(content.Width+2*l.padding, ribbon.MinSize().Width+2*l.padding)
	return fyne.NewSize(width, l.top(ribbon)+content.Height+l.padding)
}

func (l *titled) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	ribbon, content := objects[1], objects[2]
	top, need := l.top(ribbon), ribbon.MinSize()
	objects[0].Resize(size)
	objects[0].Move(fyne.NewPos(0, 0))
	content.Resize(fyne.NewSize(size.Width-2*l.padding, size.Height-top-l.padding))
	content.Move(fyne.NewPos(l.padding, top))
	ribbon.Resize(need)
	ribbon.Move(fyne.NewPos((size.Width-need.Width)/2, -need.Height*above))
}
