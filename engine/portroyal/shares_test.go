package portroyal_test

import (
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
)

// Shares of the win are those of the winners (F2, F3, P4), and what a seat is short of for a contract is nothing
// exactly when it can fulfil it (K2), at every moment of random games.
func TestSharesAndShortfallsAgreeWithTheRules(t *testing.T) {
	dice := rand.New(rand.NewPCG(2, 12))
	shared, met := 0, 0
	for game := range uint64(240) {
		options := portroyal.DefaultOptions()
		options.Decks = portroyal.AllDecks &^ portroyal.DeckUnterwegs
		options.Players = uint8(2 + game%4)
		options.Contracts, options.AutoContracts = true, false
		options.RequireExpedition = game%3 == 0
		if options.Cooperative = game%5 == 0; options.Cooperative {
			options.RequireExpedition, options.ContractsLaid = false, 1
		}
		p, err := portroyal.New(options, game, portroyal.RandomStart)
		if err != nil {
			t.Fatal(err)
		}
		var legal []portroyal.Action
		for {
			winners, shares := p.Winners(), p.WinShares()
			want := [portroyal.MaxPlayers]float64{}
			for _, seat := range winners {
				want[seat] = 1 / float64(len(winners))
			}
			if shares != want {
				t.Fatalf("game %d: shares %v, winners %v", game, shares, winners)
			}
			if len(winners) > 1 {
				shared++
			}
			legal = p.Legal(legal[:0])
			for _, a := range legal {
				if a.Kind == portroyal.Fulfil && p.Phase() != portroyal.Moment {
					met++
					if n := p.Short(p.Decides(), a.Contract()); n != 0 {
						t.Fatalf("game %d: %d short of %s, which can be fulfilled", game, n, a.Contract())
					}
				}
			}
			for _, laid := range p.Contracts() {
				if owned := laid.Contract.Face().Needs != (portroyal.Needs{}); owned && p.Phase() == portroyal.Trade &&
					p.Decides() == p.Active() && p.Open(p.Decides(), laid.Contract) &&
					p.Short(p.Decides(), laid.Contract) == 0 && !has(legal, laid.Contract) {
					t.Fatalf("game %d: nothing is short of %s, and it cannot be fulfilled", game, laid.Contract)
				}
			}
			if p.Phase() == portroyal.Over {
				break
			}
			p.Play(legal[dice.IntN(len(legal))], nil)
		}
	}
	if shared < 100 || met < 100 {
		t.Errorf("only %d shared wins and %d contracts", shared, met)
	}
}

func has(legal []portroyal.Action, contract portroyal.Contract) bool {
	for _, a := range legal {
		if a.Contract() == contract {
			return true
		}
	}
	return false
}
