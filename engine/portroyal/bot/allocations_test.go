package bot_test

import (
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// Estimates that are made thousands of times for a decision reuse their memory, also from one decision to the next.
func TestFirstGuessAllocatesNothing(t *testing.T) {
	for _, cooperative := range []bool{false, true} {
		options := portroyal.DefaultOptions()
		options.Players, options.Contracts, options.Cooperative = 3, true, cooperative
		options.Decks = portroyal.DeckBase | portroyal.DeckExpansion
		players := []bot.Player{newPlayer(t, "sailor", 1), newPlayer(t, "sailor", 2), newPlayer(t, "sailor", 3)}
		var views []portroyal.View
		playGame(t, options, players, 5, func(before portroyal.Position, _ portroyal.Action) {
			views = append(views, before.View())
		})
		prior := bot.NewPrior()
		var scores [portroyal.MaxPlayers]float32
		if n := testing.AllocsPerRun(1, func() {
			prior.Prepare(&views[0])
			for i := range views {
				prior.Scores(&views[i], &scores)
			}
		}); n > 0 {
			t.Errorf("cooperative %t: %v allocations for %d positions", cooperative, n, len(views))
		}
	}
}
