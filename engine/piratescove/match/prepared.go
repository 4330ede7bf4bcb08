package match

import (
	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
)

// Prepared is a game set up for a lesson, for example: it begins in the middle, and chance brings chosen numbers first. It
// does not count, and it cannot be replayed from a record.
type Prepared struct {
	Position cove.Position

	// Coming is what chance brings first in the first actions, one after the other, see [cove.Position.PlayWith]; then
	// chance decides.
	Coming [][]uint8
}

// begin is transcript.Begin for a prepared game.
func (p *Prepared) begin(seats []Seat) *transcript.Record {
	options := p.Position.Options()
	r := &transcript.Record{
		Head:    record.Head{Format: transcript.Format, Options: &options, Seats: seats, Practice: true},
		Actions: []cove.Action{}, Shown: transcript.Shown{},
	}
	r.Stand(&p.Position, max(1, p.Position.Round()))
	return r
}

// Play plays an action, with what is chosen to come in it.
func (r *rules) Play(p *cove.Position, a cove.Action, tape *cove.Tape) error {
	if r.coming != nil {
		if at := len(r.match.Steps()); at < len(r.coming) && len(r.coming[at]) > 0 {
			return p.PlayWith(a, r.coming[at], tape)
		}
	}
	return p.Apply(a, tape)
}
