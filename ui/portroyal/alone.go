package portroyal

import (
	"portroyal/engine/calendar"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/puzzle"
	shared "portroyal/ui/house"
	"portroyal/ui/portroyal/days"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/puzzles"
	"portroyal/ui/portroyal/setup"
	frame "portroyal/ui/puzzles"
	"portroyal/ui/words"
)

// everyPuzzle are all of them: they are part of the program, and a test reads them.
func (w *house) everyPuzzle() []puzzle.Puzzle {
	all, err := puzzle.All()
	if err != nil {
		w.stage.Log.Error("puzzles", "error", err.Error())
	}
	return all
}

// puzzles are what Port Royal lends to its puzzles.
func (w *house) puzzles() shared.Puzzles {
	return shared.Puzzles{
		Game: func() frame.Game { return puzzles.Game(w.stage, w.everyPuzzle()) },
		Own: func() *frame.Own {
			return &frame.Own{Go: w.mistaken.ShowOwn, Waiting: w.mistaken.Stands().Due}
		},
		Lay: func(number int, of frame.Asked) shared.Board {
			one := &w.everyPuzzle()[number]
			company := setup.Company.With(w.AtScreen(), w.stage.Words, one.Position.Players())
			for i := range company[1:] { // the games are theirs
				company[i+1].Player = one.From.Bot
			}
			return w.board(one, company, puzzles.BoardCalls{
				Title: of.Title, Foot: words.Say("puzzle.measured", "Games", one.Games), Answered: of.Answered, Next: of.Next, Back: of.Back,
			})
		},
	}
}

// board is a decision on the table, with those who sit at it.
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
		Voyages: w.voyages(), Puzzles: w.puzzles(),
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
