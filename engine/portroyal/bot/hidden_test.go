package bot_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// hiddenPart is what of a position's text nobody at the table may know.
type hiddenPart struct {
	Pile  []string `json:"pile"`
	Time  []string `json:"timePile"`
	Won   []string `json:"victoryPile"`
	Old   bool     `json:"oldTime"`
	Seats []struct {
		Coins    []string `json:"coins"`
		OldCoins int      `json:"oldCoins"`
		OldAt    []int    `json:"oldAt"`
	} `json:"seats"`
}

// pools lists where the cards of each pool of C6 stand: the pile with the coins gained since the
// last reshuffle, and the older coins. Time Pile and Victory Pile belong to either (P2, P3).
func (h *hiddenPart) pools() (fresh, older []*string) {
	for i := range h.Pile {
		fresh = append(fresh, &h.Pile[i])
	}
	for _, pile := range [][]string{h.Time, h.Won} {
		for i := range pile {
			if h.Old {
				older = append(older, &pile[i])
			} else {
				fresh = append(fresh, &pile[i])
			}
		}
	}
	for seat := range h.Seats {
		s := &h.Seats[seat]
		old := make([]bool, len(s.Coins))
		for i := range s.OldCoins {
			old[i] = true
		}
		for _, i := range s.OldAt {
			old[i] = true
		}
		for i := range s.Coins {
			if old[i] {
				older = append(older, &s.Coins[i])
			} else {
				fresh = append(fresh, &s.Coins[i])
			}
		}
	}
	return fresh, older
}

// permuted gives the position with the hidden cards of each pool shuffled among themselves and
// another generator for the reshuffles to come.
func permuted(t *testing.T, position portroyal.Position, dice *rand.Rand) (other portroyal.Position, older int) {
	t.Helper()
	text, err := json.Marshal(position)
	if err != nil {
		t.Fatal(err)
	}
	var hidden hiddenPart
	var whole map[string]any
	for _, target := range []any{&hidden, &whole} {
		if err := json.Unmarshal(text, target); err != nil {
			t.Fatal(err)
		}
	}
	fresh, old := hidden.pools()
	for _, pool := range [][]*string{fresh, old} {
		dice.Shuffle(len(pool), func(i, j int) { *pool[i], *pool[j] = *pool[j], *pool[i] })
	}
	whole["pile"], whole["random"] = hidden.Pile, "4711"
	if len(hidden.Time) > 0 {
		whole["timePile"] = hidden.Time
	}
	if len(hidden.Won) > 0 {
		whole["victoryPile"] = hidden.Won
	}
	for seat, written := range whole["seats"].([]any) {
		written.(map[string]any)["coins"] = hidden.Seats[seat].Coins
	}
	if text, err = json.Marshal(whole); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &other); err != nil {
		t.Fatal(err)
	}
	return other, len(old)
}

// Two positions that differ only in what is hidden must get the same decision (C6). The type of
// the view sees to it; this makes sure that it does.
func TestHiddenCardsDoNotCount(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 6))
	for _, decks := range editions {
		t.Run(decks.String(), func(t *testing.T) {
			tried, withOlder := 0, 0
			for players := uint8(portroyal.MinPlayers); players <= portroyal.MaxPlayers; players++ {
				options := edition(decks, players)
				if options.Check() != nil {
					continue // Unterwegs is not for five (S1)
				}
				eachDecision(t, options, 15, func(position portroyal.Position) {
					if dice.IntN(6) != 0 {
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
					sameDecisions(t, position, other)
				})
			}
			if tried < 300 || withOlder < 30 {
				t.Errorf("only %d positions were tried, %d of them with older coins", tried, withOlder)
			}
		})
	}
}

// The same with contracts. In a cooperative game the cards of Time Pile and Victory Pile are hidden
// as well, and the first card of each turn lies there.
func TestHiddenCardsDoNotCountWithContracts(t *testing.T) {
	dice := rand.New(rand.NewPCG(2, 6))
	for players := uint8(1); players <= 3; players++ {
		for _, options := range contractGames(players) {
			options.Difficulty = 0
			if options.Cooperative {
				options.Difficulty = 3
			}
			t.Run(title(options), func(t *testing.T) {
				tried, timed := 0, 0
				eachDecision(t, options, 6, func(position portroyal.Position) {
					if dice.IntN(4) != 0 {
						return
					}
					other, _ := permuted(t, position, dice)
					if other == position {
						t.Fatal("the position was not changed")
					}
					tried++
					if !slices.Equal(position.TimeCards(), other.TimeCards()) && !slices.Equal(position.VictoryCards(), other.VictoryCards()) {
						timed++
					}
					sameDecisions(t, position, other)
				})
				if tried < 50 || options.Cooperative && timed < 50 {
					t.Errorf("only %d positions were tried, %d of them with other cards in Time Pile and Victory Pile", tried, timed)
				}
			})
		}
	}
}

func sameDecisions(t *testing.T, position, other portroyal.Position) {
	t.Helper()
	legal := position.Legal(nil)
	for _, name := range bot.Names() {
		here := newPlayer(t, name, 5).Choose(t.Context(), position.View(), legal)
		there := newPlayer(t, name, 5).Choose(t.Context(), other.View(), other.Legal(nil))
		if here != there {
			text, _ := json.Marshal(position)
			t.Errorf("%s: %s, but with other hidden cards %s\n%s", name, here, there, text)
		}
	}
}
