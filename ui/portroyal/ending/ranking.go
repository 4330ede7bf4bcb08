package ending

import (
	"strconv"

	"fyne.io/fyne/v2"

	"portroyal/engine/portroyal"
	"portroyal/ui/ending"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// sources are what can bring points in the game, and how many each has brought a seat.
func (e *Ending) sources(seat int) (sources []ending.Source, points []int) {
	from, options := e.view.PointsBySource(seat), e.view.Options()
	put := func(there bool, id words.ID, symbol string, paint palette.Source, n int) {
		if there {
			sources = append(sources, ending.Source{Name: e.stage.Words.T(id), Symbol: symbol, Paint: paint})
			points = append(points, n)
		}
	}
	put(true, "end.persons", "person", palette.FromPersons, from.Persons)
	put(options.Decks.HasExpeditions(), "end.expeditions", "map", palette.FromExpeditions, from.Expeditions)
	put(options.Decks.Contains(portroyal.DeckNails), "end.cargo", "ship", palette.FromCargo, from.Cargo)
	put(options.Contracts, "end.contracts", "seal", palette.FromContracts, from.Contracts)
	return sources, points
}

// account is what the sheet says of a game that one or more players win.
func (e *Ending) account() ending.Account {
	of := ending.Account{Legend: e.legend, Goals: e.game.Goals, Honours: e.honours(), Points: e.points()}
	of.Sources, _ = e.sources(0)
	for _, standing := range e.view.Standings() {
		of.Rows = append(of.Rows, e.row(standing))
	}
	if s := e.game.Series; s != nil && s.Games > 1 {
		of.Strips = append(of.Strips, ending.Strip{High: 30 * e.Growth(), Draw: e.series})
	}
	return of
}

// legend explains the parts of the bars, and says how long the game was.
func (e *Ending) legend(left *ending.Area) (objects []fyne.CanvasObject) {
	w, c, by := e.stage.Words, e.stage.Colours(), e.Growth()
	a := left.Below(24*by, 4*by)
	turns := widgets.Line(e.withHints(w.N("end.turns", e.game.Match.Turns())), 14*by, c.Quiet)
	turns.Alignment = fyne.TextAlignTrailing
	need := turns.MinSize()
	at := a.At.AddXY(a.Size.Width-need.Width, (a.Size.Height-need.Height)/2)
	objects = append(objects, widgets.Placed(turns, at, need))
	if hints := e.hintsOf(); hints != "" {
		objects = append(objects, widgets.Placed(widgets.NewTipped(hints), at, need))
	}
	const cells = 3 // that a short legend leaves room for
	a.Size.Width -= need.Width + 10*by
	sources, _ := e.sources(0)
	return append(objects, e.Legend(sources, cells, a)...)
}

// row is one row of the ranking, with the coins at its end.
func (e *Ending) row(standing portroyal.Standing) ending.Row {
	w, c, by := e.stage.Words, e.stage.Colours(), e.Growth()
	row := ending.Row{
		Seat: standing.Seat, Place: w.T("end.place.number", "Place", standing.Place), Remark: e.remark(standing),
		Sum: w.T("end.points"), Wide: 52 * by,
	}
	if player := e.game.Match.Seats()[standing.Seat].Player; player != "" {
		row.Player = terms.Opponent(w, player)
	}
	_, row.Points = e.sources(standing.Seat)
	row.Beside = func(at fyne.Position, box fyne.Size) []fyne.CanvasObject {
		coin := fyne.NewSize(20*by, box.Height)
		number := fyne.NewSize(box.Width-coin.Width-4*by, box.Height)
		return []fyne.CanvasObject{
			e.In("coin", at, coin, 1),
			ending.InLine(widgets.BoldLine, strconv.Itoa(standing.Coins), 15*by, c.Text, at.AddXY(coin.Width+4*by, 0), number,
				fyne.TextAlignLeading),
			widgets.Placed(widgets.NewTipped(w.T("end.coins")), at, box),
		}
	}
	return row
}

// remark explains a rank that does not follow from points alone; "" if it does.
func (e *Ending) remark(at portroyal.Standing) string {
	switch {
	case !at.Ranked:
		return e.stage.Words.T("end.behind")
	case at.ByCoins:
		return e.stage.Words.T("end.tie")
	}
	return ""
}
