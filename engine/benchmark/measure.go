package benchmark

import (
	"context"
	"fmt"
	"slices"

	"portroyal/engine/rollout"
)

// Which choices of a decision are rolled out: those that seem best, and no further behind than this in chances of winning;
// and those of the players who matter most.
const (
	fewest, mostChoices = 2, 4
	near                = 0.1
)

// Measure rolls a decision out.
func (g *Game[O, P, V, A, W]) Measure(
	ctx context.Context, roller Roller[V, A], of Sampled[P, V, A], limits rollout.Limits,
) (Decision[P, A], error) {
	d := Decision[P, A]{Group: of.Group, By: of.By, Position: of.Position}
	legal := g.Legal(&of.View, nil)
	glanced, err := roller.Glance(ctx, of.View, legal, of.Seed)
	if err != nil {
		return d, fmt.Errorf("benchmark: %w", err)
	}
	wanted := []A{of.Played}
	for _, name := range g.Matter {
		player, err := g.Player(name, of.Seed)
		if err != nil {
			return d, fmt.Errorf("benchmark: %w", err)
		}
		wanted = append(wanted, player.Choose(ctx, of.View, legal))
	}
	var rolled []A
	for n, rest := range glanced {
		if n < fewest || n < mostChoices && rest.Behind < near || slices.Contains(wanted, rest.Action) {
			rolled = append(rolled, rest.Action)
		} else {
			d.Rest = append(d.Rest, rest)
		}
	}
	limits.Seed = of.Seed
	choices, err := rollout.Compare(ctx, roller, of.View, rolled, limits)
	if err != nil {
		return d, fmt.Errorf("benchmark: %w", err)
	}
	for _, c := range choices {
		d.Choices = append(d.Choices, Choice[A]{c.Action, c.Worth, c.Behind, c.BehindError, c.Halves, c.Rollouts})
	}
	return d, nil
}
