package cardface

import "portroyal/engine/portroyal"

// Words is what is written on a face, in the language of the player.
type Words struct {
	Title        string // name of the person, ship or occasion
	Ability      string // two to four words for the foot band
	Text         string // whole sentence for the enlarged face
	ColourLetter string // letter of the ship colour in this language
}

// Style is the appearance of the cards under a theme.
type Style struct {
	Dark         bool // on a dark table: paler rim, dimmed paper
	HighContrast bool // opaque white bands, black text, heavy rim
}

// Request tells which face to draw and how. It is comparable: equal requests give equal pictures.
type Request struct {
	Card  portroyal.Card
	Back  bool // the back of a card; Card and Words do not matter
	Width int  // pixels; the height is one and a half times that
	Words Words
	Style Style
	Large bool // the enlarged variant with the whole sentence
}

// Height is the height in pixels of a face of this width.
func Height(width int) int { return (width*3 + 1) / 2 }

func (r Request) height() int { return Height(r.width()) }

// width keeps a request without a size from becoming a picture without pixels.
func (r Request) width() int { return max(r.Width, 8) }
