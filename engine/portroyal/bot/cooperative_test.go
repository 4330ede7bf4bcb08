package bot_test

import (
	"fmt"
	"testing"

	"portroyal/engine/arena"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// together gives the printed cooperative game for so many players.
func together(players uint8) portroyal.Options {
	options := edition(portroyal.DeckBase|portroyal.DeckExpansion, players)
	options.Contracts, options.Cooperative = true, true
	return options
}

// won is how many of the games with these numbers players of one name win together.
func won(t *testing.T, name string, options portroyal.Options, first, end int) (won int) {
	t.Helper()
	for seed := uint64(first); seed < uint64(end); seed++ {
		players := make([]bot.Player, options.Players)
		for seat := range players {
			players[seat] = newPlayer(t, name, seed+uint64(seat)<<32)
		}
		if last := playGame(t, options, players, seed, nil); last.Won() {
			won++
		}
	}
	return won
}

// Sailors win most games alone and in twos, whether contracts are fulfilled by themselves or not;
// those who only think of themselves win next to none.
func TestSailorsPlayForTheCommonGoal(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		players uint8
		decided bool
		games   int
		least   float64 // what the interval has to lie above
	}{{1, false, 60, 0.65}, {1, true, 60, 0.65}, {2, false, 100, 0.6}, {2, true, 100, 0.6}, {3, false, 30, 0.35}} {
		options := together(test.players)
		options.AutoContracts = !test.decided
		t.Run(title(options), func(t *testing.T) {
			t.Parallel()
			played := test.games / 3 // a few games mostly show it; the others are played where they leave it open
			n := won(t, "sailor", options, 0, played)
			low, _ := arena.Wilson(float64(n), float64(played))
			if low <= test.least {
				n += won(t, "sailor", options, played, test.games)
				played = test.games
				low, _ = arena.Wilson(float64(n), float64(played))
			}
			if low <= test.least {
				t.Errorf("sailors win %d of %d", n, played)
			}
			for _, name := range []string{"random", "stop2"} {
				if other := won(t, name, options, 0, played); other > n/4 {
					t.Errorf("%s wins %d of %d, sailors %d", name, other, played, n)
				}
			}
		})
	}
}

// The yardsticks fulfil whatever they can, never give up coins, and move a card of the Time Pile only
// with plenty of time.
func TestYardsticksKnowTheContracts(t *testing.T) {
	const (
		fulfil = `{"options": {"decks": ["base", "expansion"], "contracts": true, "autoContracts": false},
		  "phase": "trade", "takesLeft": 1, "harbour": ["sailor-1"], "contracts": [{"id": "explorer", "cubes": [1]}],
		  "seats": [{"coins": ["captain", "captain", "captain"], "expeditions": ["expedition-captain2"]}, {}]}`
		moment = `{"options": {"decks": ["base", "expansion"], "contracts": true, "autoContracts": false},
		  "phase": "moment", "revealed": 3,
		  "pile": ["settler", "captain"], "contracts": [{"id": "jinx", "cubes": [1]}], "moment": {"contract": "jinx"}}`
		forgo = `{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true, "players": 1},
		  "phase": "trade", "takesLeft": 1,
		  "harbour": ["red-1-1c"], "pile": ["settler", "captain"], "timePile": ["jack"],
		  "contracts": [{"id": "frigate-foe", "cubes": []}], "seats": [{"steps": {"frigate-foe": 2}}]}`
		alone = `{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true, "players": 1},
		  "phase": "trade", "takesLeft": 1,
		  "harbour": ["x-red-6-3c+1"], "pile": ["settler", "captain", "priest"], "timePile": ["jack"],
		  "contracts": [{"id": "jinx", "cubes": []}]}`
		time = `{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true, "players": 1},
		  "phase": "time", "revealed": 1,
		  "timePile": ["settler", "captain", "priest", "settler", "captain", "priest", "jack", "jack"],
		  "contracts": [{"id": "jinx", "cubes": []}%s]}`
	)
	for _, name := range []string{"stop2", "stop3", "stop4"} {
		for position, want := range map[string]string{
			fulfil:                  "contract explorer",
			moment:                  "contract jinx",
			forgo:                   "take red-1-1c",
			alone:                   "take x-red-6-3c+1",
			fmt.Sprintf(time, ""):   "victory",
			fmt.Sprintf(time, more): "keep",
		} {
			if action := decision(t, newPlayer(t, name, 0), position); action != want {
				t.Errorf("%s: %s, not %s in %s", name, action, want, position)
			}
		}
	}
}

// more is another contract that is face up.
const more = `, {"id": "explorer", "cubes": []}`

// In the last turn of a game together a tax increase can still win it (Tax Officer), though the ships that can
// come before it in the order of the cards would lose it.
func TestSailorHopesForTheWinningCard(t *testing.T) {
	const position = `{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true, "players": 1},
	  "phase": "discover", "revealed": 1, "harbour": ["blue-1-1c"],
	  "pile": ["blue-2-2c", "blue-1-1c", "tax-minPoints", "settler"],
	  "contracts": [{"id": "tax-officer", "cubes": []}, {"id": "explorer", "cubes": [0]}],
	  "seats": [{"coins": ["jack", "jack", "jack", "priest", "priest", "priest", "captain", "captain", "captain", "priest",
	  "captain", "captain", "sailor-1"]}]}`
	if action := decision(t, newPlayer(t, "sailor", 0), position); action != "reveal" {
		t.Errorf("%s, and the game is lost", action)
	}
}
