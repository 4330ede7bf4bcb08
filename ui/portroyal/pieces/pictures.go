package pieces

import (
	"image"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/widgets"
)

// Pictures lends the images of cards and contracts to a screen that is laid out anew again and again.
type Pictures struct {
	*widgets.Pictures
	face Face
	head func(width float32) float32 // the height of the band that is to stay in sight
}

// cardKey tells the faces of cards apart, contractKey those of contracts.
type (
	cardKey struct {
		card  portroyal.Card
		large bool
	}
	contractKey struct {
		contract portroyal.Contract
		large    bool
	}
)

// NewPictures makes pictures; those of cards come from face.
func NewPictures(face Face) *Pictures {
	return &Pictures{Pictures: widgets.NewPictures(), face: face, head: cardface.HeadHeight}
}

// TablePictures are those of cards on a table.
func (s *Stage) TablePictures() *Pictures {
	return &Pictures{Pictures: widgets.NewPictures(), face: s.TableFace, head: s.TableHead}
}

// NewCard shows a card at a width.
func (p *Pictures) NewCard(card portroyal.Card, width float32) *Card {
	return newCard(p.face, p.head, card, width, p.Lend(cardKey{card, false}, width))
}

// NewLargeCard shows the enlarged variant of a card. There is one image for all of them: only
// one card is enlarged at a time.
func (p *Pictures) NewLargeCard(card portroyal.Card, width float32) *Card {
	c := newCard(p.face, p.head, card, width, p.LendOnly(cardKey{card, true}, width))
	c.Large = true
	return c
}

// NewOnlyCard is NewCard where only one card is shown at a time, one after the other.
func (p *Pictures) NewOnlyCard(card portroyal.Card, width float32) *Card {
	return newCard(p.face, p.head, card, width, p.LendOnly(cardKey{card, false}, width))
}

// FaceImage is the picture of a card alone.
func (p *Pictures) FaceImage(card portroyal.Card, width float32) *canvas.Image {
	return p.Pictures.FaceImage(cardKey{card, false}, width, func(set func(image.Image)) {
		p.face(card, width, false, set)
	})
}

// NewContract shows a contract at a width.
func (p *Pictures) NewContract(art ContractArt, contract portroyal.Contract, slots int, width float32) *Contract {
	return newContract(art, contract, slots, width, p, p.Lend(contractKey{contract, false}, width))
}

// NewLargeContract shows the enlarged variant of a contract. As with cards there is one image for
// all of them.
func (p *Pictures) NewLargeContract(art ContractArt, contract portroyal.Contract, slots int, width float32) *Contract {
	c := newContract(art, contract, slots, width, p, p.LendOnly(contractKey{contract, true}, width))
	c.Large = true
	return c
}
