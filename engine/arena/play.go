package arena

import (
	"context"
	"fmt"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// playGame plays one game to its end and gives the last position; nothing is recorded. players has one for
// each seat; seed and start are those of [portroyal.New]. It is an error if a player names an action that
// is not legal, and if ctx is done before the game is over.
func playGame(ctx context.Context, options portroyal.Options, players []bot.Player, seed uint64, start int,
) (portroyal.Position, error) {
	position, err := portroyal.New(options, seed, start)
	if err != nil {
		return position, err
	}
	legal := make([]portroyal.Action, 0, 64)
	for position.Phase() != portroyal.Over {
		if err := ctx.Err(); err != nil {
			return position, err
		}
		legal = position.Legal(legal[:0])
		seat := position.Decides()
		if err := position.Apply(players[seat].Choose(ctx, position.View(), legal), nil); err != nil {
			return position, fmt.Errorf("seat %d: %w", seat, err)
		}
	}
	return position, nil
}
