package main

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/record"
	"portroyal/examples/tavern/game"
	"portroyal/ui/ending"
	"portroyal/ui/palette"
	"portroyal/ui/words"
)

// end is the end of a game.
type end struct {
	ending.End

	match  *game.Match
	ranked []int   // the seats, the winners first
	turns  []turns // by seat
}

// turns are what a seat has done, round by round.
type turns struct {
	cargo [game.Rounds]int
	won   [game.Rounds]bool
}

// showEnd shows the end of a game that is over.
func (h *tavern) showEnd(m *game.Match) {
	h.Conclude(m)
	e := &end{match: m, turns: make([]turns, len(m.Seats()))}
	e.Brush, e.Won = ending.Of(h.Stage(), h.Shown(m)), m.Present().Winners()
	for _, step := range m.Steps() {
		for _, event := range step.Events {
			switch of := &e.turns[event.Seat]; event.Kind {
			case game.Landed:
				of.cargo[event.Round-1] = event.Hand.Cargo()
			case game.Won:
				of.won[event.Round-1] = true
			}
		}
	}
	for seat := range e.turns {
		e.ranked = append(e.ranked, seat)
	}
	slices.SortStableFunc(e.ranked, func(a, b int) int { return cmp.Compare(m.Present().Points[b], m.Present().Points[a]) })
	ways := []ending.Way{
		{ID: "end.again", Take: func() { h.play(record.Head{Seats: m.Seats(), Practice: m.Practice()}) }},
		{ID: "end.look", Take: h.Stage().Close},
		{ID: "end.replay", Take: func() { h.SitAgain(m) }},
		{ID: "end.review", Take: func() { h.showReview(m, nil) }},
		{ID: "end.start", Take: h.ShowStart},
	}
	if back := h.WayBack(); back != nil {
		ways[len(ways)-1] = ending.Way{ID: back.ID, Take: h.LeaveGame}
	}
	badge := ending.Numbered(m.Present().Points[:])
	e.Build = func(f ending.Frame) []fyne.CanvasObject {
		objects := append([]fyne.CanvasObject{e.Ways(f, ways)}, e.Winners(f, e.Won, badge)...)
		return append(objects, e.Account(f, e.account(badge)))
	}
	e.Begin()
	h.LayEnd(&e.End, func(key *fyne.KeyEvent) {
		if !h.Stage().Walk(key) && (key.Name == fyne.KeyReturn || key.Name == fyne.KeyEnter) {
			ways[0].Take()
		}
	})
}

// account is everything on the sheet: the ranking, the rounds as a curve, and what was remarkable.
func (e *end) account(badge ending.Badge) ending.Account {
	w, p := e.Stage.Words, e.match.Present()
	a := ending.Account{
		Sources: []ending.Source{{
			Name: w.T("tavern.end.rounds"), Paint: palette.FromCargo,
			Symbol: func(size float32) *canvas.Image { return e.Stage.TintedSymbol("star", size, palette.Gold) },
		}},
		Points: ending.Points{
			Title: w.T("tavern.end.curve"), Tip: w.T("tavern.end.curve.tip"), Turns: game.Rounds, Order: slices.Clone(e.ranked),
		},
	}
	for _, seat := range e.ranked {
		place := 1 + slices.IndexFunc(e.ranked, func(other int) bool { return p.Points[other] == p.Points[seat] })
		row := ending.Row{
			Seat: seat, Place: w.T("end.place.number", "Place", place), Points: []int{p.Points[seat]},
			Badge: badge, Sum: w.T("tavern.end.rounds"),
		}
		if player := e.match.Seats()[seat].Player; player != "" {
			row.Player = opponent(w, player)
		}
		a.Rows = append(a.Rows, row)
	}
	for seat, of := range e.turns {
		run := ending.Run{Last: p.Points[seat]}
		for round, won := range of.won {
			if won {
				run.Steps = append(run.Steps, ending.Step{Turn: round + 1, Points: len(run.Steps) + 1})
			}
		}
		a.Points.Runs = append(a.Points.Runs, run)
	}
	slices.Reverse(a.Points.Order) // the winner's over all others
	a.Points.Tells = func(seat, step int) (string, []string) {
		round := a.Points.Runs[seat].Steps[step].Turn
		cargo := w.T("tavern.cargo", "Cargo", e.turns[seat].cargo[round-1])
		return w.T("tavern.told.won", "Player", e.Name(seat), "Round", round), []string{cargo}
	}
	for _, of := range honours {
		if holders, most, there := ending.Most(len(e.turns), func(seat int) int { return of.number(e.turns[seat].cargo[:]) }); there {
			a.Honours = append(a.Honours, ending.Honour{
				Symbol: func(size float32) *canvas.Image { return e.Stage.Symbol(of.symbol, size) },
				Text:   w.N(words.ID(of.id), most), Tip: w.T(of.id.About()), Holders: holders,
			})
		}
	}
	return a
}

// honours are for what is remarkable about the cargoes of a seat.
var honours = []struct {
	symbol string
	id     words.Counted
	number func(cargoes []int) int
}{
	{"chest", "tavern.honour.cargo", slices.Max[[]int]},
	{"skull", "tavern.honour.adrift", func(cargoes []int) int {
		return len(slices.DeleteFunc(slices.Clone(cargoes), func(cargo int) bool { return cargo > 0 }))
	}},
}
