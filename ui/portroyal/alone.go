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
		Foot:  func(t *words.Words) string { return t.T("puzzle.measured", "Games", one.Games) },
		Answered: func(right bool) logbook.Try {
			w.book.Answer(one.Name, right)
			w.keepLogbook()
			return w.book.Puzzles[one.Name]
		},
		Back: puzzles.Way{ID: "puzzle.all", Go: func() { w.showPuzzles(number) }}, Help: w.OpenHelp, Ask: w.OpenRules,
	}
	if number+1 < len(all) {
		calls.Next = &puzzles.Way{ID: "puzzle.next", Go: func() { w.openPuzzle(number + 1) }}
	}
	company := setup.Company.With(w.AtScreen(), w.stage.Words, one.Position.Players())
	for i := range company[1:] { // the games are theirs
		company[i+1].Player = one.From.Bot
	}
	board := puzzles.NewBoard(w.stage, one, company, w.ground, calls)
	w.MoveTo(board)
	board.Start()
}

// dailySeats are who plays the deal of the day.
func (w *house) dailySeats() (seats [daily.Players]progress.Seat) {
	seats[daily.Player] = w.AtScreen()
	seats[daily.Rival] = setup.Company.Rival(seats[daily.Player], w.stage.Words, daily.Opponent())
	return seats
}

// showDays shows the deal of the day, and the calendar; the zero day means today.
func (w *house) showDays(chosen daily.Day) {
	w.finishDays()
	w.MoveTo(days.New(w.stage, days.Played{
		Deals: w.book.Days, There: w.hasGame, Practised: w.practised, Seats: w.dailySeats(),
	}, chosen, days.Calls{
		Play: w.playDaily, Practise: w.practiseDaily, Open: w.OpenGame, Back: w.ShowStart,
		Copy: func(line string) {
			w.Copy(line)
			w.TellBriefly(&shell.News{In: func(t *words.Words) string { return t.T("daily.copied", "Line", line) }})
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
func (w *house) playDaily(day daily.Day) { w.beginDaily(day, false) }

// practiseDaily begins the deal of a day for practice, which is nothing to the calendar.
func (w *house) practiseDaily(day daily.Day) { w.beginDaily(day, true) }

func (w *house) beginDaily(day daily.Day, practice bool) {
	seats := w.dailySeats()
	setup := daily.Setup(day, seats[daily.Player], seats[daily.Rival])
	setup.Program, setup.Installation, setup.Practice = w.Version(), w.Installation(), practice
	game, err := match.New(setup)
	if err != nil {
		w.stage.Log.Error("daily", "error", err.Error())
		return
	}
	w.stage.Log.Info("daily", "day", day.String(), "practice", practice)
	if !practice {
		w.book.Begin(day, game.Record().ID)
		w.keepLogbook()
	}
	w.Hold(game.Record().ID)
	w.KeepGame(game)
	w.Remembers(game)
	w.Sit(game, false)
	w.SitDown("", seats[:])
}

// finishDaily notes how the deal of a day went, if this is one.
func (w *house) finishDaily(game *match.Match) {
	if day, is := dayOf(game); is && w.book.Finish(day, game.Record().ID, daily.ResultOf(game)) {
		w.keepLogbook()
	}
}

// dayOf is the day whose deal a game is.
func dayOf(game *match.Match) (daily.Day, bool) {
	day, err := daily.Parse(game.Record().Daily)
	return day, err == nil
}

// finishDays notes how deals went that are over and were never noted, as after a crash.
func (w *house) finishDays() {
	for day, deal := range w.book.Days {
		over := func(e archive.Entry) bool { return e.ID == deal.Game && e.Result != nil }
		if deal.Result != nil || !slices.ContainsFunc(w.Known(), over) {
			continue
		}
		game := w.gameOf(deal.Game)
		if game != nil && w.book.Finish(day, deal.Game, daily.ResultOf(game)) {
			w.keepLogbook()
		}
	}
}
