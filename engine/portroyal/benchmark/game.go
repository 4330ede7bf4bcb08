// Package benchmark measures computer players of Port Royal decision by decision: what engine/benchmark does for every game, with
// positions that are played out besides. No part of the game itself uses it.
package benchmark

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	shared "portroyal/engine/benchmark"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/earlier"
	"portroyal/engine/portroyal/bot/value"
	"portroyal/engine/rollout"
)

// What a benchmark is made of.
type (
	Benchmark = shared.Benchmark[portroyal.Position, portroyal.Action, bot.Outlook]
	Decision  = shared.Decision[portroyal.Position, portroyal.Action]
	Choice    = shared.Choice[portroyal.Action]
	Value     = shared.Value[portroyal.Position, bot.Outlook]
	Sampled   = shared.Sampled[portroyal.Position, portroyal.View, portroyal.Action]

	group  = shared.Group[portroyal.Options]
	roller = shared.Roller[portroyal.View, portroyal.Action]
	rest   = shared.Rest[portroyal.Action]
)

// Game is the benchmark's.
var Game = shared.Game[portroyal.Options, portroyal.Position, portroyal.View, portroyal.Action, bot.Outlook]{
	Groups: []group{
		{Name: "base-2", Options: of(2, portroyal.DeckBase, false)},
		{Name: "base-4", Options: of(4, portroyal.DeckBase, false)},
		{Name: "contracts-3", Options: of(3, portroyal.DeckBase|portroyal.DeckExpansion, true)},
		{Name: "everything-4", Options: of(4, portroyal.DeckBase|portroyal.DeckExpansion|portroyal.DeckNails|portroyal.DeckGambler, true)},
		{Name: "unterwegs-3", Options: of(3, portroyal.DeckUnterwegs, false)},
		{Name: "time-2", Options: together(2, 0)},
		{Name: "time-4", Options: together(4, 3)},
	},

	// Half a point of standard error for whatever is not clearly worse, or 2,000 rollouts.
	Limits:    rollout.Limits{Turns: 2, Least: 24, Most: 2000, Error: 0.005, Clear: 4},
	Knowledge: func(options portroyal.Options) string { return bot.FingerprintOf(value.FamilyOf(options)) },
	Kinds:     []string{goingOn, taking, claiming, repelling, fulfilling},
	Kind:      kindOf,
	Matter:    []string{earlier.Admiral1, bot.Admiral.String(), bot.Governor.String()},
	Roller:    newRoller,

	New: func(options portroyal.Options, seed uint64) (portroyal.Position, error) {
		return portroyal.New(options, seed, portroyal.RandomStart)
	},
	Player: earlier.New,
	Over:   func(p *portroyal.Position) bool { return p.Phase() == portroyal.Over },
	Owing:  (*portroyal.Position).Decides,
	View:   func(p *portroyal.Position, _ int) portroyal.View { return p.View() },
	Seen:   func(v *portroyal.View) portroyal.Position { return v.Position(0) },
	Seat:   func(portroyal.Action) int { return 0 }, // a view is the same for all
	Legal:  (*portroyal.View).Legal,
	Play:   func(p *portroyal.Position, a portroyal.Action) { p.Play(a, nil) },
}

// together are the options of a game against time.
func together(players, difficulty uint8) portroyal.Options {
	options := of(players, portroyal.DeckBase|portroyal.DeckExpansion, true)
	options.Cooperative, options.Difficulty = true, difficulty
	return options
}

func of(players uint8, decks portroyal.Deck, contracts bool) portroyal.Options {
	options := portroyal.DefaultOptions()
	options.Players, options.Decks, options.Contracts, options.Target = players, decks, contracts, portroyal.PrintedTarget(decks)
	return options
}

// What decisions are about.
const (
	goingOn    = "going on"  // another card or not
	taking     = "taking"    // which card, or none
	claiming   = "claiming"  // a trade in which an expedition can be claimed
	repelling  = "repelling" // a ship
	fulfilling = "contracts" // and what they ask
)

// kindOf is what a decision is about.
func kindOf(d *Decision) string {
	switch d.Position.Phase() {
	case portroyal.Repel:
		return repelling
	case portroyal.Moment, portroyal.MoveTime:
		return fulfilling
	}
	for _, choice := range d.Choices {
		if choice.Action.Kind == portroyal.Claim {
			return claiming
		}
	}
	if d.Position.Phase() == portroyal.Trade {
		return taking
	}
	return goingOn
}

// assessed rolls out by what the program has learned, after the judgement of an assessor.
type assessed struct {
	*bot.Roller
	assessor *bot.Assessor
}

// newRoller makes one with the learned evaluation, which is an error if that does not fit the rules of this program.
func newRoller() (roller, error) {
	knowledge, err := bot.Learned()
	if err != nil {
		return nil, fmt.Errorf("benchmark: %w", err)
	}
	return assessed{bot.NewRoller(knowledge), bot.NewAssessor(knowledge)}, nil
}

// Glance implements [shared.Roller].
func (a assessed) Glance(
	ctx context.Context, view portroyal.View, actions []portroyal.Action, _ uint64,
) ([]rest, error) {
	outlooks, err := a.assessor.Actions(ctx, view, actions)
	if err != nil {
		return nil, err
	}
	seat, all := view.Decides(), make([]rest, len(actions))
	for i, action := range actions {
		all[i] = rest{Action: action, Behind: -outlooks[i][seat]}
	}
	slices.SortStableFunc(all, func(a, b rest) int { return cmp.Compare(a.Behind, b.Behind) })
	best := -all[0].Behind
	for i := range all {
		all[i].Behind += best
	}
	return all, nil
}
