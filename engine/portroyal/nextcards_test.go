package portroyal_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"portroyal/engine/portroyal"
)

// Cards come as often as is told before each of them, whatever is known of coins and of piles that have been shuffled
// anew (C6). For each face the cards that came are compared with the chances told, before and after the first reshuffle.
// Without this, luck over many games would not add up to nothing.
func TestCardsComeAsOftenAsTold(t *testing.T) {
	const games = 300
	for name, change := range map[string]func(*portroyal.Options){
		"base, four":     func(o *portroyal.Options) { o.Players, o.Target = 4, 20 },
		"unterwegs, two": func(o *portroyal.Options) { o.Decks = portroyal.DeckUnterwegs },
		"all decks, four": func(o *portroyal.Options) {
			o.Players, o.Decks, o.Target = 4, portroyal.AllDecks&^portroyal.DeckUnterwegs, 16
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			options := portroyal.DefaultOptions()
			change(&options)
			var told, came, spread [2]map[portroyal.Card]float64
			for i := range told {
				told[i], came[i], spread[i] =
					map[portroyal.Card]float64{}, map[portroyal.Card]float64{}, map[portroyal.Card]float64{}
			}
			random := rand.New(rand.NewPCG(1, 2))
			for seed := range uint64(games) {
				position, err := portroyal.New(options, seed, portroyal.RandomStart)
				if err != nil {
					t.Fatal(err)
				}
				renewed := 0
				for position.Phase() != portroyal.Over {
					view := position.View()
					action := styles[int(seed)%len(styles)].choose(&position, position.Legal(nil), random)
					var tape portroyal.Tape
					position.Play(action, &tape)
					view.Play(action)
					for _, event := range tape.Events {
						if event.Kind == portroyal.CardRevealed && view.Phase() == portroyal.Chance {
							pool := view.NextCards()
							size := float64(pool.Size())
							for card, copies := range pool {
								chance := float64(copies) / size
								told[renewed][portroyal.Card(card)] += chance
								spread[renewed][portroyal.Card(card)] += chance * (1 - chance)
							}
							came[renewed][event.Card]++
							if err := view.TurnUp(event.Card); err != nil {
								t.Fatal(err)
							}
						}
						if event.Kind == portroyal.PileRenewed {
							renewed = 1
						}
					}
				}
			}
			for i, when := range []string{"before", "after"} {
				square, faces := 0.0, 0.0
				for card, chance := range told[i] {
					if variance := spread[i][card]; variance > 5 {
						square += (came[i][card] - chance) * (came[i][card] - chance) / variance
						faces++
					}
				}
				t.Logf("%s the first reshuffle: %.1f for %.0f faces", when, square, faces)
				if most := faces + 4*math.Sqrt(2*faces); faces < 20 || square > most {
					t.Errorf("%s the first reshuffle: %.1f for %.0f faces, more than %.1f", when, square, faces, most)
				}
			}
		})
	}
}
