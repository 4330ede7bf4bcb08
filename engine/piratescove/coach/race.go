package coach

import (
	"cmp"
	"context"
	"math"
	"slices"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
)

// race plays lines on side by side, with the same chance for all in each round of it. What is clearly behind drops out, so
// that the rest gets what time there is.
type race struct {
	lines    [][]cove.Action // each begins with a choice
	all      []tally         // of the worth of each line
	fame     []tally         // of its fame
	place    []tally         // of its place
	pairs    [][]tally       // of the difference between a line and a later one, where both were in
	running  []int           // which are still in
	playouts int
	keepAll  bool // nothing drops out

	now  [][]cove.Action // those that are in, and
	came []bot.Outcome   // what they came to in a round
}

// tally adds numbers up.
type tally struct {
	sum, square float64
	n           int
}

func (t *tally) add(x float64) {
	t.sum += x
	t.square += x * x
	t.n++
}

func (t *tally) mean() float64 { return t.sum / float64(max(1, t.n)) }

// spread is the standard error of the mean. One number more, half a win off, is taken to have come up: so a choice that
// came to the same in a few rounds is not thought to be certain, and a single round tells next to nothing.
func (t *tally) spread() float64 {
	const off = 0.5
	n := float64(max(1, t.n))
	deviations := max(0, t.square-t.sum*t.sum/n)
	return math.Sqrt((deviations + off*off) / n / n)
}

func newRace(lines [][]cove.Action) *race {
	r := &race{
		lines: lines, all: make([]tally, len(lines)), fame: make([]tally, len(lines)), place: make([]tally, len(lines)), came: make([]bot.Outcome, len(lines)),
	}
	r.now = append(r.now, lines...)
	for i := range lines {
		r.pairs = append(r.pairs, make([]tally, len(lines)))
		r.running = append(r.running, i)
	}
	return r
}

// When something drops out: not before so many rounds, looked at again after as many, and then if it is so many standard
// errors behind.
const (
	soonest = 400
	beaten  = 4
)

// run plays so many playouts, in whole rounds, or until ctx is done; one round at least if there has been none.
func (r *race) run(ctx context.Context, play func([][]cove.Action, []bot.Outcome), playouts int) {
	for left := playouts; left >= len(r.running) || r.least() == 0; left -= len(r.running) {
		if ctx.Err() != nil && r.least() > 0 {
			return
		}
		came := r.came[:len(r.running)]
		play(r.now, came)
		for at, i := range r.running {
			r.all[i].add(came[at].Worth)
			r.fame[i].add(came[at].Fame)
			r.place[i].add(came[at].Place)
			for later, j := range r.running[at+1:] {
				r.pairs[i][j].add(came[at].Worth - came[at+1+later].Worth)
			}
		}
		r.playouts += len(r.running)
		if n := r.all[r.running[0]].n; n%soonest == 0 && !r.keepAll {
			r.drop()
		}
	}
}

// drop lets those go that are clearly behind.
func (r *race) drop() {
	best := r.best()
	r.running = slices.DeleteFunc(r.running, func(i int) bool {
		behind, spread := r.behind(i, best)
		return behind > Indifferent && behind > beaten*spread
	})
	r.now = r.now[:0]
	for _, i := range r.running {
		r.now = append(r.now, r.lines[i])
	}
}

// best is the line with most worth of those that are in.
func (r *race) best() int {
	return slices.MaxFunc(r.running, func(i, j int) int { return cmp.Compare(r.all[i].mean(), r.all[j].mean()) })
}

// behind is how much less a line is worth than another one, with the standard error.
func (r *race) behind(i, than int) (less, spread float64) {
	switch {
	case i == than:
		return 0, 0
	case i < than:
		pair := &r.pairs[i][than]
		return -pair.mean(), pair.spread()
	}
	pair := &r.pairs[than][i]
	return pair.mean(), pair.spread()
}

// least is how many rounds those that are still in have had.
func (r *race) least() int { return r.all[r.running[0]].n }

// result are the choices, the best first, each by the best of its lines. What dropped out early comes after the others, and is
// told by how far it was behind, so that it is not compared by what luck the rounds after it had.
func (r *race) result() []Choice {
	best := r.best()
	first := r.all[best]
	choices := []Choice{{}}
	for i, line := range r.lines {
		c := Choice{Action: line[0], Playouts: r.all[i].n}
		c.Behind, c.BehindError = r.behind(i, best)
		c.Behind = max(0, c.Behind)
		c.Worth, c.Error = r.all[i].mean(), r.all[i].spread()
		c.Fame, c.Place = r.fame[i].mean(), r.place[i].mean()
		if c.GivenUp = r.all[i].n < first.n; c.GivenUp {
			c.Worth, c.Error = max(0, first.mean()-c.Behind), math.Hypot(first.spread(), c.BehindError)
		} else {
			c.AsGood = c.Behind <= max(Indifferent, 2*c.BehindError)
		}
		at := slices.IndexFunc(choices, func(o Choice) bool { return o.Action == c.Action })
		switch {
		case at < 0:
			choices = append(choices, c)
		case before(&c, &choices[at]) < 0:
			choices[at] = c
		}
	}
	choices = choices[1:]
	slices.SortStableFunc(choices, func(a, b Choice) int { return before(&a, &b) })
	return choices
}

// before compares two choices as they are listed.
func before(a, b *Choice) int {
	switch {
	case a.GivenUp == b.GivenUp:
		return cmp.Or(cmp.Compare(a.Behind, b.Behind), cmp.Compare(b.Fame, a.Fame))
	case a.GivenUp:
		return 1
	}
	return -1
}
