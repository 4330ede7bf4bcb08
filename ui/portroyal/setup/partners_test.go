package setup

import (
	"slices"
	"testing"

	"portroyal/ui/portroyal/progress"
	"portroyal/ui/setup/setuptest"
	"portroyal/ui/words"
)

// players are the computer players of a set-up.
func players(seats []progress.Seat) (all []string) {
	for _, seat := range seats {
		if seat.Player != "" {
			all = append(all, seat.Player)
		}
	}
	return all
}

// Against time nobody weaker than a captain joins unasked, and who has given up their seat gets it back in a game against each
// other. Whom the player seats then stays.
func TestPartnersAgainstTime(t *testing.T) {
	b := newBench(t, nil, setuptest.Small, words.English)
	before := players(b.begin().Seats)
	b.preset("together")
	if got := players(b.begin().Seats); !slices.Equal(got, []string{"captain", "captain"}) {
		t.Errorf("the partners are %q", got)
	}
	b.resize(5)
	if got := players(b.begin().Seats); len(got) != 4 || slices.ContainsFunc(got, func(player string) bool {
		return Company.LevelOf(player) < Company.LevelOf("captain")
	}) {
		t.Errorf("the partners are %q", got)
	}
	b.Cast(1, "cabin-boy")
	b.resize(4)
	if got := players(b.begin().Seats); got[0] != "cabin-boy" {
		t.Errorf("the partners are %q, though the player has seated a cabin boy", got)
	}
	b.Cast(1, "captain")
	b.resize(3)
	b.preset("base")
	if got := players(b.begin().Seats); !slices.Equal(got, before) {
		t.Errorf("the rivals are %q, and were %q", got, before)
	}
	names := map[string]bool{}
	for _, seat := range b.Seats {
		if names[seat.Name] {
			t.Errorf("two are called %s", seat.Name)
		}
		names[seat.Name] = true
	}
}
