package settings

import (
	"errors"
	"fmt"

	"portroyal/engine/ladder"
	"portroyal/engine/skill"
)

// Rank is the rank of a person in a game, as it was found last from all their games.
type Rank struct {
	Name  string           `json:"name"`
	Level skill.Level      `json:"level"` // from 1 for the Cabin Boy to 5 for the Governor
	Sure  ladder.Certainty `json:"sure"`
}

// Check says what cannot be about a rank that was read, or nil.
func (r *Rank) Check() error {
	switch {
	case r.Name == "":
		return errors.New("name: there is none")
	case r.Level < skill.CabinBoy || r.Level > skill.Governor:
		return fmt.Errorf("level: %d", r.Level)
	case r.Sure < ladder.Guess || r.Sure > ladder.Certain:
		return fmt.Errorf("sure: %d", r.Sure)
	}
	return nil
}
