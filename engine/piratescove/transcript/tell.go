package transcript

import (
	"fmt"
	"io"

	cove "portroyal/engine/piratescove"
)

// WriteIDs tells the game in the notation, round by round: every action but passing, and what happened in it.
func (r *Record) WriteIDs(to io.Writer) error {
	for i, seat := range r.Seats {
		if _, err := fmt.Fprintf(to, "seat %d: %s\n", i, seat.Name); err != nil {
			return err
		}
	}
	n := 0
	var failed error
	_, err := r.Follow(func(tape *cove.Tape, _ *cove.Position) {
		text := ""
		if n > 0 && r.Actions[n-1].Kind != cove.Pass {
			text = fmt.Sprintf("  %s\n", r.Actions[n-1])
		}
		n++
		for _, event := range tape.Events {
			switch event.Kind {
			case cove.Passed:
				continue
			case cove.RoundBegan:
				text += fmt.Sprintf("\n%s\n", event)
				continue
			}
			text += fmt.Sprintf("    %s\n", event)
		}
		if failed == nil {
			_, failed = io.WriteString(to, text)
		}
	})
	if err != nil {
		return err
	}
	return failed
}
