package coach

import (
	"context"

	"portroyal/engine/portroyal"
)

// Luck says what a card that came to light has changed: the chance of winning that the active player has with it, less
// the mean over all the cards that could have come (C6). view is the position before the action that turned it up. It is
// 0 if the action turns up nothing, or the card cannot come.
func (c *Coach) Luck(
	ctx context.Context, view portroyal.View, action portroyal.Action, card portroyal.Card,
) float64 {
	seat := view.Active()
	view.Play(action)
	if view.Phase() != portroyal.Chance {
		return 0
	}
	before, after, err := c.adviser.Turn(ctx, view, card, seat)
	if err != nil {
		return 0
	}
	return after - before
}
