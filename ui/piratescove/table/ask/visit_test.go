package ask

import (
	"fmt"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
)

// What is said of an island is what can still be done there.
func TestWhatCanStillBeDone(t *testing.T) {
	const begun = `{"options": {"players": 2}, "phase": "visits", "at": 0, "round": 4, "visit": {"order": [0, 1]}, "seats": [`
	const other = `, {"island": "cove"}]}`
	const bury, gold = "You can bury treasures for 1 fame each.", "You can bury 3 doubloons at a time for 1 fame."
	const all = "Bury treasures (1 fame each) and doubloons (3 for 1 fame), and reinforce one section by one step at twice the price."
	const raise, nothing = "You can reinforce one section by one step at twice the price.", "There is nothing more to do here."
	for name, c := range map[string]struct {
		position string
		play     []string
		want     string
	}{
		"the cove":                {begun + `{"island": "cove"}` + other, nil, "Draw 2 tavern cards, or draw 1 tavern card and get 2 doubloons."},
		"the cove, drawn":         {begun + `{"island": "cove"}` + other, []string{"0: two-cards"}, nothing},
		"the tavern":              {begun + `{"island": "tavern", "doubloons": 4}` + other, nil, "You can buy tavern cards for 2 doubloons each."},
		"the tavern without gold": {begun + `{"island": "tavern"}` + other, nil, nothing},
		"all of Treasure Island":  {begun + `{"island": "treasure", "doubloons": 9, "treasures": 2}` + other, nil, all},
		"reinforced once": {
			begun + `{"island": "treasure", "doubloons": 9, "treasures": 2}` + other, []string{"0: raise hull"}, bury + " " + gold,
		},
		"doubloons alone": {begun + `{"island": "treasure", "doubloons": 9}` + other, nil, gold + " " + raise},
		"all buried":      {begun + `{"island": "treasure", "treasures": 2}` + other, []string{"0: bury 2"}, nothing},
		"the hull": {
			begun + `{"island": "hull", "doubloons": 9}` + other, []string{"0: raise hull"}, "Reinforce your hull by as many steps as you can pay for.",
		},
		"the hull, all spent": {begun + `{"island": "hull", "doubloons": 1}` + other, []string{"0: raise hull"}, nothing},
	} {
		t.Run(name, func(t *testing.T) {
			p := read(t, c.position)
			for _, text := range c.play {
				action, err := cove.ParseAction(text)
				if err == nil {
					err = p.Apply(action, nil)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			if p.Owing() != 0 {
				t.Skip("a parrot was drawn")
			}
			a := asker(p, 0)
			q := a.Question()
			if q.About != c.want {
				t.Errorf("%q, not %q", q.About, c.want)
			}
			for _, option := range q.Options {
				if option.Main && (option.Plate.Text == "Go on") != (c.want == nothing) {
					t.Errorf("%q: the plate says %q", q.About, option.Plate.Text)
				}
			}
		})
	}
	mastercraft := read(t, begun+`{"island": "tavern", "doubloons": 1, "hand": ["mastercraft"]}`+other)
	holder := asker(mastercraft, 0)
	for veiled, want := range map[bool]string{true: nothing, false: "You can still play “Mastercraft”."} {
		if holder.Veiled = veiled; holder.Question().About != want {
			t.Errorf("veiled %v: %q, not %q", veiled, holder.Question().About, want)
		}
	}
	p := read(t, `{"options": {"players": 2}, "phase": "visits", "visit": {"order": [0, 1], "unpaid": true}, "seats": [{"island": "cove"}`+other)
	a := asker(p, 0)
	if got := a.Question().About; got != "You could not pay for the repairs, so you draw nothing." {
		t.Errorf("%q", got)
	}
}

// Who leaves an island where something could be buried, or paid for if they have done nothing there, is asked about it once.
func TestLeavingWithoutDoingAnything(t *testing.T) {
	for name, c := range map[string]struct {
		ship, before string
		round        int
		asks         bool
	}{
		"treasures":                   {`"island": "treasure", "treasures": 2`, "", 4, true},
		"doubloons":                   {`"island": "treasure", "doubloons": 7`, "", 4, true},
		"doubloons on purpose":        {`"island": "treasure", "doubloons": 7, "treasures": 2`, "0: bury 2", 4, false},
		"one treasure left":           {`"island": "treasure", "treasures": 2`, "0: bury 1", 4, true},
		"nothing that is worth it":    {`"island": "treasure", "doubloons": 1`, "", 4, false},
		"a step":                      {`"island": "hull", "doubloons": 9`, "", 4, true},
		"another step":                {`"island": "hull", "doubloons": 9`, "0: raise hull", 4, false},
		"a step nobody can pay for":   {`"island": "hull", "doubloons": 0`, "", 4, false},
		"a step after the last round": {`"island": "hull", "doubloons": 9`, "", cove.Rounds, false},
		"a card":                      {`"island": "tavern", "doubloons": 4`, "", 4, true},
		"a card after the last round": {`"island": "tavern", "doubloons": 4`, "", cove.Rounds, true},
		"a card nobody can pay for":   {`"island": "tavern", "doubloons": 1`, "", 4, false},
		"doubloons in the last round": {`"island": "treasure", "doubloons": 7, "treasures": 1`, "0: bury 1", cove.Rounds, true},
	} {
		p := read(t, fmt.Sprintf(`{"options": {"players": 2}, "phase": "visits", "at": 0, "round": %d, "visit": {"order": [0, 1]},
 "seats": [{%s}, {"island": "cove"}]}`, c.round, c.ship))
		if c.before != "" {
			action, _ := cove.ParseAction(c.before)
			p.Play(action, nil)
		}
		leave := func(a *Asker) (presses int) {
			for ; presses < 5; presses++ {
				for _, option := range a.Question().Options {
					if option.Main && a.press(option).Kind == cove.Done {
						return presses + 1
					}
				}
			}
			return presses
		}
		if presses, want := leave(asker(p, 0)), map[bool]int{true: 2, false: 1}[c.asks]; presses != want {
			t.Errorf("%s: Done takes %d presses, not %d", name, presses, want)
		}
		advised := asker(p, 0)
		advised.Advise(cove.Action{Kind: cove.Done})
		if presses := leave(advised); presses != 1 {
			t.Errorf("%s: Done takes %d presses where a hint says so", name, presses)
		}
	}
}

// What is still of use on an island is told on the plate that leaves it, before and after the question.
func TestWhatIsLeftIsTold(t *testing.T) {
	for name, c := range map[string]struct {
		ship  string
		round int
		left  string
	}{
		"nothing":                     {`"island": "hull", "doubloons": 0`, 4, ""},
		"what a step costs":           {`"island": "hull", "doubloons": 9`, 4, "9 doubloons left"},
		"a step after the last round": {`"island": "hull", "doubloons": 9`, cove.Rounds, ""},
		"what a card costs":           {`"island": "tavern", "doubloons": 4`, cove.Rounds, "4 doubloons left"},
		"treasures":                   {`"island": "treasure", "treasures": 2`, 4, "2 treasures left"},
		"both":                        {`"island": "treasure", "treasures": 1, "doubloons": 7`, 4, "1 treasure and 7 doubloons left"},
	} {
		a := asker(read(t, fmt.Sprintf(`{"options": {"players": 2}, "phase": "visits", "at": 0, "round": %d,
 "visit": {"order": [0, 1]}, "seats": [{%s}, {"island": "cove"}]}`, c.round, c.ship)), 0)
		for range 2 {
			for _, option := range a.Question().Options {
				if option.Main && option.Plate.Detail != c.left {
					t.Errorf("%s: %q says %q, not %q", name, option.Plate.Text, option.Plate.Detail, c.left)
				} else if option.Main {
					a.press(option)
				}
			}
		}
	}
}

// In the shipyard one step at a time is taken back, the last one first.
func TestStepsAreTakenBackOneByOne(t *testing.T) {
	a := asker(read(t, `{"options": {"players": 2}, "phase": "outfitting", "round": 0, "seats": [{"doubloons": 9}]}`), 0)
	for _, section := range []cove.Section{cove.Crew, cove.Hull, cove.Crew} {
		choose(t, a, board.Spot{Kind: board.StepUp, Section: section})
	}
	choose(t, a, board.Spot{Kind: board.StepDown, Section: cove.Hull})
	choose(t, a, board.Spot{Kind: board.StepUp, Section: cove.Sails})
	for _, want := range [][cove.Sections]uint8{{0, 1, 0, 2}, {0, 0, 0, 2}, {0, 0, 0, 1}, {}} {
		if a.steps != want {
			t.Fatalf("%v, not %v", a.steps, want)
		}
		if took := a.Cancel(); took != (want != [cove.Sections]uint8{}) {
			t.Errorf("from %v: %t", want, took)
		}
	}
}
