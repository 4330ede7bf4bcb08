package bot

import (
	"context"
	"math"

	"portroyal/engine/portroyal"
)

// deliberation is how the Governor decides close calls: the best choices of the search are rolled out with the same cards,
// until one is clearly best or enough positions have been looked at. The search has its say as well, since few rollouts err
// as much as it does. It is bounded by positions and not by time, so that the same position gets the same decision.
type deliberation struct {
	roller    *Roller
	character Character
	choices   []deliberated
	scale     float64 // of this decision: how much of a chance counts as much as all of it would among two
	close     float64 // a choice is rolled out if it seems behind the best by less
	searched  float64 // the standard error of differences between its choices in the search
}

// deliberated is a choice that is rolled out.
type deliberated struct {
	Choice
	came []float64
}

// The bounds of a deliberation. Chances are those of winning among two. They were found on the benchmark, see README.md.
const (
	closeCall   = 0.06    // a choice is rolled out if it seems behind the best by less, in the last round in any case
	closeMost   = 3       // choices, at most
	rollTurns   = 1       // that begin in a rollout, and in the last round all that are left
	rollLeast   = 8       // rollouts of each choice before one is given up
	rollMost    = 128     // rollouts of each, at most
	rollLooked  = 300_000 // positions, after which it is over
	searchError = 0.03    // standard error of differences between choices in the search
	lastError   = 0.12    // the same in the last round: a single card decides, and the evaluation knows little of who gets it
	rollError   = 0.04    // standard deviation of such a difference from one rollout to the next, before there are any
	rollPrior   = 8       // rollouts that this counts for: few of them tell it badly, and may seem to agree by chance
	rollClear   = 3       // standard errors that a choice is behind when it is given up
)

// decide gives the best action of what a search has found. Whether a card is moved to the victory pile (P3) is left to the
// search: rollouts know the chance to make it, and not the points of the pile (P4).
func (d *deliberation) decide(
	ctx context.Context, view *portroyal.View, found []Choice, game uint64,
) (best portroyal.Action) {
	d.scale = stake(view)
	turns := rollTurns
	d.close, d.searched = closeCall*d.scale, searchError*d.scale
	if view.Ending() {
		turns, d.close, d.searched = view.Players(), 1, lastError*d.scale
	}
	d.pick(found)
	best = d.choices[0].Action
	if len(d.choices) == 1 || view.Phase() == portroyal.MoveTime {
		return best
	}
	seat, until := view.Decides(), d.roller.Looked()+rollLooked
	for n := range uint64(rollMost) {
		for i := range d.choices {
			end := *view
			outlook, err := d.roller.on(ctx, &end, d.choices[i].Action, turns, ^game<<32+n)
			if err != nil {
				return best // told to stop
			}
			d.choices[i].came = append(d.choices[i].came, outlook[seat]+d.liking(view, d.choices[i].Action, &end))
		}
		if n+1 >= rollLeast {
			d.drop()
		}
		if len(d.choices) == 1 || d.roller.Looked() >= until {
			break
		}
	}
	at := 0
	for i := range d.choices {
		if behind, _ := d.behind(i, at); behind < 0 {
			at = i
		}
	}
	return d.choices[at].Action
}

// liking is what an action and the position it has led to are worth to the character beyond the chance of winning. The search
// counts it as well.
func (d *deliberation) liking(view *portroyal.View, action portroyal.Action, end *portroyal.View) (liked float64) {
	if action.Kind == portroyal.RevealNext {
		liked = d.character.daring
	}
	if end.Phase() != portroyal.Over {
		liked += d.character.taste.of(end, view.Decides())
	}
	return liked * d.scale
}

// pick picks the choices that are rolled out, the best first: each action once.
func (d *deliberation) pick(found []Choice) {
	d.choices = d.choices[:0]
	for _, choice := range found {
		at := len(d.choices)
		for at > 0 && d.choices[at-1].Worth < choice.Worth {
			at--
		}
		d.insert(at, choice)
	}
	for i := range d.choices {
		if d.choices[0].Worth-d.choices[i].Worth > d.close {
			d.choices = d.choices[:i]
			return
		}
	}
}

// insert puts a choice in its place, unless the same action is there already and seems better.
func (d *deliberation) insert(at int, choice Choice) {
	for _, better := range d.choices[:at] {
		if better.Action == choice.Action {
			return
		}
	}
	kept := append([]deliberated(nil), d.choices[at:]...)
	d.choices = append(d.choices[:at], deliberated{Choice: choice})
	for _, other := range kept {
		if other.Action != choice.Action && len(d.choices) < closeMost {
			d.choices = append(d.choices, other)
		}
	}
	d.choices = d.choices[:min(len(d.choices), closeMost)]
}

// behind is how much worse a choice is than another one, and the standard error of that: the mean of what the search and the
// rollouts say, each counting by its error.
func (d *deliberation) behind(one, other int) (by, wrong float64) {
	a, b := &d.choices[one], &d.choices[other]
	n := float64(len(a.came))
	mean, squares := 0.0, 0.0
	for i := range a.came {
		mean += (b.came[i] - a.came[i]) / n
	}
	for i := range a.came {
		x := b.came[i] - a.came[i] - mean
		squares += x * x
	}
	first := rollError * d.scale
	rolled := (squares + rollPrior*first*first) / (n - 1 + rollPrior) / n
	searched := d.searched * d.searched
	weight := searched / (searched + rolled)
	return weight*mean + (1-weight)*(b.Worth-a.Worth), math.Sqrt(weight * rolled)
}

// drop gives up the choices that are clearly behind the best.
func (d *deliberation) drop() {
	best := 0
	for i := range d.choices {
		if by, _ := d.behind(i, best); by < 0 {
			best = i
		}
	}
	d.choices[0], d.choices[best] = d.choices[best], d.choices[0]
	left := d.choices[:1]
	for i := 1; i < len(d.choices); i++ {
		if by, wrong := d.behind(i, 0); by <= rollClear*wrong {
			left = append(left, d.choices[i])
		}
	}
	d.choices = left
}
