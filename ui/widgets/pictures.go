package widgets

import (
	"image"
	"image/color"
	"slices"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
)

// Pictures lends images to a screen that is laid out anew again and again. The toolkit keeps a
// texture for each image object, and frees it only a minute after it was last shown; so the
// images of one layout serve the next, and those of cards any other card when they have become
// free.
type Pictures struct {
	face        Face
	lent, spare map[any][]*canvas.Image
	lentFaces   []*shown
	spareFaces  []*shown // lent by the last layout
	freeFaces   []*shown // not even by that
}

// shown is an image object that shows the face of one thing after the other.
type shown struct {
	image *canvas.Image
	of    any // tells the faces apart
}

// newShown makes an image that is shown as it was drawn, pixel by pixel.
func newShown(of any) *shown {
	image := canvas.NewImageFromImage(nil)
	image.ScaleMode = canvas.ImageScaleFastest
	image.FillMode = canvas.ImageFillStretch
	return &shown{image, of}
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

// ask has the picture set by whoever draws it, perhaps later, unless it shows something else then.
// A stand-in only fills what is blank: the face at another size is nearer to what is to come.
func (s *shown) ask(request func(set func(image.Image))) {
	of := s.of
	request(func(picture image.Image) {
		if standIn, ok := picture.(StandIn); ok {
			if s.of != of || s.image.Image != nil {
				return
			}
			if picture = standIn(); picture == nil {
				return
			}
		}
		if s.of == of && s.image.Image != picture { // the same picture keeps its texture
			s.image.Image = picture
			canvas.Refresh(s.image)
		}
	})
}

// become gives the image to another face. It is cleared unless that is the same face at another
// size: the picture is scaled then until the new one is there.
func (s *shown) become(of any) {
	keeps := sizeless(s.of) == sizeless(of)
	s.of = of
	if s.image.Image != nil && !keeps {
		s.image.Image = nil
		canvas.Refresh(s.image)
	}
}

// faceKey is the face of a card, contractKey that of a contract.
type (
	faceKey struct {
		card  portroyal.Card
		width float32
		large bool
	}
	contractKey struct {
		contract portroyal.Contract
		width    float32
		large    bool
	}
)

// sizeless is the same for one face at every size.
func sizeless(of any) any {
	switch key := of.(type) {
	case faceKey:
		key.width = 0
		return key
	case contractKey:
		key.width = 0
		return key
	}
	return of
}

// NewPictures makes pictures; those of cards come from face.
func NewPictures(face Face) *Pictures {
	p := &Pictures{face: face}
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

// lend gives an image for a face: one that shows it already, one that shows it at another size, or
// one that has become free.
func (p *Pictures) lend(of any) *shown {
	shows := func(s *shown) bool { return s.of == of }
	face := sizeless(of)
	resized := func(s *shown) bool { return sizeless(s.of) == face }
	whatever := func(*shown) bool { return true }
	lent := func(s *shown) *shown {
		s.become(of)
		p.lentFaces = append(p.lentFaces, s)
		return s
	}
	for _, will := range []func(*shown) bool{shows, resized} {
		for _, faces := range []*[]*shown{&p.spareFaces, &p.freeFaces} {
			if s := take(faces, will); s != nil {
				return lent(s)
			}
		}
	}
	if s := take(&p.freeFaces, whatever); s != nil {
		return lent(s)
	}
	return lent(newShown(of))
}

// take takes the first image that will do out of a list, nil if there is none.
func take(faces *[]*shown, will func(*shown) bool) *shown {
	i := slices.IndexFunc(*faces, will)
	if i < 0 {
		return nil
	}
	s := (*faces)[i]
	*faces = slices.Delete(*faces, i, i+1)
	return s
}

// NewCard shows a card at a width.
func (p *Pictures) NewCard(card portroyal.Card, width float32) *Card {
	c := NewCard(p.face, card, width)
	c.shown = p.lend(faceKey{card: card, width: width})
	return c
}

// NewLargeCard shows the enlarged variant of a card. There is one image for all of them: only
// one card is enlarged at a time.
func (p *Pictures) NewLargeCard(card portroyal.Card, width float32) *Card {
	c := NewCard(p.face, card, width)
	c.Large = true
	c.shown = p.only(faceKey{card, width, true})
	return c
}

// only lends the image that everything in this layout shares.
func (p *Pictures) only(of any) *shown {
	p.Again()
	p.Again()
	return p.lend(of)
}

// FaceImage is the picture of a card alone.
func (p *Pictures) FaceImage(card portroyal.Card, width float32) *canvas.Image {
	s := p.lend(faceKey{card: card, width: width})
	s.ask(func(set func(image.Image)) { p.face(card, width, false, set) })
	return s.image
}
