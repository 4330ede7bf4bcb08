package ask

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chances"
	"portroyal/ui/piratescove/table/board"
)

// read reads a position.
func read(t *testing.T, text string) *cove.Position {
	t.Helper()
	var p cove.Position
	if err := json.Unmarshal([]byte(text), &p); err != nil {
		t.Fatal(err)
	}
	return &p
}

// telling is an asker who tells chances.
func telling(p *cove.Position) *Asker {
	a := asker(p, 0)
	a.Chance = func() bool { return true }
	return a
}

// plate is the plate of an option that decides for something.
func plate(t *testing.T, q Question, kind cove.Kind) *Plate {
	t.Helper()
	for _, option := range q.Options {
		if option.Kind == kind && option.Plate != nil {
			return option.Plate
		}
	}
	t.Fatalf("there is no plate for %s", kind)
	return nil
}

// choose presses the option at a spot.
func choose(t *testing.T, a *Asker, spot board.Spot) {
	t.Helper()
	for _, option := range a.Question().Options {
		if option.Spot == spot {
			a.press(option)
			return
		}
	}
	t.Fatalf("nothing can be chosen at %+v", spot)
}

const duel = `{"options": {"players": 2}, "phase": "exchange", "round": 5, "open": {"hull": "2f4d2t0c"},
 "fight": {"island": "hull", "order": ["0", "1"], "next": 0, "hit": [0]},
 "seats": [{"island": "hull", "places": [1, 2, 2, 2], "hand": ["powder-magazine", "grapeshot"]},
 {"island": "hull", "places": [2, 5, 4, 5]}]}`

// A volley card that has been chosen says what it does, and the chances are those with it: Powder Magazine strikes the own hull
// as often as the other ship (T5).
func TestVolleyCardsSayWhatTheyDo(t *testing.T) {
	a := telling(read(t, duel))
	choose(t, a, board.Spot{Kind: board.Part, Ship: 1, Section: cove.Hull})
	before := plate(t, a.Question(), cove.Fire).Detail
	if strings.Contains(before, "own") {
		t.Errorf("without a card: %q", before)
	}
	choose(t, a, board.Spot{Kind: board.Hand, Card: cove.PowderMagazine})
	q := a.Question()
	if q.Title != "Fire with “Powder Magazine”?" || !strings.HasSuffix(q.About, "your own included.") {
		t.Errorf("%q, %q", q.Title, q.About)
	}
	if got, want := plate(t, q, cove.Fire).Detail, "Hit 56%, crippled 56%; own ship hit 56%, crippled 56%"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	choose(t, a, board.Spot{Kind: board.Hand, Card: cove.Grapeshot})
	if got := a.Question().Title; got != "Fire with “Grapeshot” and “Powder Magazine”?" {
		t.Errorf("%q", got)
	}
	a.Cancel()
	if got := plate(t, a.Question(), cove.Fire).Detail; got != before {
		t.Errorf("taken back: %q", got)
	}
}

// Fleeing is worth fame to who is there, and to nobody where only a black ship is (K12).
func TestWhoGetsFameOfAFlight(t *testing.T) {
	const foe = `{"options": {"players": 2}, "phase": "exchange", "fight": {"island": "hull", "order": ["0", "black-1"], "hit": [0]},
 "blacks": [{"legend": "hook", "island": "hull"}], "seats": [{"island": "hull"}, {"island": "crew"}]}`
	const three = `{"options": {"players": 3}, "phase": "exchange", "fight": {"island": "hull", "order": ["0", "1", "2"], "hit": [0]},
 "seats": [{"island": "hull"}, {"island": "hull"}, {"island": "hull"}]}`
	for text, want := range map[string]string{
		foe: "Mutiny 17%; no fame for anybody", duel: "Mutiny 17%; 1 fame for Ben", three: "Mutiny 17%; 1 fame for each of the others",
		strings.Replace(three, `"hit": [0]`, `"hit": [1]`, 1): "Mutiny 17%; nothing for the others",
	} {
		if got := plate(t, telling(read(t, text)).Question(), cove.Flee).Detail; got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// How the fight is likely to end is told of what has been chosen, adds up, and says what its fame is made of.
func TestHowTheFightIsLikelyToEnd(t *testing.T) {
	const shares = "last one here 64%, crippled 36%."
	for name, c := range map[string]struct{ position, want string }{
		"for an island": {duel, "Chances if you stay to the end: " + shares + " Ben flees: 9%. Expected fame, with what the island brings: 3.9."},
		"for nothing but the fight": {
			strings.Replace(duel, `"open": {"hull": "2f4d2t0c"},`, "", 1),
			"Chances if you stay to the end: " + shares + " Ben flees: 9%. Expected fame from the fight: 0.5.",
		},
	} {
		a := telling(read(t, c.position))
		choose(t, a, board.Spot{Kind: board.Part, Ship: 1, Section: cove.Crew})
		first, wanted := a.Ahead()
		if !wanted || first.Section != cove.Crew || a.Question().About != "" {
			t.Fatalf("%s: %q, %t: %q", name, first, wanted, a.Question().About)
		}
		a.SetOutlook(first, &chances.Outlook{Ships: map[cove.Target]chances.Fate{
			0: {Last: 0.635, Crippled: 0.365, Fame: 0.5}, 1: {Fled: 0.09},
		}})
		if got := a.Question().About; got != c.want {
			t.Errorf("%s: %q, not %q", name, got, c.want)
		}
		choose(t, a, board.Spot{Kind: board.Part, Ship: 1, Section: cove.Hull})
		if _, wanted := a.Ahead(); !wanted || a.Question().About != "" {
			t.Errorf("%s: at another section it says %q", name, a.Question().About)
		}
	}
}

// Who has one hit left, and two dice against three, is hardly ever left last if everybody fights on.
func TestTheOutlookOfAWeakShip(t *testing.T) {
	p := read(t, `{"options": {"players": 2}, "phase": "exchange", "fight": {"island": "hull", "order": ["0", "1"], "next": 0},
 "seats": [{"island": "hull", "places": [1, 2, 2, 2]}, {"island": "hull", "places": [2, 4, 4, 4]}]}`)
	view := p.View(0)
	o, _ := chances.Fight(context.Background(), &view, chances.Standing(0), 0, 1)
	if last := o.Ships[0].Last; last < 0.15 || last > 0.28 {
		t.Errorf("it is last with %.3f", last)
	}
}
