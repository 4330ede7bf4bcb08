package ask

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/gametest"
)

// reach collects the actions that all answers to a question lead to, and fails if an answer leaves as many as
// before.
func (q *question) reach(t *testing.T, row []portroyal.Card, reached map[portroyal.Action]bool, asked map[subject]int) {
	t.Helper()
	asked[q.about]++
	if q.about == nothing {
		reached[q.ways[0]] = true
		return
	}
	choices := q.choices(row)
	if len(choices) < 2 {
		t.Fatalf("%v is asked with %d answers", q, len(choices))
	}
	for _, choice := range choices {
		next := q.answered(choice)
		if len(next.ways) >= len(q.ways) && len(next.spent) == len(q.spent) {
			t.Fatalf("an answer to %v leaves as many ways as before", q)
		}
		next.reach(t, row, reached, asked)
	}
}

// leadTo checks that the answers lead to each of these ways.
func leadTo(t *testing.T, ways []portroyal.Action, row []portroyal.Card, asked map[subject]int) {
	t.Helper()
	q, reached, want := about(ways, nil), map[portroyal.Action]bool{}, map[portroyal.Action]bool{}
	q.reach(t, row, reached, asked)
	for _, way := range ways {
		want[way] = true
	}
	if !maps.Equal(reached, want) {
		t.Fatalf("of %v the answers lead to %v", ways, reached)
	}
}

// Whatever is begun, the answers to the questions lead to all of its legal actions and to no others.
func TestAnswersLeadToEveryWay(t *testing.T) {
	asked := map[subject]int{}
	// It is too rare that two contracts can be fulfilled at once to wait for it.
	two := []portroyal.Action{portroyal.Fulfilling(portroyal.TaxOfficer), portroyal.Fulfilling(portroyal.TraderPrince)}
	leadTo(t, two, nil, asked)
	for game := range uint64(70) {
		m := gametest.OfKind(t, game)
		random := rand.New(rand.NewPCG(game, 9))
		for !m.Over() {
			view := m.View()
			begun := map[portroyal.ActionKind][]portroyal.Action{}
			taken := map[portroyal.Card][]portroyal.Action{}
			for _, action := range m.Legal() {
				if action.Kind == portroyal.Take || action.Kind == portroyal.TakeForgoing {
					taken[action.Card] = append(taken[action.Card], action)
				} else {
					begun[action.Kind] = append(begun[action.Kind], action)
				}
			}
			for _, ways := range slices.Concat(slices.Collect(maps.Values(begun)), slices.Collect(maps.Values(taken))) {
				leadTo(t, ways, view.Expeditions(), asked)
			}
			if _, err := m.Play(gametest.Likely(m.Legal(), random)); err != nil {
				t.Fatal(err)
			}
		}
	}
	for about := nothing; about <= whoseGift; about++ {
		if asked[about] == 0 {
			t.Errorf("nobody was asked about %v", about)
		}
	}
}
