package review_test

import (
	"math"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/review"
)

// A game that may have few positions looked at has few looked at: with the rest of its decisions at most, each of which is
// looked at less far. Its numbers add up all the same, and a pace that everything keeps changes nothing.
func TestPaceBoundsWhatIsLookedAt(t *testing.T) {
	record := played(t, game(2, portroyal.DeckBase, func(o *portroyal.Options) { o.Target = 5 }), 1, "stop3")
	j := judge(t)
	first := func(most int) (*review.Review, int) {
		r, looked, err := j.FirstLook(t.Context(), record, most)
		if err != nil {
			t.Fatal(err)
		}
		for seat := range r.Players {
			s := r.Sum(seat)
			if off := s.Start + s.Luck + s.Effect + s.Rest - s.Result; math.Abs(off) > 1e-9 {
				t.Errorf("with %d positions the numbers of seat %d are off by %g", most, seat, off)
			}
		}
		return r, looked
	}
	whole, all := first(0)
	again, same := first(10 * all)
	if same != all || again.Sum(0) != whole.Sum(0) {
		t.Errorf("%d positions are looked at, and %d with room for ten times as many", all, same)
	}
	_, hurried := first(1)
	if hurried > all/4 {
		t.Errorf("%d positions are looked at in a hurry, and %d without", hurried, all)
	}
	for _, part := range []int{4, 2} {
		if _, looked := first(all / part); looked > all/part+hurried+all/20 || looked < all/part*8/10 {
			t.Errorf("%d of %d positions are looked at, with room for %d", looked, all, all/part)
		}
	}
}
