package scenery

import (
	"context"
	"image"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// flag is a flag of the start screen that waves: a part of the picture, laid over it, which waves run through.
type flag struct {
	*canvas.Image

	of    waving
	waves []image.Image
}

// waving is where a flag is in the picture, with all that it covers as it waves: its pole is at the right.
type waving struct{ x, y, width, height, far float64 }

// startFlags are those of the fort and of the ship.
var startFlags = []waving{{1594, 212, 52, 56, 3.5}, {1338, 346, 72, 66, 4.5}}

// A wave runs through a flag in so many pictures, each of which is seen for a while.
const (
	waves    = 8
	waveTime = 140 * time.Millisecond
)

// hoist has the flags wave from when they have been drawn.
func (i *Idle) hoist() {
	flags, size, dark := i.flags, i.size, i.stage.Dark
	full := within(mostPixels, i.stage.Pixels(size.Width), i.stage.Pixels(size.Height))
	drawn, places := make([][]image.Image, len(flags)), make([]image.Rectangle, len(flags))
	i.stage.Ahead(i.ctx, func(context.Context) {
		for n, f := range flags {
			drawn[n], places[n] = f.of.draw(full, dark)
		}
	}, func() {
		unit := size.Width / float32(full.X) // of the toolkit, for a pixel of the picture
		for n, f := range flags {
			f.waves = drawn[n]
			f.Move(fyne.NewPos(float32(places[n].Min.X)*unit, float32(places[n].Min.Y)*unit))
			f.Resize(fyne.NewSize(float32(places[n].Dx())*unit, float32(places[n].Dy())*unit))
		}
	})
}

// wave shows the flags as they are at a time.
func (i *Idle) wave() {
	for _, f := range i.flags {
		if f.waves == nil {
			continue
		}
		f.Image.Image, f.Hidden = f.waves[int(i.now/waveTime)%waves], false
		canvas.Refresh(f.Image)
	}
}

// draw draws a flag as it waves, and says which part of a picture of this size it is.
func (w waving) draw(full image.Point, evening bool) (all []image.Image, at image.Rectangle) {
	g := startGrid(float64(full.X), float64(full.Y))
	left, top := math.Floor(g.x+w.x*g.scale), math.Floor(g.y+w.y*g.scale)
	at = image.Rect(0, 0, int(w.width*g.scale), int(w.height*g.scale))
	part := image.NewRGBA(at)
	PaintHarbour(part, evening, g.x-left, g.y-top, g.scale)
	for n := range waves {
		all = append(all, waved(part, w.far*g.scale, float64(n)/waves))
	}
	return all, at.Add(image.Pt(int(left), int(top)))
}

// waved is a picture through which a wave runs to the left, so far up and down at most; at the edges and at the right
// everything stays in its place. along is how far the wave has come, from 0 to 1.
func waved(from *image.RGBA, far, along float64) *image.RGBA {
	size := from.Rect.Size()
	to := image.NewRGBA(from.Rect)
	for x := range size.X {
		part := float64(size.X-1-x) / float64(size.X) // from the pole
		swing := far * part * math.Sin(2*math.Pi*(1.1*part-along)) * min(float64(x)/3, 1)
		for y := range size.Y {
			edge := float64(min(y, size.Y-1-y)) / float64(size.Y) // from above or below
			row := float64(y) + swing*min(edge*6, 1)
			above := min(max(int(row), 0), size.Y-1)
			below, low := min(above+1, size.Y-1), row-float64(above)
			a, b, c := from.PixOffset(x, above), from.PixOffset(x, below), to.PixOffset(x, y)
			for k := range 4 {
				to.Pix[c+k] = uint8(float64(from.Pix[a+k])*(1-low) + float64(from.Pix[b+k])*low + 0.5)
			}
		}
	}
	return to
}
