package portroyal_test

import (
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
)

// hoard is the style of players who drain the deck (C1): they go on as long as a bust is
// unlikely, trade ships whenever they can, and seldom hire.
func hoard(p *portroyal.Position, actions []portroyal.Action, random *rand.Rand) portroyal.Action {
	const seldom, likely = 0.02, 0.25
	var ship, person, other portroyal.Action
	for _, a := range actions {
		switch {
		case a.Kind == portroyal.Take && a.Card.Face().Type == portroyal.Ship:
			if ship.Kind == portroyal.NoAction || a.Card.Face().Coins > ship.Card.Face().Coins {
				ship = a
			}
		case a.Kind == portroyal.Take, a.Kind == portroyal.Claim:
			person = a
		case a.Kind == portroyal.Stop && p.BustChance() >= likely,
			a.Kind == portroyal.RevealNext && p.BustChance() < likely,
			a.Kind == portroyal.RevealNext && other.Kind == portroyal.NoAction,
			a.Kind == portroyal.RepelShip,
			a.Kind == portroyal.Pass:
			other = a
		}
	}
	switch {
	case person.Kind != portroyal.NoAction &&
		(random.Float64() < seldom || ship.Kind == portroyal.NoAction && other.Kind == portroyal.NoAction):
		return person
	case ship.Kind != portroyal.NoAction:
		return ship
	case p.Phase() == portroyal.Discover && p.Revealed() > 60: // the harbour is as full as it gets
		return portroyal.Action{Kind: portroyal.Stop}
	}
	return other
}

// TestHoarding plays games in which coins pile up until no card is left (C4, C5). Some end in a
// standstill, since the persons are coins, too.
func TestHoarding(t *testing.T) {
	const games, bound = 60, 60_000
	bothEmpty, extraTaxes, unpaid, standstills := 0, 0, 0, 0
	for seed := range uint64(games) {
		options := portroyal.DefaultOptions()
		options.Players = portroyal.MaxPlayers
		options.AutoPass = seed%2 == 1
		if seed%4 >= 2 { // stowed ships leave the deck (H12)
			options.Decks |= portroyal.DeckNails
		}
		p, err := portroyal.New(options, seed, portroyal.RandomStart)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(seed, 9))
		empty, stood := false, false
		var actions []portroyal.Action
		for plies := 0; p.Phase() != portroyal.Over; plies++ {
			if plies > bound {
				t.Fatalf("game %d has not ended after %d plies", seed, plies)
			}
			actions = p.Legal(actions[:0])
			var tape portroyal.Tape
			a := hoard(&p, actions, random)
			if err := p.Apply(a, &tape); err != nil {
				t.Fatalf("game %d, ply %d: %v", seed, plies, err)
			}
			for _, event := range tape.Events {
				switch {
				case event.Kind == portroyal.TaxInsteadOf:
					extraTaxes++
				case event.Kind == portroyal.StandstillReached:
					stood = true
				case event.Kind == portroyal.ShipTraded && event.N < event.Card.Face().Coins:
					unpaid++
				}
			}
			empty = empty || p.PileSize() == 0 && len(p.Discards()) == 0
			if where := misplaced(&p); where != "" {
				t.Fatalf("game %d, ply %d, %q: %s", seed, plies, a, where)
			}
		}
		if empty {
			bothEmpty++
		}
		if stood {
			standstills++
		}
		if what := wrongAtEnd(&p, stood); what != "" {
			t.Errorf("game %d: %s", seed, what)
		}
	}
	t.Logf("both piles empty in %d of %d games, %d extra tax increases, %d ships not paid in full, %d standstills",
		bothEmpty, games, extraTaxes, unpaid, standstills)
	if standstills == 0 || standstills == games {
		t.Errorf("%d of %d games ended in a standstill: the sample shows only one way to end", standstills, games)
	}
	if bothEmpty == 0 || extraTaxes == 0 || unpaid == 0 {
		t.Errorf("%d games with both piles empty, %d extra tax increases, "+
			"%d ships not paid in full: the sample shows nothing (C5)",
			bothEmpty, extraTaxes, unpaid)
	}
}
