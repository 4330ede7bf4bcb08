package review

import (
	"slices"

	"portroyal/engine/internal/bounds"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/piratescove/transcript"
)

// fits reports whether a review that was read, maybe from a file that somebody has changed, can be about a game: it speaks
// of rounds and decisions that there were, and every number is one that there can be.
func (r *Review) fits(of *transcript.Record) bool {
	if !r.Final || r.Seat < 0 || r.Seat >= len(of.Seats) || r.Players != len(of.Seats) ||
		len(r.Rounds) == 0 || len(r.Rounds) > of.Rules().Length() || !chances(r.Result[:]...) ||
		r.All < len(r.Decisions) || r.All > len(of.Actions) ||
		len(r.Shifts) != len(r.Rounds) || slices.ContainsFunc(r.Shifts, Shift.endless) ||
		r.Doubted < 0 || r.Doubted > r.All || r.Again < 0 || r.Again > r.Doubted {
		return false
	}
	step := 0
	for i := range r.Rounds {
		round := &r.Rounds[i]
		if round.Round != i+1 || round.Step < step || round.Step > len(of.Actions) || !chances(round.Chances[:]...) {
			return false
		}
		step = round.Step
	}
	step = -1
	for i := range r.Decisions {
		d := &r.Decisions[i]
		if d.Step <= step || d.Step >= len(of.Actions) || int(of.Actions[d.Step].Seat) != r.Seat ||
			of.Actions[d.Step] != d.Played.Action || !d.sound(of.Rules().Length()) {
			return false
		}
		step = d.Step
	}
	return true
}

// sound reports whether the numbers of a decision are such that there can be in a game of so many rounds.
func (d *Decision) sound(rounds int) bool {
	return d.Round >= 0 && d.Round <= rounds && d.Kind >= 0 && d.Kind < Kinds &&
		d.Looked >= 0 && d.Looked <= bounds.MostCount && sound(&d.Played) && sound(&d.Best) && sound(&d.Next)
}

func sound(c *coach.Choice) bool {
	return chances(c.Worth, c.Error, c.Behind, c.BehindError, c.Share) && c.Playouts >= 0 && c.Playouts <= bounds.MostCount &&
		bounds.Within(0, bounds.MostCount, c.Fame) &&
		!slices.ContainsFunc(c.Reasons, func(r coach.Reason) bool {
			return r.Topic < 0 || r.Topic >= coach.Topics || r.N < -bounds.MostCount || r.N > bounds.MostCount ||
				r.Of < -bounds.MostCount || r.Of > bounds.MostCount || r.Seat < -1 || r.Seat >= cove.MaxPlayers ||
				int(r.Ship) >= cove.Ships || int(r.Section) >= cove.Sections || !chances(r.Chance) ||
				!bounds.Within(-bounds.MostCount, bounds.MostCount, r.Fame, r.Hits, r.Error)
		})
}

// slack is what chances may be off by, from adding them up.
const slack = 1e-6

func chances(all ...float64) bool { return bounds.Within(-slack, 1+slack, all...) }

// endless reports whether no chance can go up and down by that in a round.
func (s Shift) endless() bool { return !bounds.Within(-bounds.MostCount, bounds.MostCount, s[:]...) }
