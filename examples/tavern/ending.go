package main

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"

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
	e.Badge = ending.Numbered(m.Present().Points[:])
	e.Ways = h.Ways(m, ending.Way{ID: "end.again", Go: func() { h.play(record.Head{Seats: m.Seats(), Practice: m.Practice()}) }})
	e.Build = func(f ending.Frame) []fyne.CanvasObject {
		return append(e.Winners(f, e.Won), e.Account(f, e.account()))
	}
	e.Begin()
	h.LayEnd(&e.End)
}

// account is everything on the sheet: the ranking, the rounds as a curve, and what was remarkable.
func (e *end) account() ending.Account {
	w, p := e.Stage.Words, e.match.Present()
	a := ending.Account{
		Sources: []ending.Source{{Name: w.T("tavern.end.rounds"), Symbol: "star", Paint: palette.FromCargo}},
		Points: ending.Points{
			Title: w.T("tavern.end.curve"), Tip: w.T("tavern.end.curve.tip"), Turns: game.Rounds,
		},
	}
	for _, seat := range e.ranked {
		place := 1 + slices.IndexFunc(e.ranked, func(other int) bool { return p.Points[other] == p.Points[seat] })
		row := ending.Row{
			Seat: seat, Place: w.T("end.place.number", "Place", place), Points: []int{p.Points[seat]},
			Sum: w.T("tavern.end.rounds"),
		}
		if player := e.match.Seats()[seat].Player; player != "" {
			row.Player = opponent(w, player)
		}
		a.Rows = append(a.Rows, row)
	}
	for _, of := range e.turns {
		var run ending.Run
		for round, won := range of.won {
			if won {
				run = append(run, ending.Step{Turn: round + 1, Points: len(run) + 1})
			}
		}
		a.Points.Runs = append(a.Points.Runs, run)
	}
	a.Points.Tells = func(seat, step int) (string, []string) {
		round := a.Points.Runs[seat][step].Turn
		cargo := w.T("tavern.cargo", "Cargo", e.turns[seat].cargo[round-1])
		return w.T("tavern.told.won", "Player", e.Name(seat), "Round", round), []string{cargo}
	}
	feats := []ending.Feat[words.Counted]{
		{Of: "tavern.honour.cargo", Symbol: "chest", Number: func(seat int) int { return slices.Max(e.turns[seat].cargo[:]) }},
		{Of: "tavern.honour.adrift", Symbol: "skull", Number: func(seat int) (n int) {
			for _, cargo := range e.turns[seat].cargo {
				n += 1 - min(cargo, 1)
			}
			return n
		}},
	}
	for _, most := range ending.Most(len(e.turns), feats...) {
		a.Honours = append(a.Honours, most.Honour(w.N(words.ID(most.Of), most.Number), w.T(most.Of.About())))
	}
	return a
}
