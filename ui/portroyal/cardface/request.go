package cardface

import (
	"portroyal/engine/portroyal"
	"portroyal/ui/cardstock"
)

// Words is the text on a face, in the player's language.
type Words struct {
	Title        string // name of the person, ship, occasion or contract
	Ability      string // two to four words for the foot band; the task of a contract
	Text         string // whole sentence for the enlarged face
	ColourLetter string // letter of the ship colour in this language
}

// Style is the appearance of the cards under a theme.
type Style = cardstock.Style

// Request says which face to draw and how. It is comparable: equal requests give equal pictures.
type Request struct {
	Card  portroyal.Card
	Back  bool // the back of a card; Card and Words are ignored
	Width int  // in pixels; the height is one and a half times that, or two thirds for a contract
	Words Words
	Style Style
	Large bool // the enlarged variant with the whole sentence

	// Compact leaves out what is illegible on a small face, title, words and small print, in favour of a closer
	// picture and larger symbols and numbers. An enlarged face and a back are never compact.
	Compact bool

	// Contract, if there is one, is drawn instead of a card.
	Contract portroyal.Contract
	Slots    int  // how many slots it has, 1 to 5: one for each player
	Seals    bool // number and letter are on its seal
}

// height is the height of the picture in pixels.
func (r Request) height() int {
	if r.Contract != portroyal.NoContract {
		return (r.width()*2 + 1) / 3
	}
	return (r.width()*3 + 1) / 2
}

// compact reports whether the face is drawn compact.
func (r Request) compact() bool { return r.Compact && !r.Large }

// width makes sure that a request without a size still gets a picture with pixels.
func (r Request) width() int { return max(r.Width, 8) }
