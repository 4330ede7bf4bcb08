package piratescove

import (
	"portroyal/engine/calendar"
	"portroyal/engine/piratescove/daily"
	"portroyal/engine/piratescove/match"
	shared "portroyal/ui/house"
	"portroyal/ui/piratescove/days"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/setup"
)

// logbookName is the file beside the settings with the deals of the day.
const logbookName = "logbook-cove.json"

// deals are what Pirate's Cove lends to its logbook.
func (h *house) deals() shared.Deals[*match.Match, daily.Result] {
	return shared.Deals[*match.Match, daily.Result]{
		File: logbookName, Screen: days.Game, Seats: h.dailySeats, Result: daily.ResultOf,
		Begin: func(day calendar.Day, practice bool) (*match.Match, error) {
			setup := daily.Setup(day, h.dailySeats())
			setup.Practice, setup.Program, setup.Installation = practice, h.Version(), h.Installation()
			return match.New(setup)
		},
		Finish: func(game *match.Match) { h.book.FinishDay(game) },
	}
}

// dailySeats are who plays the deal of the day.
func (h *house) dailySeats() []progress.Seat {
	return setup.Company.Rivals(h.AtScreen(), h.stage.Words, daily.Rivals()...)
}

// count saves the result of a deal of the day that has just ended.
func (h *house) count(game *match.Match) {
	if !game.Practice() && h.IsOwn(game.About()) {
		h.book.FinishDay(game)
	}
}
