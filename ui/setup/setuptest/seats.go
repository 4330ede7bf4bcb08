package setuptest

import (
	"slices"
	"strconv"
	"testing"

	"portroyal/ui/palette"
	"portroyal/ui/setup"
)

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
