package bot_test

import (
	"encoding/json"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// Positions in which every sensible player does the same.
var obvious = []struct {
	name, why, want, position string
}{
	{
		"go on", "no ship lies out, so nothing can go wrong (D5), and nothing can be had yet", "reveal",
		`{"phase": "discover", "revealed": 1, "harbour": ["governor"],
		  "pile": ["blue-1-1c", "settler", "captain", "red-1-1c", "green-1-1c", "priest"],
		  "seats": [{"coins": ["captain"]}, {"coins": ["jack"]}]}`,
	},
	{
		"stop", "two cards of three would be the end, and a mademoiselle can be had", "stop",
		`{"phase": "discover", "revealed": 4, "harbour": ["blue-1-1c", "red-1-1c", "green-1-1c", "mademoiselle-2"],
		  "pile": ["blue-2-2c", "red-3-2c", "green-3-2c", "blue-5-3c", "red-6-3c", "settler", "captain"],
		  "seats": [{"coins": ["captain", "captain", "priest", "priest", "settler", "settler", "jack", "jack"]},
		  {"coins": ["jack"]}]}`,
	},
	{
		"stop rather than wait for taxes", "no card can come any more, only extra taxes (C5)", "stop",
		`{"phase": "discover", "revealed": 2, "harbour": ["blue-1-1c", "sailor-1"],
		  "seats": [{"coins": ["captain", "captain", "priest"]}, {"coins": ["jack"]}]}`,
	},
	{
		"all or nothing", "it is the last turn, nothing in the harbour is enough, so a bust costs nothing", "reveal",
		`{"phase": "discover", "revealed": 3, "start": 1, "active": 0, "ending": true,
		  "harbour": ["blue-1-1c", "red-1-1c", "sailor-1"],
		  "pile": ["blue-2-2c", "red-3-2c", "sailor-2", "pirate-3"],
		  "seats": [{"coins": ["captain", "captain", "priest", "priest", "settler", "settler", "jack", "jack",
		  "settler"], "display": ["pirate-2", "admiral-3", "jester-3"]},
		            {"display": ["sailor-3", "mademoiselle-3", "mademoiselle-3", "sailor-1"]}]}`,
	},
	{
		"the winning person", "with this one the target is reached and nobody can answer: no coin is worth keeping",
		"take sailor-1",
		`{"phase": "trade", "takesLeft": 1, "start": 0, "active": 1, "harbour": ["sailor-1", "yellow-4-4c"],
		  "seats": [{"display": ["admiral-3", "admiral-3"]},
		            {"coins": ["captain", "captain", "priest"],
		            "display": ["sailor-3", "mademoiselle-3", "mademoiselle-3", "jester-2"]}]}`,
	},
	{
		"free ships in a full harbour", "of eleven cards only the ships can be had, and the best of them brings most",
		"take yellow-4-4c",
		`{"phase": "trade", "takesLeft": 1, "active": 0, "pile": ["settler", "captain", "red-1-1c", "priest", "jack"],
		  "harbour": ["admiral-3", "admiral-2", "admiral-2", "governor", "governor", "jester-2", "jester-2",
		  "mademoiselle-2", "mademoiselle-3", "pirate-2", "blue-1-1c", "yellow-4-4c"],
		  "seats": [{"coins": ["captain"]}, {"coins": ["jack"]}]}`,
	},
	{
		"repel the second one", "without swords at work this ship would end the turn (D3, D5)", "repel",
		`{"phase": "repel", "revealed": 3, "harbour": ["blue-2-2c", "sailor-3"], "pending": "blue-1-1c",
		  "pile": ["settler", "captain"],
		  "seats": [{"coins": ["captain", "captain", "priest", "priest", "settler", "jack", "jack"],
		  "display": ["sailor-1"]}, {}]}`,
	},
	{
		"let the fourth colour in", "with four colours two cards may be taken (H1), and both persons can be paid",
		"dock",
		`{"phase": "repel", "revealed": 6, "harbour": ["blue-2-2c", "red-1-1c", "green-1-1c", "sailor-2", "sailor-3"],
		  "pending": "yellow-1-2c", "pile": ["blue-1-1c", "red-3-2c", "red-6-3c", "green-5-4c"],
		  "seats": [{"coins": ["captain", "captain", "captain", "priest", "priest", "priest", "settler", "settler",
		  "settler", "jack", "jack"], "display": ["sailor-1"]}, {}]}`,
	},
	{
		"points in the last turn", "a governor is no use any more, and two points win the game", "take sailor-2",
		`{"phase": "trade", "takesLeft": 1, "start": 1, "active": 0, "ending": true,
		  "harbour": ["sailor-2", "governor", "yellow-4-4c"],
		  "seats": [{"coins": ["captain", "captain", "priest", "priest", "settler", "settler", "jack", "jack"],
		             "display": ["sailor-3", "mademoiselle-3", "mademoiselle-3", "pirate-2"]},
		            {"display": ["admiral-3", "admiral-3", "jester-3", "pirate-3"]}]}`,
	},
	{
		"the coin decides", "no point can be had in the last turn, and more coins win a tie (F2)", "take yellow-4-4c",
		`{"phase": "trade", "takesLeft": 1, "start": 1, "active": 0, "ending": true,
		  "harbour": ["sailor-2", "yellow-4-4c"],
		  "seats": [{"coins": ["captain", "captain", "priest"],
		  "display": ["sailor-3", "jester-2", "jester-2", "jester-2", "pirate-3"]},
		            {"coins": ["jack", "jack", "jack", "settler"],
		            "display": ["admiral-3", "admiral-3", "jester-3", "trader-yellow-2", "trader-red-1"]}]}`,
	},
	{
		"nothing to gain", "the ship brings its coin to the active player only (H6)", "pass",
		`{"phase": "trade", "takesLeft": 1, "active": 0, "decides": 1, "harbour": ["blue-1-1c"],
		  "seats": [{"coins": ["captain"]}, {"coins": ["jack", "jack"]}]}`,
	},
	{
		"claim before the risk", "a claim is certain now and impossible after a bust (E1); the jack is kept",
		"expedition expedition-captain2 with captain captain",
		`{"phase": "discover", "expeditions": ["expedition-captain2"],
		  "pile": ["blue-1-1c", "settler", "red-1-1c", "green-1-1c", "priest"],
		  "seats": [{"coins": ["priest"], "display": ["captain", "captain", "jack"]}, {"coins": ["jack"]}]}`,
	},
	{
		"claim for the win", "in the last turn the four points win", "expedition expedition-priest2 with priest jack",
		`{"phase": "trade", "takesLeft": 0, "start": 1, "active": 0, "ending": true,
		  "expeditions": ["expedition-priest2"],
		  "seats": [{"display": ["priest", "jack", "sailor-3", "mademoiselle-3", "mademoiselle-3", "sailor-1"]},
		            {"display": ["admiral-3", "admiral-3", "jester-3", "pirate-3"]}]}`,
	},
	{
		"an expedition is asked for", "without one there is no place but the last (F3), however good the ship",
		"expedition expedition-settler2 with settler settler",
		`{"options": {"requireExpedition": true}, "phase": "trade", "takesLeft": 1, "start": 1, "active": 0,
		  "ending": true, "expeditions": ["expedition-settler2"], "harbour": ["yellow-4-4c"],
		  "seats": [{"display": ["settler", "settler", "sailor-3", "mademoiselle-3", "mademoiselle-3"]},
		            {"display": ["admiral-3", "admiral-3"], "expeditions": ["expedition-captain2"]}]}`,
	},
}

func TestSailorDoesTheObvious(t *testing.T) {
	for _, test := range obvious {
		t.Run(test.name, func(t *testing.T) {
			if action := decision(t, newPlayer(t, "sailor", 0), test.position); action != test.want {
				t.Errorf("%s, not %s: %s", action, test.want, test.why)
			}
		})
	}
}

// decision is what a player does in a written position, in which there must be a choice.
func decision(t *testing.T, player bot.Player, written string) string {
	t.Helper()
	var position portroyal.Position
	if err := json.Unmarshal([]byte(written), &position); err != nil {
		t.Fatal(err)
	}
	legal := position.Legal(nil)
	if len(legal) < 2 {
		t.Fatalf("there is no choice among %v", legal)
	}
	return player.Choose(t.Context(), position.View(), legal).String()
}
