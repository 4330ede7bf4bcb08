package portroyal_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
)

// TestGambleBust plays a gambler's four cards from every order of small pools, and compares how
// often that is a bust with the chance told before (H13, C6). Among the cards there may be a tax
// increase, which hands out a card that would have been turned up.
func TestGambleBust(t *testing.T) {
	const size = 6 // four cards, the coin of a tax increase, and one to spare
	random := rand.New(rand.NewPCG(13, 13))
	middling := 0
	for range 60 {
		pool, harbour := gamblePool(random, size)
		p := paper{map[string]any{
			"options":  map[string]any{"decks": []string{"base", "gambler"}},
			"revealed": len(harbour), "harbour": harbour, "discard": pool,
			// Each kind of bonus goes to one seat alone, so that no order runs out of cards. The swords repel nothing.
			"seats": []any{map[string]any{"display": []string{"gambler-1", "pirate-3"}}, map[string]any{}},
		}}.read(t)
		busts, all := 0, 0
		permute(p.Discards(), 0, func(order []portroyal.Card) {
			after := p
			deck, err := layKnown(&p, nil, [][]portroyal.Card{slices.Clone(order)})
			if err != nil {
				t.Fatal(err)
			}
			var tape portroyal.Tape
			if err := after.Replay(portroyal.Action{Kind: portroyal.Gamble}, deck, &tape); err != nil {
				t.Fatal(err)
			}
			all++
			if slices.ContainsFunc(tape.Events, func(e portroyal.Event) bool { return e.Kind == portroyal.WentBust }) {
				busts++
			}
		})
		want := float64(busts) / float64(all)
		if got := p.GambleBust(); math.Abs(got-want) > 1e-9 {
			t.Fatalf("%q with %q in the harbour: the chance of a bust is %v, and %d of %d orders bust",
				pool, harbour, got, busts, all)
		}
		if busts > 0 && busts < all {
			middling++
		}
	}
	if middling < 20 {
		t.Errorf("%d pools bust now and then: the sample shows nothing", middling)
	}
}

// gamblePool draws cards of few colours, at most one tax increase among them, and ships in the
// harbour.
func gamblePool(random *rand.Rand, size int) (pool, harbour []string) {
	var ships, others []string
	for _, card := range portroyal.AllCards(portroyal.DeckBase) {
		switch face := card.Face(); face.Type {
		case portroyal.Ship:
			for range face.Copies {
				ships = append(ships, face.ID)
			}
		case portroyal.Expedition:
			if !face.FivePlayersOnly {
				others = append(others, face.ID)
			}
		case portroyal.Person:
			if face.Swords == 0 {
				others = append(others, face.ID)
			}
		}
	}
	random.Shuffle(len(ships), func(i, j int) { ships[i], ships[j] = ships[j], ships[i] })
	random.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
	n := 1 + random.IntN(4)
	pool = slices.Concat(ships[:n], others[:size-n])
	if random.IntN(2) == 0 {
		pool[size-1] = []string{"tax-minPoints", "tax-maxSwords"}[random.IntN(2)]
	}
	if random.IntN(2) == 0 {
		harbour = ships[n : n+1]
	}
	return pool, harbour
}

// permute shows every order of the cards from one place on.
func permute(cards []portroyal.Card, from int, show func([]portroyal.Card)) {
	if from == len(cards) {
		show(cards)
		return
	}
	for i := from; i < len(cards); i++ {
		cards[from], cards[i] = cards[i], cards[from]
		permute(cards, from+1, show)
		cards[from], cards[i] = cards[i], cards[from]
	}
}

// TestGambles looks at every gambler at work in random games: four cards are turned up or an extra
// tax increase stands for one, nothing is repelled, and the phase is over unless another one is left, with 1 card
// more to take for each of them (H13, C5).
func TestGambles(t *testing.T) {
	gambles, busts, again := 0, 0, 0
	for seed := range uint64(60) {
		options := game(uint8(2+seed%4), portroyal.DeckBase|portroyal.DeckGambler)
		options.Target = portroyal.MaxTarget
		randomGame{options: options, seed: seed, style: styles[seed%uint64(len(styles))], choices: seed}.play(t,
			func(ply *ply) {
				if ply.action.Kind != portroyal.Gamble {
					return
				}
				gambles++
				counts := map[portroyal.EventKind]int{}
				for _, event := range ply.events {
					counts[event.Kind]++
				}
				bust, ended := counts[portroyal.WentBust], 1
				busts += bust
				all, used := ply.before.Count(ply.before.Active(), portroyal.Gambler), ply.before.Gambles()+1
				if bust == 1 || used < all {
					ended = 0
				}
				if used > 1 {
					again++
				}
				switch {
				case used > all:
					t.Errorf("%v: with %d gamblers, the %dth time", ply, all, used)
				case counts[portroyal.CardRevealed]+counts[portroyal.TaxInsteadOf] != 4:
					t.Errorf("%v: %d cards and %d extra tax increases",
						ply, counts[portroyal.CardRevealed], counts[portroyal.TaxInsteadOf])
				case counts[portroyal.ShipRepelled] > 0:
					t.Errorf("%v: a ship was repelled", ply)
				case counts[portroyal.DiscoverEnded] != ended:
					t.Errorf("%v: %d busts, and the phase ended %d times", ply, bust, counts[portroyal.DiscoverEnded])
				case ended == 0 && bust == 0 && (ply.after.Phase() != portroyal.Discover || ply.after.Gambles() != used):
					t.Errorf("%v: phase %s after %d gambles, not %d", ply, ply.after.Phase(), ply.after.Gambles(), used)
				case bust == 1 && counts[portroyal.ChanceCame] > 0: // D5
					t.Errorf("%v: there was a phase 2 after a bust", ply)
				}
				if p := &ply.after; ended == 1 && p.Phase() == portroyal.Trade && p.Decides() == ply.before.Active() {
					if p.TakesLeft() != p.Takes(p.Active())+used {
						t.Errorf("%v: %d cards may be taken, and without %d gamblers %d",
							ply, p.TakesLeft(), used, p.Takes(p.Active()))
					}
				}
			})
	}
	if gambles < 50 || busts == 0 || busts == gambles || again < 20 {
		t.Errorf("%d gambles, %d of them not the first, %d busts: the sample shows nothing", gambles, again, busts)
	}
}
