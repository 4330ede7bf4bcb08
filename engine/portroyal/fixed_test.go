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
		"seat 0, [fighter tax-officer new-colony], x-green-1-1c green-3-2c blue-2-2c, 75 plies, " +
			"55 cards, 880daa9a7c0a0dca",
	},
	{
		game(2, portroyal.DeckBase), 2,
		"seat 1, [], green-5-4c mademoiselle-3 green-5-3c, 200 plies, 161 cards, a425fafdaae04e16",
	},
	{
		game(3, portroyal.DeckUnterwegs), 3,
		"seat 0, [], u-passenger-nails u-sailor-1 u-passenger-nails, 132 plies, 96 cards, 5faaafffaf559562",
	},
	{
		withContracts(game(4, portroyal.AllDecks&^portroyal.DeckUnterwegs)), 4,
		"seat 3, [new-colony trade-outpost jinx lady-killer], sailor-3 tax-maxSwords x-red-6-3c+1, " +
			"196 plies, 201 cards, e04bb19014ec03fc",
	},
	{
		game(5, portroyal.DeckBase|portroyal.DeckGambler), 5,
		"seat 3, [], settler blue-2-3c sailor-1, 396 plies, 387 cards, 2cfb2466e35efc37",
	},
}

// TestGamesForEver plays them, choosing by the number of the action alone, so that a change of what chance
// deals is noticed: a saved position would go on in another way, and the number of a game would give another
// one.
func TestGamesForEver(t *testing.T) {
	for _, g := range fixedGames {
		if got := fixedGame(t, g.options, g.seed); got != g.game {
			t.Errorf("%d players: the game is now\n%s, not\n%s", g.options.Players, got, g.game)
		}
	}
}

func fixedGame(t *testing.T, options portroyal.Options, seed uint64) string {
	t.Helper()
	p, err := portroyal.New(options, seed, portroyal.RandomStart)
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
	type standing struct { // as it was when these games were played first
		seat, place, points, coins int
		ranked                     bool
	}
	var standings []standing
	for _, s := range p.Standings() {
		standings = append(standings, standing{s.Seat, s.Place, s.Points, s.Coins, s.Ranked})
	}
	sum := fnv.New64a()
	fmt.Fprintln(sum, names(tape.Shown), actions, standings, onPaper(t, &p).document["random"])
	var first []string
	for _, card := range tape.Shown[:3] {
		first = append(first, card.String())
	}
	return fmt.Sprintf("seat %d, %v, %s, %d plies, %d cards, %016x",
		p.Start(), contracts, strings.Join(first, " "), plies, len(tape.Shown), sum.Sum64())
}
