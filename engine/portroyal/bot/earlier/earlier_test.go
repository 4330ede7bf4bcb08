package earlier_test

import (
	"fmt"
	"hash/fnv"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/earlier"
)

// A yardstick does not change: the Admiral of before decides as they did, game for game, in a game of each family.
func TestYardsticksDoNotChange(t *testing.T) {
	base := portroyal.DefaultOptions()
	base.Players = 3
	contracts := base
	contracts.Decks |= portroyal.DeckExpansion
	contracts.Contracts = true
	unterwegs := base
	unterwegs.Decks, unterwegs.Target = portroyal.DeckUnterwegs, portroyal.UnterwegsTarget
	together := contracts
	together.Cooperative = true
	for _, test := range []struct {
		name    string
		options portroyal.Options
		want    string
	}{
		{"base", base, "c364ad408a06e4c3"},
		{"contracts", contracts, "29d30b4152c3ff6e"},
		{"unterwegs", unterwegs, "738595542df5b88e"},
		{"together", together, "eb979ad0c4b97a8b"},
	} {
		p, err := portroyal.New(test.options, 7, 0)
		if err != nil {
			t.Fatal(err)
		}
		player, err := earlier.New(earlier.Admiral1, 1)
		if err != nil {
			t.Fatal(err)
		}
		sum := fnv.New64a()
		for p.Phase() != portroyal.Over {
			action := player.Choose(t.Context(), p.View(), p.Legal(nil))
			fmt.Fprintln(sum, action)
			p.Play(action, nil)
		}
		if got := fmt.Sprintf("%016x", sum.Sum64()); got != test.want {
			t.Errorf("%s: the decisions are %s, and were %s", test.name, got, test.want)
		}
	}
}

func TestOtherPlayersAreThoseOfToday(t *testing.T) {
	for _, name := range earlier.Names() {
		if _, err := earlier.New(name, 1); err != nil {
			t.Error(err)
		}
	}
	_, want := bot.New("nobody", 1)
	if _, err := earlier.New("nobody", 1); err == nil || err.Error() != want.Error() {
		t.Errorf("nobody: %v, want %v", err, want)
	}
}
