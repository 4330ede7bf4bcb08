package ending

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

	"portroyal/ui/ending"
	"portroyal/ui/piratescove/fame"
	"portroyal/ui/piratescove/terms"
	"portroyal/ui/widgets"
)

// ranked are the seats from the first place to the last.
func (e *Ending) ranked() (seats []int) {
	for seat := range e.places {
		seats = append(seats, seat)
	}
	slices.SortStableFunc(seats, func(a, b int) int { return cmp.Compare(e.places[a], e.places[b]) })
	return seats
}

// rows are those of the ranking, with the sources that somebody had.
func (e *Ending) rows() (rows []ending.Row, shown []ending.Source, tips []string) {
	w := e.stage.Words
	for _, seat := range e.ranked() {
		row := ending.Row{
			Seat: seat, Place: w.T("end.place.number", "Place", e.places[seat]), Remark: fame.Tie(w, &e.chronicle, seat),
			Sum: w.T("cove.end.fame"), Points: fame.Of(&e.chronicle.Seats[seat]),
		}
		if player := e.game.Match.Seats()[seat].Player; player != "" {
			row.Player = terms.Opponent(w, player)
		}
		rows = append(rows, row)
	}
	for i := len(fame.Sources) - 1; i >= 0; i-- {
		of := &fame.Sources[i]
		if !slices.ContainsFunc(rows, func(row ending.Row) bool { return row.Points[i] > 0 }) {
			for j := range rows {
				rows[j].Points = slices.Delete(rows[j].Points, i, i+1)
			}
			continue
		}
		shown = append(shown, ending.Source{
			Name: of.Name(w), Symbol: of.Symbol, Paint: of.Paint, Lost: of.Lost,
		})
		tips = append(tips, of.About(w))
	}
	slices.Reverse(shown)
	slices.Reverse(tips)
	return rows, shown, tips
}

// account is what the sheet says.
func (e *Ending) account() ending.Account {
	rows, shown, tips := e.rows()
	return ending.Account{
		Legend:  func(left *ending.Area) []fyne.CanvasObject { return e.legend(shown, tips, left) },
		Sources: shown, Rows: rows, Goals: e.game.Goals, Honours: e.honours(), Points: e.points(),
	}
}

// legend explains the parts of the bars, in a row or two off the top of an area, and counts the hints.
func (e *Ending) legend(shown []ending.Source, tips []string, a *ending.Area) (objects []fyne.CanvasObject) {
	w, c, by := e.stage.Words, e.stage.Colours(), e.Growth()
	n := len(shown)
	all, each := e.Hints(e.game.Match.Hints())
	if all > 0 {
		n++
	}
	need := float32(1)
	for i := range shown {
		need = max(need, widgets.Line(shown[i].Name, 14*by, c.Text).MinSize().Width+39*by)
	}
	most := max(int(a.Size.Width/need), 3) // in a row
	lines := (n + most - 1) / most
	per := (n + lines - 1) / lines
	for at := 0; at < n; at += per {
		row := a.Below(24*by, 2*by)
		cell := row.Size.Width / float32(per)
		objects = append(objects, e.Legend(shown[at:min(at+per, len(shown))], per, row)...)
		for i := at; i < min(at+per, n); i++ {
			place, box := row.At.AddXY(cell*float32(i-at), 0), fyne.NewSize(cell, row.Size.Height)
			tip := each
			if i < len(tips) {
				tip = tips[i]
			} else {
				objects = append(objects, ending.InLine(widgets.Line, w.N("end.hints", all), 14*by, c.Quiet, place, box,
					fyne.TextAlignLeading))
			}
			objects = append(objects, widgets.Placed(widgets.NewTipped(tip), place, box))
		}
	}
	a.Below(2*by, 0)
	return objects
}
