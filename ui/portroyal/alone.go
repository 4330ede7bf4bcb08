package portroyal

import (
	"slices"

	"portroyal/engine/archive"
	"portroyal/engine/portroyal/daily"
	"portroyal/engine/portroyal/logbook"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/puzzle"
	"portroyal/ui/portroyal/days"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/puzzles"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// person is what the person at the screen is called where all that they have done under any name is counted.
func (w *house) person() string { return w.Persons().Called(w.AtScreen().Name) }

// showPuzzles shows all puzzles; the keys begin at the one with a number.
func (w *house) showPuzzles(at int) {
	all, err := puzzle.All()
	if err != nil { // they are part of the program, and a test reads them
		w.stage.Log.Error("puzzles", "error", err.Error())
		return
	}
	w.MoveTo(puzzles.New(w.stage, all, w.book.Puzzles, at, w.ownWaiting(), puzzles.Calls{
		Open: w.openPuzzle, Own: func() { w.showMistakes(w.person(), "") }, Back: w.GoBack, BackTip: w.BackTip(),
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

// dailySeats are who plays the deal of the day.
func (w *house) dailySeats() (seats [daily.Players]progress.Seat) {
	seats[daily.Player] = w.AtScreen()
	seats[daily.Rival] = setup.Company.Rival(seats[daily.Player], w.stage.Words, daily.Opponent())
	return seats
}

// showDays shows the deal of the day, and the calendar; the zero day means today.
func (w *house) showDays(chosen daily.Day) {
	w.finishLate()
	w.MoveTo(days.New(w.stage, days.Played{
		Deals: w.book.Days, There: w.hasGame, Practised: w.practised, Seats: w.dailySeats(),
	}, chosen, days.Calls{
		Play: w.playDaily, Practise: w.practiseDaily, Open: w.OpenGame, Back: w.ShowStart,
		Copy: func(line string) {
			w.Copy(line)
			w.TellBriefly(&shell.News{In: words.Say("daily.copied", "Line", line)})
		},
	}))
}

// hasGame reports whether a game is saved.
func (w *house) hasGame(id string) bool {
	return slices.ContainsFunc(w.Known(), func(e archive.Entry) bool { return e.ID == id })
}

// practised is the game in which the deal of a day is played for practice and that is not over, "" if there is none.
func (w *house) practised(day daily.Day) string {
	for e := range w.ownGames() {
		if e.Practice && e.Daily == day.String() && e.Result == nil {
			return e.ID
		}
	}
	return ""
}

// playDaily begins the deal of a day: it is that day's from now on, whatever is decided.
func (w *house) playDaily(day daily.Day) {
	w.beginApart(w.dailySetup(day), func(game string) { w.book.Begin(day, game) })
}

// practiseDaily begins the deal of a day for practice, which is nothing to the calendar.
func (w *house) practiseDaily(day daily.Day) {
	setup := w.dailySetup(day)
	setup.Practice = true
	w.beginApart(setup, nil)
}

func (w *house) dailySetup(day daily.Day) match.Setup {
	seats := w.dailySeats()
	return daily.Setup(day, seats[daily.Player], seats[daily.Rival])
}

// dayOf is the day whose deal a game is.
func dayOf(game *match.Match) (daily.Day, bool) {
	day, err := daily.Parse(game.Record().Daily)
	return day, err == nil
}
