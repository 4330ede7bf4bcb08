package career

import (
	shared "portroyal/engine/career"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
)

// Player is the seat of the person who plays; the computer players have those after it.
const Player = shared.Player

// Voyage is one of the row. Its rivals are partners against time; its level reaches all goals in 10 to 60 of 100 games.
type Voyage struct {
	shared.Voyage
	Options portroyal.Options
}

// Row are the voyages as any game has them.
var Row = func() (row shared.Row) {
	for i := range Voyages {
		row = append(row, &Voyages[i].Voyage)
	}
	return row
}()

// Setup is a game of the voyage with these seats, each with a name and a look: the player's, then those of the rivals.
// The start player is left to the seed.
func (v *Voyage) Setup(seats []match.Seat, seed uint64) match.Setup {
	return match.Setup{Options: v.Options, Seats: v.Seats(seats), Seed: seed, Start: portroyal.RandomStart}
}

// Progress says of each goal of the voyage how far a seat has come with it, by the record of a game that may go on. What
// only the end of the game says is not reached before it; a person can be handed in again, with the goal. An error says what
// is damaged.
func (v *Voyage) Progress(r *transcript.Record, seat int) ([]Progress, error) {
	g, err := played(r, seat)
	if err != nil {
		return nil, err
	}
	return Kinds.Progress(v.Goals, g, r.Result != nil), nil
}

// ResultOf is what came of a game of the voyage that is over for the player. It is [shared.ErrNotOver] if it is not, or an
// error says what is damaged.
func (v *Voyage) ResultOf(r *transcript.Record) (Result, error) {
	progress, err := v.Progress(r, Player)
	if err != nil {
		return Result{}, err
	}
	return v.Voyage.ResultOf(&r.Head, progress)
}
