package career

import (
	"context"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
)

// Sample plays a game of the voyage with a computer player of its level on the player's seat, and gives its record. The
// same seed always gives the same game. It is an error if ctx is done before the game is over.
func (v *Voyage) Sample(ctx context.Context, seed uint64) (*transcript.Record, error) {
	setup := v.Setup(make([]match.Seat, v.Options.Seats()), seed)
	setup.Seats[Player].Player = bot.Named(v.Level, bot.Even)
	m, err := match.New(setup)
	if err != nil {
		return nil, err
	}
	if err := m.Run(ctx); err != nil {
		return nil, err
	}
	return m.Record(), nil
}
