package review

import (
	"fmt"
	"math"
	"testing"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
)

// A game that may have few positions looked at has few looked at: with the rest of its decisions at most, each of which is
// looked at less far. Its numbers add up all the same, and a pace that everything keeps changes nothing.
func TestPaceBoundsWhatIsLookedAt(t *testing.T) {
	record := finished(t, 4)
	j, err := NewJudge()
	if err != nil {
		t.Fatal(err)
	}
	first := func(p pace) (*Review, int) {
		from := j.assessor.Looked()
		course := j.Begin(record.Rules())
		course.pace = p
		r, err := course.follow(t.Context(), record, nil)
		if err != nil {
			t.Fatal(err)
		}
		for seat := range r.Players {
			s := r.Sum(seat)
			if off := s.Start + s.Luck + s.Effect + s.Rest - s.Result; math.Abs(off) > 1e-9 {
				t.Errorf("%+v: the numbers of seat %d are off by %g", p, seat, off)
			}
		}
		return r, j.assessor.Looked() - from
	}
	n := len(record.Actions)
	whole, all := first(pace{})
	again, same := first(pace{10 * all, n})
	if same != all || again.Sum(0) != whole.Sum(0) {
		t.Errorf("%d positions are looked at, and %d with room for ten times as many", all, same)
	}
	_, hurried := first(pace{1, n})
	if hurried > all/4 {
		t.Errorf("%d positions are looked at in a hurry, and %d without", hurried, all)
	}
	for _, part := range []int{4, 2} {
		if _, looked := first(pace{all / part, n}); looked > all/part+hurried+all/20 || looked < all/part*8/10 {
			t.Errorf("%d of %d positions are looked at, with room for %d", looked, all, all/part)
		}
	}
}

// finished is a finished game of the base game.
func finished(t *testing.T, players int) *transcript.Record {
	t.Helper()
	options := portroyal.DefaultOptions().Settled(players)
	options.Target = 6
	setup := match.Setup{Options: options, Seed: 1, Start: portroyal.RandomStart}
	for seat := range players {
		setup.Seats = append(setup.Seats, match.Seat{Name: fmt.Sprint(seat), Player: "stop3"})
	}
	m, err := match.New(setup)
	if err == nil {
		err = m.Run(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	return m.Record()
}
