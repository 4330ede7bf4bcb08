package coach

import (
	"encoding/json"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// reasoned are decisions with the reasons for a choice, where the deciding player goes on with the actions in then, and
// the player who takes next with those in reply. Nothing here depends on what positions are worth.
var reasoned = map[string]struct {
	position, action string
	then, reply      []string
	want             []Reason
}{
	"the last points win": {
		`{"phase": "trade", "active": 1, "decides": 1, "ending": true, "takesLeft": 1, "harbour": ["sailor-1"], "seats":
		[{"display": ["mademoiselle-3", "mademoiselle-3", "jester-3", "admiral-3"]},
		{"coins": ["captain", "captain", "captain"], "display": ["admiral-3", "pirate-3", "sailor-3", "trader-blue-2",
		"trader-yellow-2"]}]}`, "take sailor-1", nil, nil,
		[]Reason{
			{Topic: Wins},
			{Topic: Points, N: 1},
			{Topic: Coins, N: -3},
			{Topic: Swords, N: 1},
			{Topic: Gives, N: 1, Seat: 0}, // for the jester, since the harbour is empty then
		},
	},
	"the game is lost": {
		`{"phase": "trade", "active": 1, "decides": 1, "ending": true, "takesLeft": 1, "harbour": ["sailor-1"], "seats":
		[{"display": ["mademoiselle-3", "mademoiselle-3", "jester-3", "admiral-3"]},
		{"coins": ["captain", "captain", "captain"]}]}`, "pass", nil, nil,
		[]Reason{{Topic: Loses}},
	},
	"the target is reached": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["jester-1"], "seats":
		[{"coins": ["captain", "captain", "captain", "captain", "settler"],
		"display": ["pirate-3", "sailor-3", "jester-3", "admiral-2"]}, {}]}`, "take jester-1", nil, nil,
		[]Reason{
			{Topic: EndsGame, N: 12}, {Topic: ToCome, N: 1, Seat: 1}, {Topic: Points, N: 1}, {Topic: Coins, N: -5},
		},
	},
	"several are still to come": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["jester-1"], "options": {"players": 3}, "seats":
		[{"coins": ["captain", "captain", "captain", "captain", "settler"],
		"display": ["pirate-3", "sailor-3", "jester-3", "admiral-2"]}, {}, {}]}`, "take jester-1", nil, nil,
		[]Reason{
			{Topic: EndsGame, N: 12}, {Topic: ToCome, N: 2, Seat: 2}, {Topic: Points, N: 1}, {Topic: Coins, N: -5},
		},
	},
	"nobody comes after the last seat": {
		`{"phase": "trade", "active": 1, "decides": 1, "takesLeft": 1, "harbour": ["jester-1", "red-1-1c"],
		"pile": ["settler", "settler"], "seats": [{"coins": ["priest"]},
		{"coins": ["captain", "captain", "captain", "captain", "settler"],
		"display": ["pirate-3", "sailor-3", "jester-3", "admiral-2"]}]}`, "take jester-1", nil,
		[]string{"pass"},
		[]Reason{{Topic: EndsGame, N: 12}, {Topic: Points, N: 1}, {Topic: Coins, N: -5}},
	},
	"a standstill, and not the target, makes the round the last one": {
		`{"phase": "trade", "start": 1, "active": 1, "decides": 1, "quiet": 40, "takesLeft": 1,
		"harbour": ["priest"], "seats": [{"display": ["admiral-3"]},
		{"coins": ["captain", "captain", "captain", "captain"], "display": ["admiral-2"]}]}`,
		"pass", nil, nil,
		[]Reason{{Topic: Behind, N: 1, Seat: 0}, {Topic: ToCome, N: 1, Seat: 0}},
	},
	"still behind in the last turn": {
		`{"phase": "trade", "active": 1, "decides": 1, "ending": true, "takesLeft": 1, "harbour": ["priest", "settler"],
		"seats": [{"coins": ["jack", "jack", "jack", "settler"], "display": ["mademoiselle-3", "mademoiselle-3",
		"pirate-3", "admiral-3"]}, {"coins": ["captain", "captain", "captain", "captain"], "display": ["admiral-3"]}]}`,
		"take priest", nil,
		[]string{"pass"},
		[]Reason{{Topic: Behind, N: 8, Seat: 0}, {Topic: Points, N: 1}, {Topic: Coins, N: -4}},
	},
	"whom the next card can let end the game": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["priest"], "pile": ["sailor-1", "settler", "red-1-1c"], "seats":
		[{"coins": ["captain", "captain", "captain", "captain"]}, {"coins": ["jack", "jack", "jack"],
		"display": ["pirate-3", "sailor-3", "jester-3", "admiral-2"]}]}`, "pass", nil, nil,
		// A sailor for 3 coins is enough; a settler or a jack is too dear. All that nobody has seen can come.
		[]Reason{{Topic: CanEnd, N: 1, Of: 10, Seat: 1}},
	},
	"a bust": {
		`{"phase": "repel", "revealed": 2, "pending": "red-1-1c", "harbour": ["red-1-1c"], "pile": ["captain"], "seats":
		[{"display": ["sailor-1"]}, {}]}`, "dock", nil, nil,
		[]Reason{{Topic: EndsTurn}},
	},
	"a bust of which a jester makes coins": {
		`{"phase": "repel", "revealed": 2, "pending": "red-1-1c", "harbour": ["red-1-1c"], "pile": ["captain"], "seats":
		[{"display": ["sailor-1", "jester-1"]}, {}]}`, "dock", nil, nil,
		[]Reason{{Topic: EndsTurn}, {Topic: Coins, N: 1}},
	},
	"repelled": {
		`{"phase": "repel", "revealed": 2, "pending": "yellow-1-1c", "harbour": ["red-1-1c"],
		"pile": ["yellow-4-3c", "red-6-3c", "captain", "captain"], "seats": [{"display": ["sailor-1"]}, {}]}`,
		"repel", nil, nil,
		[]Reason{{Topic: Danger, Chance: 0.25}},
	},
	"docked": {
		`{"phase": "repel", "revealed": 2, "pending": "yellow-1-1c", "harbour": ["red-1-1c"],
		"pile": ["yellow-4-3c", "red-6-3c", "captain", "captain"], "seats": [{"display": ["sailor-1"]}, {}]}`,
		"dock", nil, nil,
		[]Reason{{Topic: Danger, Chance: 0.5}},
	},
	"turning up": {
		`{"revealed": 1, "harbour": ["red-1-1c"], "pile": ["red-6-3c", "captain", "captain", "red-1-1c"], "seats":
		[{"display": ["sailor-1"]}, {}]}`, "reveal", nil, nil, []Reason{{Topic: Danger, Chance: 0.25}},
	},
	"a gamble": {
		`{"options": {"decks": ["base", "gambler"]}, "revealed": 1, "harbour": ["red-1-1c"],
		"pile": ["captain", "captain", "captain", "priest", "red-1-1c"], "seats": [{"display": ["gambler-1"]}, {}]}`,
		"gamble", nil, nil,
		[]Reason{{Topic: Danger, Chance: 0.8}},
	},
	"stopping for something": {
		`{"revealed": 4, "harbour": ["red-1-1c", "blue-1-2c", "green-1-1c", "yellow-1-1c", "priest"],
		"pile": ["settler", "settler", "settler", "settler", "settler"], "seats":
		[{"coins": ["captain", "captain", "captain", "captain"]}, {}]}`,
		"stop",
		[]string{"take priest", "take blue-1-2c"},
		nil,
		[]Reason{
			{Topic: Then, Action: portroyal.Taking(card("priest"))},
			{Topic: Then, Action: portroyal.Taking(card("blue-1-2c"))},
			{Topic: Points, N: 1},
			{Topic: Coins, N: -2},
			{Topic: Takes, N: 2},
		},
	},
	"two cards may be taken, and only one can be paid for": {
		`{"revealed": 2, "harbour": ["priest", "jack"], "pile": ["settler", "settler", "jack"], "seats":
		[{"coins": ["captain", "captain", "captain", "captain"], "display": ["governor"]}, {}]}`,
		"stop",
		[]string{"take priest"},
		nil,
		[]Reason{
			{Topic: Then, Action: portroyal.Taking(card("priest"))}, {Topic: Points, N: 1}, {Topic: Coins, N: -4},
		},
	},
	"stopping for nothing": {
		`{"revealed": 2, "harbour": ["red-1-1c", "priest"], "pile": ["settler"], "seats": [{}, {}]}`,
		"stop",
		[]string{"pass"},
		nil,
		[]Reason{{Topic: Then, Action: portroyal.Action{Kind: portroyal.Pass}}},
	},
	"nothing to stop for": {
		`{"revealed": 1, "harbour": ["priest"], "pile": ["settler"], "seats": [{}, {}]}`,
		"stop", nil, nil,
		[]Reason{{Topic: Takes}},
	},
	"taking one card and no other": {
		`{"phase": "trade", "takesLeft": 2, "harbour": ["red-1-1c", "blue-1-1c"], "pile": ["settler", "jack"], "seats":
		[{}, {}]}`, "take red-1-1c", []string{"pass"}, []string{"pass"}, []Reason{{Topic: Coins, N: 1}},
	},
	"what is left for the next": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["red-1-1c", "blue-1-2c", "sailor-2"], "pile": ["captain", "jack"],
		"seats": [{"coins": ["priest"]}, {"coins": ["captain", "captain", "captain", "captain", "settler", "settler"]}]}`,
		"take red-1-1c", nil,
		[]string{"take sailor-2"},
		[]Reason{{Topic: Coins, N: 1}, {Topic: LeavesNext, N: 2, Seat: 1, Card: card("sailor-2")}},
	},
	"an expedition for the next": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["red-1-1c", "captain"], "pile": ["settler", "jack"],
		"expeditions": ["expedition-captain2", "expedition-captain2-settler", "expedition-priest2"], "seats": [{},
		{"coins": ["priest", "priest", "priest", "priest", "priest"], "display": ["captain", "settler"]}]}`,
		"take red-1-1c", nil,
		[]string{"take captain"},
		[]Reason{
			{Topic: LeavesReach, Seat: 1, Card: card("expedition-captain2-settler")},
			{Topic: Coins, N: 1},
			{Topic: LeavesNext, N: 1, Seat: 1, Card: card("captain")},
		},
	},
	"coins for the next": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["red-1-1c", "blue-1-2c"], "pile": ["captain", "jack", "jack"],
		"seats": [{"coins": ["priest"]}, {"coins": ["captain"]}]}`, "take red-1-1c", nil,
		[]string{"take blue-1-2c"},
		[]Reason{{Topic: Coins, N: 1}, {Topic: LeavesCash, N: 1, Seat: 1, Card: card("blue-1-2c")}},
	},
	"more than one card for the next": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["red-1-1c", "sailor-1", "jester-1"], "seats":
		[{"coins": ["priest"]}, {"coins": ["captain", "captain", "captain", "captain", "settler", "settler", "settler",
		"settler", "priest", "priest", "jack", "jack"], "display": ["governor"]}]}`,
		"pass", nil,
		[]string{"take sailor-1", "take jester-1"},
		[]Reason{{Topic: LeavesNext, N: 2, Seat: 1}},
	},
	"an expedition in reach": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["captain"], "expeditions": ["expedition-captain2",
		"expedition-priest2", "expedition-captain2-settler"], "seats":
		[{"coins": ["priest", "priest", "priest", "priest"]}, {}]}`, "take captain", nil, nil,
		[]Reason{
			{Topic: Points, N: 1}, {Topic: InReach, N: 1, Card: card("expedition-captain2")}, {Topic: Coins, N: -4},
		},
	},
	"an expedition that is claimed after it is in reach no more": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["captain"], "expeditions": ["expedition-captain2"],
		"pile": ["settler", "settler"], "seats":
		[{"coins": ["priest", "priest", "priest", "priest"], "display": ["captain"]}, {}]}`,
		"take captain",
		[]string{"expedition expedition-captain2 with captain captain"},
		nil,
		[]Reason{
			{Topic: Then, Action: portroyal.Action{
				Kind: portroyal.Claim, Card: card("expedition-captain2"),
				With: portroyal.PersonsOf(card("captain"), card("captain")),
			}}, {Topic: Points, N: 3}, {Topic: Coins, N: -2},
		},
	},
	"a contract nearer": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true}, "phase": "trade", "takesLeft": 1,
		"contracts": [{"id": "fighter", "cubes": []}], "harbour": ["sailor-1"], "seats":
		[{"coins": ["priest", "priest", "priest"], "display": ["sailor-2"]}, {}]}`, "take sailor-1", nil, nil,
		[]Reason{
			{Topic: Points, N: 1},
			{Topic: Steps, N: 1, Contract: portroyal.Fighter},
			{Topic: Coins, N: -3},
			{Topic: Swords, N: 1},
		},
	},
	"a contract fulfilled": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true}, "phase": "trade", "takesLeft": 1,
		"contracts": [{"id": "fighter", "cubes": []}], "harbour": ["sailor-1"], "pile": ["captain", "captain", "captain"],
		"seats": [{"coins": ["priest", "priest", "priest"], "display": ["pirate-1"]}, {}]}`, "take sailor-1", nil, nil,
		[]Reason{{Topic: Fulfils, Contract: portroyal.Fighter}, {Topic: Points, N: 1}, {Topic: Swords, N: 1}},
	},
	"somebody else pays a contract": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true}, "phase": "trade", "takesLeft": 1,
		"contracts": [{"id": "fighter", "cubes": [0]}], "harbour": ["sailor-1"], "seats":
		[{"coins": ["priest", "priest", "priest"], "display": ["pirate-1"]}, {}]}`, "take sailor-1", nil, nil,
		[]Reason{{Topic: Points, N: 1}, {Topic: Coins, N: -3}, {Topic: Swords, N: 1}},
	},
	"a contract for which no cube is left": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true}, "phase": "trade", "takesLeft": 1,
		"contracts": [{"id": "fighter", "cubes": []}, {"id": "jinx", "cubes": [0]}, {"id": "explorer", "cubes": [0]},
		{"id": "comedian", "cubes": [0]}], "harbour": ["sailor-1"], "seats":
		[{"coins": ["priest", "priest", "priest"], "display": ["sailor-2"]}, {}]}`, "take sailor-1", nil, nil,
		[]Reason{{Topic: Points, N: 1}, {Topic: Coins, N: -3}, {Topic: Swords, N: 1}},
	},
	"a contract that the choice names": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "autoContracts": false}, "phase": "trade",
		"takesLeft": 1, "contracts": [{"id": "fighter", "cubes": []}], "harbour": ["red-1-1c"],
		"pile": ["captain", "captain", "captain", "captain"], "seats": [{"display": ["pirate-1", "sailor-1"]}, {}]}`,
		"contract fighter",
		[]string{"pass"},
		nil,
		[]Reason{{Topic: Coins, N: 3}},
	},
	"the fee": {
		`{"phase": "trade", "decides": 1, "takesLeft": 1, "harbour": ["red-6-3c"], "pile": ["captain", "captain", "jack"],
		"seats": [{}, {"coins": ["priest"]}]}`, "take red-6-3c", nil, nil,
		[]Reason{{Topic: Coins, N: 2}, {Topic: Gives, N: 1, Seat: 0}},
	},
	"coins for a player who waits for an empty harbour": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["sailor-1"], "pile": ["captain", "captain"], "seats":
		[{"coins": ["priest", "priest", "priest"]}, {"display": ["jester-1", "jester-2"]}]}`, "take sailor-1", nil, nil,
		[]Reason{
			{Topic: Points, N: 1}, {Topic: Coins, N: -3}, {Topic: Swords, N: 1}, {Topic: Gives, N: 2, Seat: 1},
		},
	},
	"a gift": {
		`{"options": {"players": 3, "decks": ["base", "expansion"]}, "phase": "trade", "takesLeft": 1,
		"harbour": ["x-red-6-3c+1"], "pile": ["captain", "priest", "jack", "settler"], "seats": [{}, {}, {}]}`,
		"take x-red-6-3c+1 gift 2", nil, nil,
		[]Reason{{Topic: Coins, N: 3}, {Topic: Gives, N: 1, Seat: 2}},
	},
	"time for points": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true},
		"contracts": [{"id": "fighter", "cubes": []}], "phase": "time", "timePile": ["captain", "captain", "jack"],
		"pile": ["priest"], "seats": [{}, {}]}`, "victory", nil, nil, []Reason{{Topic: Hastens, N: 1}},
	},
}

func card(id string) portroyal.Card {
	card, err := portroyal.ParseCard(id)
	if err != nil {
		panic(err)
	}
	return card
}

// written is the view of a position in the notation of positions.
func written(t *testing.T, text string) portroyal.View {
	t.Helper()
	var position portroyal.Position
	if err := json.Unmarshal([]byte(text), &position); err != nil {
		t.Fatal(err)
	}
	return position.View()
}

// play plays actions one after the other, which have to be legal, and gives the first.
func play(t *testing.T, view *portroyal.View, actions ...string) (first portroyal.Action) {
	t.Helper()
	for i, text := range actions {
		action, err := portroyal.ParseAction(text)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Contains(view.Legal(nil), action) {
			t.Fatalf("%s is not among %v", text, view.Legal(nil))
		}
		view.Play(action)
		if i == 0 {
			first = action
		}
	}
	return first
}

func TestReasons(t *testing.T) {
	var told [Topics]bool
	for name, r := range reasoned {
		t.Run(name, func(t *testing.T) {
			view := written(t, r.position)
			line := bot.Line{Own: view}
			action := play(t, &line.Own, r.action)
			line.Then = play(t, &line.Own, r.then...)
			line.Next = line.Own
			line.Reply = play(t, &line.Next, r.reply...)
			got := reasons(&view, action, &line)
			if !slices.Equal(got, r.want) {
				t.Errorf("%s because of\n%+v, want\n%+v", r.action, got, r.want)
			}
			for _, reason := range got {
				told[reason.Topic] = true
			}
		})
	}
	for _, k := range keeping {
		for _, reason := range k.want { // which TestKept sees to
			told[reason.Topic] = true
		}
	}
	told[Improves] = true             // see TestCardsThatBringMore
	for topic := range told[:Keeps] { // of the others see TestNothingWithoutAReason
		if !told[topic] {
			t.Errorf("no decision shows topic %d", topic)
		}
	}
}

// Turning up a card says how many cards bring more than stopping does: here a ship for two coins, where one for a single
// coin is already. Another one of its colour ends the turn, and nobody can be paid. Were these not more than those that end the
// turn, they would speak against it.
func TestCardsThatBringMore(t *testing.T) {
	view := written(t, `{"revealed": 1, "harbour": ["red-1-1c"], "pile": ["red-6-3c", "blue-1-2c", "green-1-2c", "captain", "settler"],
		"seats": [{}, {}]}`)
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	want := Reason{Topic: Improves, N: 2, Of: 5}
	for _, hint := range c.Hints(t.Context(), view) {
		if is := slices.Contains(hint.Reasons, want); is != (hint.Action.Kind == portroyal.RevealNext) {
			t.Errorf("%s because of %+v", hint.Action, hint.Reasons)
		}
	}
}

// That another player could end the game distinguishes two choices only if one of them is faster.
func TestWhoCanEndTheGame(t *testing.T) {
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for text, told := range map[string]bool{
		`["sailor-3"]`: false, `["sailor-3", "pirate-3"]`: false, `["sailor-3", "pirate-3", "jester-3", "admiral-2"]`: true,
	} {
		view := written(t, `{"phase": "trade", "takesLeft": 1, "harbour": ["priest"], "pile": ["sailor-1", "settler"], "seats":
			[{"coins": ["captain", "captain", "captain", "captain"], "display": `+text+`}, {"coins": ["blue-1-1c",
			"blue-1-1c", "blue-1-1c"], "display": ["mademoiselle-3", "mademoiselle-3", "admiral-3", "sailor-2"]}]}`)
		for _, hint := range c.Hints(t.Context(), view) {
			is := slices.ContainsFunc(hint.Reasons, func(r Reason) bool { return r.Topic == CanEnd })
			if want := told && hint.Action.Kind == portroyal.Pass; is != want {
				t.Errorf("beside %s, %s because of %+v", text, hint.Action, hint.Reasons)
			}
		}
	}
}

// Gains that the next player would get in any case do not distinguish choices.
func TestCommonReasonsAreDropped(t *testing.T) {
	same, other := Reason{Topic: LeavesNext, N: 2, Seat: 1}, Reason{Topic: LeavesNext, N: 1, Seat: 1}
	coins := Reason{Topic: Coins, N: 2}
	hints := []Hint{{Reasons: []Reason{coins, same}}, {Reasons: []Reason{coins, same}}}
	dropCommon(hints)
	for _, hint := range hints {
		if !slices.Equal(hint.Reasons, []Reason{coins}) {
			t.Errorf("what all have in common is told: %v", hint.Reasons)
		}
	}
	for _, second := range [][]Reason{{coins}, {coins, other}} {
		hints = []Hint{{Reasons: []Reason{coins, same}}, {Reasons: second}}
		dropCommon(hints)
		if len(hints[0].Reasons) != 2 {
			t.Errorf("what only one choice leaves is not told beside %v", second)
		}
	}
	hints = []Hint{{Reasons: []Reason{same}}}
	if dropCommon(hints); len(hints[0].Reasons) != 1 {
		t.Error("the only choice loses its reason")
	}
}
