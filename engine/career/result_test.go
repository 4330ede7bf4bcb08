package career_test

import (
	"testing"

	"portroyal/engine/career"
)

// Help costs the star for a clean game and no other, and only what one game has reached at once is clean.
func TestStars(t *testing.T) {
	const first, second = "win", "swift"
	for name, c := range map[string]struct {
		results []career.Result
		stars   int
	}{
		"nothing":            {nil, 0},
		"lost":               {[]career.Result{{}}, 0},
		"one":                {[]career.Result{{Reached: []string{second}}}, 1},
		"both, helped":       {[]career.Result{{Reached: []string{first, second}, Helped: true}}, 2},
		"both in two games":  {[]career.Result{{Reached: []string{first}}, {Reached: []string{second}}}, 2},
		"clean":              {[]career.Result{{Reached: []string{second, first}}}, 3},
		"clean, then lost":   {[]career.Result{{Reached: []string{second, first}}, {Helped: true}}, 3},
		"of a later version": {[]career.Result{{Reached: []string{"haste"}}}, 0},
	} {
		if standing := career.Stand([]string{first, second}, c.results...); standing.Stars() != c.stars {
			t.Errorf("%s: %d stars, %+v", name, standing.Stars(), standing)
		}
	}
}
