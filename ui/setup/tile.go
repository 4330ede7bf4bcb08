package setup

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/ui/geometry"
	"portroyal/ui/widgets"
)

// playerRow lets the player choose the number of seats.
func (s *Screen) playerRow() fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	var picks []*widgets.Pick
	least, most := s.game.Players()
	for n := least; n <= most; n++ {
		number := widgets.Title(strconv.Itoa(n), s.Grown(17), c.Text)
		number.Alignment = fyne.TextAlignCenter
		pick := widgets.NewPick(c, s.Growth, strconv.Itoa(n), widgets.Fixed(number, s.Grown(50), s.Grown(32)))
		picks = append(picks, pick.WithToolTip(w.N("setup.players.tip", n)))
	}
	resize := func(i int) {
		before := len(s.game.Settled())
		s.game.Resize(least + i)
		s.tellJoined(before)
	}
	row := widgets.NewPicks(layout.NewHBoxLayout(), len(picks), len(s.game.Settled())-least, resize, picks...)
	row.What = w.T("setup.players")
	s.Focus.Add("players", row)
	label := container.New(layout.NewCustomPaddedLayout(0, 0, s.Grown(8), s.Grown(8)), s.heading("setup.players"))
	return geometry.Part(w.T("setup.players"), container.NewCenter(widgets.NewSheet(c, s.Growth, s.Grown(5),
		container.NewHBox(container.NewCenter(label), row))))
}

// The greatest width of a seat's tile, the margin beside its text, and the size of the stars.
const (
	mostSeat    = 270
	seatPadding = 12
	seatStar    = 17
)

// seatRow shows who plays: a tile for each seat, which opens its panel.
func (s *Screen) seatRow(width float32) fyne.CanvasObject {
	seats := s.game.Settled()
	n, gap := len(seats), s.Grown(presetGap)
	wide := min((width-float32(n-1)*gap)/float32(n), s.Grown(mostSeat))
	var tiles []fyne.CanvasObject
	for i := range seats {
		tiles = append(tiles, s.seatTile(i, seats[i], wide))
	}
	row := container.New(Columns{n, gap}, tiles...)
	fixed := widgets.Fixed(row, float32(n)*(wide+gap)-gap, row.MinSize().Height)
	return geometry.Part(s.stage.Words.T("setup.players"), fixed)
}

// Head shows the head of a seat with a rim in its colour.
func (s *Screen) Head(seat Seat, size float32) *canvas.Image {
	return s.stage.Head(seat.Portrait, widgets.SeatColour(seat.Colour), size)
}

// tellJoined says who has joined, where there were so many before.
func (s *Screen) tellJoined(before int) {
	seats := s.game.Settled()
	if s.stage.Speak == nil || len(seats) <= before {
		return
	}
	for _, seat := range seats[before:] {
		s.stage.Speak(s.said(seat))
	}
}

// said says who plays at a seat.
func (s *Screen) said(seat Seat) string {
	level, character, plays := s.company.of(seat.Player)
	if !plays {
		return seat.Name + ", " + s.stage.Words.T("opponent.person")
	}
	strength := s.starsInWords(s.company.Strength(level, character))
	return seat.Name + ", " + s.company.Opponent(s.stage.Words, seat.Player) + ", " + strength
}

// seatTile is the portrait of a seat's player above a ribbon in the seat's colour.
func (s *Screen) seatTile(i int, seat Seat, width float32) fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	inner := width - 2*s.Grown(seatPadding)
	name := widgets.NewBand(widgets.SeatPaints(seat.Colour), s.Grown(17), inner, seat.Name)
	said, kind := s.said(seat), w.T("opponent.person")
	about := w.T(personAbout.About())
	if widgets.Line(about, widgets.Least, c.Quiet).MinSize().Width > inner { // what the panel says as well
		about = ""
	}
	below := fyne.CanvasObject(widgets.OneLine(widgets.Line, about, s.Grown(13), c.Quiet, inner, fyne.TextAlignCenter))
	if level, character, plays := s.company.of(seat.Player); plays {
		kind = s.company.Opponent(w, seat.Player)
		strength := s.company.Strength(level, character)
		below = container.NewCenter(s.stars(strength, s.Grown(seatStar)))
	}
	words := container.New(layout.NewCustomPaddedVBoxLayout(s.Grown(1)),
		widgets.OneLine(widgets.BoldLine, kind, s.Grown(14), c.Text, inner, fyne.TextAlignCenter),
		below)
	high, needed := 8*s.Growth+s.Face*ribbonTop, name.MinSize().Height
	content := geometry.NewSheet()
	content.Fit(s.Head(seat, s.Face), geometry.Rect((width-s.Face)/2, 8*s.Growth, s.Face, s.Face))
	content.Fit(name, geometry.Rect(0, high, width, needed))
	high += needed + s.Growth
	needed = words.MinSize().Height
	content.Fit(words, geometry.Rect(s.Grown(seatPadding), high, inner, needed))
	tile := widgets.NewPaperTile(c, s.Growth, said,
		widgets.Fixed(content.Container, width, high+needed+8*s.Growth), func() { s.OpenSeat(i) })
	tile.Enters = true
	tile.SetToolTip(w.T("setup.seat.tip"))
	s.Focus.Add("seat."+strconv.Itoa(i), tile)
	return tile
}

// ribbonTop is where the ribbon over a head begins, as a part of the head's height.
const ribbonTop = 0.86
