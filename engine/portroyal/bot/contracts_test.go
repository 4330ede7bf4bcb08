package bot_test

import (
	"fmt"
	"testing"
)

// Pairs of positions with contracts that differ in one thing only, as in [pairs].
var contractPairs = []struct {
	name, position            string // with %s for what differs
	this, wants, that, wants2 string
}{
	{
		"coins are given up for the last step of Frigate Foe, not for the first (K8)",
		`{"options": {"decks": ["base", "expansion"], "contracts": true}, "phase": "trade", "takesLeft": 1, "active": 0,
		  "harbour": ["red-skull-4c"], "pile": ["settler", "captain", "blue-1-1c", "priest", "jack", "sailor-1",
		  "green-1-1c", "governor"], "contracts": [{"id": "frigate-foe", "cubes": []}],
		  "seats": [{"coins": ["captain"], "steps": {%s}}, {"coins": ["jack"]}]}`,
		`"frigate-foe": 2`, "take red-skull-4c forgo",
		``, "take red-skull-4c",
	},
	{
		"coins are given up for a contract of the ship's colour only (K8)",
		`{"options": {"decks": ["base", "expansion"], "contracts": true}, "phase": "trade", "takesLeft": 1, "active": 0,
		  "harbour": ["black-4-2c"], "pile": ["settler", "captain", "blue-1-1c", "priest", "jack", "sailor-1",
		  "green-1-1c", "governor"],
		  "contracts": [{"id": "frigate-foe", "cubes": []}, {"id": "galleon-foe", "cubes": []}],
		  "seats": [{"coins": ["captain"], "steps": {%s}}, {"coins": ["jack"]}]}`,
		`"galleon-foe": 1`, "take black-4-2c forgo",
		`"frigate-foe": 2`, "take black-4-2c",
	},
	{
		"together: nobody gives up coins for what a mate has done already (P4)",
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true}, "phase": "trade",
		  "takesLeft": 1, "active": 1, "decides": 0,
		  "harbour": ["black-4-2c"], "timePile": ["settler", "captain", "blue-1-1c", "priest", "jack"],
		  "pile": ["settler", "captain", "blue-1-1c", "priest", "jack", "sailor-1", "black-2-1c", "governor"],
		  "contracts": [{"id": "galleon-foe", "cubes": [%s]}, {"id": "jinx", "cubes": []}],
		  "seats": [{"coins": ["captain"]}, {"coins": ["jack"]}]}`,
		``, "take black-4-2c forgo",
		`1`, "take black-4-2c",
	},
	{
		"a clerk is hired where a settler waits for one (Trade Outpost)",
		`{"options": {"decks": ["base", "expansion"], "contracts": true}, "phase": "trade", "takesLeft": 1, "active": 0,
		  "harbour": ["clerk-black"], "pile": ["settler", "captain", "blue-1-1c", "red-1-1c", "jack", "sailor-1",
		  "green-1-1c"], "contracts": [{"id": "%s", "cubes": []}],
		  "seats": [{"coins": ["captain", "captain", "priest", "settler"], "display": ["settler"]},
		  {"coins": ["jack"]}]}`,
		"trade-outpost", "take clerk-black",
		"maritime-supremacy", "pass",
	},
	{
		"a third sword is what Fighter asks for, a fourth is not",
		`{"options": {"decks": ["base", "expansion"], "contracts": true}, "phase": "trade", "takesLeft": 1, "active": 0,
		  "harbour": ["trader-red-1", "sailor-1"], "pile": ["settler", "captain", "blue-1-1c", "red-1-1c", "jack",
		  "sailor-1", "green-1-1c"], "contracts": [{"id": "fighter", "cubes": [%s]}],
		  "seats": [{"coins": ["captain", "captain", "priest"], "display": ["sailor-1", "sailor-2", "trader-red-1"]},
		  {"coins": ["jack"]}]}`,
		``, "take sailor-1",
		`0`, "take trader-red-1",
	},
	{
		"a ship of a new colour is repelled for Pack of Pirates (K10)",
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true, "players": 1},
		  "phase": "repel", "revealed": 1, "active": 0, "harbour": [], "pending": "blue-2-2c",
		  "pile": ["settler", "captain", "green-1-1c", "priest", "jack", "sailor-1", "black-2-1c", "governor"],
		  "contracts": [{"id": "pack-of-pirates", "cubes": []}, {"id": "fighter", "cubes": []}],
		  "seats": [{"coins": ["captain"], "display": ["sailor-1", "sailor-1"],
		  "repelled": ["red-1-1c", "yellow-1-1c", "black-2-1c", "%s"]}]}`,
		"green-1-1c", "repel",
		"blue-1-1c", "dock",
	},
	{
		"alone: the ship that makes twelve coins comes before a trader, if it is for Tax Officer (K7)",
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true, "players": 1},
		  "phase": "trade", "takesLeft": 1, "active": 0,
		  "harbour": ["yellow-2-2c", "trader-red-1"], "timePile": ["settler", "captain", "blue-1-1c", "priest", "jack"],
		  "pile": ["tax-maxSwords", "sailor-1", "green-1-1c", "priest", "tax-minPoints", "sailor-1", "sailor-1",
		  "sailor-1"], "contracts": [{"id": "%s", "cubes": []}],
		  "seats": [{"coins": ["captain", "captain", "priest", "settler", "settler", "jack", "jester-2", "jester-2",
		  "jester-2", "admiral-2"], "display": ["trader-red-1"]}]}`,
		"tax-officer", "take yellow-2-2c",
		"trader-prince", "take trader-red-1",
	},
	{
		"a bust is what Jinx asks for (K7)",
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true}, "phase": "discover",
		  "revealed": 4, "active": 0,
		  "harbour": ["blue-1-1c", "red-1-1c", "green-1-1c", "sailor-1"],
		  "timePile": ["settler", "captain", "blue-2-2c", "priest", "jack"],
		  "pile": ["captain", "green-1-2c", "priest", "red-3-2c", "blue-1-2c", "sailor-2"],
		  "contracts": [{"id": "%s", "cubes": []}],
		  "seats": [{"coins": ["captain", "captain", "priest"], "display": ["pirate-1"]}, {}]}`,
		"jinx", "reveal",
		"fighter", "stop",
	},
	{
		"a fourth colour is what Gamester asks for, and a third sword is what Fighter asks for (K9)",
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true}, "phase": "discover",
		  "revealed": 4, "active": 0,
		  "harbour": ["blue-1-1c", "red-1-1c", "green-1-1c", "sailor-1"],
		  "timePile": ["settler", "captain", "yellow-1-1c", "priest", "jack"],
		  "pile": ["captain", "green-3-2c", "priest", "red-3-2c", "yellow-1-1c", "black-4-2c"],
		  "contracts": [{"id": "%s", "cubes": []}],
		  "seats": [{"coins": ["captain", "captain", "priest"], "display": ["sailor-1", "sailor-2"]}, {}]}`,
		"gamester", "reveal",
		"fighter", "stop",
	},
	{
		"in the last turn nothing but four colours counts for Gamester, however far away (K9)",
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true, "players": 1},
		  "phase": "discover", "revealed": 3, "active": 0,
		  "harbour": ["blue-1-1c", "red-skull-4c", "sailor-1"],
		  "pile": ["captain", "green-3-2c", "priest", "red-3-2c", "yellow-1-1c", "black-4-2c"],
		  "contracts": [{"id": "%s", "cubes": []}], "seats": [{"coins": ["captain", "captain", "priest"]}]}`,
		"gamester", "reveal",
		"explorer", "stop",
	},
	{
		"four colours are given up when so many cards have come that only one more is turned up (K9)",
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true, "players": 1},
		  "phase": "discover", "revealed": %s, "active": 0,
		  "harbour": ["blue-1-1c", "red-skull-4c", "sailor-1"],
		  "pile": ["captain", "green-3-2c", "priest", "red-3-2c", "yellow-1-1c", "black-4-2c"],
		  "contracts": [{"id": "gamester", "cubes": []}], "seats": [{"coins": ["captain", "captain", "priest"]}]}`,
		"97", "reveal",
		"99", "stop",
	},
	{
		"the coin of a ship goes to the mate who is short of it (H11)",
		`{"options": {"players": 3, "decks": ["base", "expansion"], "contracts": true, "cooperative": true},
		  "phase": "trade", "takesLeft": 1, "active": 1, "decides": 0,
		  "harbour": ["x-yellow-4-3c+1"], "timePile": ["settler", "captain", "blue-1-1c", "priest", "jack"],
		  "pile": ["mademoiselle-2", "captain", "green-1-1c", "priest", "mademoiselle-3", "sailor-1", "black-2-1c",
		  "governor"], "contracts": [{"id": "lady-killer", "cubes": []}],
		  "seats": [{}, %s]}`,
		`{"coins": ["jester-2", "jester-2", "jester-2", "admiral-2"], "display": ["captain"]}, {}`,
		"take x-yellow-4-3c+1 gift 1",
		`{}, {"coins": ["jester-2", "jester-2", "jester-2", "admiral-2"], "display": ["captain"]}`,
		"take x-yellow-4-3c+1 gift 2",
	},
	{
		"together: a captain is hired for Lady Killer unless a mate has fulfilled it (P4)",
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true}, "phase": "trade",
		  "takesLeft": 1, "active": 0,
		  "harbour": ["captain", "priest"], "timePile": ["settler", "red-1-1c", "blue-1-1c", "priest", "jack"],
		  "pile": ["sailor-2", "captain", "green-1-1c", "priest", "jester-2", "sailor-1", "black-2-1c", "governor"],
		  "contracts": [{"id": "lady-killer", "cubes": [%s]}, {"id": "comedian", "cubes": []}],
		  "seats": [{"coins": ["jester-2", "jester-2", "admiral-2", "admiral-2", "admiral-2", "gunner-2", "jack"],
		  "display": ["mademoiselle-2"]}, {}]}`,
		``, "take captain",
		`1`, "take priest",
	},
	{
		"a card is moved where the players are well on course (P3)",
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true, "players": 1},
		  "phase": "time", "revealed": 1, "active": 0, "timePile": ["settler", "captain", "blue-1-1c", "priest"],
		  "pile": ["sailor-1", "sailor-1", "sailor-1", "sailor-1", "sailor-1", "sailor-2", "black-2-1c", "governor"],
		  "contracts": [{"id": "fighter", "cubes": []}],
		  "seats": [{"coins": ["jester-2", "jester-2", "admiral-2", "admiral-2", "admiral-2", "gunner-2", "jack"],
		  "display": [%s]}]}`,
		`"pirate-1"`, "victory",
		``, "keep",
	},
	{
		"the last cube is kept for a better contract that is near (K1, K5)",
		`{"options": {"players": 3, "target": 30, "decks": ["base", "expansion"], "contracts": true,
		  "autoContracts": false}, "phase": "trade", "takesLeft": 1, "active": 0,
		  "harbour": ["governor"], "pile": ["sailor-1", "sailor-1", "trader-red-1", "trader-black-1", "trader-green-1",
		  "trader-blue-1", "black-2-1c", "sailor-1"],
		  "contracts": [{"id": "jinx", "cubes": [0]}, {"id": "gamester", "cubes": [0]},
		  {"id": "explorer", "cubes": [1, 2]}, {"id": "%s", "cubes": []}],
		  "seats": [{"coins": ["captain", "captain", "captain"], "expeditions": ["expedition-captain2"],
		  "display": ["trader-yellow-1", "sailor-1", "sailor-1"]}, {"display": ["admiral-3", "admiral-3", "jester-2"]},
		  {"display": ["mademoiselle-3"]}]}`,
		"cheap-staff", "pass",
		"maritime-supremacy", "contract explorer",
	},
}

func TestSailorKnowsTheContracts(t *testing.T) {
	for _, test := range contractPairs {
		t.Run(test.name, func(t *testing.T) {
			sailor := newPlayer(t, "sailor", 0)
			for _, side := range [][2]string{{test.this, test.wants}, {test.that, test.wants2}} {
				if action := decision(t, sailor, fmt.Sprintf(test.position, side[0])); action != side[1] {
					t.Errorf("with %q: %s, not %s", side[0], action, side[1])
				}
			}
		})
	}
}
