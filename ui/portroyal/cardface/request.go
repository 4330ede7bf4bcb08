package cardface

import "portroyal/engine/portroyal"

// Words is what is written on a face, in the language of the player.
type Words struct {
	Title        string // name of the person, ship, occasion or contract
	Ability      string // two to four words for the foot band; the task of a contract
	Text         string // whole sentence for the enlarged face
	ColourLetter string // letter of the ship colour in this language
}

// Style is the appearance of the cards under a theme.
type Style struct {
	Dark         bool // on a dark table: paler rim, dimmed paper
	HighContrast bool // opaque white bands, black text, heavy rim
}

// Request says which face to draw and how. It is comparable: equal requests give equal pictures.
type Request struct {
	Card  portroyal.Card
	Back  bool // the back of a card; Card and Words do not matter
	Width int  // pixels; the height is one and a half times that, for a contract two thirds
	Words Words
	Style Style
	Large bool // the enlarged variant with the whole sentence

	// Compact leaves away what cannot be read on a small face, title, words and small print, for a closer
	// picture and larger symbols and numbers. An enlarged face and a back are never compact.
	Compact bool

	// A contract is drawn instead of a card if there is one.
	Contract portroyal.Contract
	Slots    int  // how many slots it shows, 1 to 5: one for each player
	Seals    bool // number and letter stand on its seal
}

// height is that of the picture in pixels.
func (r Request) height() int {
	if r.Contract != portroyal.NoContract {
		return (r.width()*2 + 1) / 3
	}
	return (r.width()*3 + 1) / 2
}

// compact reports whether the face is drawn compact.
func (r Request) compact() bool { return r.Compact && !r.Large }

// width keeps a request without a size from becoming a picture without pixels.
func (r Request) width() int { return max(r.Width, 8) }
