package draw

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"image"
	"runtime"
	"sync"
	"weak"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// Paint draws an SVG over a sheet, the left top corner of its grid at (x, y) in pixels, at so many pixels per unit. What
// has been read is not kept for long: this is for large pictures that are drawn once, and taken from the shelf after that,
// see [UseShelf]. It panics at an SVG that ReadDrawing would refuse.
func Paint(sheet *image.RGBA, svg []byte, x, y, scale float64) {
	PaintAll(sheet, []Layer{{SVG: svg, X: x, Y: y, Scale: scale}})
}

// Layer is one of several drawings that make a picture.
type Layer struct {
	SVG         []byte
	X, Y, Scale float64 // as for Paint
	// Before, if not nil, restores parts of the sheet to what they were at first, since the layers below have been painted
	// over them. It does nothing else: the shelf does not know about it.
	Before func()
}

// PaintAll paints one layer over the other. The shelf has all of them as one picture, which takes no longer than a
// single one of them.
func PaintAll(sheet *image.RGBA, layers []Layer) {
	painted(sheet, layers, func() {
		for _, l := range layers {
			if l.Before != nil {
				l.Before()
			}
			paintAnew(sheet, l.SVG, l.X, l.Y, l.Scale)
		}
	})
}

func paintAnew(sheet *image.RGBA, svg []byte, x, y, scale float64) {
	paint(sheet, lately(svg), x, y, scale)
}

// read are the drawings that were painted lately, by what their files hold: until the memory is collected, since several
// small pictures may show parts of the same one. Painting does not change them.
var read sync.Map // of [sha256.Size]byte to weak.Pointer[oksvg.SvgIcon]

// lately is the drawing in a file, read again only if it has not been lately.
func lately(svg []byte) *oksvg.SvgIcon {
	key := sha256.Sum256(svg)
	if known, ok := read.Load(key); ok {
		if parsed := known.(weak.Pointer[oksvg.SvgIcon]).Value(); parsed != nil {
			return parsed
		}
	}
	parsed, err := oksvg.ReadIconStream(bytes.NewReader(svg), oksvg.StrictErrorMode)
	if err != nil {
		panic(fmt.Sprintf("drawing: %v", err)) // embedded files are checked by a test
	}
	kept := weak.Make(parsed)
	read.Store(key, kept)
	runtime.AddCleanup(parsed, func(key [sha256.Size]byte) { read.CompareAndDelete(key, kept) }, key)
	return parsed
}

// stripPixels bounds the part of a sheet that is painted at a time: filling a path needs room for
// every pixel round it, twice, which for a whole window would be twice as much as the picture itself.
const stripPixels = 1 << 18

func paint(sheet *image.RGBA, svg *oksvg.SvgIcon, x, y, scale float64) {
	size := sheet.Bounds().Size()
	place := rasterx.Identity.Translate(x, y).Scale(scale, scale).Translate(-svg.ViewBox.X, -svg.ViewBox.Y)
	height := max(stripPixels/max(size.X, 1), 1)
	var reaches []reach // of each path, known after the first strip
	b := &reaching{}
	dasher := rasterx.NewDasher(size.X, size.Y, b)
	for top := 0; top < size.Y; top += height {
		strip := image.Rect(0, top, size.X, min(top+height, size.Y))
		b.sheet = sheet.SubImage(strip).(*image.RGBA)
		for i, path := range svg.SVGPaths {
			if top > 0 && !reaches[i].meets(strip) {
				continue
			}
			b.reach = reach{}
			path.LineWidth *= scale // oksvg applies transformations to points but not to the width of lines
			path.DrawTransformed(dasher, 1, place)
			if top == 0 {
				reaches = append(reaches, b.reach)
			}
		}
	}
}

// reaching is a brush that remembers how far down it has painted or would have.
type reaching struct {
	brush
	reach reach
}

func (r *reaching) Draw() {
	if len(r.points) > 0 {
		r.reach.add(r.extent.Min.Y.Floor(), r.extent.Max.Y.Ceil())
	}
	r.brush.Draw()
}

// reach is how far a path goes down a sheet.
type reach struct {
	top, bottom int
	known       bool
}

func (r *reach) add(top, bottom int) {
	if r.known {
		top, bottom = min(top, r.top), max(bottom, r.bottom)
	}
	*r = reach{top, bottom, true}
}

func (r reach) meets(strip image.Rectangle) bool {
	return r.known && r.top < strip.Max.Y && r.bottom > strip.Min.Y
}
