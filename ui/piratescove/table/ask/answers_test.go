package ask

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/ui/piratescove/table/board"
	"portroyal/ui/words"
)

// asker puts the questions of a position to a seat.
func asker(p *cove.Position, seat int) *Asker {
	a := &Asker{
		Words: words.In(words.English), Names: []string{"Ann", "Ben", "Cem", "Dan", "Eve"},
		Worth: func(cove.Island) string { return "" }, Chance: func() bool { return false },
	}
	view := p.View(seat)
	a.Follow(view, view.Legal(nil))
	return a
}

// press begins what an option begins, and returns what it plays.
func (a *Asker) press(option Option) cove.Action {
	a.Begin(option)
	return option.Action
}

// answers are all actions to which pressing options leads.
func answers(p *cove.Position, seat int) map[cove.Action]bool {
	given, met := map[cove.Action]bool{}, map[begun]bool{}
	open := []*Asker{asker(p, seat)}
	for len(open) > 0 {
		from := open[len(open)-1]
		open = open[:len(open)-1]
		key := from.begun
		key.taken, key.picked = "", false
		if met[key] {
			continue
		}
		met[key] = true
		for _, option := range from.Question().Options {
			if option.Plate == nil || !option.Plate.Waits {
				next := *from
				if action := next.press(option); action.Kind != cove.NoAction {
					given[action] = true
				}
				open = append(open, &next)
			}
		}
	}
	return given
}

// sameAnswers fails the test unless the options lead to all legal actions and to no others.
func sameAnswers(t *testing.T, p *cove.Position, seat int) {
	t.Helper()
	given := answers(p, seat)
	for _, action := range p.Legal(seat, nil) {
		if inParts := (action.Kind == cove.Bury || action.Kind == cove.BuryGold) && action.N > 1; !given[action] && !inParts {
			t.Errorf("%s: nothing leads to %q", p.Phase(), action)
		}
		delete(given, action)
	}
	for action := range given {
		t.Errorf("%s: %q is not legal", p.Phase(), action)
	}
}

// Every legal answer can be given, and no other, in games at random.
func TestEveryLegalAnswerCanBeGiven(t *testing.T) {
	phases := map[cove.Phase]int{}
	for seed := range uint64(40) {
		p, err := cove.New(cove.Options{Players: uint8(2 + seed%4), OneGuard: seed%3 == 0}, seed)
		if err != nil {
			t.Fatal(err)
		}
		dice := rand.New(rand.NewPCG(seed, 6))
		for p.Phase() != cove.Over {
			seat := p.Owing()
			if phases[p.Phase()]++; phases[p.Phase()] < 300 {
				sameAnswers(t, &p, seat)
			}
			legal := p.Legal(seat, nil)
			p.Play(legal[dice.IntN(len(legal))], nil)
			if t.Failed() {
				t.FailNow()
			}
		}
	}
	for phase := cove.Outfitting; phase < cove.Over; phase++ {
		if phases[phase] == 0 {
			t.Errorf("nobody was asked in %s", phase)
		}
	}
}

// As many treasures as one likes are thrown overboard, out of many.
func TestAnyNumberIsThrownOverboard(t *testing.T) {
	var p cove.Position
	if err := json.Unmarshal([]byte(`{"options": {"players": 2}, "phase": "boarding", "at": 0, "fight": {"island": "hull"},
 "seats": [{"island": "hull", "treasures": 11, "hand": ["overboard"]}, {"island": "hull"}]}`), &p); err != nil {
		t.Fatal(err)
	}
	sameAnswers(t, &p, 0)
}

// A salvo at the same target is the answer that is proposed after one, and so is the only one; another fight begins afresh.
func TestTheAimOfTheSalvoBefore(t *testing.T) {
	read := func(hull int) *cove.Position {
		var p cove.Position
		text, _ := json.Marshal(map[string]any{
			"options": map[string]any{"players": 3}, "phase": "exchange", "round": 3,
			"fight": map[string]any{"island": "hull", "order": []string{"0", "1", "2"}, "next": 0},
			"seats": []any{
				map[string]any{"island": "hull"},
				map[string]any{"island": "hull", "places": []int{hull, 2, 2, 2}},
				map[string]any{"island": "hull"},
			},
		})
		if err := json.Unmarshal(text, &p); err != nil {
			t.Fatal(err)
		}
		return &p
	}
	a := asker(read(4), 0)
	if _, aimed := a.aimedAt(); aimed {
		t.Error("it is aimed at one of two before anything was chosen")
	}
	a.Drop()
	view := read(4).View(0)
	a.Follow(view, view.Legal(nil))
	if _, aimed := a.aimedAt(); aimed {
		t.Error("it is aimed at one of two after something was taken back")
	}
	for _, option := range a.Question().Options {
		if option.Spot == (board.Spot{Kind: board.Part, Ship: 1, Section: cove.Crew}) {
			a.press(option)
		}
	}
	salvo, aimed := a.aimedAt()
	if !aimed {
		t.Fatal("nothing is aimed at")
	}
	a.Answered()
	view = read(3).View(0)
	a.Follow(view, view.Legal(nil))
	if again, aimed := a.aimedAt(); !aimed || again != salvo {
		t.Errorf("it is aimed at %q, not as before", again)
	}
}
