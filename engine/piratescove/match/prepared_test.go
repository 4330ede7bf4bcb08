package match_test

import (
	"encoding/json"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/match"
)

// prepared is a fight of two in which seat 0 fires first.
func prepared(t *testing.T, coming ...[]uint8) *match.Match {
	t.Helper()
	var from match.Prepared
	err := json.Unmarshal([]byte(`{
		"options": {"players": 2}, "phase": "exchange", "round": 2, "fight": {"island": "crew"},
		"seats": [{"places": [2, 3, 2, 2], "island": "crew"}, {"island": "crew"}],
		"blacks": [{"legend": "hook", "island": "tavern"}, {"legend": "blackbeard", "island": "hull"}]
	}`), &from.Position)
	if err != nil {
		t.Fatal(err)
	}
	from.Coming = coming
	m, err := match.New(match.Setup{Seats: []match.Seat{{Name: "Ann"}, {Name: "Ben"}}, Prepared: &from})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func fire(t *testing.T, m *match.Match, by, at int) {
	t.Helper()
	shot := cove.Action{Kind: cove.Fire, Seat: uint8(by), Target: cove.Target(at), Section: cove.Cannons}
	if _, err := m.Play(shot); err != nil {
		t.Fatal(err)
	}
}

// A prepared game begins where it is set up; chance brings what is chosen in the action for which it is, also when that is
// played again, and the game is for practice.
func TestPreparedGame(t *testing.T) {
	m := prepared(t, []uint8{1, 6}, []uint8{2, 2})
	if !m.Practice() || m.Present().Round() != 2 {
		t.Errorf("practice %t, round %d", m.Practice(), m.Present().Round())
	}
	for range 2 {
		fire(t, m, 0, 1)
		if got := m.Present().Ship(1).Places[cove.Cannons]; got != 1 {
			t.Errorf("one hit leaves place %d", got)
		}
		fire(t, m, 1, 0)
		if got := m.Present().Ship(0).Places[cove.Cannons]; got != 2 {
			t.Errorf("no hit leaves place %d", got)
		}
		m.BackTo(0)
	}
}

// What chance cannot bring is an error, and changes nothing.
func TestImpossiblePreparedGame(t *testing.T) {
	for name, coming := range map[string][]uint8{"no such die": {7, 1}, "too many dice": {1, 1, 1}} {
		m := prepared(t, coming)
		shot := cove.Action{Kind: cove.Fire, Target: 1, Section: cove.Cannons}
		if _, err := m.Play(shot); err == nil || len(m.Steps()) > 0 {
			t.Errorf("%s: %v", name, err)
		}
	}
}
