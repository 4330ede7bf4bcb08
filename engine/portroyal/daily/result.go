package daily

import (
	"fmt"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
)

// Result is how a deal of the day went for the player.
type Result struct {
	Points  int  `json:"points"`
	Against int  `json:"against"` // points of the opponent
	Won     bool `json:"won"`
	Shared  bool `json:"shared,omitempty"` // the win, with the opponent
	Rounds  int  `json:"rounds"`
	Busts   int  `json:"busts"` // of the player
	Undone  int  `json:"undone,omitempty"`
	Hints   int  `json:"hints,omitempty"`
}

// ResultOf is how a game that is over went.
func ResultOf(m *match.Match) Result {
	view, r := m.View(), m.Record()
	winners := view.Winners()
	result := Result{
		Points: view.Points(Player), Against: view.Points(Rival),
		Won: slices.Contains(winners, Player), Rounds: transcript.Round(&r.Head), Undone: r.Undone, Hints: m.Hints()[Player],
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

// Check says what cannot be about a result that was read, or nil.
func (r *Result) Check() error {
	if min(r.Points, r.Against, r.Rounds, r.Busts, r.Undone, r.Hints) < 0 {
		return fmt.Errorf("less than none of something: %+v", *r)
	}
	if r.Shared && !r.Won {
		return fmt.Errorf("shared: a win that is none")
	}
	return nil
}
