package widgets

import (
	"image"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/ui/draw"
)

// Pictures lends images to a screen that is laid out anew again and again. The toolkit keeps a
// texture for each image object, and frees it only a minute after it was last shown; so the
// images of one layout serve the next, and those of faces, which are drawn elsewhere, any other face
// when they have become free.
type Pictures struct {
	lent, spare map[any][]*canvas.Image
	lentFaces   []*Shown
	spareFaces  []*Shown // lent by the last layout
	freeFaces   []*Shown // not even by that
}

// Shown is an image object that shows one face after the other.
type Shown struct {
	lentTo *Piece // that lays it out; nil before it does
	image  *canvas.Image
	of     any // tells the faces apart
	width  float32
}

// newShown makes an image that is shown as it was drawn, pixel by pixel.
func newShown(of any, width float32) *Shown {
	image := canvas.NewImageFromImage(nil)
	image.ScaleMode = canvas.ImageScaleFastest
	image.FillMode = canvas.ImageFillStretch
	return &Shown{image: image, of: of, width: width}
}

// StandIn is shown until the picture that was asked for has been drawn. It is made only where there
// is nothing better to show; nil is nothing at all.
type StandIn func() image.Image

// ColorModel implements image.Image.
func (s StandIn) ColorModel() color.Model { return s().ColorModel() }

// Bounds implements image.Image.
func (s StandIn) Bounds() image.Rectangle { return s().Bounds() }

// At implements image.Image.
func (s StandIn) At(x, y int) color.Color { return s().At(x, y) }

// FromCache asks a cache for a picture, for those who ask somebody for one. set gets it on the toolkit's goroutine: at
// once if it is there, later if it has to be drawn, and then a StandIn first. Without a cache nothing is shown.
func FromCache[R draw.Request[R]](cache *draw.Cache[R], request R, set func(image.Image)) {
	if cache == nil {
		return
	}
	ready := func(picture image.Image) { fyne.Do(func() { set(picture) }) }
	if picture := cache.Get(request, ready); picture != nil {
		set(picture)
		return
	}
	set(StandIn(func() image.Image { return cache.StandIn(request) }))
}

// ask requests the picture, which may be set later, unless another one is to be shown by then. A stand-in only fills
// what is blank: the face at another size is nearer to what is to come.
func (s *Shown) ask(request func(set func(image.Image))) {
	of, width := s.of, s.width
	still := func() bool { return s.of == of && s.width == width }
	request(func(picture image.Image) {
		if standIn, ok := picture.(StandIn); ok {
			if !still() || s.image.Image != nil {
				return
			}
			if picture = standIn(); picture == nil {
				return
			}
		}
		if still() && s.image.Image != picture { // the same picture keeps its texture
			s.image.Image = picture
			canvas.Refresh(s.image)
		}
	})
}

// become gives the image to another face. It is cleared unless that is the same face at another
// size: the picture is scaled then until the new one is there.
func (s *Shown) become(of any, width float32) {
	keeps := s.of == of
	s.of, s.width = of, width
	if s.image.Image != nil && !keeps {
		s.image.Image = nil
		canvas.Refresh(s.image)
	}
}

// NewPictures makes pictures.
func NewPictures() *Pictures {
	p := &Pictures{}
	p.Again()
	return p
}

// Again begins a new layout: everything lent so far can be lent again.
func (p *Pictures) Again() {
	p.spare, p.lent = p.lent, map[any][]*canvas.Image{}
	p.freeFaces = append(p.freeFaces, p.spareFaces...)
	p.spareFaces, p.lentFaces = p.lentFaces, nil
}

// Image gives an image that has been shown before under the same key, or a new one.
func (p *Pictures) Image(key any, make func() *canvas.Image) *canvas.Image {
	var image *canvas.Image
	if spare := p.spare[key]; len(spare) > 0 {
		image = spare[len(spare)-1]
		p.spare[key] = spare[:len(spare)-1]
	} else {
		image = make()
	}
	p.lent[key] = append(p.lent[key], image)
	return image
}

// Lend gives an image for a face at a width in the toolkit's units, for a piece: one that shows it
// already, one that shows it at another size, or one that has become free. of is comparable, and tells
// the face from others whatever its size.
func (p *Pictures) Lend(of any, width float32) *Shown {
	shows := func(s *Shown) bool { return s.of == of && s.width == width }
	resized := func(s *Shown) bool { return s.of == of }
	whatever := func(*Shown) bool { return true }
	lent := func(s *Shown) *Shown {
		s.become(of, width)
		p.lentFaces = append(p.lentFaces, s)
		return s
	}
	for _, will := range []func(*Shown) bool{shows, resized} {
		for _, faces := range []*[]*Shown{&p.spareFaces, &p.freeFaces} {
			if s := take(faces, will); s != nil {
				return lent(s)
			}
		}
	}
	if s := take(&p.freeFaces, whatever); s != nil {
		return lent(s)
	}
	return lent(newShown(of, width))
}

// take takes the first image that will do out of a list, nil if there is none.
func take(faces *[]*Shown, will func(*Shown) bool) *Shown {
	i := slices.IndexFunc(*faces, will)
	if i < 0 {
		return nil
	}
	s := (*faces)[i]
	*faces = slices.Delete(*faces, i, i+1)
	return s
}

// LendOnly is Lend where there is one image for all faces, because only one is shown at a time: all that
// was lent before becomes free.
func (p *Pictures) LendOnly(of any, width float32) *Shown {
	p.Again()
	p.Again()
	return p.Lend(of, width)
}

// FaceImage lends an image for a face without anything round it; ask asks somebody for the picture.
func (p *Pictures) FaceImage(of any, width float32, ask func(set func(image.Image))) *canvas.Image {
	s := p.Lend(of, width)
	s.ask(ask)
	return s.image
}
