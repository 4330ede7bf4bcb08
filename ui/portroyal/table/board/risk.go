package board

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/geometry"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/cardface"
	"portroyal/ui/portroyal/pieces"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
)

// tellsRisk reports whether the chance that the next card ends the turn is shown; after a gambler none comes by itself
// (H13).
func (b *Board) tellsRisk() bool {
	phase, gambles := b.shown.View.Phase(), b.shown.View.Gambles()
	return b.stage.Settings.ShowChance && !b.shown.Untold && gambles == 0 && (phase == portroyal.Discover || phase == portroyal.Repel)
}

// second is a ship colour in the harbour, with the other ships of it that may still come.
type second struct {
	colour portroyal.Colour
	portroyal.Seconds
}

// seconds lists the ship colours in the harbour, and counts the cards that can come next.
func (b *Board) seconds() (list []second, all int) {
	ships, all := b.shown.View.SecondShips()
	var there [portroyal.Colours + 1]bool
	for _, card := range b.shown.View.Harbour() {
		if face := card.Face(); face.Type == portroyal.Ship {
			there[face.Colour] = true
		}
	}
	for colour := portroyal.Yellow; int(colour) < len(there); colour++ {
		if there[colour] {
			list = append(list, second{colour, ships[colour]})
		}
	}
	return list, all
}

// riskInWords says how many of the cards that can come next end the turn: first in total, then for each colour.
func (b *Board) riskInWords() []string {
	list, _ := b.seconds()
	lines := []string{b.riskInAll()}
	for _, of := range list {
		lines = append(lines, b.shipInWords(of))
	}
	return lines
}

// riskInAll says how many of the cards that can come next end the turn.
func (b *Board) riskInAll() string {
	w, view := b.stage.Words, &b.shown.View
	list, all := b.seconds()
	ending := 0
	for _, of := range list {
		ending += of.Ending
	}
	switch shuffled := view.NextCard() == portroyal.DrawPile && view.PileSize() == 0; {
	case all == 0:
		return w.T("odds.tax")
	case b.hidesDiscards() && ending == 0:
		return w.N("odds.hidden.none", all)
	case b.hidesDiscards():
		return w.N("odds.hidden", ending, "All", all)
	case shuffled && ending == 0:
		return w.N("odds.shuffled.none", all)
	case shuffled:
		return w.N("odds.shuffled", ending, "All", all)
	case ending == 0:
		return w.N("odds.none", all)
	}
	return w.N("odds.next", ending, "All", all)
}

// shipInWords says which other ships of a colour in the harbour can come.
func (b *Board) shipInWords(of second) string {
	w := b.stage.Words
	ship := terms.Ship(w, of.colour)
	switch {
	case of.Ending > 0 && of.Repelled > 0:
		return w.N("odds.ship.both", of.Ending, "Ship", ship, "Repelled", of.Repelled)
	case of.Ending > 0:
		return w.N("odds.ship.ending", of.Ending, "Ship", ship)
	case of.Repelled > 0:
		return w.N("odds.ship.repelled", of.Repelled, "Ship", ship)
	}
	return w.T("odds.ship.none", "Ship", ship)
}

// dangers shows, at the lower edge of the draw pile, each ship of which another one would be the second of its
// colour: how many of those end the turn, and a sword if some or all can be repelled.
func (b *Board) dangers(s geometry.Sheet, width float32) {
	list, _ := b.seconds()
	if len(list) == 0 {
		return
	}
	const mostInRow = 2 // so that ship, number and sword can be read on a small pile
	rows := (len(list) + mostInRow - 1) / mostInRow
	columns := (len(list) + rows - 1) / rows
	wide := width
	if b.enlarges() {
		wide = max(width*b.larger(), b.grown(64))
	}
	cell := fyne.NewSize((wide-2)/mostInRow, min(wide*0.3, b.grown(30)))
	room := fyne.NewSize(cell.Width*float32(columns), (cell.Height+2)*float32(rows)-2)
	at := geometry.Rect(widgets.FrameWidth+(width-room.Width)/2,
		pileTop+widgets.FrameWidth+pieces.CardHeight(width)-room.Height-width*0.07, room.Width, room.Height)
	label := canvas.NewRectangle(palette.Parchment)
	label.CornerRadius = cell.Height * 0.25
	label.StrokeColor, label.StrokeWidth = palette.Umber, 1
	s.Fit(label, at.Inset(-2))
	for i, of := range list {
		row, column := i/columns, i%columns
		inRow := min(columns, len(list)-row*columns)
		x := at.X + (at.W-cell.Width*float32(inRow))/2 + cell.Width*float32(column)
		b.danger(s, of, geometry.Rect(x, at.Y+float32(row)*(cell.Height+2), cell.Width, cell.Height))
	}
}

// danger shows a ship of a colour with how many others of it end the turn.
func (b *Board) danger(s geometry.Sheet, of second, r geometry.Rectangle) {
	size := min(r.H, r.W*0.5)
	number := widgets.BoldLine(strconv.Itoa(of.Ending), min(r.H*1.05, r.W*0.6), palette.Danger)
	if of.Ending == 0 {
		number.Color = palette.Umber
	}
	need, sword := fyne.Size{}, float32(0)
	if of.Repelled > 0 {
		sword = size * 0.5
		if of.Ending == 0 { // all can be repelled
			number = nil
			sword = size * 0.8
		}
	}
	if number != nil {
		widgets.Shrink(number, r.W-size-sword-1)
		need = number.MinSize()
	}
	x := r.X + max(0, (r.W-size-need.Width-sword)/2)
	s.Fit(b.lettered(of.colour, size), geometry.Rect(x, r.Y+(r.H-size)/2, size, size))
	x += size
	if number != nil {
		s.Fit(number, geometry.Rect(x+1, r.Y+(r.H-need.Height)/2, need.Width, need.Height))
		x += need.Width
	}
	if sword > 0 {
		s.Fit(b.symbol("sword", sword), geometry.Rect(x, r.Y+(r.H-sword)/2, sword, sword))
	}
	s.Fit(widgets.NewTipped(b.shipInWords(of)), r)
}

// lettered is a ship of a colour, with its letter; the letter alone where both have no room, and the ship where neither can be read.
func (b *Board) lettered(colour portroyal.Colour, size float32) fyne.CanvasObject {
	s := geometry.NewSheet()
	const beside, alone = 0.44, 0.72 // sizes of the letter
	least := widgets.Least * b.larger()
	if size*beside < least && size*alone >= least {
		tint := cardface.Tint(colour)
		s.Fit(canvas.NewCircle(tint.Base), geometry.Rect(0, 0, size, size))
		letter := widgets.BoldLine(terms.Letter(b.stage.Words, colour), size*alone, tint.On)
		need := letter.MinSize()
		s.Fit(letter, geometry.Rect(0, 0, size, size).Centred(need.Width, need.Height))
		return s.Container
	}
	s.Fit(b.symbol("ship-"+colour.String(), size), geometry.Rect(0, 0, size, size))
	if size*beside < least {
		return s.Container
	}
	disc := size * 0.55
	at := geometry.Rect(size*0.48, size*0.5, disc, disc)
	s.Fit(canvas.NewCircle(palette.OldPaper), at)
	letter := widgets.BoldLine(terms.Letter(b.stage.Words, colour), size*beside, palette.Ink)
	need := letter.MinSize()
	s.Fit(letter, at.Centred(need.Width, need.Height))
	return s.Container
}
