package bot_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
)

// permuted gives the position with another generator, which decides all that comes to light, and with other
// orders of the unseen cards in its text.
func permuted(t *testing.T, position portroyal.Position, dice *rand.Rand) (other portroyal.Position, older int) {
	t.Helper()
	text, err := json.Marshal(position)
	if err != nil {
		t.Fatal(err)
	}
	var whole map[string]any
	if err := json.Unmarshal(text, &whole); err != nil {
		t.Fatal(err)
	}
	pools := []string{"unseen", "older"}
	if options := position.Options(); options.HiddenDiscards { // each card is where another one was
		exchange(whole, append(pools, "discard"), dice)
	}
	for _, pool := range pools {
		cards, _ := whole[pool].([]any)
		dice.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
		older = len(cards)
	}
	whole["random"] = "4711"
	if text, err = json.Marshal(whole); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &other); err != nil {
		t.Fatal(err)
	}
	return other, older
}

// exchange deals the cards of these lists anew, as many to each as it had.
func exchange(whole map[string]any, lists []string, dice *rand.Rand) {
	var all []any
	for _, list := range lists {
		cards, _ := whole[list].([]any)
		all = append(all, cards...)
	}
	dice.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for _, list := range lists {
		cards, _ := whole[list].([]any)
		whole[list], all = slices.Clone(all[:len(cards)]), all[len(cards):]
	}
}

// With hidden discards it makes no difference either which of the cards that are out of sight were discarded.
func TestHiddenDiscardsDoNotCount(t *testing.T) {
	t.Parallel()
	everything := edition(portroyal.DeckBase|portroyal.DeckExpansion|portroyal.DeckGambler, 3)
	everything.Contracts = true
	together := everything
	together.Cooperative, together.Difficulty = true, 3
	for _, options := range []portroyal.Options{
		edition(portroyal.DeckBase, 2), edition(portroyal.DeckUnterwegs, 4), everything, together,
	} {
		options.HiddenDiscards = true
		t.Run(title(options), func(t *testing.T) {
			t.Parallel()
			dice := rand.New(rand.NewPCG(8, 8))
			tried, other := 0, 0
			eachDecision(t, options, 4, func(position portroyal.Position) {
				if dice.IntN(4) != 0 {
					return
				}
				changed, _ := permuted(t, position, dice)
				if tried++; !slices.Equal(changed.Discards(), position.Discards()) {
					other++
				}
				sameDecisions(t, position, changed, tried)
			})
			if tried < 50 || other < tried/2 {
				t.Errorf("only %d positions were tried, %d of them with other discards", tried, other)
			}
		})
	}
}

// Two positions that differ only in what is hidden must get the same decision (C6). The type of
// the view sees to it; this makes sure that it does.
func TestHiddenCardsDoNotCount(t *testing.T) {
	t.Parallel()
	for _, decks := range editions {
		t.Run(decks.String(), func(t *testing.T) {
			t.Parallel()
			dice := rand.New(rand.NewPCG(uint64(decks), 6))
			tried, withOlder := 0, 0
			for players := uint8(portroyal.MinPlayers); players <= portroyal.MaxPlayers; players++ {
				options := edition(decks, players)
				if options.Check() != nil {
					continue // Unterwegs is not for five (S1)
				}
				eachDecision(t, options, 2, func(position portroyal.Position) {
					if dice.IntN(4) != 0 {
						return
					}
					other, older := permuted(t, position, dice)
					if other == position {
						t.Fatal("the position was not changed")
					}
					tried++
					if older > 1 {
						withOlder++
					}
					sameDecisions(t, position, other, tried)
				})
			}
			if tried < 200 || withOlder < 30 {
				t.Errorf("only %d positions were tried, %d of them with older coins", tried, withOlder)
			}
		})
	}
}

// The same with contracts. In a cooperative game the cards of Time Pile and Victory Pile are hidden
// as well, and the first card of each turn is there.
func TestHiddenCardsDoNotCountWithContracts(t *testing.T) {
	t.Parallel()
	for players := uint8(1); players <= 3; players++ {
		for _, options := range contractGames(players) {
			options.Difficulty = 0
			if options.Cooperative {
				options.Difficulty = 3
			}
			t.Run(title(options), func(t *testing.T) {
				t.Parallel()
				dice := rand.New(rand.NewPCG(uint64(players), 7))
				tried, timed := 0, 0
				eachDecision(t, options, max(2, 4-int(players)), func(position portroyal.Position) { // alone there are fewer
					if dice.IntN(3) != 0 {
						return
					}
					other, _ := permuted(t, position, dice)
					if other == position {
						t.Fatal("the position was not changed")
					}
					tried++
					if position.TimePile() > 0 && position.VictoryPile() > 0 {
						timed++
					}
					sameDecisions(t, position, other, tried)
				})
				if tried < 50 || options.Cooperative && timed < 50 {
					t.Errorf("only %d positions were tried, %d of them with a Time Pile and a Victory Pile",
						tried, timed)
				}
			})
		}
	}
}

// searchers search alike and differ in how they err and in their taste.
var searchers = []string{"cabin-boy", "seaman:thrifty", "captain", "admiral:fighter"}

// sameDecisions asks all yardsticks that do not play games out, and about every other position one of the searchers; the
// Governor, who takes a thousand times as long, about one in 400.
func sameDecisions(t *testing.T, position, other portroyal.Position, number int) {
	t.Helper()
	legal := position.Legal(nil)
	names := slices.Clone(known)
	if number%2 == 0 {
		names = append(names, searchers[number/2%len(searchers)])
	}
	if number%400 == 200 {
		names = append(names, "governor")
	}
	for _, name := range names {
		here := newPlayer(t, name, 5).Choose(t.Context(), position.View(), legal)
		there := newPlayer(t, name, 5).Choose(t.Context(), other.View(), other.Legal(nil))
		if here != there {
			text, _ := json.Marshal(position)
			t.Errorf("%s: %s, but with other hidden cards %s\n%s", name, here, there, text)
		}
	}
}
