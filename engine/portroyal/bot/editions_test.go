package bot_test

import (
	"fmt"
	"testing"

	"portroyal/engine/portroyal/bot"
)

// Pairs of positions that differ in one thing only, which is why the sailor does something else.
var pairs = []struct {
	name, position            string // with %s for what differs
	this, wants, that, wants2 string
}{
	{
		"a wholesaler makes a ship worth taking that brings no coins after H6 (H12)",
		`{"options": {"decks": ["base", "nails"]}, "phase": "trade", "takesLeft": 1, "active": 0, "decides": 1,
		  "harbour": ["red-1-1c"], "pile": ["settler", "captain", "blue-1-1c", "red-3-2c"],
		  "seats": [{"coins": ["captain"]}, {"coins": ["jack", "jack"], "display": [%s]}]}`,
		`"u-wholesaler-red-nails"`, "take red-1-1c",
		`"u-wholesaler-green-nails"`, "pass",
	},
	{
		"a wholesaler in the harbour comes before the ship that goes under it (H4, H12)",
		`{"options": {"decks": ["base", "nails"]}, "phase": "trade", "takesLeft": 2, "active": 0,
		  "harbour": ["red-3-2c", %s], "pile": ["settler", "captain", "blue-1-1c", "red-3-2c", "red-1-1c", "priest"],
		  "seats": [{"coins": ["captain", "captain", "priest", "priest", "jack", "jack", "settler"]}, {}]}`,
		`"u-wholesaler-red-nails"`, "take u-wholesaler-red-nails",
		`"u-wholesaler-green-nails"`, "take red-3-2c",
	},
	{
		"a clerk lets a ship be traded on the way to a person (H10)",
		`{"options": {"decks": ["base", "expansion"]}, "phase": "trade", "takesLeft": 1, "active": 0,
		  "harbour": ["blue-1-1c", "red-1-1c", "sailor-3"], "pile": ["settler", "captain", "blue-2-2c", "red-3-2c"],
		  "seats": [{"coins": ["captain", "captain", "priest", "priest", "jack", "jack", "settler"],
		    "display": [%s]}, {}]}`,
		`"clerk-red"`, "take red-1-1c",
		`"clerk-green"`, "take sailor-3",
	},
	{
		"ships of two clerks chain, and only together do they pay for the person (H10)",
		`{"options": {"decks": ["base", "expansion"]}, "phase": "trade", "takesLeft": 1, "start": 1, "active": 0,
		  "ending": true,
		  "harbour": ["blue-2-2c", "red-3-2c", "yellow-4-4c", "jester-2"],
		  "pile": ["settler", "captain", "blue-1-1c", "jack", "jack"],
		  "seats": [{"coins": ["captain", "captain", "priest"], "display": ["clerk-red", %s, "sailor-3", "pirate-2"]},
		            {"display": ["admiral-3", "admiral-3", "jester-3", "sailor-1"]}]}`,
		`"clerk-blue"`, "take blue-2-2c",
		`"jester-2"`, "take red-3-2c",
	},
	{
		"four at once are a way to the second person that the last turn needs, not to the only one (H13)",
		`{"options": {"decks": ["base", "gambler"]}, "start": 1, "active": 0, "ending": true,
		  "pile": ["mademoiselle-3", "mademoiselle-3", "jester-3", "admiral-3", "admiral-3"],
		  "seats": [{"coins": ["gambler-3", "pirate-3", "mademoiselle-2", "mademoiselle-2", "admiral-2", "admiral-2",
		  "admiral-2", "jester-2",
		                       "jester-2", "jester-2", "governor", "governor",
		    "governor", "governor", "jack", "jack", "jack", "settler"],
		             "display": ["gambler-1", "sailor-3"]}, {"display": [%s]}]}`,
		`"pirate-2", "trader-yellow-2", "trader-blue-2", "gambler-2"`, "gamble",
		`"pirate-2", "sailor-2"`, "reveal",
	},
	{
		"four at once with a harbour full of ships are a last resort (H13)",
		`{"options": {"decks": ["base", "gambler"]}, "phase": "discover", "revealed": 4, "start": 1, "active": 0,
		  "ending": true, "harbour": ["blue-1-1c", "red-1-1c", "green-1-1c", "mademoiselle-2"],
		  "pile": ["blue-2-2c", "red-3-2c", "sailor-2", "sailor-2", "trader-yellow-2",
		    "jester-2", "jester-2", "jester-2"],
		  "seats": [{"coins": ["captain", "captain", "captain", "captain", "priest", "priest", "priest", "priest",
		  "settler", "settler", "settler", "settler"], "display": ["gambler-1", "sailor-3", "mademoiselle-3"]},
		            {"display": ["admiral-3", "admiral-3", %s]}]}`,
		`"pirate-2"`, "stop",
		`"pirate-2", "trader-blue-2"`, "gamble",
	},
}

func TestSailorKnowsTheEditions(t *testing.T) {
	for _, test := range pairs {
		t.Run(test.name, func(t *testing.T) {
			sailor := newPlayer(t, "sailor", 0)
			for _, side := range [][2]string{{test.this, test.wants}, {test.that, test.wants2}} {
				if action := decision(t, sailor, fmt.Sprintf(test.position, side[0])); action != side[1] {
					t.Errorf("with %s: %s, not %s", side[0], action, side[1])
				}
			}
		})
	}
}

// With 8 coins those of a ship would only wait for the next tax increase to take them (X2), and the
// passenger is better; a sailor who does not mind takes the ship.
func TestNoHoardingInUnterwegs(t *testing.T) {
	const position = `{"options": {"decks": ["unterwegs"]}, "phase": "trade", "takesLeft": 1, "active": 0,
	  "harbour": ["u-yellow-2-2c", "u-passenger-2"], "pile": ["u-tax-minPoints", "u-sailor-1", "u-red-1-1c",
	  "u-sailor-2", "u-yellow-1-1c"],
	  "seats": [{"coins": ["u-sailor-1", "u-sailor-1", "u-sailor-1", "u-blue-1-1c", "u-blue-5-3c", "u-passenger-6",
	  "u-sailor-1", "u-sailor-1"]}, {}]}`
	if action := decision(t, newPlayer(t, "sailor", 0), position); action != "take u-passenger-2" {
		t.Errorf("the sailor: %s", action)
	}
	careless := bot.DefaultWeights()
	careless.SpillLoss = 0
	if action := decision(t, bot.NewSailor(careless), position); action != "take u-yellow-2-2c" {
		t.Errorf("the careless one: %s, so the position shows nothing", action)
	}
}

// When all cards are coins, an extra tax (C5) of Unterwegs takes a coin from everybody with 9 and
// hands it out again at once (X2): waiting for it would never end.
func TestNoWaitingForTaxesThatBringNothing(t *testing.T) {
	const coins = `"u-sailor-1", "u-red-1-1c", "u-passenger-2", "u-blue-1-1c",
		"u-yellow-2-2c", "u-green-5-3c", "u-sailor-2"`
	position := fmt.Sprintf(`{"options": {"decks": ["unterwegs"]}, "phase": "discover", "revealed": 9,
	  "reshuffled": true, "discard": ["u-tax-minPoints"], "harbour": ["u-black-7-3c", "u-wholesaler-red-nails"],
	  "seats": [{"coins": [%s, "u-tax-minPoints", "u-tax-minPoints"]}, {"coins": ["u-sailor-1"]}]}`, coins)
	if action := decision(t, newPlayer(t, "sailor", 0), position); action != "stop" {
		t.Errorf("%s, not stop", action)
	}
}

// In thought, where paid coins stay unknown, a few tax increases can come again and again, each with new coins and so another
// draw pile (C5). A turn that long is ended, though nothing can go wrong.
func TestTurnsEndThoughCardsCircle(t *testing.T) {
	const position = `{"options": {"decks": ["unterwegs"]}, "phase": "discover", "revealed": %d, "harbour": ["u-sailor-1"],
	  "pile": ["u-red-1-1c", "u-tax-minPoints", "u-blue-1-1c"], "seats": [{"coins": ["u-passenger-2"]}, {}]}`
	for _, name := range []string{"sailor", "captain", "admiral", "governor"} {
		for revealed, wants := range map[int]string{4: "reveal", 99: "reveal", 100: "stop", 255: "stop"} {
			if got := decision(t, newPlayer(t, name, 1), fmt.Sprintf(position, revealed)); got != wants {
				t.Errorf("%s after %d cards: %s, not %s", name, revealed, got, wants)
			}
		}
	}
}
