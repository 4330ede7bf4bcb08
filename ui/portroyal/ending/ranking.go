package ending

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/ending"
	"portroyal/ui/palette"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// source is something that brings points; it has a part in every bar.
type source struct {
	id     words.ID
	symbol string
	paint  palette.Source
	points func(portroyal.PointsBySource) int
}

// sourcesOf lists what can bring points in a game.
func sourcesOf(options portroyal.Options) []source {
	sources := []source{{
		"end.persons", "person", palette.FromPersons, func(p portroyal.PointsBySource) int { return p.Persons },
	}}
	if options.Decks.HasExpeditions() {
		sources = append(sources, source{
			"end.expeditions", "map", palette.FromExpeditions,
			func(p portroyal.PointsBySource) int { return p.Expeditions },
		})
	}
	if options.Decks.Contains(portroyal.DeckNails) {
		sources = append(sources, source{
			"end.cargo", "ship", palette.FromCargo, func(p portroyal.PointsBySource) int { return p.Cargo },
		})
	}
	if options.Contracts {
		sources = append(sources, source{
			"end.contracts", "seal", palette.FromContracts,
			func(p portroyal.PointsBySource) int { return p.Contracts },
		})
	}
	return sources
}

// barred are the sources as bars show them.
func (e *Ending) barred() (all []ending.Source) {
	for _, source := range sourcesOf(e.view.Options()) {
		all = append(all, ending.Source{
			Name: e.stage.Words.T(source.id), Symbol: e.symbol(source.symbol), Paint: source.paint,
		})
	}
	return all
}

// symbol draws a symbol of this name at any size.
func (e *Ending) symbol(name string) func(size float32) *canvas.Image {
	return func(size float32) *canvas.Image { return e.stage.Symbol(name, size) }
}

// account is everything on the sheet of a game that one or more players win.
func (e *Ending) account(f ending.Frame) (objects []fyne.CanvasObject) {
	by := e.Growth()
	in := 16 * by
	left := ending.Area{At: f.At.AddXY(in, in*0.8), Size: f.Sheet.SubtractWidthHeight(2*in, 1.5*in)}
	objects = append(objects, e.legend(left.Below(24*by, 4*by))...)
	standings := e.view.Standings()
	tall := min(max((left.Size.Height*0.42)/float32(len(standings)), 36*by), 58*by)
	var rows []ending.Row
	for _, standing := range standings {
		rows = append(rows, e.row(standing))
	}
	for i := range rows {
		row := left.Below(tall-4*by, 4*by)
		objects = append(objects, e.Group(e.Rank(&rows[i], e.barred(), ending.Longest(rows), row)))
	}
	left.Below(2*by, 0)
	if s := e.game.Series; s != nil && s.Games > 1 {
		objects = append(objects, e.series(s, left.Above(30*by, 6*by))...)
	}
	if len(e.game.Goals) > 0 {
		objects = append(objects, e.goals(left.Above(e.goalsHeight(), 6*by))...)
	}
	if honours := e.honours(); len(honours) > 0 {
		objects = append(objects, e.Honours(honours, left.Above(e.HonoursHeight(len(honours)), 6*by))...)
	}
	return append(objects, e.Curve(e.points(), left)...)
}

// legend explains the parts of the bars, and says how long the game was.
func (e *Ending) legend(a ending.Area) (objects []fyne.CanvasObject) {
	w, c, by := e.stage.Words, e.stage.Colours(), e.Growth()
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
	return append(objects, e.Legend(e.barred(), cells, a)...)
}

// row is one row of the ranking, with the coins at its end.
func (e *Ending) row(standing portroyal.Standing) ending.Row {
	w, c, by := e.stage.Words, e.stage.Colours(), e.Growth()
	row := ending.Row{
		Seat: standing.Seat, Place: w.T("end.place.number", "Place", standing.Place), Remark: e.remark(standing),
		Badge: e.crest, Sum: w.T("end.points"), Wide: 52 * by,
	}
	if player := e.game.Match.Seats()[standing.Seat].Player; player != "" {
		row.Player = terms.Opponent(w, player)
	}
	from := e.view.PointsBySource(standing.Seat)
	for _, source := range sourcesOf(e.view.Options()) {
		row.Points = append(row.Points, source.points(from))
	}
	row.Beside = func(at fyne.Position, box fyne.Size) []fyne.CanvasObject {
		coin := fyne.NewSize(20*by, box.Height)
		number := fyne.NewSize(box.Width-coin.Width-4*by, box.Height)
		return []fyne.CanvasObject{
			ending.In(e.symbol("coin"), at, coin, 1),
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
