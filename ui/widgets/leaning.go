package widgets

import (
	"image"
	"math"

	"fyne.io/fyne/v2/canvas"
	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"

	"portroyal/ui/geometry"
)

// Leaning shows the picture of a card that leans with its speed. The toolkit does not rotate anything, so what leans is a
// picture of its own, drawn anew for each degree: a flight has some six of them.
type Leaning struct {
	Card   *canvas.Image // upright
	Object *canvas.Image // what leans in its place; one of the two is hidden

	degrees int
	of      image.Image // the picture of the card that leans
}

const (
	mostLean  = 4 // degrees
	leanSpeed = 3 // widths of the card in a second, for each degree
)

// NewLeaning makes what leans in place of a card.
func NewLeaning(card *canvas.Image) *Leaning {
	l := &Leaning{Object: canvas.NewImageFromImage(nil), Card: card}
	l.Object.ScaleMode, l.Object.FillMode = canvas.ImageScaleFastest, canvas.ImageFillStretch
	l.Object.Hide()
	return l
}

// Put shows the card at a place. It leans to where it goes, with its speed in lengths a second to the right, and stands upright
// at rest.
func (l *Leaning) Put(at geometry.Rectangle, across float32) {
	l.put(at, int(math.Round(float64(max(-mostLean, min(across/at.W/leanSpeed, mostLean))))))
}

// put shows the card at a place, leaning to the right by so many degrees, or to the left by as many below 0.
func (l *Leaning) put(at geometry.Rectangle, lean int) {
	at.Put(l.Card)
	if lean == 0 || l.Card.Image == nil {
		l.Object.Hide()
		l.Card.Show()
		return
	}
	if lean != l.degrees || l.of != l.Card.Image {
		l.degrees, l.of = lean, l.Card.Image
		l.Object.Image = leant(l.of, lean)
		canvas.Refresh(l.Object)
	}
	sin, cos := math.Sincos(mostLean * math.Pi / 180)
	at.Centred(at.W*float32(cos)+at.H*float32(sin), at.H*float32(cos)+at.W*float32(sin)).Put(l.Object)
	l.Card.Hide()
	l.Object.Show()
}

// leant is a picture that leans to the right by so many degrees, in the middle of one that has room for any lean.
func leant(of image.Image, degrees int) image.Image {
	from := of.Bounds()
	w, h := float64(from.Dx()), float64(from.Dy())
	sin, cos := math.Sincos(mostLean * math.Pi / 180)
	to := image.NewRGBA(image.Rect(0, 0, int(math.Round(w*cos+h*sin)), int(math.Round(h*cos+w*sin))))
	sin, cos = math.Sincos(float64(degrees) * math.Pi / 180)
	x, y := float64(from.Min.X)+w/2, float64(from.Min.Y)+h/2
	draw.ApproxBiLinear.Transform(to, f64.Aff3{
		cos, -sin, float64(to.Rect.Dx())/2 - cos*x + sin*y,
		sin, cos, float64(to.Rect.Dy())/2 - sin*x - cos*y,
	}, of, from, draw.Src, nil)
	return to
}
