package progress

import (
	"errors"
	"fmt"

	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/statistics"
)

// Rank is the rank of a person, as it was found last from all their games.
type Rank struct {
	Name  string               `json:"name"`
	Level bot.Level            `json:"level"` // from 1 for the Cabin Boy to 5 for the Governor
	Sure  statistics.Certainty `json:"sure"`
}

// RankOf is the rank of a person, nil if none has been found.
func (m *Memory) RankOf(name string) *Rank {
	if m.Rank == nil || m.Rank.Name != name {
		return nil
	}
	return m.Rank
}

// Check says what cannot be about a rank that was read, or nil.
func (r *Rank) Check() error {
	switch {
	case r.Name == "":
		return errors.New("name: there is none")
	case r.Level < bot.CabinBoy || r.Level > bot.Governor:
		return fmt.Errorf("level: %d", r.Level)
	case r.Sure < statistics.Guess || r.Sure > statistics.Certain:
		return fmt.Errorf("sure: %d", r.Sure)
	}
	return nil
}
