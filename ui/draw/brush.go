package draw

import (
	"image"
	"image/color"
	"image/draw"
	"sync"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// brush fills paths on a picture. It works only within the bounds of each path: a picture is made
// of a hundred small shapes, and sweeping all of it for each would cost ten times as much.
type brush struct {
	sheet  draw.Image
	source image.Image
	points []stop
	extent fixed.Rectangle26_6
}

// filler fills one path after the other, on any picture.
type filler struct {
	vector.Rasterizer

	whole, broken int // the samples of either kind that there is room for, see reset
}

// fillers are shared by all brushes: one for itself would make room anew for every picture.
var fillers = sync.Pool{New: func() any { return &filler{} }}

type stop struct {
	at    fixed.Point26_6
	start bool
}

var _ rasterx.Scanner = (*brush)(nil)

// Start begins a contour.
func (b *brush) Start(at fixed.Point26_6) { b.add(at, true) }

// Line draws on to this point.
func (b *brush) Line(at fixed.Point26_6) { b.add(at, false) }

func (b *brush) add(at fixed.Point26_6, start bool) {
	if len(b.points) == 0 {
		b.extent = fixed.Rectangle26_6{Min: at, Max: at}
	}
	b.extent.Min.X = min(b.extent.Min.X, at.X)
	b.extent.Min.Y = min(b.extent.Min.Y, at.Y)
	b.extent.Max.X = max(b.extent.Max.X, at.X)
	b.extent.Max.Y = max(b.extent.Max.Y, at.Y)
	b.points = append(b.points, stop{at, start})
}

// Draw fills what has been outlined since Clear. Contours are not closed here: fills come closed,
// and the two edges of a line are separate open contours that close each other.
func (b *brush) Draw() {
	box := image.Rect(b.extent.Min.X.Floor(), b.extent.Min.Y.Floor(), b.extent.Max.X.Ceil(), b.extent.Max.Y.Ceil())
	box = box.Intersect(b.sheet.Bounds())
	if box.Empty() || len(b.points) == 0 {
		return
	}
	filler := fillers.Get().(*filler)
	defer fillers.Put(filler)
	filler.reset(box.Size(), b.sheet.Bounds().Size())
	for _, p := range b.points {
		x, y := float32(p.at.X)/64-float32(box.Min.X), float32(p.at.Y)/64-float32(box.Min.Y)
		if p.start {
			filler.MoveTo(x, y)
		} else {
			filler.LineTo(x, y)
		}
	}
	filler.Draw(b.sheet, box, b.source, box.Min)
}

// wholeBelow is the width and height up to which the rasteriser counts in whole numbers. For larger paths it also needs
// room for as many others.
const wholeBelow = 512

// reset readies the filler for a path of this size, on a sheet of another. Left to itself it would make room anew for every
// path that is larger than all before it, and leave behind many times as much as it needs in the end.
func (f *filler) reset(size, sheet image.Point) {
	n := size.X * size.Y
	most := sheet.X * sheet.Y
	if large := size.X > wholeBelow || size.Y > wholeBelow; large && n > f.broken {
		f.broken = max(n, min(2*f.broken, most))
		f.Reset(max(f.broken, wholeBelow+1), 1)
	}
	if n > f.whole {
		f.whole = max(n, min(2*f.whole, most))
		if rows := (f.whole + wholeBelow - 1) / wholeBelow; rows <= wholeBelow {
			f.Reset(wholeBelow, rows)
		}
	}
	f.Reset(size.X, size.Y)
}

// GetPathExtent gives the bounds of what has been outlined.
func (b *brush) GetPathExtent() fixed.Rectangle26_6 { return b.extent }

// SetBounds does nothing: the picture has its own.
func (b *brush) SetBounds(int, int) {}

// SetColor takes a colour or a gradient.
func (b *brush) SetColor(paint any) {
	switch paint := paint.(type) {
	case color.Color:
		b.source = image.NewUniform(paint)
	case rasterx.ColorFunc:
		b.source = gradient{paint}
	}
}

// SetWinding does nothing: the rasteriser knows only the nonzero rule, and our drawings keep to it.
func (b *brush) SetWinding(bool) {}

// Clear forgets the outline.
func (b *brush) Clear() { b.points = b.points[:0] }

// SetClip does nothing: clipping is by the edge of the picture.
func (b *brush) SetClip(image.Rectangle) {}

type gradient struct{ at rasterx.ColorFunc }

func (g gradient) ColorModel() color.Model { return color.RGBAModel }
func (g gradient) Bounds() image.Rectangle { return image.Rect(-1<<20, -1<<20, 1<<20, 1<<20) }
func (g gradient) At(x, y int) color.Color { return g.at(x, y) }
