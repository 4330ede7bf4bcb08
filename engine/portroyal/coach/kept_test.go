package coach

import (
	"context"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// keeping are decisions with what speaks for one choice and against another.
var keeping = map[string]struct {
	position, action, instead string
	want                      []Reason
}{
	"a person than whom as many are cheaper as are not": {
		`{"phase": "trade", "decides": 1, "takesLeft": 1, "harbour": ["settler"], "pile": ["sailor-2", "sailor-3",
		"jack", "jester-1"], "seats": [{}, {"coins": ["blue-1-1c", "blue-1-1c", "blue-1-1c", "red-1-1c", "red-1-1c",
		"red-1-1c"]}]}`, "pass", "take settler",
		[]Reason{{Topic: Affords, N: 3}, {Topic: Spares, N: 1, Seat: 0}},
	},
	"a person who is dearer than most, with the fee": {
		`{"phase": "trade", "decides": 1, "takesLeft": 1, "harbour": ["settler"], "pile": ["sailor-2", "sailor-3",
		"captain", "jester-1"], "seats": [{}, {"coins": ["blue-1-1c", "blue-1-1c", "blue-1-1c", "red-1-1c", "red-1-1c"]}]}`,
		"pass", "take settler",
		[]Reason{
			{Topic: Dear, N: 5, Card: card("settler")}, {Topic: Affords, N: 3}, {Topic: Spares, N: 1, Seat: 0},
		},
	},
	"a person in one's own turn who costs as much as others": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["settler"], "pile": ["captain", "priest", "settler", "jack"],
		"seats": [{"coins": ["blue-1-1c", "blue-1-1c", "blue-1-1c", "red-1-1c", "red-1-1c"]}, {}]}`,
		"pass", "take settler",
		[]Reason{{Topic: Affords, N: 3}},
	},
	"mademoiselles make all cheaper": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["settler"], "pile": ["captain", "priest", "settler", "captain"],
		"seats": [{"coins": ["blue-1-1c", "blue-1-1c", "blue-1-1c", "red-1-1c"], "display": ["mademoiselle-2",
		"mademoiselle-2", "mademoiselle-3", "mademoiselle-3"]}, {}]}`,
		"pass", "take settler", nil,
	},
	"nobody has use for coins after their last turn": {
		`{"phase": "trade", "ending": true, "start": 0, "active": 1, "decides": 0, "takesLeft": 1, "harbour": ["settler"],
		"pile": ["sailor-2", "sailor-3"], "seats": [{"coins": ["blue-1-1c", "blue-1-1c", "blue-1-1c", "red-1-1c",
		"red-1-1c"]}, {"display": ["pirate-3", "jester-3", "admiral-3", "admiral-3"], "coins": ["green-1-1c"]}]}`,
		"pass", "take settler",
		[]Reason{{Topic: Spares, N: 1, Seat: 1}},
	},
	"the last turn is still to come": {
		`{"phase": "trade", "ending": true, "start": 0, "active": 0, "decides": 1, "takesLeft": 1, "harbour": ["settler"],
		"pile": ["sailor-2", "sailor-3"], "seats": [{"display": ["pirate-3", "jester-3", "admiral-3", "admiral-3"]},
		{"coins": ["blue-1-1c", "blue-1-1c", "blue-1-1c", "red-1-1c", "red-1-1c"]}]}`,
		"pass", "take settler",
		[]Reason{{Topic: Dear, N: 5, Card: card("settler")}, {Topic: Affords, N: 1}, {Topic: Spares, N: 1}},
	},
	"a ship for the fee alone": {
		`{"phase": "trade", "decides": 1, "takesLeft": 1, "harbour": ["red-1-1c"], "pile": ["settler", "settler"], "seats":
		[{}, {}]}`,
		"pass", "take red-1-1c",
		[]Reason{{Topic: OnlyFor, Card: card("red-1-1c"), Seat: 0}},
	},
	"a ship for two others, since four cards are left": {
		`{"options": {"players": 3, "decks": ["base", "expansion"]}, "phase": "trade", "decides": 1, "takesLeft": 1,
		"harbour": ["red-1-1c", "settler", "captain", "priest", "jack"], "pile": ["settler", "settler", "settler"], "seats":
		[{}, {}, {"display": ["viceadmiral-1"]}]}`,
		"pass", "take red-1-1c",
		[]Reason{{Topic: Spares, N: 1, Seat: 0}, {Topic: Spares, N: 1, Seat: 2}},
	},
	"a ship that brings both a coin": {
		`{"phase": "trade", "decides": 1, "takesLeft": 1, "harbour": ["red-3-2c"], "pile": ["settler", "settler"], "seats":
		[{}, {}]}`,
		"pass", "take red-3-2c",
		[]Reason{{Topic: Spares, N: 1, Seat: 0}},
	},
	"the target would be reached": {
		`{"phase": "trade", "takesLeft": 1, "harbour": ["jester-1"], "seats": [{"coins": ["blue-1-1c", "blue-1-1c",
		"blue-1-1c", "red-1-1c", "red-1-1c"], "display": ["pirate-3", "sailor-3", "jester-3", "admiral-2"]}, {}]}`,
		"pass", "take jester-1",
		[]Reason{{Topic: GoesOn}},
	},
	"together a coin is a coin, no matter who has it": {
		`{"options": {"decks": ["base", "expansion"], "contracts": true, "cooperative": true},
		"contracts": [{"id": "fighter", "cubes": []}], "phase": "trade", "decides": 1, "takesLeft": 1,
		"harbour": ["settler"], "timePile": ["captain"], "pile": ["sailor-2"], "seats":
		[{}, {"coins": ["blue-1-1c", "blue-1-1c", "blue-1-1c", "red-1-1c", "red-1-1c"]}]}`,
		"pass", "take settler",
		[]Reason{{Topic: Affords, N: 2}},
	},
	"an expedition that can wait": {
		`{"options": {"players": 3}, "revealed": 1, "harbour": ["red-1-1c"], "expeditions": ["expedition-captain2"],
		"pile": ["settler"], "seats": [{"display": ["captain", "captain"]}, {}, {"display": ["settler"]}]}`,
		"stop", "expedition expedition-captain2 with captain captain",
		[]Reason{{Topic: CanWait, Card: card("expedition-captain2"), N: 2, Seat: 1}},
	},
	"an expedition that somebody else is near": {
		`{"options": {"players": 3}, "revealed": 1, "harbour": ["red-1-1c"], "expeditions": ["expedition-captain2"],
		"pile": ["settler"], "seats": [{"display": ["captain", "captain"]}, {}, {"display": ["jack"]}]}`,
		"stop", "expedition expedition-captain2 with captain captain", nil,
	},
	"of two expeditions one is claimed in any case": {
		`{"phase": "trade", "takesLeft": 1, "expeditions": ["expedition-captain2", "expedition-settler2"],
		"pile": ["settler", "priest"], "seats": [{"display": ["captain", "captain", "settler", "settler"]}, {}]}`,
		"expedition expedition-settler2 with settler settler", "expedition expedition-captain2 with captain captain", nil,
	},
}

// The coach says what passing saves, and that an expedition can wait, if that is so.
func TestKept(t *testing.T) {
	for name, k := range keeping {
		t.Run(name, func(t *testing.T) {
			view := written(t, k.position)
			line, missed := bot.Line{Own: view}, bot.Line{Own: view}
			action := play(t, &line.Own, k.action)
			other := play(t, &missed.Own, k.instead)
			if got := spared(&view, action, &line, other, &missed); !slices.Equal(got, k.want) {
				t.Errorf("%s instead of %s because of\n%+v, want\n%+v", k.action, k.instead, got, k.want)
			}
		})
	}
}

// A player who had better pass is told why, unless the only alternative is an expedition that others are near to.
func TestPassingHasItsReasons(t *testing.T) {
	c, err := New()
	if err != nil {
		t.Fatal(err)
	}
	passes := 0
	for _, options := range []portroyal.Options{games()[0], games()[3]} {
		p, err := portroyal.New(options, 7, 0)
		if err != nil {
			t.Fatal(err)
		}
		for p.Phase() != portroyal.Over {
			hints := c.Hints(context.Background(), p.View())
			best := hints[0]
			if len(hints) > 1 && p.Phase() == portroyal.Trade && best.Action.Kind == portroyal.Pass {
				passes++
				if len(best.Reasons) == 0 && hints[1].Action.Kind != portroyal.Claim {
					t.Errorf("nothing speaks for passing with %v in the harbour", p.Harbour())
				}
			}
			if err := p.Apply(best.Action, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if passes < 3 {
		t.Errorf("only %d times passing is best", passes)
	}
}
