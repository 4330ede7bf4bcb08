// Package career is the row of voyages of Pirate's Cove: games against given opponents with two goals each, which make one
// sail otherwise than usual. What the careers of all games have in common is elsewhere.
package career

import (
	"context"

	shared "portroyal/engine/career"
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/bot"
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/transcript"
)

// Player is the seat of the person who plays; the computer players have those after it.
const Player = shared.Player

// Voyage is one of the row.
type Voyage struct {
	shared.Voyage
	Options cove.Options
}

// Row are the voyages as any game has them.
var Row = func() (row shared.Row) {
	for i := range Voyages {
		row = append(row, &Voyages[i].Voyage)
	}
	return row
}()

// Setup is a game of the voyage with these seats, each with a name and a look: the player's, then those of the rivals.
func (v *Voyage) Setup(seats []match.Seat, seed uint64) match.Setup {
	return match.Setup{Options: v.Options, Seats: v.Seats(seats), Seed: seed}
}

// Progress says of each goal of the voyage how far the player has come with it, by the record of a game that may go on.
func (v *Voyage) Progress(r *transcript.Record) ([]Progress, error) {
	g, err := played(r)
	if err != nil {
		return nil, err
	}
	return Kinds.Progress(v.Goals, g, r.Result != nil), nil
}

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
