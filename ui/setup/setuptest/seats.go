package setuptest

import (
	"slices"
	"strconv"
	"testing"

	"portroyal/engine/skill"
	"portroyal/ui/palette"
	"portroyal/ui/setup"
)

// CharactersHaveHeads checks that every character has heads that suit it, and that no head is the first choice of two.
func CharactersHaveHeads(t testing.TB, company *setup.Company) {
	t.Helper()
	first := map[string]string{}
	for level := skill.CabinBoy; level <= skill.Governor; level++ {
		for _, who := range company.Characters {
			player := skill.Named(level, who)
			heads := company.HeadsFor(player)
			if len(heads) < 2 || slices.ContainsFunc(heads, func(head string) bool {
				return !slices.Contains(setup.Portraits[1:], head)
			}) {
				t.Fatalf("%s: %q", player, heads)
			}
			if who == skill.Even {
				who = level.String()
			}
			if before, taken := first[heads[0]]; taken && before != who {
				t.Errorf("%s and %s look like the %s", who, before, heads[0])
			}
			first[heads[0]] = who
		}
	}
}

// Distinct checks that no two seats share a name, a colour or a head.
func Distinct(t testing.TB, seats []setup.Seat) {
	t.Helper()
	taken := map[string]bool{}
	for _, seat := range seats {
		for _, what := range []string{
			"name " + seat.Name, "colour " + strconv.Itoa(seat.Colour),
			"head " + seat.Portrait,
		} {
			if taken[what] {
				t.Errorf("two have the %s: %+v", what, seats)
			}
			taken[what] = true
		}
		if !slices.Contains(setup.Portraits, seat.Portrait) || seat.Colour < 0 || seat.Colour >= len(palette.Seats) {
			t.Errorf("%+v", seat)
		}
	}
}
