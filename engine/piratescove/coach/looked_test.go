package coach

import (
	"context"
	"slices"
	"testing"

	cove "portroyal/engine/piratescove"
)

// asked is a question about a position.
func asked(t *testing.T, position string, first int) *question {
	view := see(t, position)
	c := newCoach(t)
	c.adviser.Begin(&view, 1)
	return &question{adviser: c.adviser, view: &view, seed: 1, first: first}
}

// Of outfits, each amount that can be kept is looked at, none is the mirror of another one, and the best of all is there.
func TestOutfitsThatAreLookedAt(t *testing.T) {
	q := asked(t, positions["outfit"], firstPlayouts)
	legal := q.view.Legal(nil)
	got := q.looked(context.Background(), legal, nil)
	kept := map[int]bool{}
	for _, a := range got {
		kept[leftOver(q.view.ShipAt(q.view.Seat()), a)] = true
		mirror := a
		mirror.Steps[cove.Cannons], mirror.Steps[cove.Crew] = a.Steps[cove.Crew], a.Steps[cove.Cannons]
		if mirror != a && slices.Contains(got, mirror) {
			t.Errorf("%v is there twice", a)
		}
	}
	if len(kept) != 10 || len(got) != Most || len(legal) < 2*Most {
		t.Errorf("%d of %d, which keep %v", len(got), len(legal), kept)
	}
	var lines [][]cove.Action
	for _, a := range legal {
		lines = append(lines, []cove.Action{a})
	}
	all := newRace(lines)
	all.run(context.Background(), q.adviser.Weigh, 40_000)
	best := lines[all.best()][0]
	if best.Steps[cove.Cannons] < best.Steps[cove.Crew] {
		best.Steps[cove.Cannons], best.Steps[cove.Crew] = best.Steps[cove.Crew], best.Steps[cove.Cannons]
	}
	if !slices.Contains(got, best) {
		t.Errorf("%v is the best and not among them", best)
	}
}

// Of salvos, each ship and section is among those that are looked at, and so are all volley cards.
func TestSalvosThatAreLookedAt(t *testing.T) {
	q := asked(t, positions["exchange"], 1)
	got := q.looked(context.Background(), q.view.Legal(nil), nil)
	sections, cards, flees := map[[2]int]bool{}, map[cove.VolleyCards]bool{}, false
	for _, a := range got {
		if flees = flees || a.Kind == cove.Flee; a.Kind == cove.Fire {
			sections[[2]int{int(a.Target), int(a.Section)}] = true
			cards[a.Volley] = true
		}
	}
	if len(got) > Most || len(sections) != 12 || len(cards) < 4 || !flees {
		t.Errorf("%d: %v, %v, %v", len(got), sections, cards, flees)
	}
}
