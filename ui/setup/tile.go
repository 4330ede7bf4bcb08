package setup

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

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
	resize := func(i int) { s.game.Resize(least + i) }
	row := widgets.NewPicks(layout.NewHBoxLayout(), len(picks), len(s.game.Settled())-least, resize, picks...)
	s.Focus.Add("players", row)
	label := container.New(layout.NewCustomPaddedLayout(0, 0, s.Grown(8), s.Grown(8)), s.heading("setup.players"))
	return container.NewCenter(widgets.NewSheet(c, s.Growth, s.Grown(5),
		container.NewHBox(container.NewCenter(label), row)))
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
	return widgets.Fixed(row, float32(n)*(wide+gap)-gap, row.MinSize().Height)
}

// Head shows the head of a seat with a rim in its colour.
func (s *Screen) Head(seat Seat, size float32) *canvas.Image {
	return s.stage.Head(seat.Portrait, widgets.SeatColour(seat.Colour), size)
}

// seatTile is the portrait of a seat's player above a ribbon in the seat's colour.
func (s *Screen) seatTile(i int, seat Seat, width float32) fyne.CanvasObject {
	w, c := s.stage.Words, s.stage.Colours()
	inner := width - 2*s.Grown(seatPadding)
	name := widgets.NewBand(widgets.SeatPaints(seat.Colour), s.Grown(17), inner, seat.Name)
	said, kind := seat.Name, w.T("opponent.person")
	below := fyne.CanvasObject(widgets.OneLine(widgets.Line, w.T(personAbout.About()), s.Grown(13), c.Quiet, inner,
		fyne.TextAlignCenter))
	if level, character, plays := s.company.of(seat.Player); plays {
		kind = s.company.Opponent(w, seat.Player)
		strength := s.company.Strength(level, character)
		said += ", " + kind + ", " + s.starsInWords(strength)
		below = container.NewCenter(s.stars(strength, s.Grown(seatStar)))
	}
	words := container.New(layout.NewCustomPaddedVBoxLayout(s.Grown(1)),
		widgets.OneLine(widgets.BoldLine, kind, s.Grown(14), c.Text, inner, fyne.TextAlignCenter),
		below)
	content := container.New(seatLayout{s.Face, s.Growth}, s.Head(seat, s.Face), name, words)
	tile := widgets.NewPaperTile(c, s.Growth, said, content, func() { s.OpenSeat(i) })
	tile.Enters = true
	tile.SetToolTip(w.T("setup.seat.tip"))
	s.Focus.Add("seat."+strconv.Itoa(i), tile)
	return tile
}

// seatLayout places a head, the ribbon over its lower edge, as wide as the tile, and the text below.
type seatLayout struct{ face, by float32 }

// ribbonTop is where the ribbon begins, as a part of the head's height.
const ribbonTop = 0.86

func (l seatLayout) MinSize(objects []fyne.CanvasObject) fyne.Size {
	name, words := objects[1].MinSize(), objects[2].MinSize()
	return fyne.NewSize(name.Width+2*seatPadding*l.by, 8*l.by+l.face*ribbonTop+name.Height+words.Height+9*l.by)
}

func (l seatLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	head, name, words := objects[0], objects[1], objects[2]
	head.Resize(fyne.NewSquareSize(l.face))
	head.Move(fyne.NewPos((size.Width-l.face)/2, 8*l.by))
	top := 8*l.by + l.face*ribbonTop
	name.Resize(fyne.NewSize(size.Width, name.MinSize().Height))
	name.Move(fyne.NewPos(0, top))
	top += name.MinSize().Height + l.by
	words.Resize(fyne.NewSize(size.Width-2*seatPadding*l.by, words.MinSize().Height))
	words.Move(fyne.NewPos(seatPadding*l.by, top))
}
