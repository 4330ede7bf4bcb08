package arena

import (
	"context"
	"fmt"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// Step is one action of a game as it is played. It is lent: copy what is to be kept.
type Step struct {
	Before portroyal.Position // the position in which the action was chosen
	Action portroyal.Action
	Tape   *portroyal.Tape // the events of this action, and new piles if there were any
}

// Play plays one game to its end and gives the last position. players has one for each seat;
// seed and start are those of [portroyal.New]. observe, which may be nil, is told every action
// after it was played. It is an error if the game cannot be set up, if a player names an action
// that is not legal, and if ctx is done before the game is over.
func Play(ctx context.Context, options portroyal.Options, players []bot.Player, seed uint64, start int,
	observe func(Step),
) (portroyal.Position, error) {
	position, err := portroyal.New(options, seed, start)
	if err != nil {
		return position, err
	}
	if len(players) != position.Players() {
		return position, fmt.Errorf("players: %d for %d seats", len(players), position.Players())
	}
	legal := make([]portroyal.Action, 0, 64)
	for {
		if err := ctx.Err(); err != nil {
			return position, err
		}
		legal = position.Legal(legal[:0])
		seat := position.Decides()
		action := players[seat].Choose(ctx, position.View(), legal)
		if observe == nil {
			err = position.Apply(action, nil)
		} else {
			step := Step{Before: position, Action: action, Tape: new(portroyal.Tape)}
			if err = position.Apply(action, step.Tape); err == nil {
				observe(step)
			}
		}
		if err != nil {
			return position, fmt.Errorf("seat %d: %w", seat, err)
		}
		if position.Phase() == portroyal.Over {
			return position, nil
		}
	}
}
