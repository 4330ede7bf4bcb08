package board

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynelayout "fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/piratescove/pieces"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/stage"
	"portroyal/ui/widgets"
)

// rivalAt is the player whose ship a click at a spot is for; false where that is the one at the lower edge, or none.
func (b *Board) rivalAt(spot Spot) (seat int, is bool) {
	switch spot.Kind {
	case Panel:
		seat = spot.Seat
	case Fighter, Part:
		seat = int(spot.Ship)
	default:
		return 0, false
	}
	return seat, seat < len(b.seats) && seat != b.shown.Lower
}

// Rivals opens the sheet with the ship of another player: of who acts, or else of the next one.
func (b *Board) Rivals() {
	seat := b.others()[0]
	if acts, is := b.rivalAt(Spot{Kind: Panel, Seat: b.shown.Acts}); is && acts >= 0 {
		seat = acts
	}
	b.openRival(seat)
}

// openRival opens a sheet over the table with all that everybody may know of another player: the ship as the own one is drawn, who
// plays it, and the backs of the cards.
func (b *Board) openRival(seat int) {
	if b.stage.Covered() {
		return
	}
	faces := *b.faces
	faces.Pictures = widgets.NewPictures()
	b.rival = &rival{board: b, seat: seat, faces: &faces, root: container.NewStack()}
	b.rival.build()
	b.stage.Lay(stage.Overlay{Content: b.rival.root, Keys: b.rival.typed, Closed: func() { b.rival = nil }})
}

// rival is that sheet.
type rival struct {
	board *Board
	seat  int
	faces *pieces.Faces
	root  *fyne.Container
}

// typed goes on to the next player with an arrow key; S closes the sheet as it opens it.
func (r *rival) typed(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyRight, fyne.KeyDown:
		r.step(1)
	case fyne.KeyLeft, fyne.KeyUp:
		r.step(-1)
	case fyne.KeyS, fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		r.board.stage.Close()
	}
}

// step shows another player.
func (r *rival) step(by int) {
	n := len(r.board.seats)
	for r.seat = (r.seat + by + n) % n; r.seat == r.board.shown.Lower; {
		r.seat = (r.seat + by + n) % n
	}
	r.build()
}

// The width of the sheet in a window of usual size, that of the ship on it, and what is left of the window at its sides.
const rivalWide, rivalShip, rivalEdge = 900, 176, 70

// build lays the sheet out for what the table shows now, as large as the window allows.
func (r *rival) build() {
	b := r.board
	by := b.areas.By
	paper, room := r.paper(by)
	for room > b.size.Height && by > b.areas.By/2 {
		by *= 0.95
		paper, room = r.paper(by)
	}
	r.root.Objects = []fyne.CanvasObject{widgets.NewArea(b.stage.Close), paper} // a second click closes it
	widgets.HandOnKeys(r.root, func(key *fyne.KeyEvent) { b.stage.Typed(key) })
	r.root.Refresh()
	b.stage.Refit()
	b.stage.Unfocus(r.root)
}

// paper is the sheet, so many times larger than usual, and how high a window has to be for it.
func (r *rival) paper(by float32) (paper fyne.CanvasObject, room float32) {
	c := r.board.stage.Colours()
	title := widgets.NewTitle(c, r.board.seats[r.seat].Name, 24*by)
	ship, crew := r.about(by)
	content := container.New(fynelayout.NewCustomPaddedVBoxLayout(8*by), ship, crew, container.NewCenter(r.plates(by)))
	paper = widgets.NewTitledSheet(c, by, 20*by, title, content)
	return paper, paper.MinSize().Height + title.MinSize().Height + 2*theme.Padding() // what of the ribbon is above has room below
}

// about draws the ship with what is to be said of it and its captain, and what is drawn of the player at the lower edge.
func (r *rival) about(by float32) (ship, crew fyne.CanvasObject) {
	on := *r.board
	on.calls = Calls{Ask: r.board.calls.Ask, Miss: r.board.stage.Close}
	on.faces = r.faces
	on.faces.Pictures.Again()
	on.begin()
	on.shown = Shown{Board: r.board.shown.Board, View: r.board.shown.View, Lower: r.seat, Acts: -1}
	wide := min(rivalWide*by, r.board.size.Width-rivalEdge)
	on.areas.By, on.areas.Own = by, geometry.Rect(0, 0, wide, ownHigh*by)
	on.size = on.areas.Own.Size()
	plan := on.areas.own()
	on.within(&geometry.Region{Of: r.seat + 1, Led: true}, func() { on.drawOwnShip(r.seat, plan) }) // the ribbon has the name
	on.drawHand(plan.hand)
	if cards := on.shown.Board.Hands[r.seat]; cards > 1 { // they lie one over the other
		on.within(on.parts.unread, func() {
			on.badge(widgets.Times(cards), geometry.Rect(plan.hand.X+4*by, plan.hand.Y+8*by, 0, 24*by), palette.Gold, palette.Ink)
		})
	}
	crew = widgets.Fixed(on.sheet.Container, on.size.Width, on.size.Height)

	hull := step(rivalShip * by)
	left := hull + 16*by
	said := container.New(fynelayout.NewCustomPaddedVBoxLayout(2 * by))
	for i, line := range on.captain(r.seat) {
		write := widgets.Line
		if i == 0 {
			write = widgets.BoldLine
		}
		said.Add(widgets.Paragraph(write, line, 15*by, on.stage.Colours().Text, wide-left-8*by, 1, fyne.TextAlignLeading))
	}
	sheet := geometry.NewSheet()
	size := said.MinSize()
	high := max(size.Height, hull*0.75)
	at := geometry.Rect(8*by, (high-hull*0.75)/2, hull, hull*0.75)
	sheet.Objects = on.broadside(&on.seats[r.seat], &on.shown.Board.Ships[r.seat], at, false)
	sheet.Fit(said, geometry.Rect(left, (high-size.Height)/2, wide-left, size.Height))
	return widgets.Fixed(sheet.Container, wide, high), crew
}

// captain says who plays a ship, where it is, and which cards work on it.
func (b *Board) captain(seat int) (said []string) {
	w, player := b.stage.Words, b.seats[seat].Player
	if player == "" {
		said = []string{w.T("opponent.person.about")}
	} else {
		said = append([]string{terms.Opponent(w, player)}, terms.OpponentAbout(w, player)...)
	}
	said = append(said, b.whereOf(seat)...)
	if parrot := b.shown.Board.Ships[seat].Parrot; parrot != cove.NoCard {
		said = append(said, w.T("spoken.key", "Key", terms.Card(w, parrot), "Words", terms.CardText(w, parrot)))
	}
	for _, tip := range b.inRound(seat) {
		card, does, _ := strings.Cut(tip, "\n")
		said = append(said, w.T("spoken.key", "Key", card, "Words", does))
	}
	return said
}

// plates lead to the other players, and back to the table.
func (r *rival) plates(by float32) fyne.CanvasObject {
	b, row := r.board, container.NewHBox()
	for _, seat := range b.others() {
		of, kind := &b.seats[seat], widgets.QuietPlate
		if seat == r.seat {
			kind = widgets.PlainPlate
		}
		plate := widgets.NewPlate(b.stage.Colours(), kind, "", func() { r.seat = seat; r.build() }).WithToolTip(of.Name)
		plate.Symbol, plate.Growth = b.stage.Head(of.Portrait, widgets.SeatColour(of.Colour), 30*by), by
		row.Add(plate)
	}
	done := widgets.NewPlate(b.stage.Colours(), widgets.CalmPlate, b.stage.Words.T("close"), b.stage.Close)
	done.Growth = by
	row.Add(done)
	return row
}
