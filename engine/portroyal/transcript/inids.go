package transcript

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"portroyal/engine/portroyal"
)

// WriteIDs writes the game in the project's notation, for those who work on it: who played what, and turn by turn what
// was decided, with the cards that came to light behind each decision. Cards and actions have the ids that the lab knows;
// players read another text, which the window writes. An error is that of replaying or of writing.
func (r *Record) WriteIDs(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "Port Royal, game %s\n", r.ID)
	if !r.Begun.IsZero() {
		fmt.Fprintf(&b, "begun %s\n", r.Begun.Format("2006-01-02 15:04 MST"))
	}
	fmt.Fprintf(&b, "decks %s, target %d, seed %d\n", r.Rules().Decks, r.Rules().Target, r.Seed)
	for i, seat := range r.Seats {
		player := "person"
		if seat.Player != "" {
			player = seat.Player
		}
		fmt.Fprintf(&b, "seat %d: %s (%s)\n", i, seat.Name, player)
	}
	if len(r.Contracts) > 0 {
		fmt.Fprintf(&b, "contracts %s\n", joined(r.Contracts))
	}
	turn, n, seat, active := 1, 0, r.Start, r.Start
	begin := func() { fmt.Fprintf(&b, "\n%d. %s:", turn, r.Seats[active].Name) }
	_, err := r.Follow(func(tape *portroyal.Tape, p *portroyal.Position) {
		if n == 0 { // nothing has been decided yet
			active = p.Active()
			begin()
			n, seat = 1, p.Decides()
			return
		}
		decided := r.Actions[n-1].String()
		if seat != active {
			decided = r.Seats[seat].Name + " " + decided
		}
		fmt.Fprintf(&b, " %s", decided)
		if len(tape.Shown) > 0 {
			fmt.Fprintf(&b, " [%s]", joined(tape.Shown))
		}
		if slices.ContainsFunc(tape.Events, func(e portroyal.Event) bool { return e.Kind == portroyal.WentBust }) {
			b.WriteString(" (bust)")
		}
		b.WriteByte(';')
		if begun := TurnsBegun(tape.Events); begun > 0 {
			turn += begun
			active = p.Active() // a game that is over has an active player without a turn
			begin()
		}
		n, seat = n+1, p.Decides()
	})
	if err != nil {
		return err
	}
	b.WriteByte('\n')
	if r.Result != nil {
		b.WriteByte('\n')
		for i, seat := range r.Seats {
			fmt.Fprintf(&b, "%s: %d points, %d coins\n", seat.Name, r.Result.Points[i], r.Result.Coins[i])
		}
		for _, winner := range r.Result.Winners {
			fmt.Fprintf(&b, "%s wins\n", r.Seats[winner].Name)
		}
	}
	_, err = io.WriteString(w, b.String())
	return err
}

// joined lists names with commas.
func joined[T fmt.Stringer](all []T) string {
	var names []string
	for _, one := range all {
		names = append(names, one.String())
	}
	return strings.Join(names, ", ")
}
