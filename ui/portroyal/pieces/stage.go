package pieces

import (
	"image"
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/assets"
	"portroyal/engine/portroyal"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/settings"
	"portroyal/ui/sound"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Stage is what every screen of the game builds on: the stage of any game, with the words, the settings and the
// pictures of this one. Fields are used on the toolkit's goroutine only.
type Stage struct {
	stage.Stage

	Words    *words.Words
	Settings *settings.Settings
	Faces    *cardface.Cache // nil shows cards without their pictures

	// AtOnce has faces drawn on the calling goroutine, and none of them kept: for a picture that is not of the screen.
	AtOnce bool

	// Keep writes the settings to their file; it is called after every change of them.
	Keep func()

	// PauseOf is how long an action of a computer player can be watched, what the speed says
	// where it is nil.
	PauseOf func(settings.Speed) time.Duration

	// Hear is told what is to be heard; nil is silence.
	Hear func(sound.Sound)
	// Surround is told what is to be heard in the background; nil is silence.
	Surround func(sound.Scene)

	// Portraits names the heads of those at the table by their seats; a seat without one has the head of a person.
	Portraits []string
}

// Pause is how long an action of a computer player can be watched at the chosen speed.
func (s *Stage) Pause() time.Duration { return s.PauseAt(s.Settings.Speed) }

// PauseAt is how long an action can be watched at a speed: half as long again where
// nothing moves but by the player's wish, since then nothing but the table itself shows what has happened.
func (s *Stage) PauseAt(speed settings.Speed) time.Duration {
	pause := speed.Pause()
	if s.PauseOf != nil {
		pause = s.PauseOf(speed)
	}
	if s.Settings.LessMotion {
		pause += pause / 2
	}
	return pause
}

// PaceAt is what the length of movements is multiplied with at a speed; 0 is no movement, for players who ask for
// less of it, here or in the settings of the system.
func (s *Stage) PaceAt(speed settings.Speed) float32 {
	if s.Settings.LessMotion || !fyne.CurrentApp().Settings().ShowAnimations() {
		return 0
	}
	return speed.Pace()
}

// Pace is [Stage.PaceAt] for the chosen speed.
func (s *Stage) Pace() float32 { return s.PaceAt(s.Settings.Speed) }

// larger is how much larger figures and words on the table are, if there is room, for players who ask for larger
// text.
const larger = 1.3

// Growth is how much larger than usual everything is drawn on a table in a window of this size. Larger text is no
// larger than what leaves the table the room that it can do with.
func (s *Stage) Growth(size fyne.Size) float32 {
	by, least := stage.Growth(size), stage.Smallest
	if s.Settings.LargerText {
		return max(by, min(by*larger, size.Width/least.Width, size.Height/least.Height))
	}
	return by
}

// Play lets a sound be heard.
func (s *Stage) Play(what sound.Sound) {
	if s.Hear != nil {
		s.Hear(what)
	}
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
	if s.Settings.LargerText {
		least *= larger
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
	if s.Faces == nil {
		return
	}
	ready := func(picture image.Image) { fyne.Do(func() { set(picture) }) }
	if picture := s.Faces.Get(request, ready); picture != nil {
		set(picture)
		return
	}
	set(widgets.StandIn(func() image.Image { return s.Faces.StandIn(request) }))
}

// The keys of small pictures.
type (
	symbolKey struct {
		name string
		tint color.NRGBA
	}
	cubeFaceKey struct {
		letter string
		tint   color.NRGBA
	}
	portraitKey struct {
		role   portroyal.Role
		colour portroyal.Colour
	}
	headKey struct {
		name string
		rim  color.NRGBA
	}
)

// Symbol shows a symbol as a square with sides of this length.
func (s *Stage) Symbol(name string, size float32) *canvas.Image {
	return s.TintedSymbol(name, size, color.NRGBA{})
}

// TintedSymbol shows a symbol with its colourable parts in a colour.
func (s *Stage) TintedSymbol(name string, size float32, tint color.NRGBA) *canvas.Image {
	return s.Picture(symbolKey{name, tint}, size, func(pixels int) image.Image {
		if tint == (color.NRGBA{}) {
			return cardface.Symbol(name, pixels)
		}
		return cardface.Tinted(name, pixels, tint)
	})
}

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
	name := "person"
	if seat < len(s.Portraits) {
		name = s.Portraits[seat]
	}
	return s.Head(name, rim, size)
}

// Head shows a head of assets.Opponents as a round picture with a rim.
func (s *Stage) Head(name string, rim color.NRGBA, size float32) *canvas.Image {
	return s.Picture(headKey{name, rim}, size, func(pixels int) image.Image {
		return cardface.Head(name, pixels, rim)
	})
}

// RecordedHead shows the head of a seat of a recorded game, as Head does. A record may name none, or one
// that there is not.
func (s *Stage) RecordedHead(seat record.Seat, rim color.NRGBA, size float32) *canvas.Image {
	name := seat.Portrait
	switch {
	case name != "" && assets.Opponent(name) != nil:
	case seat.Player != "":
		name = "sailor"
	default:
		name = "person"
	}
	return s.Head(name, rim, size)
}
