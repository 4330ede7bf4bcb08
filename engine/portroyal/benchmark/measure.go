package benchmark

import (
	"context"
	"fmt"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/bot/earlier"
	"portroyal/engine/rollout"
)

// Which choices of a decision are rolled out: those that seem best, and no further behind than this in chances of winning;
// and those of the players who matter most.
const (
	fewest, mostChoices = 2, 4
	near                = 0.1
)

// Limits are those of the benchmark: half a point of standard error for whatever is not clearly worse, or 2,000 rollouts.
var Limits = rollout.Limits{Turns: 2, Least: 24, Most: 2000, Error: 0.005, Clear: 4}

// Measurer rolls decisions out. It is used by one caller at a time.
type Measurer struct {
	assessor *bot.Assessor
	roller   *bot.Roller
	limits   rollout.Limits
}

// NewMeasurer makes one with the learned evaluation, which is an error if that does not fit the rules of this program.
func NewMeasurer(limits rollout.Limits) (*Measurer, error) {
	knowledge, err := bot.Learned()
	if err != nil {
		return nil, fmt.Errorf("benchmark: %w", err)
	}
	return &Measurer{bot.NewAssessor(knowledge), bot.NewRoller(knowledge), limits}, nil
}

// Measure rolls a decision out.
func (m *Measurer) Measure(ctx context.Context, of Sampled) (Decision, error) {
	d := Decision{Group: of.Group, By: of.By, Position: of.View.Position(0)}
	legal := of.View.Legal(nil)
	outlooks, err := m.assessor.Actions(ctx, of.View, legal)
	if err != nil {
		return d, fmt.Errorf("benchmark: %w", err)
	}
	seat := of.View.Decides()
	order := make([]int, len(legal))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		switch by := outlooks[b][seat] - outlooks[a][seat]; {
		case by > 0:
			return 1
		case by < 0:
			return -1
		}
		return 0
	})
	wanted := []portroyal.Action{of.Played}
	for _, name := range []string{earlier.Admiral1, "admiral", "governor"} {
		player, err := earlier.New(name, of.Seed)
		if err != nil {
			return d, fmt.Errorf("benchmark: %w", err)
		}
		wanted = append(wanted, player.Choose(ctx, of.View, legal))
	}
	var rolled []portroyal.Action
	for n, i := range order {
		behind := outlooks[order[0]][seat] - outlooks[i][seat]
		if n < fewest || n < mostChoices && behind < near || slices.Contains(wanted, legal[i]) {
			rolled = append(rolled, legal[i])
		} else {
			d.Rest = append(d.Rest, Rest{legal[i], behind})
		}
	}
	limits := m.limits
	limits.Seed = of.Seed
	choices, err := rollout.Compare(ctx, m.roller, of.View, rolled, limits)
	if err != nil {
		return d, fmt.Errorf("benchmark: %w", err)
	}
	for _, c := range choices {
		d.Choices = append(d.Choices, Choice{c.Action, c.Worth, c.Behind, c.BehindError, c.Halves, c.Rollouts})
	}
	return d, nil
}
