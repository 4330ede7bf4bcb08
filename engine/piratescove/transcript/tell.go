package transcript

import (
	"fmt"
	"io"
	"strings"

	cove "portroyal/engine/piratescove"
)

// WriteIDs tells the game in the notation, round by round: how everybody stands, every action but passing, and what
// happened in it.
func (r *Record) WriteIDs(to io.Writer) error {
	var b strings.Builder
	for i, seat := range r.Seats {
		fmt.Fprintf(&b, "seat %d: %s", i, seat.Name)
		if seat.Player != "" {
			fmt.Fprintf(&b, " (%s)", seat.Player)
		}
		b.WriteByte('\n')
	}
	n := 0
	_, err := r.Follow(func(tape *cove.Tape, p *cove.Position) {
		if n > 0 && r.Actions[n-1].Kind != cove.Pass {
			fmt.Fprintf(&b, "  %s\n", r.Actions[n-1])
		}
		n++
		for _, event := range tape.Events {
			switch event.Kind {
			case cove.Passed:
			case cove.RoundBegan:
				fmt.Fprintf(&b, "\n%s\n", event)
				for seat := range p.Players() {
					b.WriteString("  " + standing(p, seat) + "\n")
				}
			default:
				fmt.Fprintf(&b, "    %s\n", event)
			}
		}
	})
	if err != nil {
		return err
	}
	_, err = io.WriteString(to, b.String())
	return err
}

// standing tells how a seat stands.
func standing(p *cove.Position, seat int) string {
	ship := p.ShipAt(seat)
	text := fmt.Sprintf("seat %d: fame %d, doubloons %d, treasures %d, cards %d;", seat, ship.Fame, ship.Doubloons,
		ship.Treasures, p.HandSize(seat))
	for section := cove.Hull; section < cove.Sections; section++ {
		text += fmt.Sprintf(" %s %d", section, ship.Places[section])
		if ship.Craft[section] != cove.NoGuard {
			text += " with mastercraft"
		}
	}
	if ship.Parrot != cove.NoCard {
		text += "; parrot " + ship.Parrot.String()
	}
	return text
}
