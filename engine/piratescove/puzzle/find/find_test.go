package find

import (
	"context"
	"encoding/json"
	"reflect"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/puzzle"
	shared "portroyal/engine/puzzle/find"
)

// What each rule of thumb does, where they differ.
func TestRules(t *testing.T) {
	for _, c := range []struct {
		about, position    string
		shine, safe, spare string
	}{
		{
			"who plays it safe brings home what is aboard, who is sparing takes the second best",
			`{"options":{"players":2},"phase":"navigation","round":5,"open":{"hull":"4f2d0t0c","sail":"0f9d3t0c"},
			"seats":[{"treasures":1},{}]}`, "0: sail sail", "0: sail treasure", "0: sail hull",
		},
		{
			"in the last round what can be buried shines",
			`{"options":{"players":2},"phase":"navigation","round":12,"open":{"hull":"4f2d0t0c"},"seats":[{"treasures":6},{}]}`,
			"0: sail treasure", "0: sail treasure", "0: sail hull",
		},
		{
			"one hit from the end, with a card in hand",
			`{"options":{"players":3},"phase":"exchange","round":6,"fight":{"island":"hull","order":["0","1","2"]},
			"seats":[{"island":"hull","places":[1,4,3,3],"hand":["grapeshot"]},{"island":"hull","places":[4,4,2,4],"fame":3},
			{"island":"hull","places":[5,4,4,4],"fame":9}]}`,
			"0: fire 1 cannons with grapeshot", "0: flee", "0: fire 2 sails",
		},
		{
			"a step, or the doubloons", `{"options":{"players":2},"phase":"visits","round":6,"seats":[{"island":"hull","doubloons":5},{"island":"cove"}],
			"visit":{"order":[1,0],"next":1},"at":0}`, "0: raise hull", "0: done", "0: raise hull",
		},
	} {
		var p cove.Position
		if err := json.Unmarshal([]byte(c.position), &p); err != nil {
			t.Fatalf("%s: %v", c.about, err)
		}
		for i, want := range []string{c.shine, c.safe, c.spare} {
			if rule := Rules(p.View(0))[i]; rule.Action.String() != want {
				t.Errorf("%s: %s does %q, not %q", c.about, rule.Name, rule.Action, want)
			}
		}
	}
}

// The same search finds the same, and what it finds asks what is looked for.
func TestTheSameGameHasTheSamePuzzles(t *testing.T) {
	search := shared.Search[cove.Options]{
		Options: cove.Options{Players: 3}, Bot: "random", Games: 4, Failing: 1, About: []int{int(puzzle.Sailing), int(puzzle.Buying)},
	}
	look := func() (all []puzzle.Puzzle) {
		finder, err := shared.New(&Game, search)
		if err != nil {
			t.Fatal(err)
		}
		for seed := uint64(1); len(all) == 0 && seed < 12; seed++ {
			if all, err = finder.Game(context.Background(), seed); err != nil {
				t.Fatal(err)
			}
		}
		return all
	}
	one, other := look(), look()
	if len(one) == 0 || !reflect.DeepEqual(one, other) {
		t.Fatalf("%d puzzles and %d", len(one), len(other))
	}
	for i := range one {
		if err := puzzle.Game.Check(&one[i]); err != nil {
			t.Error(err)
		}
		if asks := puzzle.QuestionOf(&one[i]); asks != puzzle.Sailing && asks != puzzle.Buying {
			t.Errorf("one asks about %s", asks)
		}
	}
}
