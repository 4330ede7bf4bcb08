package review

import (
	"context"
	"math"
	"slices"

	"portroyal/engine/portroyal"
)

// Where the turns of a game are too far off to tell luck from what was misjudged, the worst of them are played out: games are
// played on to their end from where such a turn began and from where it ended, by players who do not err, without the luck of
// the cards. What the turn changed is known then, and so what its cards changed.
const (
	outGames = 64 // from each position
	outTurns = 6  // of a seat, at most
)

// Known is what a position was worth when a turn began, as games played on from it to the end have found.
type Known struct {
	Turn    int // counted from 1
	Outlook Shares
	Games   int
}

// begins reports what is known of a position in which a turn began.
func (r *Review) begins(turn int) (known *Known, is bool) {
	at := slices.IndexFunc(r.Known, func(k Known) bool { return k.Turn == turn })
	if at < 0 {
		return nil, false
	}
	return &r.Known[at], true
}

// correct has turns begin with what is known of that, and gives those whose beginning and end are both known. That of the game is,
// whatever it is said to be worth, and so is its result.
func (r *Review) correct(turns []Turn) (known []bool) {
	begins := make([]bool, len(turns)+1)
	begins[0], begins[len(turns)] = true, true
	for i := range turns[min(1, len(turns)):] {
		before, turn := &turns[i], &turns[i+1]
		of, is := r.begins(turn.Turn)
		if begins[i+1] = is; !is {
			continue
		}
		for seat, by := range less(of.Outlook, turn.Chances) {
			before.rest[seat] += by
			turn.rest[seat] -= by
		}
		turn.Chances = of.Outlook
	}
	known = make([]bool, len(turns))
	for i := range known {
		known[i] = begins[i] && begins[i+1] && len(turns) > 1
	}
	return known
}

// opaque are the beginning and the end of the turn about which the search was farthest off for a seat, in the direction in which
// it was over the game; what is known of them already is left out.
func (r *Review) opaque(seat int) (begins []Turn) {
	found, told := r.found(), r.Turns()
	rest := 0.0
	for i := range told {
		rest += told[i].rest[seat]
	}
	worst, at := 0.0, -1
	for i := range told {
		if off := math.Copysign(1, rest) * found[i].rest[seat]; told[i].rest[seat]*rest > 0 && off > worst {
			worst, at = off, i
		}
	}
	if at < 0 {
		return nil
	}
	for _, turn := range found[max(at, 1):min(at+2, len(found))] {
		if _, known := r.begins(turn.Turn); !known {
			begins = append(begins, turn)
		}
	}
	return begins
}

// playOut plays out where the turns of a seat that is hard to judge began and ended, until it is not. It is an error if ctx is
// done first.
func (j *Judge) playOut(ctx context.Context, r *Review, seat int, before func(step int) portroyal.View) error {
	for range outTurns {
		if !r.Told(seat).Hard {
			return nil
		}
		for _, turn := range r.opaque(seat) {
			outlook, view := Shares{}, before(turn.Step)
			for game := range uint64(outGames) {
				came, err := j.roller.Out(ctx, view, game)
				if err != nil {
					return err
				}
				for at := range outlook {
					outlook[at] += came[at] / outGames
				}
			}
			r.Known = append(r.Known, Known{turn.Turn, possible(outlook), outGames})
		}
	}
	return nil
}

// possible are chances that there can be: without luck the mean of some games may be a little below 0 or above 1.
func possible(of Shares) Shares {
	for seat := range of {
		of[seat] = min(max(of[seat], 0), 1)
	}
	return of
}
