package ending

import (
	"slices"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/chronicle"
	"portroyal/ui/ending"
	"portroyal/ui/ending/endingtest"
	"portroyal/ui/stage/stagetest"
	"portroyal/ui/visible"
	"portroyal/ui/words"
)

// An honour goes to those who have the most, unless that is zero or all have the same; there are four at most.
func TestHonours(t *testing.T) {
	raids := func(n int) []chronicle.Raid { return make([]chronicle.Raid, n) }
	game := chronicle.Game{
		Sunk: []chronicle.Wreck{
			{Legend: cove.Hook, By: 1}, {Legend: cove.Cacafuego, By: 0}, {Legend: cove.Cacafuego, By: 0},
		},
		Seats: []chronicle.Seat{
			{Raids: raids(4), Hits: 9, Fled: 2, Buried: 3, Struck: 1, Mutinies: 1},
			{Raids: raids(4), Hits: 9, Fled: 2, Buried: 3, Struck: 7},
			{Raids: raids(4), Hits: 1, Fled: 0, Buried: 5, Struck: 7},
		},
	}
	got := honoursOf(&game)
	want := []ending.Earned[deed]{
		{Of: mostSunk, Number: 1, Holders: []int{1}},
		{Of: mostHits, Number: 9, Holders: []int{0, 1}},
		{Of: mostFled, Number: 2, Holders: []int{0, 1}},
		{Of: mostBuried, Number: 5, Holders: []int{2}},
	}
	same := func(a, b ending.Earned[deed]) bool {
		return a.Of == b.Of && a.Number == b.Number && slices.Equal(a.Holders, b.Holders)
	}
	if !slices.EqualFunc(got, want, same) {
		t.Errorf("%v, want %v", got, want)
	}
}

// Every honour is shown with its number and its holders, and a few sunk ships by their names.
func TestHonoursAreShown(t *testing.T) {
	s := stagetest.New(t, stagetest.Small, words.English)
	named := 0
	for seed := range uint64(16) {
		e := shown(t, s, played(t, endingtest.People, seed))
		lines := visible.Lines(e.Content())
		medals := e.honours()
		for i, h := range honoursOf(&e.chronicle) {
			want := s.Words.N(honourNames.ID(h.Of), h.Number)
			if h.Of == mostSunk && len(h.Holders) == 1 && h.Number <= mostNamed {
				want = medals[i].Text
				named++
			}
			if medals[i].Text != want || !slices.Contains(lines, want) || medals[i].Tip == "" {
				t.Errorf("seed %d: no %q in %q", seed, want, lines)
			}
		}
	}
	if named == 0 {
		t.Error("no sunk ship is named")
	}
}
