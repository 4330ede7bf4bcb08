// Package scenery shows the large pictures behind the screens. They are drawn once for a size of
// the window, on a goroutine of their own, and the window waits for them no longer than [stage.Patience].
package scenery

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/draw"
	"portroyal/ui/stage"
)

// mostPixels is the number of pixels of a picture at most: in windows larger than 1920 × 1200 it is
// stretched.
const mostPixels = 1920 * 1200

// Backdrop is a picture that fills its place. A screen comes up with it, unless that takes too long. Until it has been drawn,
// and while its size changes, it shows what there was stretched, or a small copy, and before that nothing.
//
// The toolkit keeps what it shows as a texture. A picture of the whole window is large, so it is
// let go once the toolkit has it, and drawn again should the toolkit ask for it again.
type Backdrop struct {
	// Drawn, if set, is called on the toolkit's goroutine each time the picture has been drawn and is about to be
	// shown.
	Drawn func()

	raster *canvas.Raster
	shown  *fyne.Container
	stage  *stage.Stage
	ctx    context.Context
	draw   func(width, height int) *image.RGBA

	ready  *image.RGBA // drawn and not shown yet
	held   *image.RGBA // shown last, for the time until the next is ready, where it is quickly drawn
	small  *image.RGBA // a copy for the time until the next is ready
	next   drawing     // how it was drawn
	had    drawing     // how what the toolkit has had last was drawn
	wanted image.Point
	turn   int     // counts what was to be drawn
	coming *coming // nil while nothing is drawn
	open   bool    // the toolkit has asked for it since the screen has come up
	left   bool    // nobody looks at it any more
	under  []fyne.CanvasObject
}

// drawing is how a picture was drawn.
type drawing struct {
	draw  func(width, height int) *image.RGBA
	size  image.Point
	turn  int
	quick bool // it will be there soon, as from a shelf
}

// coming is a picture that is being drawn.
type coming struct {
	drawing
	picture, small *image.RGBA
	drawn          chan struct{} // closed once they are
}

// redrawn is the picture.
func (d *drawing) redrawn() *image.RGBA { return d.draw(d.size.X, d.size.Y) }

// NewBackdrop makes a backdrop of what draw draws, which is called on another goroutine. ctx is
// done when nobody wants to see it any more.
func NewBackdrop(ctx context.Context, s *stage.Stage, draw func(width, height int) *image.RGBA) *Backdrop {
	b := &Backdrop{stage: s, ctx: ctx, draw: draw}
	b.raster = canvas.NewRaster(b.picture)
	b.shown = container.New(frame{b}, b.raster)
	return b
}

// frame lays the picture out where it is on a screen. Once it has a size it is drawn, and not only when it is to be shown.
type frame struct{ *Backdrop }

// MinSize implements fyne.Layout.
func (f frame) MinSize([]fyne.CanvasObject) (none fyne.Size) { return none }

// Layout implements fyne.Layout.
func (f frame) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	f.raster.Resize(size)
	if !size.IsZero() {
		f.prepare(f.stage.Pixels(size.Width), f.stage.Pixels(size.Height))
	}
}

// Cover names an object under the picture that cannot be seen any more once there is a small copy of it: painting both in
// every frame would take as long again.
func (b *Backdrop) Cover(under ...fyne.CanvasObject) { b.under = under }

// Object is what the window shows.
func (b *Backdrop) Object() fyne.CanvasObject { return b.shown }

var nothing = image.NewUniform(color.Transparent)

// Redraw has the picture drawn anew by draw, as before on another goroutine; the old one is shown
// until then.
func (b *Backdrop) Redraw(draw func(width, height int) *image.RGBA) {
	b.draw, b.ready = draw, nil
	b.turn++
	if !b.stage.OnDemand {
		b.order() // what is shown stays until it is ready
	}
}

// prepare has the picture drawn for a place of so many pixels before the toolkit asks for it, as while a screen is made: that
// takes as long as the drawing, on another processor. It does nothing where there is a picture already, or one is being drawn.
func (b *Backdrop) prepare(width, height int) {
	if b.small != nil || b.coming != nil || b.stage.OnDemand {
		return
	}
	b.wanted = within(mostPixels, width, height)
	b.order()
}

// DrawNow has the picture drawn for a place of so many pixels before it returns: for a picture of the whole screen,
// which cannot wait.
func (b *Backdrop) DrawNow(width, height int) {
	b.wanted = within(mostPixels, width, height)
	b.next = drawing{draw: b.draw, size: b.wanted, turn: b.turn}
	b.ready = b.draw(b.wanted.X, b.wanted.Y)
}

// Leave lets go of the picture, since the screen has been left: of what the toolkit has not asked for yet, which
// would be kept for as long as other screens are shown, and of the texture. It is drawn anew when the
// toolkit asks again.
func (b *Backdrop) Leave() {
	b.open, b.left, b.ready, b.held = false, true, nil, nil
	canvas.Refresh(b.raster) // the toolkit gives its texture back before it paints what comes
}

// picture hands the toolkit what there is to show, and has drawn what there is not.
func (b *Backdrop) picture(width, height int) image.Image {
	b.wanted = within(mostPixels, width, height)
	opens := !b.open
	b.open, b.left = true, false
	same := b.had.size == b.wanted && b.had.turn == b.turn
	switch {
	case b.fits():
	case b.had.quick && same: // the toolkit lets go of all that is on a screen which is made anew
		b.next, b.ready = b.had, b.had.redrawn()
	default:
		if b.order(); opens {
			b.wait()
		}
		if b.had.quick && b.held == nil && !b.fits() {
			b.held = b.had.redrawn()
		}
	}
	// Looking up single pixels takes half as long as mixing them, in every frame.
	b.raster.ScaleMode = canvas.ImageScaleFastest
	switch {
	case b.fits():
		if b.wanted == image.Pt(width, height) {
			b.raster.ScaleMode = canvas.ImageScalePixels
		}
		picture := b.ready
		b.ready, b.held, b.had = nil, nil, b.next
		return picture
	case b.held != nil:
		return b.held
	case b.small != nil:
		return b.small
	}
	return nothing
}

// fits reports whether a picture of the size that is wanted is ready.
func (b *Backdrop) fits() bool { return b.ready != nil && b.ready.Rect.Max == b.wanted }

// coarse is how much smaller the small copy is.
const coarse = 8

// soon is how long a picture takes at most that is drawn anew whenever the toolkit asks for it: one that is on the shelf is
// there sooner.
const soon = 40 * time.Millisecond

// order has the picture drawn at the size that is wanted, and once more if another is wanted by then.
func (b *Backdrop) order() {
	if b.coming != nil || b.wanted.X <= 0 || b.wanted.Y <= 0 {
		return
	}
	c := &coming{drawing: drawing{draw: b.draw, size: b.wanted, turn: b.turn}, drawn: make(chan struct{})}
	b.coming = c
	b.stage.Think(b.ctx, func(context.Context) {
		defer close(c.drawn)
		begun := time.Now()
		c.picture = c.redrawn()
		c.quick = time.Since(begun) < soon || draw.Shelved() // where it is by now
		c.small = shrunk(c.picture)
	}, func() {
		if b.coming == c {
			b.arrives()
			b.show()
		}
	})
	if b.small == nil {
		b.bridge(c)
	}
}

// arrives takes over what has been drawn.
func (b *Backdrop) arrives() {
	c := b.coming
	b.coming, b.small = nil, c.small
	switch {
	case b.left:
	case b.wanted != c.size || b.turn != c.turn:
		b.order()
	default:
		b.next, b.ready = c.drawing, c.picture
		if b.Drawn != nil {
			b.Drawn()
		}
	}
}

// wait gives a picture that is being drawn the time until it would be late.
func (b *Backdrop) wait() {
	if c := b.coming; c != nil && b.stage.Await(c.drawn) && b.coming == c {
		b.arrives()
		b.cover()
	}
}

// bridge has a small copy drawn if the picture is late.
func (b *Backdrop) bridge(c *coming) {
	var small *image.RGBA
	b.stage.Think(b.ctx, func(ctx context.Context) {
		late := time.NewTimer(stage.Patience)
		defer late.Stop()
		select {
		case <-c.drawn:
		case <-ctx.Done():
		case <-late.C:
			small = c.draw(max(c.size.X/coarse, 1), max(c.size.Y/coarse, 1))
		}
	}, func() {
		if b.small == nil && small != nil {
			b.small = small
			b.show()
		}
	})
}

// show has the toolkit ask for what there is now, which covers what is under it.
func (b *Backdrop) show() {
	if b.left {
		return
	}
	b.cover()
	canvas.Refresh(b.raster)
}

func (b *Backdrop) cover() {
	for _, object := range b.under {
		object.Hide()
	}
}

// within is a size of the same shape with at most so many pixels.
func within(most, width, height int) image.Point {
	if pixels := width * height; most < pixels {
		by := math.Sqrt(float64(most) / float64(pixels))
		return image.Pt(max(int(float64(width)*by), 1), max(int(float64(height)*by), 1))
	}
	return image.Pt(width, height)
}

// shrunk is a small copy of a picture.
func shrunk(from *image.RGBA) *image.RGBA {
	const by = coarse
	size := from.Rect.Size().Div(by)
	to := image.NewRGBA(image.Rect(0, 0, max(size.X, 1), max(size.Y, 1)))
	for y := range size.Y {
		for x := range size.X {
			var sum [4]int
			for dy := range by {
				at := from.PixOffset(x*by, y*by+dy)
				for i, v := range from.Pix[at : at+4*by] {
					sum[i%4] += int(v)
				}
			}
			for i, v := range sum {
				to.Pix[to.PixOffset(x, y)+i] = uint8(v / (by * by))
			}
		}
	}
	return to
}

// tinted is a drawing with each of its colours, written as six digits, replaced.
func tinted(svg []byte, of func(color.NRGBA) color.NRGBA) []byte {
	out := bytes.Clone(svg)
	for i := 0; i+7 <= len(out); i++ {
		if out[i] != '#' {
			continue
		}
		if c, ok := parse(out[i+1 : i+7]); ok {
			c = of(c)
			const digits = "0123456789abcdef"
			for k, v := range []uint8{c.R, c.G, c.B} {
				out[i+1+2*k], out[i+2+2*k] = digits[v>>4], digits[v&15]
			}
			i += 6
		}
	}
	return out
}

func parse(digits []byte) (c color.NRGBA, ok bool) {
	var value uint32
	for _, d := range digits {
		switch {
		case d >= '0' && d <= '9':
			d -= '0'
		case d >= 'a' && d <= 'f':
			d -= 'a' - 10
		default:
			return c, false
		}
		value = value<<4 | uint32(d)
	}
	return color.NRGBA{R: uint8(value >> 16), G: uint8(value >> 8), B: uint8(value), A: 0xff}, true
}
