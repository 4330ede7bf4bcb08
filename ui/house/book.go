package house

import (
	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/record"
	"portroyal/ui/days"
	"portroyal/ui/shell"
	"portroyal/ui/start"
	"portroyal/ui/words"
)

// Deals are what a game lends to its logbook: to its deals of the day, to its career, and to its puzzles.
type Deals[M any, R logbook.Result] struct {
	File   string    // of the logbook, beside the settings
	Screen days.Game // what the calendar says
	Seats  func() []record.Seat
	Begin  func(day calendar.Day, practice bool) (M, error)
	Result func(M) R // of a deal that is over

	Voyages Voyages[M] // those of its career
	Puzzles Puzzles
}

// Book is the logbook of a game in the window, and the way to what is played by it: to the deals of the day and their
// calendar, and to the voyages of the career and their chart.
type Book[M Match[M], T Table, R logbook.Result] struct {
	logbook.Logbook[R]
	*shell.Store

	house *House[M, T]
	deals Deals[M, R]
}

// NewBook is the logbook of a game. It is read once the window is there, by Ready.
func NewBook[M Match[M], T Table, R logbook.Result](house *House[M, T], deals Deals[M, R]) *Book[M, T, R] {
	return &Book[M, T, R]{house: house, deals: deals}
}

// faults are the sentences about its file.
const faults words.Family[shell.StoreFault] = "notice.logbook.*"

// Ready reads the file.
func (b *Book[M, T, R]) Ready() {
	b.Store = shell.OpenStore(b.house.Window, b.deals.File, &b.Logbook, logbook.Load[R],
		func(fault shell.StoreFault, file string) *shell.News {
			return &shell.News{In: words.Say(faults.ID(fault), "File", file)}
		})
}

// Today is the day on the player's calendar.
func (h *House[M, T]) Today() calendar.Day { return calendar.On(h.Stage().Time().Local()) }

// Stands is how it stands with today's deal.
func (b *Book[M, T, R]) Stands() start.Today {
	today := b.house.Today()
	game, result := b.Days.Of(today)
	begun := result != nil || b.house.Has(game) // one that was deleted can be begun again
	return start.Today{Begun: begun, Over: result != nil, Row: b.Days.Row(today)}
}

// ShowDays shows the deal of the day, and the calendar; the zero day means today.
func (b *Book[M, T, R]) ShowDays(chosen calendar.Day) {
	b.FinishLate()
	h := b.house
	h.MoveTo(days.New(h.Stage(), b.deals.Screen, days.Played{
		Deal: b.Days.Of, There: h.Has, Practised: b.Practised, Seats: b.deals.Seats(),
	}, chosen, days.Calls{
		Play: b.Play, Practise: b.Practise, Open: h.OpenGame, Back: h.ShowStart,
		Copy: func(line string) {
			h.Copy(line)
			h.TellBriefly(&shell.News{In: words.Say("daily.copied", "Line", line)})
		},
	}))
}

// Practised is the game in which the deal of a day is played for practice and that is not over, "" if there is none.
func (b *Book[M, T, R]) Practised(day calendar.Day) string {
	for e := range b.house.KnownOf(b.house.game.Name) {
		if e.Practice && e.Daily == day.String() && e.Result == nil {
			return e.ID
		}
	}
	return ""
}

// Play begins the deal of a day: it is that day's from now on, whatever is decided.
func (b *Book[M, T, R]) Play(day calendar.Day) {
	game, err := b.deals.Begin(day, false)
	b.BeginApart(game, err, func(id string) { b.Begin(day, id) })
}

// Practise begins the deal of a day for practice, which is nothing to the calendar.
func (b *Book[M, T, R]) Practise(day calendar.Day) {
	game, err := b.deals.Begin(day, true)
	b.BeginApart(game, err, nil)
}

// BeginApart lays a game on the table that counts in its own way: the last set-up stays as it is. note takes it down, if it is
// to count. An error is that of beginning it.
func (b *Book[M, T, R]) BeginApart(game M, err error, note func(id string)) {
	h := b.house
	if err != nil {
		h.Stage().Log.Error("set-up", "error", err.Error())
		return
	}
	of := game.About()
	h.Stage().Log.Info("game", "id", of.ID, "daily", of.Daily, "practice", of.Practice)
	if note != nil {
		note(of.ID)
		b.Keep()
	}
	h.Hold(of.ID)
	h.KeepGame(game)
	h.Remembers(game)
	h.Sit(game, false)
	h.SitDown("", game.Seats())
}

// finishDay notes how a game went that is over, if it is a deal of the day, and reports whether it is one.
func (b *Book[M, T, R]) finishDay(game M) bool {
	day, is := DayOf(game)
	if is && b.Finish(day, game.About().ID, b.deals.Result(game)) {
		b.Keep()
	}
	return is
}

// FinishLate notes how games went that are over and were never noted, as after a crash.
func (b *Book[M, T, R]) FinishLate() {
	var none M
	open := b.Open()
	for e := range b.house.KnownOf(b.house.game.Name) {
		if e.Result == nil || !open[e.ID] {
			continue
		}
		if game := b.house.Saved(e.ID); game != none {
			b.Note(game)
		}
	}
}

// DayOf is the day whose deal a game is.
func DayOf(game shell.Session) (calendar.Day, bool) {
	day, err := calendar.Parse(game.About().Daily)
	return day, err == nil
}

// Has reports whether a game is saved.
func (h *House[M, T]) Has(id string) bool {
	for e := range h.KnownOf(h.game.Name) {
		if e.ID == id {
			return true
		}
	}
	return false
}

// Saved is a saved game, nil if it cannot be opened any more: that is told when somebody opens it, and whatever needs it does
// without.
func (h *House[M, T]) Saved(id string) M {
	var none M
	if h.Archive() == nil {
		return none
	}
	read, err := h.Window.Load(id)
	if err != nil || read.About().Game() != h.game.Name {
		return none
	}
	game, err := h.game.Load(read)
	if err != nil {
		return none
	}
	return game
}
