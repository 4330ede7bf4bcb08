package pieces

import (
	"image"
	"image/color"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// Stage is what every screen of the game builds on: the stage of any game, with the pictures of this
// one. Fields are used on the toolkit's goroutine only.
type Stage struct {
	*stage.Stage

	Faces *cardface.Cache // nil shows cards without their pictures

	// AtOnce has faces drawn on the calling goroutine, and none of them kept: for a picture that is not of the screen.
	AtOnce bool

	// Portraits names the heads of those at the table by their seats; a seat without one has the head of a person.
	Portraits []string
}

// style is how cards are drawn.
func (s *Stage) style() cardface.Style {
	return cardface.Style{Dark: s.Dark, HighContrast: s.HighContrast}
}

// Face asks for the picture of a card at a width in the toolkit's units, compact where that is small
// whatever the scale. set gets it on the
// toolkit's goroutine: at once if the picture is there, later if it has to be drawn. In that case it
// gets a widgets.StandIn first, which shows the same card at another size or as a sketch.
func (s *Stage) Face(card portroyal.Card, width float32, large bool, set func(image.Image)) {
	s.face(card, width, large, width < cardface.CompactBelow, set)
}

// TableFace is Face for a card on a table: for players who ask for larger text it is compact, with its large figures,
// where its words would not be larger than usual. Enlarged it has all its words.
func (s *Stage) TableFace(card portroyal.Card, width float32, large bool, set func(image.Image)) {
	s.face(card, width, large, s.tableCompact(width), set)
}

// TableHead is cardface.HeadHeight for a card on a table.
func (s *Stage) TableHead(width float32) float32 {
	if s.tableCompact(width) {
		return cardface.CompactHead(width)
	}
	return cardface.HeadHeight(width)
}

// tableCompact reports whether a card of this width is compact on a table.
func (s *Stage) tableCompact(width float32) bool {
	least := float32(cardface.CompactBelow)
	if s.LargerText() {
		least *= stage.Larger
	}
	return width < least
}

func (s *Stage) face(card portroyal.Card, width float32, large, compact bool, set func(image.Image)) {
	s.draw(cardface.Request{
		Card: card, Back: card == portroyal.NoCard, Width: s.Pixels(width), Large: large,
		Compact: compact && !large && card != portroyal.NoCard,
		Words:   terms.OnFace(s.Words, card), Style: s.style(),
	}, set)
}

// ContractFace asks for the picture of a contract with so many slots, one for each player, as Face
// does for that of a card; seals shows number and letter on its seal.
func (s *Stage) ContractFace(
	contract portroyal.Contract, slots int, seals bool, width float32, large bool, set func(image.Image),
) {
	s.draw(cardface.Request{
		Contract: contract, Slots: slots, Seals: seals, Width: s.Pixels(width), Large: large,
		Compact: !large && width < cardface.ContractCompactBelow,
		Words:   terms.OnContract(s.Words, contract), Style: s.style(),
	}, set)
}

func (s *Stage) draw(request cardface.Request, set func(image.Image)) {
	if s.AtOnce {
		set(cardface.Draw(request))
		return
	}
	widgets.FromCache(s.Faces, request, set)
}

// The keys of small pictures.
type (
	cubeFaceKey struct {
		letter string
		tint   color.NRGBA
	}
	portraitKey struct {
		role   portroyal.Role
		colour portroyal.Colour
	}
)

// Cube shows the cube of a player, with a letter that tells its owner.
func (s *Stage) Cube(letter string, size float32, colour color.NRGBA) *canvas.Image {
	return s.Picture(cubeFaceKey{letter, colour}, size, func(pixels int) image.Image {
		return cardface.Cube(letter, pixels, colour)
	})
}

// Portrait shows the head of a person as a round picture.
func (s *Stage) Portrait(role portroyal.Role, colour portroyal.Colour, size float32) *canvas.Image {
	return s.Picture(portraitKey{role, colour}, size, func(pixels int) image.Image {
		return cardface.Portrait(role, colour, pixels)
	})
}

// SeatHead shows the head of the player at a seat as a round picture with a rim in the colour of the seat.
func (s *Stage) SeatHead(seat int, rim color.NRGBA, size float32) *canvas.Image {
	return s.Head(s.portrait(seat), rim, size)
}

// SeatAghast is SeatHead of a player who has just lost something.
func (s *Stage) SeatAghast(seat int, rim color.NRGBA, size float32) *canvas.Image {
	return s.Aghast(s.portrait(seat), rim, size)
}

// portrait names the head of the player at a seat.
func (s *Stage) portrait(seat int) string {
	if seat < len(s.Portraits) {
		return s.Portraits[seat]
	}
	return "person"
}
