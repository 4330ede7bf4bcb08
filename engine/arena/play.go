package arena

import (
	"context"

	"portroyal/engine/match"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// playGame plays one game to its end and gives the last position. players has one for each seat; seed and start
// are those of [portroyal.New]. It is an error if a player names an action that is not legal, and if ctx is done
// before the game is over.
func playGame(ctx context.Context, options portroyal.Options, players []bot.Player, seed uint64, start int,
) (portroyal.Position, error) {
	m, err := match.New(match.Setup{
		Options: options, Seats: make([]match.Seat, len(players)), Seed: seed, Start: start, Players: players,
	})
	if err != nil {
		return portroyal.Position{}, err
	}
	err = m.Run(ctx)
	return m.Position(), err
}
