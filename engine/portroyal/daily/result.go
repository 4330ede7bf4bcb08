package daily

import (
	"slices"

	"portroyal/engine/logbook"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
)

// Result is how a deal of the day went for the player.
type Result struct {
	logbook.Outcome

	Rounds int `json:"rounds"`
	Busts  int `json:"busts"` // of the player

	logbook.Help
}

// Check implements [logbook.Result].
func (r Result) Check() error { return logbook.CheckResult(r.Outcome, r.Help, r.Rounds, r.Busts) }

// What the logbook of Port Royal is made of.
type (
	Logbook = logbook.Logbook[Result]
	Deal    = logbook.Deal[Result]
)

// ResultOf is how a game that is over went.
func ResultOf(m *match.Match) Result {
	view, r := m.View(), m.Record()
	winners := view.Winners()
	result := Result{
		Outcome: logbook.Outcome{
			Points: view.Points(Player), Against: view.Points(Rival), Won: slices.Contains(winners, Player),
		},
		Rounds: transcript.Round(&r.Head), Help: logbook.Help{Undone: r.Undone, Hints: m.Hints()[Player]},
	}
	result.Shared = result.Won && len(winners) > 1
	for _, step := range m.Steps() {
		for _, event := range step.Events {
			if event.Kind == portroyal.WentBust && event.Seat == Player {
				result.Busts++
			}
		}
	}
	return result
}
