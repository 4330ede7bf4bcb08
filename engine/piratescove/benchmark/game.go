// Package benchmark measures computer players of Pirate's Cove decision by decision, as engine/benchmark does for every game. No
// part of the game itself uses it.
package benchmark

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	shared "portroyal/engine/benchmark"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/bot/value"
	"portroyal/engine/piratescove/review"
	"portroyal/engine/rollout"
)

type (
	decision = shared.Decision[cove.Position, cove.Action]
	group    = shared.Group[cove.Options]
	roller   = shared.Roller[cove.View, cove.Action]
	rest     = shared.Rest[cove.Action]
)

// Game is the benchmark's.
var Game = shared.Game[cove.Options, cove.Position, cove.View, cove.Action, review.Shares]{
	Groups: []group{
		{Name: "cove-2", Options: cove.Options{Players: 2}},
		{Name: "cove-3", Options: cove.Options{Players: 3}},
		{Name: "cove-4", Options: cove.Options{Players: 4}},
		{Name: "cove-5", Options: cove.Options{Players: 5}},
	},

	// To the end of the round after this one: 0.8 points of standard error for whatever is not clearly worse, or 320 rollouts.
	Limits:    rollout.Limits{Turns: 1, Least: 24, Most: 320, Error: 0.008, Clear: 4},
	Knowledge: func(cove.Options) string { return value.Fingerprint() },
	Kinds:     kinds(),
	Kind:      func(d *decision) string { return review.KindOf(d.Position.Phase()).String() },
	Matter:    []string{bot.Admiral1, bot.Admiral.String(), bot.Governor.String()},
	Roller:    newRoller,

	New:    cove.New,
	Player: bot.New,
	Over:   func(p *cove.Position) bool { return p.Phase() == cove.Over },
	Owing:  (*cove.Position).Owing,
	View:   (*cove.Position).View,
	Seen:   func(v *cove.View) cove.Position { return v.Sample(0) },
	Seat:   func(a cove.Action) int { return int(a.Seat) },
	Legal:  (*cove.View).Legal,
	Play:   func(p *cove.Position, a cove.Action) { p.Play(a, nil) },
}

// kinds are those that reviews tell apart.
func kinds() (all []string) {
	for kind := range review.Kind(review.Kinds) {
		all = append(all, kind.String())
	}
	return all
}

// rolls rolls out by what the program has learned.
type rolls struct{ *bot.Roller }

// newRoller makes one, which is an error if that does not fit the rules of this program.
func newRoller() (roller, error) {
	weights, err := value.Learned()
	if err != nil {
		return nil, fmt.Errorf("benchmark: %w", err)
	}
	return rolls{bot.NewRoller(weights)}, nil
}

// Glance implements [shared.Roller]. Which action is best is learned from one half of the glance, and how far the others are
// behind it from the other one: the best of hundreds of outfits would seem better than it is.
func (r rolls) Glance(_ context.Context, view cove.View, actions []cove.Action, seed uint64) ([]rest, error) {
	halves := r.Roller.Glance(view, actions, seed)
	order := make([]int, len(actions))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(halves[0][b], halves[0][a]) })
	all := make([]rest, len(actions))
	for n, i := range order {
		all[n] = rest{Action: actions[i], Behind: halves[1][order[0]] - halves[1][i]}
	}
	return all, nil
}
