package progress

import (
	"fmt"

	"portroyal/engine/portroyal"
	"portroyal/engine/record"
)

// Setup is a game as it was set up.
type Setup struct {
	Options portroyal.Options `json:"options"`
	Seats   []Seat            `json:"seats"`
	Seed    *uint64           `json:"seed,omitempty"` // missing: another game each time
	Start   int               `json:"start"`          // a seat, or portroyal.RandomStart

	// Practice lets everything be taken back; the game counts for nothing.
	Practice bool `json:"practice,omitempty"`
}

// Seat is who sits there. Portrait is "" in files that know none yet, and may be one that this program does not have.
type Seat = record.Seat

// IsOther reports that nothing of another set-up belongs to this one.
func (s *Setup) IsOther(any) bool { return true }

// Check says what does not fit together, or nil.
func (s *Setup) Check() error {
	if err := s.Options.Check(); err != nil {
		return err
	}
	if len(s.Seats) != int(s.Options.Players) {
		return fmt.Errorf("seats: %d for %d players", len(s.Seats), s.Options.Players)
	}
	if s.Start < portroyal.RandomStart || s.Start >= len(s.Seats) {
		return fmt.Errorf("start: there is no seat %d", s.Start)
	}
	return nil
}
