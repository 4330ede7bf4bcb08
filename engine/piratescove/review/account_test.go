package review

import (
	"math"
	"testing"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
)

// quickly plays a game of the quick policy, and finds what has changed the chance of a seat, playing on so often at most. instead may
// say what dice an action brings first.
func quickly(
	t *testing.T, options cove.Options, seat, most int, seed uint64, instead func(*cove.Position, cove.Action) []uint8,
) (*Review, cove.Position) {
	t.Helper()
	j, err := NewJudge()
	if err != nil {
		t.Fatal(err)
	}
	p, err := cove.New(options, seed)
	if err != nil {
		t.Fatal(err)
	}
	of := &transcript.Record{}
	of.Seed, of.Seats = seed, make([]record.Seat, p.Players())
	g := j.gauge(t.Context(), of, seat, p.Rounds())
	g.most = most
	g.watch(&cove.Tape{}, &p)
	for p.Phase() != cove.Over {
		a := j.adviser.Quick(&p, p.Owing(), seed+uint64(len(of.Actions)))
		of.Actions = append(of.Actions, a)
		var first []uint8
		if instead != nil {
			first = instead(&p, a)
		}
		var tape cove.Tape
		if err := p.PlayWith(a, first, &tape); err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, s := range stretches(a, tape.Events, seat) {
			n = s.upTo
		}
		if n != len(tape.Shown) {
			t.Fatalf("of %d numbers that chance brought, %d have a source: %+v", len(tape.Shown), n, tape.Events)
		}
		g.watch(&tape, &p)
	}
	return &Review{Players: p.Players(), Seat: seat, Shifts: g.shifts, Result: *j.eval.Worth(&p)}, p
}

// Over a dozen games, whatever happens in them, everything that chance brings has a source; what is told adds up to the result, also
// as it is written, and nothing changed a chance by more than all of it.
func TestAccountsAddUp(t *testing.T) {
	off := 0.0
	const games = 12
	for game := range games {
		players := 2 + game%4
		options := cove.Options{Players: uint8(players)}
		if game%3 == 2 {
			options.Rounds = cove.ShortRounds
		}
		r, _ := quickly(t, options, game%players, 60, uint64(game), nil)
		a := r.Account()
		sum := a.Start + a.Rest
		for part, by := range a.Parts {
			sum += by
			if math.Abs(by) > 1+slack {
				t.Errorf("game %d: part %d is %g", game, part, by)
			}
		}
		if math.Abs(sum-a.Result) > slack || a.Result != r.Result[r.Seat] || a.Start != 1/float64(players) {
			t.Errorf("game %d: %+v adds up to %g", game, a, sum)
		}
		start, parts, rest, result := a.Points()
		for _, by := range parts {
			start += by
		}
		if start+rest != result || result != int(math.Round(100*a.Result)) {
			t.Errorf("game %d: written, %v and %d lead to %d, and not to %d", game, parts, rest, start+rest, result)
		}
		off += math.Abs(a.Rest) / games
	}
	if off > 0.3 {
		t.Errorf("by %g of a game nobody knows where it comes from", off)
	}
}

// Where each die of a ship hits, its own dice are told as luck, whatever the others roll; where each misses, as bad luck. Only where
// they change nothing any more are they worth nothing. The round in which they brought most is told as one of them, in the game that
// they turned most.
func TestLuckySalvoes(t *testing.T) {
	for _, c := range []struct {
		face uint8
		sign float64
	}{{6, 1}, {1, -1}} {
		sum, most, mostly := 0.0, 0.0, Parts
		for seed := uint64(4); seed < 8; seed++ {
			r, _ := quickly(t, cove.Options{Players: 3}, 0, 60, seed, func(p *cove.Position, a cove.Action) (dice []uint8) {
				for n := p.Dice(0); a.Kind == cove.Fire && a.Seat == 0 && len(dice) < n; {
					dice = append(dice, c.face)
				}
				return dice
			})
			by := c.sign * r.Account().Parts[Dice]
			if by < 0.05 {
				t.Errorf("seed %d: dice that all show %d brought %g", seed, c.face, c.sign*by)
			}
			sum += by
			best, worst := r.Luckiest()
			if c.sign < 0 {
				best = worst
			}
			if by > most {
				most, mostly = by, int(r.Shifts[best].Mostly())
			}
		}
		if sum < 4*0.2 || mostly != int(Dice) {
			t.Errorf("dice that all show %d brought %g in four games, most by part %d", c.face, c.sign*sum, mostly)
		}
	}
}
