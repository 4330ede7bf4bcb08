package piratescove

import (
	"context"
	"maps"

	"portroyal/engine/calendar"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/career"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/daily"
	"portroyal/engine/piratescove/match"
	shared "portroyal/ui/house"
	chart "portroyal/ui/piratescove/career"
	"portroyal/ui/piratescove/days"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/setup"
)

// logbookName is the file beside the settings with the deals of the day and the voyages.
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
		Puzzles: h.puzzles(),
		Voyages: shared.Voyages[*match.Match]{
			Chart: chart.Game, Steps: func(game *match.Match) int { return len(game.Steps()) },
			Begin: func(number int, seats []progress.Seat, seed uint64) (*match.Match, error) {
				setup := career.Voyages[number].Setup(seats, seed)
				setup.Program, setup.Installation = h.Version(), h.Installation()
				return match.New(setup)
			},
			Progress: func(number int, game *match.Match) ([]career.Progress, error) {
				return career.Voyages[number].Progress(game.Record())
			},
		},
	}
}

// dailySeats are who plays the deal of the day.
func (h *house) dailySeats() []progress.Seat {
	return setup.Company.Rivals(h.AtScreen(), h.stage.Words, daily.Rivals()...)
}

// count saves how a game went that counts in its own way and has just ended.
func (h *house) count(game *match.Match) {
	if !game.Practice() && h.IsOwn(game.About()) {
		h.book.Note(game)
		h.learnHabits(game, h.stage.Ahead)
	}
}

// learnHabits learns in the background from a game where its persons sail, for hints in those that they play at one screen.
func (h *house) learnHabits(game *match.Match, run shared.Run) {
	of, learned := game.Record().Snapshot(), maps.Clone(h.own().Habits)
	if learned == nil {
		learned = map[string]bot.Habits{}
	}
	run(h.Context(), func(ctx context.Context) {
		thinker, err := coach.New()
		if err == nil {
			err = thinker.Learn(ctx, of, learned)
		}
		if err != nil {
			h.stage.Log.Error("habits", "error", err.Error())
		}
	}, func() {
		for _, seat := range of.Seats {
			if is, knows := learned[seat.Name]; knows && seat.Player == "" {
				h.own().Knows(seat.Name, is)
			}
		}
		h.stage.Keep()
	})
}
