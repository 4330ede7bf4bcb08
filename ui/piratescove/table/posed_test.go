package table

import (
	"encoding/json"
	"strings"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
)

// long are names of 24 letters, wide and narrow.
var long = []string{
	"Wilhelmina Wagenmakers M", "WWWWWWWWWWWWWWWWWWWWWWWW", "iiiiiiiiiiiiiiiiiiiiiiii", "Friederike-Charlotte von", "Ñandú Sánchez-Echeverría",
}

// pose shows a position as a seat sees it, and asks that seat if it owes a choice. The game goes on elsewhere: nothing that
// is pressed is played.
func (s *sat) pose(t testing.TB, position string, seat int) {
	t.Helper()
	var p cove.Position
	if err := json.Unmarshal([]byte(position), &p); err != nil {
		t.Fatal(err)
	}
	s.asks.Drop()
	s.fight, s.said, s.cursor = board.Fight{Next: -1}, "", board.Spot{}
	s.view, s.present = p.View(seat), p.Board()
	s.follow()
	s.asked = -1
	if p.Owes(seat) {
		s.asked = seat
		s.asks.Follow(s.view, s.view.Legal(nil))
	}
	s.build()
}

// pose is a position that a test shows.
type pose struct{ name, position string }

// players is how many play in it.
func (of pose) players(t *testing.T) int {
	t.Helper()
	var p cove.Position
	if err := json.Unmarshal([]byte(of.position), &p); err != nil {
		t.Fatalf("%s: %v", of.name, err)
	}
	return p.Players()
}

// file is the name of its master.
func (of pose) file() string {
	return strings.ToLower(strings.NewReplacer(" ", "-", ",", "").Replace(of.name))
}

// much is a hand of 16 cards, and the rest of a ship that has everything.
const much = `"places": [8, 8, 8, 8], "doubloons": 60, "treasures": 30, "fame": 138, "parrot": "silver", "wounded": true,
 "craft": {"hull": "damaged", "cannons": "damaged"}, "hand": ["fame-1", "fame-1", "fame-1", "fame-1", "fame-1", "fame-2",
 "fame-2", "fame-2", "fame-3", "mastercraft", "mastercraft", "overboard", "grapeshot", "powder-magazine", "cannonade", "shipwright"`

// posed are positions that are hard to come to by play. Seat 0 is asked.
var posed = []pose{
	{"outfitting", `{"options": {"players": 5}, "phase": "outfitting", "round": 0, "seats": [{"doubloons": 9}]}`},
	{"five at one island, and who sails there", `{"options": {"players": 5, "craft-each": true}, "phase": "navigation", "round": 12,
 "open": {"tavern": "3f5d0t0c", "hull": "0f9d3t0c", "sail": "2f2d2t1c", "cannon": "0f2d5t1c", "crew": "4f0d0t1c"},
 "blacks": [{"legend": "hook", "island": "crew"}], "seats": [{"island": "crew", ` + much + `]},
 {"island": "crew"}, {"island": "crew"}, {"island": "crew"}, {"island": "crew"}]}`},
	{"ships at seven islands", `{"options": {"players": 3}, "phase": "after-navigation", "at": 0, "round": 11,
 "open": {"tavern": "3f5d0t0c", "hull": "0f9d3t0c", "sail": "2f2d2t1c", "cannon": "0f2d5t1c", "crew": "4f0d0t1c"},
 "blacks": [{"legend": "bonny-and-read", "island": "treasure"}, {"legend": "flying-dutchman", "island": "treasure"}],
 "navies": [{"sender": 1, "island": "hull"}, {"sender": 2, "island": "hull"}],
 "seats": [{"island": "hull", "hand": ["safe-passage", "fame-1"]}, {"island": "hull"}, {"island": "treasure"}]}`},
	{"a buccaneer among five", `{"options": {"players": 5}, "phase": "after-treasure", "at": 0, "round": 3,
 "seats": [{"island": "cove", "hand": ["treasure-map", "buccaneer", "lookout", "royal-navy", "letter-of-marque"]},
 {"island": "cove"}, {"island": "cove"}, {"island": "cove"}, {"island": "cove"}]}`},
	{"a reply", `{"options": {"players": 4}, "phase": "reply", "at": 0, "round": 3, "reply": 1, "next": 0,
 "navies": [{"sender": 1, "island": "crew"}], "seats": [{"island": "crew", "hand": ["letter-of-marque"]},
 {"island": "hull"}, {"island": "crew"}, {"island": "tavern"}]}`},
	{"boarding with much", `{"options": {"players": 5, "craft-each": true}, "phase": "boarding", "at": 0, "round": 6, "fight": {"island": "crew"},
 "seats": [{"island": "crew", ` + much + `, "fair-wind", "becalmed", "smoke-screen", "grapple"]},
 {"island": "crew"}, {"island": "crew"}, {"island": "crew"}, {"island": "crew"}]}`},
	{"five fight", `{"options": {"players": 5, "craft-each": true}, "phase": "exchange", "at": 0, "round": 6, "fight": {"island": "hull",
 "order": ["0", "1", "2", "3", "4"], "next": 0}, "seats": [{"island": "hull", ` + much + `]},
 {"island": "hull", "places": [1, 1, 8, 8]}, {"island": "hull", "parrot": "bones"}, {"island": "hull"}, {"island": "hull"}]}`},
	{"eight fight", `{"options": {"players": 5, "craft-each": true}, "phase": "exchange", "at": 0, "round": 6, "fight": {"island": "hull",
 "order": ["black-1", "navy-1", "navy-2", "0", "1", "2", "3", "4"], "next": 3, "hull": {"navy-1": 1}},
 "blacks": [{"legend": "flying-dutchman", "island": "hull"}],
 "navies": [{"sender": 1, "island": "hull"}, {"sender": 2, "island": "hull"}],
 "seats": [{"island": "hull", ` + much + `]}, {"island": "hull"}, {"island": "hull"}, {"island": "hull"}, {"island": "hull"}]}`},
	{"the Navy aims at four", `{"options": {"players": 5}, "phase": "aiming", "at": 0, "round": 6, "fight": {"island": "hull",
 "order": ["navy-1", "1", "2", "3", "4"], "next": 0}, "navies": [{"sender": 0, "island": "hull"}],
 "seats": [{"island": "treasure"}, {"island": "hull"}, {"island": "hull"}, {"island": "hull"}, {"island": "hull"}]}`},
	{"a fight for the first place", `{"options": {"players": 4}, "phase": "exchange", "at": 0, "round": 12, "final": true,
 "fight": {"in": ["0", "1", "3"], "order": ["0", "1", "3"], "next": 0}, "seats": [{"island": "cove", "fame": 30},
 {"island": "crew", "fame": 30}, {"island": "cove"}, {"island": "tavern", "fame": 30}]}`},
	{"a crippled ship looks on", `{"options": {"players": 4}, "phase": "exchange", "at": 1, "round": 12,
 "fight": {"island": "hull", "order": ["1", "2"], "next": 0}, "seats": [{"island": "cove", "places": [0, 3, 0, 1], "fame": 30},
 {"island": "hull"}, {"island": "hull"}, {"island": "tavern"}]}`},
	{"Treasure Island with much", `{"options": {"players": 3, "craft-each": true}, "phase": "visits", "at": 0, "round": 11, "visit": {"order": [0, 1, 2]},
 "blacks": [{"legend": "cacafuego", "island": "hull"}, {"legend": "hook", "island": "tavern"}],
 "seats": [{"island": "treasure", "places": [7, 6, 4, 3], "doubloons": 60, "treasures": 30, "hand": ["mastercraft", "shipwright"],
 "craft": {"hull": "damaged", "crew": "damaged"}}, {"island": "treasure"}, {"island": "cove", "places": [2, 2, 0, 2]}]}`},
	{"a parrot amid a purchase", `{"options": {"players": 2, "one-guard": true}, "phase": "parrots", "at": 0, "round": 4,
 "offered": "flint", "visit": {"order": [0, 1], "bought": 1}, "blacks": [{"legend": "hook", "island": "crew"}],
 "seats": [{"island": "tavern", "fame": 3, "doubloons": 8, "parrot": "silver", "craft": {"hull": "sound"}}, {"island": "cove"}]}`},
	{"the cove", `{"options": {"players": 2}, "phase": "visits", "at": 0, "round": 4, "visit": {"order": [0, 1]},
 "seats": [{"island": "cove", "hand": ["mastercraft"]}, {"island": "cove"}]}`},
	{"a mastercraft in hand on the hull island", `{"options": {"players": 2}, "phase": "visits", "at": 0, "round": 4,
 "visit": {"order": [0, 1]}, "seats": [{"island": "hull", "doubloons": 9, "hand": ["mastercraft", "mastercraft"]}, {"island": "cove"}]}`},
	{"cards in force", `{"options": {"players": 4}, "phase": "exchange", "at": 0, "round": 6, "open": {"hull": "2f4d2t0c"},
 "discards": ["smoke-screen", "grapple", "fair-wind", "becalmed"], "fight": {"island": "hull", "order": ["1", "0", "2"], "next": 1,
 "smoke": [1], "grapple": true, "wind": {"1": 6}, "silence": {"2": 1}},
 "seats": [{"island": "hull", "hand": ["powder-magazine"], "places": [2, 7, 4, 4]}, {"island": "hull", "places": [3, 2, 4, 4]},
 {"island": "hull", "places": [2, 7, 3, 3]}, {"island": "crew"}]}`},
	{"cards in force for the round", `{"options": {"players": 4}, "phase": "navigation", "round": 6, "open": {"tavern": "3f5d0t0c",
 "hull": "0f9d3t0c", "sail": "2f2d2t1c", "cannon": "0f2d5t1c", "crew": "4f0d0t1c"}, "map": {"seat": 0, "island": "cannon"},
 "buccaneer": {"by": 2, "on": 1}, "seats": [{"island": "cove"}, {"island": "cove"}, {"island": "cove"}, {"island": "cove"}]}`},
	{"cards in force for the round in a fight", `{"options": {"players": 4}, "phase": "exchange", "at": 0, "round": 6,
 "open": {"hull": "2f4d2t0c"}, "map": {"seat": 1, "island": "hull"}, "buccaneer": {"by": 3, "on": 0},
 "fight": {"island": "hull", "order": ["0", "1"], "next": 0},
 "seats": [{"island": "hull"}, {"island": "hull"}, {"island": "cove"}, {"island": "crew"}]}`},
	{"open fame cards in a short game", `{"options": {"players": 3, "rounds": 8, "black-ships": 1, "open-fame": true}, "phase": "visits", "at": 0,
 "round": 5, "visit": {"order": [0, 1, 2]}, "seats": [{"island": "tavern", "fame": 9, "doubloons": 5, "hand": ["fame-1", "fame-2", "grapple"]},
 {"island": "hull", "fame": 12, "hand": ["fame-3", "fame-1"]}, {"island": "cove", "fame": 4, "hand": ["lookout"]}]}`},
}
