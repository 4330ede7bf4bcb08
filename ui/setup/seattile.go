package setup

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"portroyal/engine/portroyal"
	"portroyal/ui/settings"
	"portroyal/ui/widgets"
)

// playerRow lets the player choose how many seats there are.
func (s *Setup) playerRow() fyne.CanvasObject {
	w, c, o := s.stage.Words, s.stage.Colours(), s.settled().Options
	var picks []*widgets.Pick
	least := portroyal.LeastPlayers(o.Cooperative)
	for n := least; n <= portroyal.MostPlayers(o.Decks); n++ {
		number := widgets.Title(strconv.Itoa(n), s.grown(17), c.Text)
		number.Alignment = fyne.TextAlignCenter
		pick := widgets.NewPick(c, s.growth, strconv.Itoa(n), widgets.Fixed(number, s.grown(50), s.grown(32)))
		picks = append(picks, pick.WithToolTip(w.N("setup.players.tip", n)))
	}
	resize := func(i int) { s.resize(least + i) }
	row := widgets.NewPicks(layout.NewHBoxLayout(), len(picks), int(o.Players)-least, resize, picks...)
	s.focus.add("players", row)
	return container.NewHBox(container.NewCenter(s.heading("setup.players")),
		widgets.Fixed(layout.NewSpacer(), s.grown(8), 1), row)
}

// fewest is the number of seats for whose width there is always room: fewer of them are no wider.
const fewest = 3

// seatRow shows who plays: a tile for each seat, which opens what can be chosen for it.
func (s *Setup) seatRow(width float32) fyne.CanvasObject {
	seats := s.settled().Seats
	n, gap := len(seats), s.grown(8)
	across := float32(max(n, fewest))
	wide := (width - (across-1)*gap) / across
	lines := 1
	for _, seat := range seats {
		lines = max(lines, len(widgets.Broken(widgets.Line, s.about(seat), s.grown(13), wide-2*s.grown(10))))
	}
	var tiles []fyne.CanvasObject
	for i := range seats {
		tiles = append(tiles, s.seatTile(i, seats[i], wide-2*s.grown(10), lines))
	}
	row := container.New(columns{n, gap}, tiles...)
	return widgets.Fixed(row, float32(n)*(wide+gap)-gap, row.MinSize().Height)
}

// about describes who sits on a seat.
func (s *Setup) about(seat settings.Seat) string {
	return s.stage.Words.T(kindsAbout.ID(kinds()[kindOf(seat.Player)]))
}

// head shows the head of a seat with the rim in its colour.
func (s *Setup) head(seat settings.Seat, size float32) *canvas.Image {
	return s.stage.Head(seat.Portrait, widgets.SeatColour(seat.Colour), size)
}

func (s *Setup) seatTile(i int, seat settings.Seat, width float32, lines int) fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	level := w.T(kindNames.ID(kinds()[kindOf(seat.Player)]))
	size := s.roomy(66, 92)
	content := container.New(layout.NewCustomPaddedVBoxLayout(s.grown(2)),
		widgets.Fixed(s.head(seat, size), size, size),
		widgets.OneLine(widgets.Title, seat.Name, s.grown(18), c.Text, width, fyne.TextAlignCenter),
		widgets.OneLine(widgets.BoldLine, level, s.grown(14), c.Text, width, fyne.TextAlignCenter),
		widgets.Paragraph(widgets.Line, s.about(seat), s.grown(13), c.Quiet, width, lines, fyne.TextAlignCenter))
	tile := widgets.NewTile(c, seat.Name, s.roomy(8, 12), content, func() { s.openSeat(i) })
	tile.SetToolTip(w.T("setup.seat.tip"))
	s.focus.add("seat."+strconv.Itoa(i), tile)
	return tile
}
