package portroyal_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
)

// games is how many games TestManyGames plays; give more on the command line after -args.
var games = flag.Int("games", 20_000, "random games to play")

// TestManyGames plays uniformly random games of every edition and number of players, without and
// with the variants F3 and F5, to their end.
func TestManyGames(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 5))
	actions := make([]portroyal.Action, 0, 64)
	for i := range *games {
		options := editions[i%len(editions)]
		options.AutoPass = i/len(editions)%2 == 1
		if options.Decks != portroyal.DeckUnterwegs && !options.Cooperative { // P4: no target
			options.RequireExpedition = i/len(editions)%8 >= 6
		}
		if options.Cooperative {
			options.Difficulty = uint8(i / len(editions) % 13) // five turns and more
		}
		p, err := portroyal.New(options, uint64(i), portroyal.RandomStart)
		if err != nil {
			t.Fatal(err)
		}
		plies := 0
		stood := false
		for ; p.Phase() != portroyal.Over; plies++ {
			if plies > plyBound {
				t.Fatalf("game %d of %+v has not ended after %d plies", i, options, plies)
			}
			actions = p.Legal(actions[:0])
			if len(actions) == 0 {
				t.Fatalf("game %d: nothing is legal after %d plies", i, plies)
			}
			if err := p.Apply(actions[random.IntN(len(actions))], nil); err != nil {
				t.Fatalf("game %d after %d plies: %v", i, plies, err)
			}
			stood = stood || p.QuietTurns() > standstill*p.Players()
		}
		if what := wrongAtEnd(&p, stood); what != "" {
			t.Errorf("game %d of %+v: %s", i, options, what)
		}
	}
}

// wrongAtEnd says what must not be so when a game is over, or "". It needs to know whether nobody
// hired or claimed for so long that the game ended in a standstill (F6).
func wrongAtEnd(p *portroyal.Position, stood bool) string {
	if where := misplaced(p); where != "" {
		return where
	}
	reached, most := false, -1
	for seat := range p.Players() {
		if what := miscounted(p, seat); what != "" {
			return what + " are not those of the display"
		}
		ranked := !p.Options().RequireExpedition || len(p.Claimed(seat)) > 0 // F3
		if ranked {
			most = max(most, p.Points(seat))
		}
		reached = reached || ranked && p.Points(seat) >= int(p.Options().Target)
	}
	winners := p.Winners()
	switch {
	case len(p.Legal(nil)) > 0:
		return "something is legal"
	case len(p.Harbour()) > 0 || p.Pending() != portroyal.NoCard: // H9
		return "the harbour is not empty"
	case p.Options().Cooperative:
		return wrongTogether(p)
	case !p.Ending() || !reached && !stood: // F1: points once reached are not lost again
		return "nobody has the target"
	case p.Active() != p.Start(): // F1
		return "the round is not finished"
	case len(winners) == 0 || p.Points(winners[0]) != most: // F2
		return "the winner has not the most points"
	}
	for _, seat := range winners {
		if p.Points(seat) != most || p.Coins(seat) != p.Coins(winners[0]) {
			return "winners are not equal"
		}
	}
	for seat := range p.Players() { // F2
		ranked := !p.Options().RequireExpedition || len(p.Claimed(seat)) > 0
		if ranked && p.Points(seat) == most && p.Coins(seat) > p.Coins(winners[0]) {
			return "coins do not decide the tie"
		}
	}
	return ""
}

// wrongTogether is wrongAtEnd for those who play together: all have won or nobody has, by the
// contracts alone (P4).
func wrongTogether(p *portroyal.Position) string {
	won := true
	for _, laid := range p.Contracts() {
		won = won && len(laid.Cubes) > 0
	}
	winners, points := 0, 0
	if won {
		winners, points = p.Players(), p.VictoryPile()
	}
	switch {
	case p.Ending():
		return "there is no target (P4)"
	case p.Won() != won:
		return "the contracts do not decide"
	case !won && p.TimePile() > 0:
		return "there is time left (P2)"
	case len(p.Winners()) != winners:
		return "the players do not win and lose together"
	case p.VictoryPoints() != points:
		return "the points are not the cards of the Victory Pile"
	case p.TurnsLeft() != 0:
		return "turns are left"
	}
	return ""
}
