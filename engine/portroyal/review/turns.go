package review

import (
	"cmp"
	"slices"

	"portroyal/engine/reviews"
)

// Turn is a turn of a game, as a chart shows it.
type Turn struct {
	Turn    int    // counted from 1
	Seat    int    // whose turn it was
	Step    int    // how many actions were played before its first decision
	Chances Shares // before its first decision

	// Luck is that of its cards, all together, as it is told: what the turn changed beyond its decisions, but for an error of
	// the estimates.
	Luck Shares

	Own    Shares // effect of each seat's own decisions on itself
	Others Shares // and of those of the others

	rest Shares // what is left: Luck and it are what the search found of both
}

// unsure is by how much a turn may seem to have changed more or less than it did, since the positions at its beginning and its end
// are estimated, in chances of winning among two.
const unsure = 0.015

// settle makes the luck of a turn what it can have been. Its cards were judged by estimates of all that they could have led to,
// of which only one came about and was looked at again, at the beginning of the next turn and from all that is known there.
// What the turn changed is known better than its parts, but for by, and what is off in one turn is off the other way in the next.
func (t *Turn) settle(by float64) {
	for seat, luck := range t.Luck {
		both := luck + t.rest[seat]
		t.Luck[seat] = min(max(luck, both-by, -1), both+by, 1)
		t.rest[seat] = both - t.Luck[seat]
	}
}

// Turns are the turns with a decision in them, in order.
func (r *Review) Turns() []Turn {
	turns := r.found()
	for i, known := range r.correct(turns) {
		by := unsure * r.scale()
		if known {
			by = 0
		}
		turns[i].settle(by)
	}
	return turns
}

// found are the turns as the search has found them.
func (r *Review) found() (turns []Turn) {
	for i := range r.Decisions {
		d := &r.Decisions[i]
		if n := len(turns); n == 0 || turns[n-1].Turn != d.Turn {
			turns = append(turns, Turn{Turn: d.Turn, Seat: d.Seat, Step: d.Step, Chances: d.Before})
		}
		turn := &turns[len(turns)-1]
		for seat, effect := range d.Effect {
			if seat == d.Seat {
				turn.Own[seat] += effect
			} else {
				turn.Others[seat] += effect
			}
		}
	}
	at := 0
	for i := range r.Cards {
		card := &r.Cards[i]
		for at+1 < len(turns) && turns[at].Turn < card.Turn {
			at++
		}
		turns[at].Seat = card.Seat // a card comes in the turn of its seat; the first decision may be somebody else's
		for seat, luck := range card.Luck {
			turns[at].Luck[seat] += luck
		}
	}
	r.restBy(turns)
	return turns
}

// restBy adds to each of the turns where the evaluation changed its mind in it: what it found at the beginning of the next one,
// or in the result, is of the turn before.
func (r *Review) restBy(turns []Turn) {
	for i := range r.Rest {
		d := &r.Rest[i]
		step := d.Step
		if d.At == BeforeTurn || d.At == AtEnd {
			step--
		}
		at, exact := slices.BinarySearchFunc(turns, step, func(turn Turn, step int) int { return cmp.Compare(turn.Step, step) })
		if !exact {
			at--
		}
		if at >= 0 {
			for seat, by := range d.By {
				turns[at].rest[seat] += by
			}
		}
	}
}

// Dearest are the decisions of a seat that cost something worth telling, the dearest first, at most so many.
func (r *Review) Dearest(seat, most int) (dearest []*Decision) {
	for i := range r.Decisions {
		if d := &r.Decisions[i]; d.Seat == seat && r.Class(d) > reviews.Fine {
			dearest = append(dearest, d)
		}
	}
	slices.SortStableFunc(dearest, func(a, b *Decision) int { return cmp.Compare(b.Cost(), a.Cost()) })
	return dearest[:min(most, len(dearest))]
}

// Finds are the decisions of a seat that found the best where all others were much worse, also at a second look, the largest
// lead first, one of a turn and at most so many.
func (r *Review) Finds(seat, most int) (finds []*Decision) {
	return r.finds(seat, most, func(d *Decision) bool { return d.Tests > 0 })
}

// finds are those among the finds that are wanted.
func (r *Review) finds(seat, most int, wanted func(*Decision) bool) (finds []*Decision) {
	for i := range r.Decisions {
		d := &r.Decisions[i]
		if d.Seat != seat || !r.Found(d) || !wanted(d) {
			continue
		}
		if last := len(finds) - 1; last < 0 || finds[last].Turn != d.Turn {
			finds = append(finds, d)
		} else if d.Second > finds[last].Second {
			finds[last] = d
		}
	}
	slices.SortStableFunc(finds, func(a, b *Decision) int { return cmp.Compare(b.Second, a.Second) })
	return finds[:min(most, len(finds))]
}
