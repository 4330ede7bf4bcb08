// Package log tells what has happened in a game: turn by turn in the strip at the edge of the window, and to each
// player what they may have missed. It stores events and puts them into words only when they are shown, so that
// it can be read in any language. It decides nothing and does not know the table.
package log

import "portroyal/engine/portroyal"

// Log is a game turn by turn.
type Log struct{ turns []turn }

// turn is one row of the log.
type turn struct {
	number  int
	seat    int
	entries []entry
	changes int // grows with everything that happens in the turn
}

// entry is a card of a turn, or something else that happened in it, with all events that concern it.
type entry struct {
	card     portroyal.Card     // NoCard if there is none
	contract portroyal.Contract // fulfilled, or with steps on the way to that
	steps    int                // made in the contract so far, 0 if it is fulfilled
	order    int                // the number in which the card was turned up, 0 if it was not
	taker    int                // the seat that took it, -1 for none
	repelled bool
	bust     bool
	events   []portroyal.Event
}

// New is the log of a game in which a seat begins.
func New(seat int) *Log { return &Log{[]turn{{number: 1, seat: seat}}} }

// Add records what has happened.
func (l *Log) Add(events []portroyal.Event) {
	for _, event := range events {
		row := &l.turns[len(l.turns)-1]
		row.changes++
		switch event.Kind {
		case portroyal.TurnBegan:
			l.turns = append(l.turns, turn{number: row.number + 1, seat: int(event.Seat)})
		case portroyal.CardRevealed:
			row.add(entry{card: event.Card, order: row.revealed() + 1, taker: -1}, event)
		case portroyal.ShipRepelled:
			row.note(event).repelled = true
		case portroyal.WentBust:
			row.note(event).bust = true
		case portroyal.ShipTraded, portroyal.PersonHired:
			row.taken(event)
		case portroyal.FeePaid, portroyal.CoinGiven, portroyal.CargoStowed, portroyal.ClerkWorked:
			row.about(event)
		case portroyal.Claimed:
			row.add(entry{card: event.Card, taker: int(event.Seat)}, event)
		case portroyal.TaxInsteadOf:
			row.add(entry{taker: -1}, event)
		case portroyal.StepMade:
			row.add(entry{contract: event.Contract, steps: int(event.N), taker: int(event.Seat)}, event)
		case portroyal.ContractFulfilled:
			if event.Contract.Face().Steps > 0 { // the last step has already been told
				row.note(event).steps = 0
				break
			}
			row.add(entry{contract: event.Contract, taker: int(event.Seat)}, event)
		case portroyal.TaxPaid, portroyal.TaxBonus, portroyal.AdmiralsPaid, portroyal.ViceAdmiralsPaid,
			portroyal.GunnersPaid, portroyal.JestersPaid, portroyal.Gambled,
			portroyal.PileRenewed, portroyal.TargetReached,
			portroyal.StandstillReached, portroyal.ContractDeclined, portroyal.TimeMoved:
			row.note(event)
		}
	}
}

func (t *turn) revealed() (n int) {
	for _, entry := range t.entries {
		n = max(n, entry.order)
	}
	return n
}

// add begins an entry with an event.
func (t *turn) add(e entry, event portroyal.Event) {
	e.events = []portroyal.Event{event}
	t.entries = append(t.entries, e)
}

// note adds an event to the entry that it follows from.
func (t *turn) note(event portroyal.Event) *entry {
	if len(t.entries) == 0 {
		t.entries = append(t.entries, entry{taker: -1})
	}
	last := &t.entries[len(t.entries)-1]
	last.events = append(last.events, event)
	return last
}

// taken marks a card of the harbour as taken, and adds the event about it.
func (t *turn) taken(event portroyal.Event) {
	if entry := t.entryOf(event.Card, -1); entry != nil {
		entry.taker = int(event.Seat)
		entry.events = append(entry.events, event)
	}
}

// about adds a consequence of taking a card: for a ship it comes after the trade, for a person before the hire.
func (t *turn) about(event portroyal.Event) {
	taker := int(event.Seat)
	if event.Card.Face().Type == portroyal.Person {
		taker = -1
	}
	if entry := t.entryOf(event.Card, taker); entry != nil {
		entry.events = append(entry.events, event)
	}
}

// entryOf is the entry of a card of the harbour that a seat has taken, or that is still there for taker -1.
func (t *turn) entryOf(card portroyal.Card, taker int) *entry {
	for i := range t.entries {
		if e := &t.entries[i]; e.card == card && e.taker == taker && !e.repelled {
			return e
		}
	}
	return nil
}
