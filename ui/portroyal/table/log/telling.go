package log

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/terms"
)

// Decided is how many of the steps there were after the last decision of a seat; an answer during another player's decision
// is none.
func Decided(steps []match.Step, seat int) (n int) {
	for n = len(steps); n > 0 && (steps[n-1].Seat != seat || steps[n-1].Answer); {
		n--
	}
	return n
}

// Since is what a seat may have missed: all after its last decision, and what has come of that as long as nobody else has
// decided. If all players are persons, everybody has watched, so it is only what the previous one has done.
func Since(steps []match.Step, seat int, onlyPersons bool) (events []portroyal.Event) {
	from := Decided(steps, seat)
	if !slices.ContainsFunc(steps[from:], func(s match.Step) bool { return !s.Answer }) {
		from = max(0, from-1)
	}
	if last := len(steps) - 1; onlyPersons && last >= 0 && steps[last].Seat != seat {
		for from = last; from > 0 && steps[from-1].Seat == steps[last].Seat; {
			from--
		}
	}
	for _, step := range steps[from:] {
		events = append(events, step.Events...)
	}
	return events
}

// Weights of news. Of equal weights, the later event is more important.
const (
	silent = iota // it is not told
	trifle
	taken
	hired
	notable
	grave
	last // the end of the game, and what is possible now
)

// weights are those of the events of a seat for itself and for others: its own decisions are left out, their results are not.
// What is not listed is silent, unless NewsOf says otherwise.
var weights = map[portroyal.EventKind]struct{ own, others int }{
	portroyal.TargetReached:     {last, last},
	portroyal.StandstillReached: {last, last},
	portroyal.ClerkWorked:       {last, silent},
	portroyal.WentBust:          {grave, grave},
	portroyal.ContractFulfilled: {notable, notable},
	portroyal.StepMade:          {notable, notable},
	portroyal.CoinGiven:         {notable, notable}, // for who gets it
	portroyal.Claimed:           {silent, notable},
	portroyal.TimeMoved:         {silent, notable},
	portroyal.PersonHired:       {silent, hired},
	portroyal.ShipTraded:        {silent, taken},
	portroyal.AdmiralsPaid:      {taken, trifle},
	portroyal.ViceAdmiralsPaid:  {taken, trifle},
	portroyal.GunnersPaid:       {taken, trifle},
	portroyal.JestersPaid:       {taken, trifle},
	portroyal.FeePaid:           {trifle, trifle}, // for who gets it
	portroyal.PileRenewed:       {trifle, trifle},
	portroyal.CargoStowed:       {silent, trifle},
	portroyal.Gambled:           {silent, trifle},
	portroyal.ShipRepelled:      {silent, trifle},
	portroyal.ContractDeclined:  {silent, trifle},
}

// BringsTheEnd reports whether an event makes the round the last one.
func BringsTheEnd(e portroyal.Event) bool {
	return e.Kind == portroyal.TargetReached || e.Kind == portroyal.StandstillReached
}

// NewsOf selects from the events what a seat is told, in order.
func (t Teller) NewsOf(seat int, events []portroyal.Event) (all []News) {
	took := map[uint8]bool{} // since the seat's chance began
	taxing := false          // a tax increase is being told
	stopped := -1            // the seat that has just ended its Discover phase
	active := -1             // the seat whose turn it is, -1 until that is known
	for i, e := range events {
		of, own, after := int(e.Seat), int(e.Seat) == seat, events[i+1:]
		weight := weights[e.Kind].others
		if own {
			weight = weights[e.Kind].own
		}
		switch e.Kind {
		case portroyal.TurnBegan:
			taxing, active = false, of
		case portroyal.ChanceCame:
			took[e.Seat], stopped = false, -1
		case portroyal.DiscoverEnded:
			stopped, active = of, of
		case portroyal.PassedOver:
			if stopped == of { // otherwise their turn would end unmentioned
				weight = taken
			}
			stopped = -1
		case portroyal.Passed:
			switch {
			case own || took[e.Seat]:
			case active == of: // otherwise their turn would end unmentioned
				weight = taken
			default:
				weight = trifle
			}
		case portroyal.PersonHired, portroyal.ShipTraded:
			took[e.Seat] = true
		case portroyal.CardRevealed, portroyal.TaxInsteadOf:
			if taxing = e.Kind == portroyal.TaxInsteadOf || e.Card.Face().Type == portroyal.TaxIncrease; taxing {
				weight = taxWeight(seat, after)
			}
		case portroyal.TaxPaid, portroyal.TaxBonus:
			if !taxing { // without its card, if a player was asked in between
				taxing, after = true, events[i:]
				weight = taxWeight(seat, after)
			}
		case portroyal.StepMade:
			if len(after) > 0 && after[0].Kind == portroyal.ContractFulfilled && after[0].Contract == e.Contract {
				weight = silent // it is the last step
			}
		case portroyal.CoinGiven, portroyal.FeePaid:
			if int(e.Other) != seat {
				weight = silent
			}
		}
		if weight != silent {
			all = append(all, News{t.sentence(e, after), weight})
		}
	}
	return all
}

// taxWeight is grave if anybody pays, according to the events that follow a tax increase.
func taxWeight(seat int, events []portroyal.Event) int {
	weight := trifle
	for _, e := range ofTax(events) {
		switch {
		case e.Kind == portroyal.TaxPaid:
			return grave
		case e.Kind == portroyal.TaxBonus && int(e.Seat) == seat:
			weight = taken
		}
	}
	return weight
}

// ofTax are those of the events after a tax increase that belong to it.
func ofTax(after []portroyal.Event) []portroyal.Event {
	for i, e := range after {
		if e.Kind == portroyal.CardRevealed || e.Kind == portroyal.TaxInsteadOf || e.Kind == portroyal.TurnBegan {
			return after[:i]
		}
	}
	return after
}

// sentence is a piece of news in words: the log's if they are enough; after is what followed it.
func (t Teller) sentence(e portroyal.Event, after []portroyal.Event) string {
	w, player := t.Words, t.Seats[e.Seat].Name
	switch e.Kind {
	case portroyal.WentBust:
		return t.Bust(e, after)
	case portroyal.CardRevealed, portroyal.TaxInsteadOf:
		return w.T("tell.tax", "Changes", t.Changes(after))
	case portroyal.TaxPaid, portroyal.TaxBonus:
		pays, gets := t.Taxed(after)
		if e.Kind == portroyal.TaxBonus { // who paid has already been told
			pays = gets
		}
		return w.T("tell.tax", "Changes", pays)
	case portroyal.Passed:
		return w.T("tell.nothing", "Player", player)
	case portroyal.PassedOver:
		return w.T("tell.unable", "Player", player)
	}
	return t.Event(e)
}

// Bust tells how many cards somebody loses to a second ship; after is what followed.
func (t Teller) Bust(bust portroyal.Event, after []portroyal.Event) string {
	lost := 0
	if i := slices.IndexFunc(after, func(e portroyal.Event) bool { return e.Kind == portroyal.HarbourCleared }); i >= 0 {
		lost = int(after[i].N)
	}
	return t.Words.N("tell.bust", lost, "Player", t.Seats[bust.Seat].Name,
		"Ship", terms.Within(t.Words, terms.Plain, bust.Card))
}
