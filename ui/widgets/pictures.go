package widgets

import (
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
)

// Pictures lends images to a screen that is laid out anew again and again. The toolkit keeps a
// texture for each image object, and frees it only a minute after it was last shown; so the
// images of one layout serve the next.
type Pictures struct {
	face        Face
	lent, spare map[any][]*canvas.Image
}

// faceKey is the key of a card's picture.
type faceKey struct {
	card  portroyal.Card
	width float32
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

// NewCard shows a card at a width.
func (p *Pictures) NewCard(card portroyal.Card, width float32) *Card {
	c := NewCard(p.face, card, width)
	c.image = p.Image(faceKey{card, width}, newImage)
	return c
}

// NewLargeCard shows the enlarged variant of a card. There is one image for all of them: only
// one card is enlarged at a time.
func (p *Pictures) NewLargeCard(card portroyal.Card, width float32) *Card {
	p.Again()
	c := NewCard(p.face, card, width)
	c.Large = true
	c.image = p.Image("large", newImage)
	return c
}

// newImage is an image that is shown as it was drawn, pixel by pixel.
func newImage() *canvas.Image {
	image := canvas.NewImageFromImage(nil)
	image.ScaleMode = canvas.ImageScaleFastest
	image.FillMode = canvas.ImageFillStretch
	return image
}
