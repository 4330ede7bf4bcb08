package find

import (
	"encoding/json"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/engine/portroyal/puzzle"
)

func read(t *testing.T, text string) portroyal.View {
	t.Helper()
	var p portroyal.Position
	if err := json.Unmarshal([]byte(text), &p); err != nil {
		t.Fatal(err)
	}
	return p.View()
}

// Grabbing takes what brings most at once, points before coins, and ends the turn for somebody with points.
func TestGrab(t *testing.T) {
	for _, at := range []struct{ about, position, action string }{
		{
			"points go before coins", `{"phase": "trade", "takesLeft": 1, "revealed": 3,
				"harbour": ["sailor-1", "green-1-1c"], "pile": ["settler", "settler"],
				"seats": [{"coins": ["jack", "jack", "jack"]}, {}]}`, "take sailor-1",
		},
		{
			"coins where nobody can be paid", `{"phase": "trade", "takesLeft": 1, "revealed": 3,
				"harbour": ["green-1-1c", "captain", "blue-1-2c"], "pile": ["settler", "settler", "settler"],
				"seats": [{}, {}]}`, "take blue-1-2c",
		},
		{
			"it goes on where nobody with points can be paid", `{"revealed": 1, "harbour": ["captain"],
				"pile": ["settler", "settler"],
				"seats": [{}, {}]}`, "reveal",
		},
		{
			"it stops for somebody with points", `{"revealed": 1, "harbour": ["sailor-1"],
				"pile": ["settler", "settler"],
				"seats": [{"coins": ["priest", "priest", "priest"]}, {}]}`, "stop",
		},
	} {
		view := read(t, at.position)
		if action := grabbed(&view, view.Legal(nil)); action.String() != at.action {
			t.Errorf("%s: %s", at.about, action)
		}
	}
}

// The same search finds the same, and what it finds is a puzzle.
func TestTheSameGameHasTheSamePuzzles(t *testing.T) {
	search := Search{Options: portroyal.DefaultOptions(), Bot: "captain", Games: 2, Failing: 2}
	look := func() (all []puzzle.Puzzle) {
		finder, err := New(search)
		if err != nil {
			t.Fatal(err)
		}
		for seed := uint64(1); len(all) == 0 && seed < 12; seed++ {
			if all, err = finder.Game(seed); err != nil {
				t.Fatal(err)
			}
		}
		return all
	}
	one, other := look(), look()
	if len(one) == 0 || len(one) != len(other) {
		t.Fatalf("%d puzzles and %d", len(one), len(other))
	}
	for i := range one {
		a, _ := json.Marshal(one[i])
		b, _ := json.Marshal(other[i])
		if string(a) != string(b) {
			t.Errorf("%s\n%s", a, b)
		}
		if err := puzzle.Game.Check(&one[i]); err != nil {
			t.Error(err)
		}
		rules, err := Rules(one[i].Position.View())
		if err != nil || len(rules) != len(thumbs) {
			t.Errorf("%v, %v", rules, err)
		}
	}
}

// Every puzzle found can be explained, and sorts of which there are enough are passed over.
func TestFoundPuzzlesHaveAReason(t *testing.T) {
	search := Search{Options: portroyal.DefaultOptions(), Bot: "captain", Games: 2, Failing: 2}
	judge, err := coach.New()
	if err != nil {
		t.Fatal(err)
	}
	look := func(seeds ...uint64) (sorts []Sort, from []uint64) {
		finder, err := New(search)
		if err != nil {
			t.Fatal(err)
		}
		for _, seed := range seeds {
			found, err := finder.Game(seed)
			if err != nil {
				t.Fatal(err)
			}
			for i := range found {
				sort, is := SortOf(judge, &found[i])
				if !is {
					t.Errorf("nothing decides between %q and %q", found[i].Best(), found[i].Tempting())
				}
				sorts, from = append(sorts, sort), append(from, seed)
			}
		}
		return sorts, from
	}
	sorts, from := look(0, 1, 2, 3, 4, 5, 6, 7)
	if len(sorts) < 2 {
		t.Fatalf("%d puzzles are found", len(sorts))
	}
	search.Enough = sorts[:1]
	var again []uint64 // the games where there is one of that sort
	for i, sort := range sorts {
		if sort == sorts[0] && !slices.Contains(again, from[i]) {
			again = append(again, from[i])
		}
	}
	left, _ := look(again...)
	for _, sort := range left {
		if sort == sorts[0] {
			t.Errorf("%+v is found though there are enough", sort)
		}
	}
}

// A decision between two chances of a bust alone has no sort.
func TestChancesAloneAreNoReason(t *testing.T) {
	judge, err := coach.New()
	if err != nil {
		t.Fatal(err)
	}
	var p puzzle.Puzzle
	if err := json.Unmarshal([]byte(`{"phase": "repel", "revealed": 2, "pending": "yellow-1-1c", "harbour": ["red-1-1c"],
		"pile": ["yellow-4-3c", "red-6-3c", "captain", "captain"], "seats": [{"display": ["sailor-1"]}, {}]}`),
		&p.Position); err != nil {
		t.Fatal(err)
	}
	p.Choices = []puzzle.Choice{
		{Action: portroyal.Action{Kind: portroyal.RepelShip}}, {Action: portroyal.Action{Kind: portroyal.Dock}},
	}
	if sort, is := SortOf(judge, &p); is {
		t.Errorf("it is %+v", sort)
	}
}

func TestNobodyLooksWhereAllWinTogether(t *testing.T) {
	options := portroyal.DefaultOptions()
	options.Decks, options.Contracts, options.Cooperative = portroyal.DeckBase|portroyal.DeckExpansion, true, true
	if _, err := New(Search{Options: options, Bot: "admiral", Games: 1}); err == nil {
		t.Error("a cooperative game is searched")
	}
	if _, err := New(Search{Options: portroyal.DefaultOptions(), Bot: "nobody", Games: 1}); err == nil {
		t.Error("nobody plays")
	}
}
