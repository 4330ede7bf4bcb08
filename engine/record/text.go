package record

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"portroyal/engine/portroyal"
)

// WriteText writes the game for people to read, in the project's notation: who played what, and turn by turn what
// was decided, with the cards that came to light behind each decision. Cards and actions have the names that the
// lab knows. An error is that of replaying or of writing.
func (r *Record) WriteText(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "Port Royal, game %s\n", r.ID)
	if !r.Begun.IsZero() {
		fmt.Fprintf(&b, "begun %s\n", r.Begun.Format("2006-01-02 15:04 MST"))
	}
	fmt.Fprintf(&b, "decks %s, target %d, seed %d\n", r.Options.Decks, r.Options.Target, r.Seed)
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
	turn, n, seat := 1, 0, r.Start
	begin := func(active int) { fmt.Fprintf(&b, "\n%d. %s:", turn, r.Seats[active].Name) }
	_, err := r.Follow(func(tape *portroyal.Tape, p *portroyal.Position) {
		if n == 0 { // nothing has been decided yet
			begin(p.Active())
			n, seat = 1, p.Decides()
			return
		}
		decided := r.Actions[n-1].String()
		if seat != active(r, tape, p) {
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
			begin(p.Active())
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

// active is whose turn it was when an action was decided.
func active(r *Record, tape *portroyal.Tape, after *portroyal.Position) int {
	if n := TurnsBegun(tape.Events); n > 0 {
		players := len(r.Seats)
		return (after.Active() - n%players + players) % players
	}
	return after.Active()
}

// joined lists names with commas.
func joined[T fmt.Stringer](all []T) string {
	var names []string
	for _, one := range all {
		names = append(names, one.String())
	}
	return strings.Join(names, ", ")
}
