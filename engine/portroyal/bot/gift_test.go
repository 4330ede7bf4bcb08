package bot_test

import (
	"fmt"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// shipWithGift is a position in which seat 1 trades a "3 + 1" ship (H11), with the displays and
// coins of the other seats to be filled in.
const shipWithGift = `{"options": {"players": 4, "decks": ["base", "expansion"]}, "phase": "trade", "takesLeft": 1,
  "active": 1, "harbour": ["x-yellow-4-3c+1"], "pile": ["settler", "captain", "blue-1-1c", "red-3-2c", "priest"],
  "seats": [%s, {"coins": ["captain"], "display": ["sailor-1"]}, %s, %s]}`

// givers are the players whose rule or evaluation says whom the coin goes to.
var givers = []string{"stop2", "stop3", "stop4", "sailor"}

// Players who choose give the coin to somebody who is behind, wherever they sit.
func TestTheCoinOfAShipGoesToTheLast(t *testing.T) {
	const (
		leader = `{"display": ["admiral-3"]}`
		middle = `{"display": ["sailor-2"], "coins": ["jack"]}`
		last   = `{"display": ["sailor-1"], "coins": ["jack"]}`
		poorer = `{"display": ["sailor-1"]}`
	)
	for _, name := range givers {
		for _, test := range []struct {
			seats [3]any
			to    int
		}{
			{[3]any{leader, middle, last}, 3},
			{[3]any{last, leader, middle}, 0},
			{[3]any{middle, last, leader}, 2},
			{[3]any{leader, last, poorer}, 3},
			{[3]any{poorer, leader, last}, 0},
			{[3]any{leader, leader, middle}, 3},
		} {
			want := fmt.Sprintf("take x-yellow-4-3c+1 gift %d", test.to)
			if action := decision(t, newPlayer(t, name, 0),
				fmt.Sprintf(shipWithGift, test.seats[:]...)); action != want {
				t.Errorf("%s: %s, not %s for %v", name, action, want, test.seats)
			}
		}
	}
	for _, name := range []string{"stop2", "stop3", "stop4"} { // a tie goes by turn order, seat 2 first
		for _, test := range []struct {
			seats [3]any
			to    int
		}{{[3]any{last, leader, last}, 3}, {[3]any{last, last, last}, 2}} {
			want := fmt.Sprintf("take x-yellow-4-3c+1 gift %d", test.to)
			if action := decision(t, newPlayer(t, name, 0),
				fmt.Sprintf(shipWithGift, test.seats[:]...)); action != want {
				t.Errorf("%s: %s, not %s for %v", name, action, want, test.seats)
			}
		}
	}
}

// In whole games the coin never goes to somebody who clearly leads the others.
func TestNoCoinForTheLeader(t *testing.T) {
	const clear = 4 // points; with less, others can have more by persons and coins
	gifts := 0
	for players := uint8(3); players <= portroyal.MaxPlayers; players++ {
		options := edition(portroyal.DeckBase|portroyal.DeckExpansion, players)
		for seed := range uint64(40) {
			seats := make([]bot.Player, players)
			for seat := range seats {
				seats[seat] = newPlayer(t, givers[(seat+int(seed))%len(givers)], 0)
			}
			playGame(t, options, seats, seed, func(before portroyal.Position, action portroyal.Action) {
				if action.Gift == 0 {
					return
				}
				gifts++
				most, least := 0, 255
				for seat := range int(players) {
					if seat != before.Decides() {
						most, least = max(most, before.Points(seat)), min(least, before.Points(seat))
					}
				}
				if got := before.Points(int(action.Gift) - 1); got == most && most > least+clear {
					t.Errorf("seed %d: the coin goes to a leader with %d points", seed, got)
				}
			})
		}
	}
	if gifts < 50 {
		t.Errorf("only %d coins were given", gifts)
	}
}
