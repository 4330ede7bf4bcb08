package scenery

import (
	"context"
	"image"
	"image/color"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"golang.org/x/image/draw"

	"portroyal/ui/palette"
	"portroyal/ui/stage"
)

// Quiet is the harbour behind every screen that is not the table: out of focus and paler, or darker in the evening, so
// that everything on it stands out. High contrast does without it.
type Quiet struct {
	stage *stage.Stage
	ctx   context.Context
	soft  outlook
	shown fyne.CanvasObject
	dark  bool
	plain bool
}

// NewQuiet is the quiet background of a screen, which sharp draws on another goroutine, by day or in the evening. ctx is done
// when the screen has been left.
func NewQuiet(ctx context.Context, s *stage.Stage, sharp func(width, height int, evening bool) *image.RGBA) *Quiet {
	return &Quiet{stage: s, ctx: ctx, soft: softened(sharp)}
}

// Object is the background of a screen: the same one until the appearance changes, so that a screen which is made anew
// with every choice keeps its picture.
func (q *Quiet) Object() fyne.CanvasObject {
	dark, plain := q.stage.Dark, q.stage.HighContrast
	if q.shown != nil && q.dark == dark && q.plain == plain {
		return q.shown
	}
	q.dark, q.plain = dark, plain
	c := q.stage.Colours()
	sea := canvas.NewVerticalGradient(c.Sea, c.SeaEdge)
	if plain {
		q.shown = sea
		return sea
	}
	harbour := NewBackdrop(q.ctx, q.stage, func(width, height int) *image.RGBA { return quiet(q.soft, width, height, dark) })
	harbour.Cover(sea)
	q.shown = container.NewStack(sea, harbour.Object())
	return q.shown
}

// How quiet it is: how much smaller it is drawn, how far it is out of focus there as a part of its width, and
// what is mixed into it.
const (
	quietBy    = 4
	quietFocus = 0.006
)

var (
	hazeByDay     = palette.Fade(palette.Hex(0xe9ddc2), 0.24)
	hazeInEvening = palette.Fade(palette.Hex(0x0c1220), 0.38)
)

// outlook draws a picture at a size in pixels, by day or in the evening.
type outlook func(width, height int, evening bool) *image.RGBA

// quiet draws the harbour out of focus, from a small picture that is so already: that takes less time than a sharp one of
// the size of the window.
func quiet(soft outlook, width, height int, evening bool) *image.RGBA {
	small := soft(max(width/quietBy, 1), max(height/quietBy, 1), evening)
	sheet := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.ApproxBiLinear.Scale(sheet, sheet.Rect, small, small.Rect, draw.Src, nil)
	return sheet
}

// softened draws what sharp draws out of focus and under a haze.
func softened(sharp outlook) outlook {
	return func(width, height int, evening bool) *image.RGBA {
		small := sharp(width, height, evening)
		radius := max(int(float64(small.Rect.Dx())*quietFocus), 1)
		for range 3 { // which comes near to a lens
			blurred(small, radius)
		}
		haze := hazeByDay
		if evening {
			haze = hazeInEvening
		}
		draw.Draw(small, small.Rect, image.NewUniform(color.NRGBA(haze)), image.Point{}, draw.Over)
		return small
	}
}

// mostKept is how many bytes of small pictures are kept at most; one for the largest window is 576 kB.
const mostKept = 2 << 20

// kept draws each picture once, since one screen after the other is in front of the same one. Nobody may paint on
// what it gives.
func kept(paint outlook) outlook {
	type asked struct {
		width, height int
		evening       bool
	}
	var (
		mutex sync.Mutex
		bytes int
		there = map[asked]*image.RGBA{}
	)
	return func(width, height int, evening bool) *image.RGBA {
		mutex.Lock()
		defer mutex.Unlock() // who asks for the same picture waits for it
		of := asked{width, height, evening}
		picture := there[of]
		if picture == nil {
			picture = paint(width, height, evening)
			if bytes += len(picture.Pix); bytes > mostKept {
				clear(there)
				bytes = len(picture.Pix)
			}
			there[of] = picture
		}
		return picture
	}
}

// softStart is the harbour of the start screen out of focus.
var softStart = kept(softened(start))

// blurred makes each pixel the mean of those up to a radius around it in its row, and then in its column.
func blurred(picture *image.RGBA, radius int) {
	size := picture.Rect.Size()
	line := make([]uint8, 4*max(size.X, size.Y))
	for y := range size.Y {
		blur(picture.Pix[y*picture.Stride:], line, 4, size.X, radius)
	}
	for x := range size.X {
		blur(picture.Pix[4*x:], line, picture.Stride, size.Y, radius)
	}
}

// blur makes n pixels in a line, which are so many bytes apart, the means of those beside them. Beyond its ends the
// line goes on with its last pixel. line has room for what they were.
func blur(pixels, line []uint8, apart, n, radius int) {
	for i := range n {
		copy(line[4*i:4*i+4], pixels[i*apart:])
	}
	at := func(i, channel int) int { return int(line[4*min(max(i, 0), n-1)+channel]) }
	for channel := range 4 {
		sum := 0
		for i := -radius; i <= radius; i++ {
			sum += at(i, channel)
		}
		for i := range n {
			pixels[i*apart+channel] = uint8(sum / (2*radius + 1))
			sum += at(i+radius+1, channel) - at(i-radius, channel)
		}
	}
}
