package piratescove

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"
)

// A damaged position is refused with one sentence that names the field, and leaves what was there before.
func TestDamagedPositions(t *testing.T) {
	many := func(card string, n int) string { return strings.TrimSuffix(strings.Repeat(`"`+card+`",`, n), ",") }
	for _, c := range []struct{ says, text string }{
		{"object", `[]`},
		{"round: a value of type string", `{"round": "three"}`},
		{"colour", `{"colour": 1}`},
		{"players: 6", `{"options": {"players": 6}, "phase": "navigation"}`},
		{"options: rounds: 10 is neither 8 nor 12", `{"options": {"players": 4, "rounds": 10}, "phase": "navigation"}`},
		{"options: black-ships: 3 is more than 2", `{"options": {"players": 4, "black-ships": 3}, "phase": "navigation"}`},
		{"round: 9 is not from 0 to 8", `{"options": {"players": 4, "rounds": 8}, "phase": "navigation", "round": 9}`},
		{"there are 2 black ships", `{"options": {"players": 2, "black-ships": 1}, "phase": "navigation", "blacks": [{"legend": "hook", "island": "hull"}, {"legend": "blackbeard", "island": "hull"}]}`},
		{"without cards", `{"options": {"players": 2, "open-fame": true}, "phase": "after-treasure", "at": 0, "seats": [{"hand": ["fame-1"]}]}`},
		{"unknown phase \"tea\"", `{"phase": "tea"}`},
		{"round: 13", `{"phase": "navigation", "round": 13}`},
		{"round: 0", `{"phase": "navigation", "round": 0}`},
		{"random", `{"phase": "navigation", "random": "by chance"}`},
		{"at", `{"phase": "after-treasure"}`},
		{"at", `{"phase": "navigation", "at": 1}`},
		{"at: there is no seat 4", `{"phase": "after-treasure", "at": 4}`},
		{"without cards", `{"phase": "after-treasure", "at": 1}`},
		{"seats: 5", `{"phase": "navigation", "seats": [{}, {}, {}, {}, {}]}`},
		{"seats[0].places: 3", `{"phase": "navigation", "seats": [{"places": [2, 2, 2]}]}`},
		{"seats[0].places: 9", `{"phase": "navigation", "seats": [{"places": [2, 2, 2, 9]}]}`},
		{"seats[1].places", `{"phase": "navigation", "seats": [{}, {"places": [2, 0, 2, 2]}]}`},
		{"doubloons", `{"phase": "navigation", "seats": [{"doubloons": 70}, {"doubloons": 55}]}`},
		{"treasures", `{"phase": "navigation", "seats": [{"treasures": 51}]}`},
		{"fame", `{"phase": "navigation", "seats": [{"fame": -1}]}`},
		{"there is no island \"Atlantis\"", `{"phase": "navigation", "seats": [{"island": "Atlantis"}]}`},
		{"seats[0].island", `{"phase": "visits"}`},
		{"seats[0].parrot: grapple is none", `{"phase": "navigation", "seats": [{"parrot": "grapple"}]}`},
		{"seats[0].craft: the parrot of the hull", `{"options": {"players": 4, "one-guard": true}, "phase": "navigation", "seats": [{"parrot": "flint", "craft": {"hull": "damaged"}}]}`},
		{"wounded", `{"phase": "navigation", "seats": [{"wounded": true}]}`},
		{"takes its place", `{"phase": "navigation", "seats": [{"hand": ["flint"]}]}`},
		{"seats[0].hand: there are not as many cards grapple", `{"phase": "navigation", "seats": [{"hand": [` + many("grapple", 3) + `]}]}`},
		{"hand: a value of type string", `{"phase": "navigation", "seats": [{"hand": "0000"}]}`},
		{"turned: a value of type string", `{"phase": "navigation", "turned": "/w=="}`},
		{"order: a value of type string", `{"phase": "exchange", "fight": {"island": "hull", "order": "/w=="}}`},
		{"discards: there are not as many cards flint", `{"phase": "navigation", "discards": ["flint", "flint"]}`},
		{"open", `{"phase": "navigation", "open": {"treasure": "2f4d2t0c"}}`},
		{"there is no treasure card", `{"phase": "navigation", "open": {"hull": "9f9d9t9c"}}`},
		{"turned: there are not as many", `{"phase": "navigation", "turned": [` + many("2f4d2t0c", 3) + `]}`},
		{"blacks", `{"phase": "navigation", "blacks": [{"legend": "hook", "island": "hull"}, {"legend": "blackbeard", "island": "hull"}]}`},
		{"blacks", `{"phase": "navigation", "blacks": [{"legend": "hook", "island": "cove"}]}`},
		{"sunk", `{"phase": "navigation", "blacks": [{"legend": "hook", "island": "hull"}], "sunk": ["hook"]}`},
		{"navies", `{"phase": "navigation", "navies": [{"sender": 0, "island": "treasure"}]}`},
		{"lookout", `{"phase": "navigation", "lookout": 7, "at": 0}`},
		{"map", `{"phase": "navigation", "map": {"seat": 0, "island": "cove"}}`},
		{"buccaneer", `{"phase": "navigation", "buccaneer": {"by": 1, "on": 1}}`},
		{"chosen", `{"phase": "navigation", "chosen": ["0: sail hull", "0: sail crew"]}`},
		{"chosen", `{"phase": "navigation", "chosen": ["0: pass"]}`},
		{"chosen", `{"options": {"players": 2}, "phase": "navigation", "chosen": ["0: sail hull", "1: sail crew"]}`},
		{"N3", `{"phase": "navigation", "lookout": 1, "at": 0}`},
		{"reply", `{"phase": "reply", "at": 0, "seats": [{"hand": ["fame-1"]}]}`},
		{"fight", `{"phase": "exchange"}`},
		{"fight", `{"phase": "visits", "fight": {"island": "hull"}}`},
		{"it has ended", `{"options": {"players": 2}, "phase": "exchange", "fight": {"island": "hull"}, "seats": [{"island": "hull"}, {"island": "crew"}]}`},
		{"is not there", `{"options": {"players": 2}, "phase": "exchange", "fight": {"island": "hull", "in": ["0", "1"]}, "seats": [{"island": "hull"}, {"island": "crew"}]}`},
		{"missing in the order", `{"options": {"players": 2}, "phase": "exchange", "fight": {"island": "hull", "order": ["0"]}, "seats": [{"island": "hull"}, {"island": "hull"}]}`},
		{"has been sunk", `{"options": {"players": 2}, "phase": "exchange", "fight": {"island": "hull", "hull": {"black-1": 0}}, "blacks": [{"legend": "hook", "island": "hull"}], "seats": [{"island": "hull"}, {"island": "crew"}]}`},
		{"most fame", `{"options": {"players": 2}, "phase": "exchange", "final": true, "fight": {"in": ["0", "1"]}, "seats": [{"fame": 3}, {"fame": 2}]}`},
		{"(L2)", `{"options": {"players": 2}, "phase": "exchange", "fight": {"island": "hull", "mends": 1}, "blacks": [{"legend": "flying-dutchman", "island": "hull"}], "seats": [{"island": "hull"}, {"island": "crew"}]}`},
		{"(L2)", `{"options": {"players": 2}, "phase": "exchange", "fight": {"island": "hull", "mends": 1}, "seats": [{"island": "hull"}, {"island": "hull"}]}`},
		{"(L2)", `{"options": {"players": 2}, "phase": "boarding", "at": 0, "fight": {"island": "hull", "mends": 1, "hull": {"black-1": 4}}, "blacks": [{"legend": "flying-dutchman", "island": "hull"}], "seats": [{"island": "hull", "hand": ["fame-1"]}, {"island": "crew"}]}`},
		{"fight: wind: 14", `{"options": {"players": 2}, "phase": "exchange", "fight": {"island": "hull", "wind": {"0": 14}}, "seats": [{"island": "hull", "treasures": 50}, {"island": "hull"}]}`},
		{"fight: wind", `{"options": {"players": 2}, "phase": "exchange", "fight": {"island": "hull", "wind": {"0": 113}}, "seats": [{"island": "hull"}, {"island": "hull"}]}`},
		{"visit: buried: 92", `{"options": {"players": 2}, "phase": "visits", "visit": {"buried": 92}, "seats": [{"island": "treasure"}, {"island": "crew"}]}`},
		{"visit", `{"options": {"players": 2}, "phase": "visits", "visit": {"order": [0, 0]}, "seats": [{"island": "hull"}, {"island": "crew"}]}`},
		{"I4", `{"options": {"players": 2}, "phase": "visits", "seats": [{"island": "cove", "places": [0, 2, 2, 2]}, {"island": "treasure"}], "at": 0}`},
		{"offered", `{"phase": "parrots", "at": 0, "offered": "flint"}`},
		{"plundered", `{"phase": "parrots", "at": 0, "offered": "flint", "seats": [{"parrot": "bones", "island": "hull"}, {"island": "hull"}, {"island": "hull"}, {"island": "hull"}]}`},
		{"draws: on a visit", `{"options": {"players": 2}, "phase": "parrots", "at": 0, "offered": "flint", "draws": [{"seat": 1, "cards": 1}], "visit": {"order": [1, 0]}, "seats": [{"parrot": "bones", "island": "cove"}, {"island": "tavern"}]}`},
		{"draws", `{"phase": "navigation", "draws": [{"seat": 0, "cards": 1}]}`},
		{"winners", `{"phase": "over"}`},
		{"wins twice", `{"options": {"players": 2}, "phase": "over", "round": 12, "winners": [0, 0]}`},
	} {
		before, err := New(Options{Players: 3}, 1)
		if err != nil {
			t.Fatal(err)
		}
		p := before
		err = json.Unmarshal([]byte(c.text), &p)
		switch {
		case err == nil:
			t.Errorf("%s is read", c.text)
		case !strings.Contains(err.Error(), c.says):
			t.Errorf("%s is refused with %q, not with %q", c.text, err, c.says)
		case len(err.Error()) > longest || !utf8.ValidString(err.Error()) || strings.Contains(err.Error(), "\n"):
			t.Errorf("%s is refused with %q", c.text, err)
		case p != before:
			t.Errorf("%s changes something", c.text)
		}
	}
	var p Position
	if err := json.Unmarshal([]byte(fmt.Sprintf(`{"random": %q}`, strings.Repeat("7", 10_000))), &p); err == nil || len(err.Error()) > longest {
		t.Errorf("a long state of the generator is refused with %v", err)
	}
}

// A Flying Dutchman that was sunk in this exchange has hits that it mends no more: the position reads back (L2).
func TestSunkFlyingDutchmanReadsBack(t *testing.T) {
	var p, read Position
	if err := json.Unmarshal([]byte(`{"options": {"players": 2}, "phase": "exchange", "fight": {"island": "hull", "in": ["0", "1", "black-1"],
		"hull": {"black-1": 1}, "mends": 2, "order": ["0", "1", "black-1"], "next": 0},
		"blacks": [{"legend": "flying-dutchman", "island": "hull"}], "seats": [{"island": "hull"}, {"island": "hull"}]}`), &p); err != nil {
		t.Fatal(err)
	}
	if err := p.PlayWith(Action{Kind: Fire, Target: FirstBlack}, []uint8{5, 1}, nil); err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &read); err != nil || read != p || p.fight.mends != 3 || !p.blacks[0].Gone {
		t.Errorf("%s is read as something else, %v", text, err)
	}
}
