package log

import (
	"strings"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/table/seats"
	"portroyal/ui/portroyal/terms"
	"portroyal/ui/words"
)

// Teller puts events into words.
type Teller struct {
	Words *words.Words
	Seats seats.Seats
}

// tellings are the messages for events.
const tellings words.Family[portroyal.EventKind] = "event.*"

// told is an entry in words.
func (t Teller) told(e entry) string {
	var sentences []string
	for _, event := range e.events {
		sentences = append(sentences, t.Event(event))
	}
	return strings.Join(sentences, "\n")
}

// Event is an event in words.
func (t Teller) Event(event portroyal.Event) string {
	w := t.Words
	pairs := []any{"Player", t.Seats[event.Seat].Name, "Other", t.Seats[event.Other].Name}
	if event.Card != portroyal.NoCard {
		pairs = append(pairs, "Card", t.card(event))
	}
	if event.Contract != portroyal.NoContract {
		pairs = append(pairs, "Contract", terms.ContractTitle(w, event.Contract))
	}
	return w.N(tellings.ID(event.Kind), int(event.N), pairs...)
}

// card is the name of an event's card in the sentence about that event.
func (t Teller) card(event portroyal.Event) string {
	switch event.Kind {
	case portroyal.CardRevealed, portroyal.PersonHired:
		return terms.NamedWithin(t.Words, terms.Indefinite, event.Card)
	case portroyal.ShipTraded:
		return terms.NamedTraded(t.Words, event.Card)
	}
	return terms.NamedWithin(t.Words, terms.Definite, event.Card)
}

// separator is put between clauses.
const separator = ", "

// Taxed lists as clauses who pays a tax increase and who gets its bonus, from the events that follow it; gets is
// empty if nobody does.
func (t Teller) Taxed(events []portroyal.Event) (pays, gets string) {
	w := t.Words
	var payers, getters []string
	for _, e := range ofTax(events) {
		switch player := t.Seats[e.Seat].Name; e.Kind {
		case portroyal.TaxPaid:
			payers = append(payers, w.T("tax.pays", "Player", player, "Coins", e.N))
		case portroyal.TaxBonus:
			getters = append(getters, w.T("tax.gets", "Player", player, "Coins", e.N))
		}
	}
	if len(payers) == 0 {
		payers = []string{w.T("tax.pays.nobody")}
	}
	if n := len(getters); n > 2 && n == len(t.Seats) {
		getters = []string{w.T("tax.gets.everybody")}
	}
	return strings.Join(payers, separator), strings.Join(getters, separator)
}

// Changes is both together.
func (t Teller) Changes(events []portroyal.Event) string {
	pays, gets := t.Taxed(events)
	return strings.TrimSuffix(pays+separator+gets, separator)
}
