package setup

import (
	"context"
	"image"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"portroyal/ui/palette"
	"portroyal/ui/words"
)

// PictureShape is the least height of the picture of a preset for a width of 1; higher pictures show more.
const PictureShape = 0.62

// Draw draws a picture at a size in pixels. It is called on another goroutine.
type Draw func(width, height int) *image.RGBA

// pictureLook is everything on which the look of the pictures depends.
type pictureLook struct {
	language           words.Language
	dark, highContrast bool
}

// pictureOf shows a picture. It is reused under its name as long as it would look the same.
func (s *Screen) pictureOf(name string, draw Draw) fyne.CanvasObject {
	look := pictureLook{s.stage.Words.Language(), s.stage.Dark, s.stage.HighContrast}
	if s.pictures == nil || s.drawnFor != look {
		s.pictures, s.drawnFor = map[string]*Picture{}, look
	}
	shown, ok := s.pictures[name]
	if !ok {
		shown = newPicture(s, draw)
		s.pictures[name] = shown
	}
	return shown.shown
}

// PictureNamed is the picture of a preset, by the name of it, nil before it has been shown.
func (s *Screen) PictureNamed(name string) *Picture { return s.pictures[name] }

// Picture is a picture at the size shown. It is drawn once for each size, on another goroutine, and reused, since
// the screen is built anew with every choice and must not flicker.
type Picture struct {
	screen *Screen
	draw   Draw
	raster *canvas.Raster
	shown  *fyne.Container
	ready  *image.RGBA // may be of another size
	wanted image.Point
	coming *coming // nil while nothing is drawn
}

// coming is a picture that is being drawn.
type coming struct {
	size    image.Point
	picture *image.RGBA
	drawn   chan struct{} // closed once it is
}

func newPicture(s *Screen, draw Draw) *Picture {
	p := &Picture{screen: s, draw: draw}
	p.raster = canvas.NewRaster(p.At)
	p.shown = container.New(frame{p}, p.raster)
	return p
}

// frame lays a picture out where it is on a screen. Once it has a size it is drawn, beside all others of the screen, and not
// only when it is to be shown.
type frame struct{ *Picture }

// MinSize implements fyne.Layout.
func (f frame) MinSize([]fyne.CanvasObject) (none fyne.Size) { return none }

// Layout implements fyne.Layout.
func (f frame) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	f.raster.Resize(size)
	if on := f.screen.stage; f.ready == nil && !on.OnDemand {
		f.wanted = image.Pt(on.Pixels(size.Width), on.Pixels(size.Height))
		f.order()
	}
}

// untilDrawn is shown where the picture is late.
var untilDrawn = image.NewUniform(palette.Lagoon)

// At returns the picture at a size in pixels, or the best there is until it has been drawn.
func (p *Picture) At(width, height int) image.Image {
	p.wanted = image.Pt(width, height)
	if p.ready == nil || p.ready.Rect.Max != p.wanted {
		p.order()
	}
	if c := p.coming; p.ready == nil && c != nil && p.screen.stage.Await(c.drawn) {
		p.arrives()
	}
	if p.ready == nil {
		return untilDrawn
	}
	return p.ready
}

// order starts drawing the picture, and once more if another size is wanted by then.
func (p *Picture) order() {
	if p.coming != nil || p.wanted.X <= 0 || p.wanted.Y <= 0 {
		return
	}
	c := &coming{size: p.wanted, drawn: make(chan struct{})}
	p.coming = c
	p.screen.stage.Think(p.screen.Context(), func(context.Context) {
		defer close(c.drawn)
		c.picture = p.draw(c.size.X, c.size.Y)
	}, func() {
		if p.coming == c {
			p.arrives()
			canvas.Refresh(p.raster)
		}
	})
}

// arrives takes over what has been drawn.
func (p *Picture) arrives() {
	c := p.coming
	if p.coming, p.ready = nil, c.picture; p.wanted != c.size {
		p.order()
	}
}

// A picture is at the top of a pick of this width, in units, whose corners have this radius.
const (
	inPicture  = 162
	pickCorner = 8
)

// RoundTop rounds the two upper corners of a picture, so that it fits those of its poster.
func RoundTop(sheet *image.RGBA) {
	width := sheet.Rect.Dx()
	radius := float64(width) / inPicture * pickCorner
	for y := range int(radius) {
		for x := range int(radius) {
			far := math.Hypot(radius-float64(x)-0.5, radius-float64(y)-0.5) - radius
			left := 0.5 - far // how much of the pixel remains
			if left >= 1 {
				continue
			}
			for _, at := range []int{sheet.PixOffset(x, y), sheet.PixOffset(width-1-x, y)} {
				for i := range 4 {
					sheet.Pix[at+i] = uint8(float64(sheet.Pix[at+i]) * max(left, 0))
				}
			}
		}
	}
}
