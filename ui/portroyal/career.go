package portroyal

import (
	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/record"
	shared "portroyal/ui/house"
	chart "portroyal/ui/portroyal/career"
)

// logbookName is the file beside the settings with the puzzles, the deals of the day and the voyages.
const logbookName = "logbook.json"

// voyages are what Port Royal lends to its career.
func (w *house) voyages() shared.Voyages[*match.Match] {
	return shared.Voyages[*match.Match]{
		Chart: chart.Game, Steps: func(game *match.Match) int { return len(game.Steps()) },
		Begin: func(number int, seats []record.Seat, seed uint64) (*match.Match, error) {
			return w.begun(career.Voyages[number].Setup(seats, seed))
		},
		Progress: func(number int, game *match.Match) ([]career.Progress, error) {
			return career.Voyages[number].Progress(game.Record(), career.Player)
		},
	}
}
