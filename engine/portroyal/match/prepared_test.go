package match_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
)

// laidOut is a prepared game for two persons in which these cards come first.
func laidOut(t *testing.T, seed int, coming ...string) *match.Match {
	t.Helper()
	var from match.Prepared
	err := json.Unmarshal(fmt.Appendf(nil, `{"random": "%d", "phase": "trade", "takesLeft": 1, "harbour": ["settler"], "pile": 6,
		"unseen": ["captain", "priest", "jack", "governor", "sailor-1", "sailor-1", "red-1-1c", "blue-1-1c", "green-1-1c",
			"yellow-1-1c"], "seats": [{"coins": 4}, {}]}`, seed), &from.Position)
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range coming {
		card, err := portroyal.ParseCard(id)
		if err != nil {
			t.Fatal(err)
		}
		from.Coming = append(from.Coming, card)
	}
	m, err := match.New(match.Setup{Seats: []match.Seat{{Name: "Ann"}, {Name: "Ben"}}, Prepared: &from})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func mustPlay(t *testing.T, m *match.Match, texts ...string) {
	t.Helper()
	for _, text := range texts {
		action, err := portroyal.ParseAction(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(action); err != nil {
			t.Fatal(err)
		}
	}
}

func harbour(m *match.Match) (ids []string) {
	view := m.View()
	for _, card := range view.Harbour() {
		ids = append(ids, card.String())
	}
	return ids
}

// The chosen cards come in their order, whatever coins are paid in between, and again after they were taken back; then
// chance decides.
func TestPreparedGame(t *testing.T) {
	coming := []string{"jack", "red-1-1c", "sailor-1", "governor"}
	for seed := range 20 { // chance decides which cards are paid as coins
		m := laidOut(t, seed, coming...)
		mustPlay(t, m, "take settler") // with four coins, none of which is to come
		view := m.View()
		if view.Active() != 1 {
			t.Fatal("it is not the other one's turn")
		}
		for n := 1; n <= len(coming); n++ {
			mustPlay(t, m, "reveal")
			if got := harbour(m); !slices.Equal(got, coming[:n]) {
				t.Fatalf("there are %q", got)
			}
		}
		steps, ok := m.Undoable()
		if !ok || !m.Practice() {
			t.Fatal("it counts")
		}
		m.BackTo(steps)
		mustPlay(t, m, "reveal", "reveal")
		if got := harbour(m); !slices.Equal(got[:4], coming) || len(got) != 5 {
			t.Fatalf("after taking back there are %q", got)
		}
	}
}

// A card that cannot come is an error, and nothing changes.
func TestImpossiblePreparedGame(t *testing.T) {
	m := laidOut(t, 1, "pirate-3")
	mustPlay(t, m, "take settler")
	if _, err := m.Play(portroyal.Action{Kind: portroyal.RevealNext}); err == nil || len(m.Steps()) != 1 {
		t.Error("it came")
	}
}
