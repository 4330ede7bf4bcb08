package portroyal

import (
	"encoding/json"
	"fmt"
	"strings"
)

// EventKind is what happened.
type EventKind uint8

// The kinds of events, with the fields of [Event] that they use beside Seat.
const (
	NoEvent           EventKind = iota
	TurnBegan                   // Seat is active from now on
	CardRevealed                // Card, From the pile named, was turned up by Seat (D1)
	TaxInsteadOf                // no card could be turned up: an extra tax increase (C5)
	ShipDocked                  // Card, a ship, went into the harbour (D2)
	ShipRepelled                // Card was repelled (D3); Kept if Seat keeps it for Pack of Pirates (K10)
	WentBust                    // Card is the second ship of its colour (D5); With holds the first
	TaxPaid                     // Seat lost N coins to the tax increase Card, NoCard for an extra one (X1, C5)
	TaxBonus                    // Seat got N coins from the tax increase Card, NoCard for an extra one (X1, C5)
	PileRenewed                 // N cards of the discard pile are the draw pile now (C4)
	DiscoverEnded               // Seat stopped (D1)
	ChanceCame                  // Seat may take N cards (H1, H2)
	AdmiralsPaid                // Seat got N coins for admirals (H3)
	ViceAdmiralsPaid            // Seat got N coins for vice admirals (H3)
	GunnersPaid                 // Seat got N coins for gunners (H3)
	JestersPaid                 // Seat got N coins for jesters: at the bust with Card (D5), or at its chance (H3)
	ShipTraded                  // Seat traded Card for N coins (H5), or gave them up for Contract (K8); Kept (H12)
	CoinGiven                   // Other got N coins from the pile for Card, by the choice of Seat (H11)
	CargoStowed                 // Card lies under a wholesaler of Seat (H12)
	ClerkWorked                 // Seat may take N cards more for Card (H10)
	Gambled                     // Seat turns up four cards at once (H13)
	FeePaid                     // Seat paid N coins to seat Other for taking Card (H6)
	PersonHired                 // Seat hired Card for N coins (H7)
	Passed                      // Seat took nothing more (H8)
	PassedOver                  // nothing was there to take for Seat (H8, F5)
	Claimed                     // Seat claimed Card for N coins, spending With (E2)
	StepMade                    // Seat has made N steps in Contract (K9), by giving up the coins of Card (K8)
	ContractFulfilled           // Seat fulfilled Contract for N coins (K3)
	ContractDeclined            // Seat let the moment of Contract go by (K3, K5)
	TimeMoved                   // Seat moved N cards of the Time Pile to the Victory Pile (P3)
	HarbourCleared              // the last N cards of the harbour were discarded (H9), all at a bust with Card (D5)
	TargetReached               // Seat has reached the target: the last round (F1)
	StandstillReached           // more than StandstillRounds were quiet: the last round (F6)
	GameEnded                   // F1, P2, P4
)

// eventNames are the names in JSON and in the printed form.
var eventNames = [...]string{
	TurnBegan:         "turn",
	CardRevealed:      "revealed",
	TaxInsteadOf:      "extra tax",
	ShipDocked:        "docked",
	ShipRepelled:      "repelled",
	WentBust:          "bust",
	TaxPaid:           "tax",
	TaxBonus:          "tax bonus",
	PileRenewed:       "reshuffled",
	DiscoverEnded:     "stopped",
	ChanceCame:        "chance",
	AdmiralsPaid:      "admirals",
	ViceAdmiralsPaid:  "vice admirals",
	GunnersPaid:       "gunners",
	JestersPaid:       "jesters",
	ShipTraded:        "traded",
	CoinGiven:         "gift",
	CargoStowed:       "cargo",
	ClerkWorked:       "clerk",
	Gambled:           "gamble",
	FeePaid:           "fee",
	PersonHired:       "hired",
	Passed:            "passed",
	PassedOver:        "passed over",
	Claimed:           "claimed",
	StepMade:          "step",
	ContractFulfilled: "fulfilled",
	ContractDeclined:  "declined",
	TimeMoved:         "victory pile",
	HarbourCleared:    "discarded",
	TargetReached:     "target reached",
	StandstillReached: "standstill",
	GameEnded:         "over",
}

// String gives the event kind's name.
func (k EventKind) String() string { return eventNames[k] }

// AllEventKinds lists the kinds of events.
func AllEventKinds() (kinds []EventKind) {
	for k := NoEvent + 1; int(k) < len(eventNames); k++ {
		kinds = append(kinds, k)
	}
	return kinds
}

// Event is one thing that happened, in public: it never names a hidden card.
type Event struct {
	Kind  EventKind
	Seat  uint8
	Other uint8
	N     uint8
	Card  Card
	With  Persons

	Contract Contract
	From     Source // CardRevealed: the pile that the card came from
	Kept     bool   // ShipTraded, ShipRepelled: Card lies in front of Seat now, not on the discard pile
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
	if e.From == TimePile {
		fmt.Fprintf(&b, " from the %s", e.From)
	}
	if e.Kept {
		b.WriteString(" and keeps it")
	}
	return b.String()
}

// hasOther reports whether the event is about a second seat.
func (e Event) hasOther() bool { return e.Kind == FeePaid || e.Kind == CoinGiven }

// MarshalJSON writes an object with the fields event, seat, and where they mean something
// card, with, n, to, contract, from and kept.
func (e Event) MarshalJSON() ([]byte, error) {
	out := struct {
		Event string   `json:"event"`
		Seat  uint8    `json:"seat"`
		Card  string   `json:"card,omitempty"`
		With  []string `json:"with,omitempty"`
		N     uint8    `json:"n,omitempty"`
		To    *uint8   `json:"to,omitempty"`

		Contract string `json:"contract,omitempty"`
		From     string `json:"from,omitempty"`
		Kept     bool   `json:"kept,omitempty"`
	}{
		Event: e.Kind.String(), Seat: e.Seat, Card: e.Card.String(), N: e.N, Contract: e.Contract.String(),
		From: e.From.String(), Kept: e.Kept,
	}
	for _, card := range e.With.List() {
		out.With = append(out.With, card.String())
	}
	if e.hasOther() {
		out.To = &e.Other
	}
	return json.Marshal(out)
}
