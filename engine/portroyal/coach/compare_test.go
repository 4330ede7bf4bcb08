package coach

import (
	"context"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// way is a choice: the deciding player goes on with the actions in then, and the player who takes next with those in
// reply.
type way struct {
	action      string
	then, reply []string
}

// eleven is a display of 11 points, nine one of 9.
const (
	eleven = `["pirate-3", "sailor-3", "jester-3", "admiral-2"]`
	nine   = `["mademoiselle-3", "mademoiselle-3", "admiral-3"]`
)

// compared are decisions with the better choice, the other one, and what is different. Nothing here depends on what
// positions are worth, but for what is taken after a card that comes.
var compared = map[string]struct {
	position      string
	better, other way
	want          []Difference
}{
	"one choice wins": {
		`{"phase": "trade", "active": 1, "decides": 1, "ending": true, "takesLeft": 1, "harbour": ["sailor-2"], "seats":
		[{"display": ["pirate-3", "sailor-3", "jester-3", "mademoiselle-3"]}, {"coins": ["captain", "captain", "captain",
		"captain", "settler"], "display": ["admiral-3", "admiral-3", "mademoiselle-3", "sailor-2"]}]}`,
		way{action: "take sailor-2"},
		way{action: "pass"},
		[]Difference{{Kind: Winning}},
	},
	"behind with no turn left": {
		`{"active": 1, "decides": 1, "ending": true, "revealed": 1, "harbour": ["priest", "settler"],
		"pile": ["jester-2", "red-1-1c", "blue-1-1c"], "seats": [{"coins": ["sailor-1", "sailor-1", "sailor-1", "sailor-1"],
		"display": ["mademoiselle-3", "mademoiselle-3", "pirate-3", "admiral-3"]}, {"coins": ["captain", "captain",
		"captain", "captain"], "display": ` + `["jester-3", "admiral-2"]` + `}]}`,
		way{action: "reveal"},
		way{"stop", []string{"take priest"}, []string{"pass"}},
		[]Difference{{Kind: Trailing, Seat: 0, Mine: 6, Other: 12}},
	},
	"somebody who is still to come overtakes": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["sailor-1", "red-1-1c"], "pile": ["jester-2", "settler", "captain"],
		"seats": [{"coins": ["priest", "priest", "priest"], "display": ` + eleven + `}, {"coins": ["jack", "blue-1-1c",
		"blue-1-1c", "blue-1-1c", "blue-1-2c", "green-1-1c", "green-1-1c", "green-1-1c"],
		"display": ["mademoiselle-3", "mademoiselle-3", "admiral-3", "sailor-2"]}]}`,
		way{action: "take red-1-1c", reply: []string{"pass"}},
		way{action: "take sailor-1", reply: []string{"pass"}},
		// Only the jester is worth two points.
		[]Difference{{Kind: Overtaken, Seat: 1, Count: 1, Of: 14}},
	},
	"the last seat ends the game in the lead": {
		`{"phase": "trade", "active": 1, "decides": 1, "takesLeft": 1, "harbour": ["sailor-1"], "pile": ["settler"], "seats":
		[{"display": ` + nine + `}, {"coins": ["captain", "captain", "captain"], "display": ` + eleven + `}]}`,
		way{action: "take sailor-1"},
		way{action: "pass"},
		[]Difference{{Kind: Winning}},
	},
	"the last seat ends the game in the lead, and others can still take": {
		`{"phase": "trade", "active": 1, "decides": 1, "takesLeft": 1, "harbour": ["sailor-1", "settler"],
		"pile": ["priest"], "seats": [{"coins": ["priest", "priest", "blue-1-1c", "blue-1-1c", "jack"],
		"display": ` + nine + `}, {"coins": ["captain", "captain", "captain"], "display": ` + eleven + `}]}`,
		way{action: "take sailor-1", reply: []string{"pass"}},
		way{action: "pass", reply: []string{"pass"}},
		[]Difference{{Kind: Finishing, Mine: 12, Seat: 1, Other: 12}, {Kind: Deserving, Mine: 12, Other: 11}},
	},
	"the end comes with a lead, and one is still to come": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["sailor-1"], "pile": ["settler"], "seats":
		[{"coins": ["captain", "captain", "captain"], "display": ` + eleven + `}, {"display": ` + nine + `}]}`,
		way{action: "take sailor-1"},
		way{action: "pass"},
		[]Difference{
			{Kind: Finishing, Mine: 12, Seat: 1, Other: 9}, {Kind: Deserving, Mine: 12, Other: 11},
		},
	},
	"the next card ends it for somebody who gets the fee": {
		`{"phase": "trade", "decides": 1, "takesLeft": 1, "harbour": ["red-1-1c"], "pile": ["sailor-1", "settler"],
		"seats": [{"coins": ["blue-1-1c", "blue-1-1c"], "display": ` + eleven + `}, {"coins": ["captain"]}]}`,
		way{action: "pass"},
		way{action: "take red-1-1c"},
		[]Difference{{Kind: EndedByThem, Seat: 0, Count: 1, Of: 5}},
	},
	"a card that makes it for the next": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["sailor-1", "red-1-1c"], "pile": ["tax-maxSwords"],
		"seats": [{"coins": ["captain", "captain", "captain"]}, {"coins": ["jack", "jack", "jack", "settler"],
		"display": ` + eleven + `}]}`,
		way{action: "take sailor-1"},
		way{action: "take red-1-1c", reply: []string{"take sailor-1"}},
		[]Difference{{Kind: HandsOver, Seat: 1, Card: card("sailor-1"), Other: 12}, {Kind: Deserving, Mine: 1, Other: 0}},
	},
	"an expedition for the next": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["red-1-1c", "captain"], "pile": ["tax-maxSwords", "blue-1-1c"],
		"expeditions": ["expedition-captain2"], "seats": [{"coins": ["settler", "settler", "settler", "settler"]},
		{"coins": ["priest", "priest", "priest", "priest", "jack"], "display": ["captain"]}]}`,
		way{action: "take captain"},
		way{action: "take red-1-1c", reply: []string{"take captain"}},
		[]Difference{
			{Kind: LeavesClaim, Seat: 1, Card: card("expedition-captain2"), Other: 4},
			{Kind: Nearer, Card: card("expedition-captain2"), Mine: 1, Other: 2},
			{Kind: Deserving, Mine: 1, Other: 0},
		},
	},
	"coins for the last turn": {
		`{"phase": "trade", "decides": 1, "ending": true, "takesLeft": 1, "harbour": ["priest"],
		"pile": ["jester-2", "settler"], "seats": [{"display": ["mademoiselle-3", "mademoiselle-3", "pirate-3",
		"admiral-3"]}, {"coins": ["captain", "captain", "captain", "captain", "blue-1-1c", "blue-1-1c", "blue-1-1c"],
		"display": ["sailor-3", "jester-3", "admiral-3", "admiral-2"]}]}`,
		way{action: "pass"},
		way{action: "take priest"},
		// With seven coins the jester comes past 12 points; with two nobody does.
		[]Difference{
			{Kind: LastTurn, Mine: 7, Other: 2},
		},
	},
	"persons for the last turn": {
		`{"phase": "trade", "decides": 1, "ending": true, "takesLeft": 1, "harbour": ["priest"],
		"pile": ["jester-2", "jester-2", "pirate-2"], "seats": [{"coins": ["blue-1-1c", "blue-1-1c",
		"blue-1-1c"], "display": ["mademoiselle-3", "mademoiselle-3", "pirate-3", "admiral-3"]}, {"coins": ["jester-2", "admiral-2", "admiral-2", "sailor-2", "sailor-2", "trader-yellow-2",
		"trader-blue-2"], "display": ["sailor-3", "jester-3", "admiral-3", "admiral-2"]}]}`,
		way{action: "pass"},
		way{action: "take priest"},
		// With seven coins each of them makes 13 points; with two and the priest nobody can be paid.
		[]Difference{{Kind: Overtaking, Seat: 0, Count: 10, Of: 13}, {Kind: LastTurn, Mine: 7, Other: 2}},
	},
	"coins for the last turn, and behind": {
		`{"phase": "trade", "decides": 1, "ending": true, "takesLeft": 1, "harbour": ["priest"],
		"pile": ["jester-2"], "seats": [{"display": ["mademoiselle-3", "mademoiselle-3", "pirate-3",
		"admiral-3", "admiral-2"]}, {"coins": ["captain", "captain", "captain", "captain", "blue-1-1c", "blue-1-1c",
		"blue-1-1c", "settler", "settler"], "display": ["sailor-3", "jester-3", "admiral-3", "admiral-2"]}]}`,
		way{action: "pass"},
		way{action: "take priest"},
		[]Difference{{Kind: LastTurn, Mine: 9, Other: 4, Count: 12, Than: 14}},
	},
	"cards that reach the target": {
		`{"revealed": 1, "harbour": ["red-1-1c"], "pile": ["sailor-1", "blue-1-1c", "red-3-2c"],
		"seats": [{"coins": ["sailor-1", "sailor-1", "sailor-1"], "display": ` + eleven + `}, {}]}`,
		way{action: "reveal"},
		way{"stop", []string{"take red-1-1c"}, nil},
		[]Difference{{Kind: ToTarget, Count: 4, Of: 6}},
	},
	"somebody presses": {
		`{"revealed": 1, "harbour": ["red-1-1c"], "pile": ["settler", "blue-1-1c",
		"sailor-1"], "seats": [{}, {"coins": ["sailor-1", "sailor-1", "sailor-1"], "display": ` + eleven + `}]}`,
		way{action: "reveal"},
		way{"stop", []string{"take red-1-1c"}, nil},
		// With a coin for the jester, since the harbour is empty then.
		[]Difference{{Kind: Pressing, Seat: 1, Count: 5, Of: 6}},
	},
	"cards that lead": {
		`{"active": 1, "decides": 1, "ending": true, "revealed": 1, "harbour": ["red-1-1c"], "pile": ["sailor-2",
		"blue-1-1c"], "seats": [{"display": ["mademoiselle-3", "mademoiselle-3", "pirate-3", "admiral-3"]},
		{"coins": ["settler", "settler", "settler", "settler", "captain"],
		"display": ["sailor-3", "jester-3", "admiral-3", "admiral-2"]}]}`,
		way{action: "reveal"},
		way{"stop", []string{"take red-1-1c"}, nil},
		[]Difference{{Kind: Losing, Seat: 0, Mine: 11, Other: 12}, {Kind: ToTheLead, Seat: 0, Count: 6, Of: 7}},
	},
	"a fourth colour": {
		`{"revealed": 4, "harbour": ["red-1-1c", "blue-1-1c", "green-1-1c"], "pile": ["yellow-1-1c", "captain",
		"red-3-2c"], "seats": [{}, {}]}`,
		way{action: "reveal"},
		way{"stop", []string{"take red-1-1c"}, nil},
		[]Difference{{Kind: MoreToTake, Count: 1, Of: 3}},
	},
	"a fifth card for admirals": {
		`{"revealed": 4, "harbour": ["jester-1", "jester-2", "jester-2", "jester-3"], "pile": ["pirate-3", "sailor-3",
		"jack", "jack", "jack"], "seats": [{"display": ["admiral-1", "admiral-2"]}, {}]}`,
		way{action: "reveal"},
		way{"stop", nil, nil},
		[]Difference{{Kind: Fruitless}, {Kind: MorePaid, Mine: 4, Count: 5, Of: 5}},
	},
	"cards with more points": {
		`{"revealed": 1, "harbour": ["red-1-1c"], "expeditions": ["expedition-captain2"],
		"pile": ["captain", "captain", "captain", "captain"], "seats": [{"coins": ["settler", "settler", "settler",
		"settler"], "display": ["captain"]}, {}]}`,
		way{action: "reveal"},
		way{"stop", []string{"take red-1-1c"}, nil},
		// With a captain the expedition is fulfilled.
		[]Difference{{Kind: MorePoints, Count: 4, Of: 8}},
	},
	"a single coin for a vice admiral of somebody else is not worth telling": {
		`{"options": {"decks": ["base", "expansion"]}, "revealed": 3, "harbour": ["red-1-1c", "jester-2", "sailor-3"],
		"pile": ["pirate-3", "mademoiselle-3", "jack", "jack", "jack"], "seats": [{}, {"display": ["viceadmiral-1"]}]}`,
		way{"stop", []string{"take red-1-1c"}, nil},
		way{action: "reveal"},
		nil,
	},
	"a fifth card for admirals of somebody else": {
		`{"revealed": 5, "harbour": ["red-1-1c", "jester-2", "jester-2", "jester-3", "sailor-3"], "pile": ["pirate-3",
		"mademoiselle-3", "jack", "jack", "jack"], "seats": [{"coins": ["settler"]}, {"display": ["admiral-1", "admiral-2"]}]}`,
		way{"stop", []string{"take red-1-1c"}, nil},
		way{action: "reveal"},
		[]Difference{{Kind: PaysThem, Seat: 1, Mine: 4, Count: 6, Of: 6}},
	},
	"something at stake": {
		`{"revealed": 2, "harbour": ["red-1-1c", "sailor-1"], "pile": ["red-3-2c", "red-6-3c", "jack", "pirate-3"], "seats":
		[{"coins": ["settler", "settler", "settler"]}, {}]}`,
		way{"stop", []string{"take sailor-1"}, nil},
		way{action: "reveal"},
		[]Difference{{Kind: Staked, Mine: 1, Other: -3, Of: 7, Chance: 2.0 / 7}},
	},
	"a bust for nothing": {
		`{"phase": "repel", "revealed": 2, "pending": "red-1-1c", "harbour": ["red-1-1c"], "pile": ["captain"], "seats":
		[{"display": ["sailor-1"]}, {}]}`,
		way{action: "repel"},
		way{action: "dock"},
		[]Difference{{Kind: EndingTurn}},
	},
	"more colours": {
		`{"phase": "repel", "revealed": 4, "pending": "red-1-1c", "harbour": ["blue-1-1c", "green-1-1c", "yellow-1-1c"],
		"pile": ["captain"], "seats": [{"display": ["sailor-1"]}, {}]}`,
		way{action: "dock"},
		way{action: "repel"},
		[]Difference{{Kind: Stopping, Mine: 2, Other: 1}},
	},
	"a ship to trade": {
		`{"phase": "repel", "revealed": 2, "pending": "red-1-1c", "harbour": ["settler"], "pile": ["captain"], "seats":
		[{"display": ["sailor-1", "trader-red-1", "trader-red-1"]}, {}]}`,
		way{action: "dock"},
		way{action: "repel"},
		[]Difference{{Kind: Earning, Card: card("red-1-1c"), Mine: 3}},
	},
	"less to fear": {
		`{"phase": "repel", "revealed": 2, "pending": "yellow-1-1c", "harbour": ["red-1-1c"],
		"pile": ["yellow-4-3c", "red-6-3c", "captain", "captain"], "seats": [{"display": ["sailor-1"]}, {}]}`,
		way{action: "repel"},
		way{action: "dock"},
		[]Difference{{Kind: Safer, Chance: 0.25, OtherChance: 0.5}},
	},
	"an expedition at once": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["captain", "sailor-2"], "expeditions": ["expedition-captain2"],
		"pile": ["settler", "settler"], "seats": [{"coins": ["priest", "priest", "priest", "priest", "settler"],
		"display": ["captain"]}, {}]}`,
		way{"take captain", []string{"expedition expedition-captain2 with captain captain"}, nil},
		way{action: "take sailor-2"},
		[]Difference{
			{Kind: Claiming, Card: card("expedition-captain2"), Mine: 4, Other: 3},
		},
	},
	"an expedition that can wait for the next card": {
		`{"expeditions": ["expedition-captain2", "expedition-captain2-settler"], "pile": ["settler", "jack"],
		"seats": [{"display": ["captain", "captain"]}, {}]}`,
		way{action: "reveal"},
		way{action: "expedition expedition-captain2 with captain captain"},
		[]Difference{
			{Kind: Nearer, Card: card("expedition-captain2-settler"), Mine: 1, Other: 3},
			{Kind: LaterToo, Card: card("expedition-captain2")},
		},
	},
	"an expedition that nobody else can have": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["red-1-1c"], "expeditions": ["expedition-captain2"],
		"pile": ["settler", "jack"], "seats": [{"display": ["captain", "captain"]}, {}]}`,
		way{action: "take red-1-1c", then: []string{"pass"}},
		way{"expedition expedition-captain2 with captain captain", []string{"pass"}, nil},
		[]Difference{{Kind: Unrivalled, Card: card("expedition-captain2"), Seat: 1, Other: 2}},
	},
	"a ship first, and the person with it": {
		`{"phase": "trade", "takesLeft": 2, "harbour": ["red-1-1c", "settler"], "pile": ["jack", "jack", "jack"], "seats":
		[{"coins": ["priest", "priest", "priest"]}, {}]}`,
		way{"take red-1-1c", []string{"take settler"}, nil},
		way{action: "pass"},
		[]Difference{{Kind: Deserving, Mine: 1, Other: 0}},
	},
	"a ship that pays for more": {
		`{"options": {"decks": ["base", "expansion"]}, "phase": "trade", "takesLeft": 1, "harbour": ["red-1-1c", "settler"],
		"pile": ["jack", "jack", "jack"], "seats": [{"coins": ["priest", "priest", "priest", "priest"],
		"display": ["clerk-red"]}, {}]}`,
		way{"take red-1-1c", []string{"take settler"}, nil},
		way{"take settler", nil, []string{"pass"}},
		[]Difference{{Kind: AlsoAfter}},
	},
	"a contract fulfilled": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true}, "phase": "trade", "takesLeft": 1,
		"contracts": [{"id": "fighter", "cubes": []}], "harbour": ["sailor-1"], "pile": ["red-1-1c", "red-1-1c",
		"red-1-1c"], "seats": [{"coins": ["priest", "priest", "priest"], "display": ["pirate-1"]}, {}]}`,
		way{action: "take sailor-1"},
		way{action: "pass"},
		[]Difference{{Kind: Contracted, Contract: portroyal.Fighter}, {Kind: Deserving, Mine: 2, Other: 1}},
	},
	"a contract nearer": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true}, "phase": "trade", "takesLeft": 1,
		"contracts": [{"id": "fighter", "cubes": []}], "harbour": ["sailor-1"], "pile": ["jack"], "seats":
		[{"coins": ["priest", "priest", "priest"], "display": ["sailor-2"]}, {}]}`,
		way{action: "take sailor-1"},
		way{action: "pass"},
		[]Difference{
			{Kind: Stepping, Contract: portroyal.Fighter, Mine: 1, Other: 2}, {Kind: Deserving, Mine: 3, Other: 2},
		},
	},
	"a person and a ship for the next": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["governor", "sailor-2"], "pile": ["tax-maxSwords"], "seats":
		[{"coins": ["jester-1", "jester-2", "jester-2", "jester-2", "jester-3", "settler", "settler", "settler"]},
		{"coins": ["jack", "jack", "jack", "priest", "priest", "priest"]}]}`,
		way{action: "take sailor-2"},
		way{action: "take governor", reply: []string{"take sailor-2"}},
		[]Difference{
			{Kind: Deserving, Mine: 2, Other: 0}, {Kind: Denying, Seat: 1, Card: card("sailor-2"), Other: 2},
		},
	},
	"a person whom the next can take either way": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["red-1-1c", "blue-1-2c", "sailor-2"], "pile": ["tax-maxSwords",
		"tax-maxSwords", "tax-minPoints"], "seats": [{}, {"coins": ["jack", "jack", "jack", "priest", "priest", "priest"]}]}`,
		way{action: "take blue-1-2c", reply: []string{"pass"}},
		way{action: "take red-1-1c", reply: []string{"take sailor-2"}},
		nil,
	},
	"points that come in another order": {
		`{"phase": "trade", "takesLeft": 2, "harbour": ["sailor-1", "sailor-2"], "pile": ["tax-maxSwords"], "seats":
		[{"coins": ["jack", "jack", "jack", "priest", "priest", "priest", "captain", "captain"]}, {}]}`,
		way{"take sailor-2", []string{"take sailor-1"}, nil},
		way{"take sailor-1", []string{"pass"}, nil},
		nil,
	},
	"a single coin for the next is not worth telling": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["red-3-2c", "governor"], "pile": ["tax-maxSwords", "settler",
		"settler", "settler"], "seats": [{"coins": ["jester-1", "jester-2", "jester-2", "jester-2", "jester-3", "jack",
		"jack", "jack"]}, {}]}`,
		way{action: "take red-3-2c"},
		way{action: "take governor", reply: []string{"take red-3-2c"}},
		[]Difference{{Kind: Richer, Mine: 10, Count: 11, Of: 11}},
	},
	"coins for the next": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["red-6-3c", "governor"], "pile": ["tax-maxSwords", "settler",
		"settler", "settler"], "seats": [{"coins": ["jester-1", "jester-2", "jester-2", "jester-2", "jester-3", "jack",
		"jack", "jack"]}, {}]}`,
		way{action: "take red-6-3c"},
		way{action: "take governor", reply: []string{"take red-6-3c"}},
		[]Difference{
			{Kind: DenyingCash, Seat: 1, Card: card("red-6-3c"), Other: 2},
			{Kind: Richer, Mine: 11, Count: 11, Of: 11},
		},
	},
	"somebody who goes on helping": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["governor", "red-1-1c"], "pile": ["tax-maxSwords", "settler"],
		"seats": [{"coins": ["jester-1", "jester-2", "jester-2", "jester-2", "jester-3", "jack", "jack", "jack"]}, {}]}`,
		way{action: "take governor", reply: []string{"pass"}},
		way{action: "take red-1-1c"},
		[]Difference{{Kind: Helping, Card: card("governor")}},
	},
	"swords for what comes": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["sailor-1", "settler"], "pile": ["red-1-1c", "red-6-3c",
		"red-skull-3c"], "seats": [{"coins": ["jester-1", "jester-2", "jester-3", "jack"]}, {}]}`,
		way{action: "take sailor-1"},
		way{action: "take settler"},
		[]Difference{{Kind: Repelling, Mine: 1, Other: 0, Count: 1, Of: 3}},
	},
	"too dear": {
		`{"phase": "trade", "decides": 1, "takesLeft": 1, "harbour": ["settler"], "pile": ["sailor-2", "sailor-3",
		"captain", "jester-1"], "seats": [{}, {"coins": ["blue-1-1c", "blue-1-1c", "blue-1-1c", "red-1-1c", "red-1-1c"]}]}`,
		way{action: "pass"},
		way{action: "take settler"},
		[]Difference{
			{Kind: Overpaid, Card: card("settler"), Other: 5}, {Kind: Richer, Mine: 5, Count: 3, Of: 4},
		},
	},
}

func TestCompare(t *testing.T) {
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	var told [Kinds]bool
	for name, r := range compared {
		t.Run(name, func(t *testing.T) {
			view := written(t, r.position)
			of := func(w way) side {
				line := bot.Line{Own: view}
				action := play(t, &line.Own, w.action)
				line.Then = play(t, &line.Own, w.then...)
				line.Next = line.Own
				line.Reply = play(t, &line.Next, w.reply...)
				return side{action, &line}
			}
			got := c.differences(context.Background(), match{
				view: &view, seat: view.Decides(), good: of(r.better), bad: of(r.other),
			})
			if !slices.Equal(got, r.want) {
				t.Errorf("%s against %s:\n%+v, want\n%+v", r.better.action, r.other.action, got, r.want)
			}
			for _, d := range got {
				told[d.Kind] = true
			}
		})
	}
	for kind, ok := range told[:Harmless] { // of the others see TestNothingWithoutAReason
		if !ok {
			t.Errorf("no decision shows kind %d", kind)
		}
	}
}
