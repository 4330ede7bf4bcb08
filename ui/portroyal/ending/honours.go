package ending

import (
	"strconv"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal/chronicle"
	"portroyal/ui/ending"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// feat is something remarkable; its value is part of the id of its message.
type feat string

// The feats.
const (
	longestRow     feat = "row" // of cards turned up in a turn
	largestHarbour feat = "harbour"
	fullestChest   feat = "chest"
	mostBusts      feat = "busts"
)

// honourNames are the names of the feats, with their numbers.
const honourNames words.Family[feat] = "end.honour.*"

// honourTips say what is counted for each feat.
const honourTips words.Family[feat] = "end.honour.*.tip"

// honoursOf lists what was remarkable in a game.
func honoursOf(game *chronicle.Game) []ending.Earned[feat] {
	return ending.Most(len(game.Seats), []ending.Feat[feat]{
		{Of: longestRow, Symbol: "cards", Number: func(seat int) int { return game.Seats[seat].Row }},
		{Of: largestHarbour, Symbol: "ship", Number: func(seat int) int { return game.Seats[seat].Harbour }},
		{Of: fullestChest, Symbol: "coin", Number: func(seat int) int { return game.Seats[seat].Chest }},
		{Of: mostBusts, Symbol: "clash", Number: func(seat int) int { return game.Seats[seat].Busts }},
	}...)
}

// honours are the medals of the game.
func (e *Ending) honours() (medals []ending.Honour) {
	w := e.stage.Words
	for _, h := range honoursOf(&e.chronicle) {
		medals = append(medals, h.Honour(w.N(honourNames.ID(h.Of), h.Number), w.T(honourTips.ID(h.Of))))
	}
	return medals
}

// series says how often each player has won in a series of games.
func (e *Ending) series(a ending.Area) (objects []fyne.CanvasObject) {
	w, c, by, s := e.stage.Words, e.stage.Colours(), e.Growth(), e.game.Series
	cell := min(64*by, a.Size.Width*0.56/float32(len(s.Wins)))
	objects = append(objects, ending.InLine(widgets.BoldLine, w.N("end.series", s.Games), 14*by, c.Text, a.At,
		fyne.NewSize(a.Size.Width-cell*float32(len(s.Wins))-8*by, a.Size.Height), fyne.TextAlignLeading))
	for seat, wins := range s.Wins {
		at := a.At.AddXY(a.Size.Width-cell*float32(len(s.Wins)-seat), 0)
		head := min(28*by, cell*0.55)
		number := widgets.Title(strconv.Itoa(wins), 18*by, c.Text)
		tip := widgets.NewTipped(w.N("end.wins.series", wins, "Player", e.Name(seat)))
		objects = append(objects,
			e.HeadAt(seat, head, at.AddXY(0, (a.Size.Height-head)/2)),
			widgets.Placed(number, at.AddXY(head+5*by, (a.Size.Height-number.MinSize().Height)/2), number.MinSize()),
			widgets.Placed(tip, at, fyne.NewSize(cell, a.Size.Height)))
	}
	return objects
}
