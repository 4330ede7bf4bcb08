package portroyal

import (
	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/puzzle"
	shared "portroyal/ui/house"
	"portroyal/ui/portroyal/days"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/puzzles"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/words"
)

// showPuzzles shows all puzzles; the keys begin at the one with a number.
func (w *house) showPuzzles(at int) {
	all, err := puzzle.All()
	if err != nil { // they are part of the program, and a test reads them
		w.stage.Log.Error("puzzles", "error", err.Error())
		return
	}
	w.MoveTo(puzzles.New(w.stage, all, w.book.Puzzles, at, w.mistaken.Stands().Due, puzzles.Calls{
		Open: w.openPuzzle, Own: w.mistaken.ShowOwn, Back: w.GoBack, BackTip: w.BackTip(),
	}))
}

// openPuzzle lays a puzzle on the table.
func (w *house) openPuzzle(number int) {
	all, err := puzzle.All()
	if err != nil {
		return
	}
	one := &all[number]
	calls := puzzles.BoardCalls{
		Title: func(t *words.Words) string { return puzzles.Title(t, one, number) },
		Foot:  words.Say("puzzle.measured", "Games", one.Games),
		Answered: func(right bool) logbook.Try {
			w.book.Answer(one.Name, right)
			w.book.Keep()
			return w.book.Puzzles[one.Name]
		},
		Back: puzzles.Way{ID: "puzzle.all", Go: func() { w.showPuzzles(number) }},
	}
	if number+1 < len(all) {
		calls.Next = &puzzles.Way{ID: "puzzle.next", Go: func() { w.openPuzzle(number + 1) }}
	}
	company := setup.Company.With(w.AtScreen(), w.stage.Words, one.Position.Players())
	for i := range company[1:] { // the games are theirs
		company[i+1].Player = one.From.Bot
	}
	w.pose(one, company, calls)
}

// pose lays a decision on the table, with those who sit at it.
func (w *house) pose(one *puzzle.Puzzle, company []match.Seat, calls puzzles.BoardCalls) {
	board := w.board(one, company, calls)
	w.MoveTo(board)
	board.Start()
}

func (w *house) board(one *puzzle.Puzzle, company []match.Seat, calls puzzles.BoardCalls) *puzzles.Board {
	calls.Help, calls.Ask = w.OpenHelp, w.OpenRules
	return puzzles.NewBoard(w.stage, one, company, w.ground, calls)
}

// deals are what Port Royal lends to its logbook.
func (w *house) deals() shared.Deals[*match.Match, daily.Result] {
	return shared.Deals[*match.Match, daily.Result]{
		File: logbookName, Screen: days.Game, Seats: w.dailySeats, Result: daily.ResultOf,
		Begin: func(day calendar.Day, practice bool) (*match.Match, error) {
			seats := w.dailySeats()
			setup := daily.Setup(day, seats[daily.Player], seats[daily.Rival])
			setup.Practice = practice
			return w.begun(setup)
		},
		Voyages: w.voyages(),
	}
}

// dailySeats are who plays the deal of the day.
func (w *house) dailySeats() []progress.Seat {
	seats := make([]progress.Seat, daily.Players)
	seats[daily.Player] = w.AtScreen()
	seats[daily.Rival] = setup.Company.Rival(seats[daily.Player], w.stage.Words, daily.Opponent())
	return seats
}

// begun is a game of a set-up that is not one of the player's.
func (w *house) begun(setup match.Setup) (*match.Match, error) {
	setup.Program, setup.Installation = w.Version(), w.Installation()
	return match.New(setup)
}
