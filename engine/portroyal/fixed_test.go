package portroyal_test

import (
	"fmt"
	"hash/fnv"
	"strings"
	"testing"

	"portroyal/engine/portroyal"
)

// fixedGames are games that the same options, seed and actions must give on every machine, for ever: who
// starts, the contracts, the first cards, and a sum of all cards and actions, the result and the generator.
var fixedGames = []struct {
	options portroyal.Options
	seed    uint64
	game    string
}{
	{
		decided(cooperative(game(1, portroyal.DeckBase|portroyal.DeckExpansion))), 1,
		"seat 0, [maritime-supremacy explorer galleon-foe], governor governor yellow-1-1c, " +
			"46 plies, 32 cards, 5b287c8fb8c88697",
	},
	{
		game(2, portroyal.DeckBase), 2,
		"seat 1, [], green-5-3c governor mademoiselle-2, 231 plies, 176 cards, abaa5a97fcd950cd",
	},
	{
		game(3, portroyal.DeckUnterwegs), 3,
		"seat 2, [], u-tax-minPoints u-tax-minPoints u-wholesaler-red, 95 plies, 79 cards, 887408cb34faa188",
	},
	{
		withContracts(game(4, portroyal.AllDecks&^portroyal.DeckUnterwegs)), 4,
		"seat 2, [trade-outpost cheap-staff jinx fighter], governor u-wholesaler-black-nails green-1-1c, " +
			"291 plies, 275 cards, 886fa25c2ecf5819",
	},
	{
		game(5, portroyal.DeckBase|portroyal.DeckGambler), 5,
		"seat 4, [], yellow-4-4c governor yellow-4-3c, 245 plies, 232 cards, 4b61522af6661f65",
	},
}

// TestGamesForEver plays them, choosing by the number of the action alone, so that a change of what chance
// deals is noticed: a saved position would go on in another way, and the number of a game would give another
// one.
func TestGamesForEver(t *testing.T) {
	for _, g := range fixedGames {
		p, err := portroyal.New(g.options, g.seed, portroyal.RandomStart)
		if err != nil {
			t.Fatal(err)
		}
		var tape portroyal.Tape
		contracts := contractsOf(&p)
		var actions []string
		plies := 0
		for ; p.Phase() != portroyal.Over; plies++ {
			legal := p.Legal(nil)
			a := legal[plies*7%len(legal)]
			if err := p.Apply(a, &tape); err != nil {
				t.Fatal(err)
			}
			actions = append(actions, a.String())
		}
		sum := fnv.New64a()
		fmt.Fprintln(sum, names(tape.Shown), actions, p.Standings(), onPaper(t, &p).document["random"])
		var first []string
		for _, card := range tape.Shown[:3] {
			first = append(first, card.String())
		}
		got := fmt.Sprintf("seat %d, %v, %s, %d plies, %d cards, %016x",
			p.Start(), contracts, strings.Join(first, " "), plies, len(tape.Shown), sum.Sum64())
		if got != g.game {
			t.Errorf("%d players: the game is now\n%s, not\n%s", g.options.Players, got, g.game)
		}
	}
}
