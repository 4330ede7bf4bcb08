package portroyal

import (
	"encoding/json"
	"fmt"
	"strings"
)

// EventKind tells what happened.
type EventKind uint8

// The kinds of events, with the fields of [Event] that they use beside Seat.
const (
	NoEvent           EventKind = iota
	TurnBegan                   // Seat is active from now on
	CardRevealed                // Card was turned up by Seat (D1)
	TaxInsteadOf                // no card could be turned up: an extra tax increase (C5)
	ShipDocked                  // Card, a ship, went into the harbour (D2)
	ShipRepelled                // Card was repelled (D3)
	WentBust                    // Card is the second ship of its colour (D5); With holds the first
	TaxPaid                     // Seat lost N coins to a tax (X1)
	TaxBonus                    // Seat got N coins from a tax increase (X1)
	PileRenewed                 // N cards of the discard pile are the draw pile now (C4)
	DiscoverEnded               // Seat stopped (D1)
	ChanceCame                  // Seat may take N cards (H1, H2)
	AdmiralsPaid                // Seat got N coins for admirals (H3)
	ViceAdmiralsPaid            // Seat got N coins for vice admirals (H3)
	GunnersPaid                 // Seat got N coins for gunners (H3)
	JestersPaid                 // Seat got N coins for jesters (H3, D5)
	ShipTraded                  // Seat traded Card for N coins (H5)
	CoinGiven                   // Other got N coins from the pile for Card, by the choice of Seat (H11)
	CargoStowed                 // Card lies under a wholesaler of Seat (H12)
	ClerkWorked                 // Seat may take N cards more for Card (H10)
	Gambled                     // Seat turns up four cards at once (H13)
	FeePaid                     // Seat paid N coins to seat Other (H6)
	PersonHired                 // Seat hired Card for N coins (H7)
	Passed                      // Seat took nothing more (H8)
	PassedOver                  // nothing was there to take for Seat (H8, F5)
	Claimed                     // Seat claimed Card for N coins, spending With (E2)
	StepMade                    // Seat has made N steps in Contract (K8, K9)
	ContractFulfilled           // Seat fulfilled Contract for N coins (K3)
	ContractDeclined            // Seat let the moment of Contract go by (K3, K5)
	TimeMoved                   // Seat moved N cards of the Time Pile to the Victory Pile (P3)
	HarbourCleared              // the last N cards of the harbour were discarded (H9), or all N with the ship of a bust (D5)
	TargetReached               // Seat has reached the target: the last round (F1)
	StandstillReached           // more than StandstillRounds were quiet: the last round (F6)
	GameEnded                   // F1, P2, P4
)

// eventNames are the names in JSON and in the printed form.
var eventNames = [...]string{
	"", "turn", "revealed", "extra tax", "docked", "repelled", "bust", "tax", "tax bonus", "reshuffled", "stopped",
	"chance", "admirals", "vice admirals", "gunners", "jesters", "traded", "gift", "cargo", "clerk", "gamble", "fee", "hired", "passed", "passed over", "claimed", "step", "fulfilled", "declined", "victory pile",
	"discarded",
	"target reached", "standstill", "over",
}

// String gives the event kind's name.
func (k EventKind) String() string { return eventNames[k] }

// Event is one thing that happened, in public: it never tells a hidden card.
type Event struct {
	Kind  EventKind
	Seat  uint8
	Other uint8
	N     uint8
	Card  Card
	With  Persons

	Contract Contract
}

// String writes the event as a line for reading, for instance "seat 1 hired sailor-1 3".
func (e Event) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "seat %d %s", e.Seat, e.Kind)
	if e.Card != NoCard {
		b.WriteString(" " + e.Card.String())
	}
	if e.Contract != NoContract {
		b.WriteString(" " + e.Contract.String())
	}
	for _, card := range e.With.List() {
		b.WriteString(" with " + card.String())
	}
	if e.N > 0 {
		fmt.Fprintf(&b, " %d", e.N)
	}
	if e.hasOther() {
		fmt.Fprintf(&b, " to seat %d", e.Other)
	}
	return b.String()
}

// hasOther reports whether the event is about a second seat.
func (e Event) hasOther() bool { return e.Kind == FeePaid || e.Kind == CoinGiven }

// MarshalJSON writes an object with the fields event, seat, and where they mean something
// card, with, n and to.
func (e Event) MarshalJSON() ([]byte, error) {
	out := struct {
		Event string   `json:"event"`
		Seat  uint8    `json:"seat"`
		Card  string   `json:"card,omitempty"`
		With  []string `json:"with,omitempty"`
		N     uint8    `json:"n,omitempty"`
		To    *uint8   `json:"to,omitempty"`

		Contract string `json:"contract,omitempty"`
	}{Event: e.Kind.String(), Seat: e.Seat, Card: e.Card.String(), N: e.N, Contract: e.Contract.String()}
	for _, card := range e.With.List() {
		out.With = append(out.With, card.String())
	}
	if e.hasOther() {
		out.To = &e.Other
	}
	return json.Marshal(out)
}

// Tape takes down what Apply does, for logs, animations and records. Playing with a nil tape
// is playing without one and costs nothing.
type Tape struct {
	// Events are appended in the order in which things happened.
	Events []Event

	// Piles gets the new order of the draw pile, top first, at every reshuffle (C4). It is
	// for records only: no player may see it.
	Piles [][]Card

	// Replay holds orders to use at the reshuffles to come instead of the generator's.
	Replay [][]Card

	// Err is set when an order of Replay does not hold exactly the discarded cards; the
	// generator's order was used then.
	Err error
}

func (t *Tape) note(e Event) {
	if t != nil {
		t.Events = append(t.Events, e)
	}
}
