package log

import (
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/ui/portroyal/terms"
)

// Tale is what each player may have missed: the events since their last decision.
type Tale struct {
	since [portroyal.MaxPlayers][]portroyal.Event // events since the last decision of each seat, with its results
	run   []portroyal.Event                       // events since the first of by's latest decisions in a row
	by    int                                     // the seat that decided last
}

// Add records the events of a decision of one of this many seats. An answer during another player's decision does
// not restart that seat's news.
func (t *Tale) Add(players, seat int, answer bool, events []portroyal.Event) {
	if !answer {
		t.since[seat] = nil
	}
	for other := range players {
		t.since[other] = append(t.since[other], events...)
	}
	if seat != t.by {
		t.by, t.run = seat, nil
	}
	t.run = append(t.run, events...)
}

// To is the events to tell a seat. If all players are persons, everybody has watched, so only what the previous
// one has done is told.
func (t *Tale) To(seat int, onlyPersons bool) []portroyal.Event {
	if onlyPersons && seat != t.by {
		return t.run
	}
	return t.since[seat]
}

// news is something that a player is told in one sentence.
type news struct {
	event  portroyal.Event
	after  []portroyal.Event // the events after it
	weight int               // more important news weighs more
}

// Weights of news. Of equal weights, the later event is more important.
const (
	trifle = iota
	taken
	hired
	notable
	grave
	last // the end of the game, and what is possible now
)

// BringsTheEnd reports whether an event makes the round the last one.
func BringsTheEnd(e portroyal.Event) bool {
	return e.Kind == portroyal.TargetReached || e.Kind == portroyal.StandstillReached
}

// newsFor selects from the events what a seat is told, in order. The seat's own decisions are left out, their
// results are not.
func newsFor(seat int, events []portroyal.Event) (all []news) {
	took := map[uint8]bool{} // since the seat's chance began
	taxing := false          // a tax increase is being told
	stopped := -1            // the seat that has just ended its Discover phase
	active := -1             // the seat whose turn it is, -1 until that is known
	for i, e := range events {
		own := int(e.Seat) == seat
		tell := func(weight int) { all = append(all, news{e, events[i+1:], weight}) }
		switch e.Kind {
		case portroyal.CardRevealed:
			taxing = false
		case portroyal.TurnBegan:
			taxing, active = false, int(e.Seat)
		case portroyal.ChanceCame:
			took[e.Seat] = false
		}
		switch e.Kind {
		case portroyal.DiscoverEnded:
			stopped, active = int(e.Seat), int(e.Seat)
		case portroyal.PassedOver:
			if stopped == int(e.Seat) { // otherwise their turn would end unmentioned
				tell(taken)
			}
			stopped = -1
		case portroyal.ChanceCame:
			stopped = -1
		case portroyal.TargetReached, portroyal.StandstillReached:
			tell(last)
		case portroyal.ClerkWorked:
			if own {
				tell(last)
			}
		case portroyal.WentBust:
			tell(grave)
		case portroyal.CardRevealed:
			if e.Card.Face().Type == portroyal.TaxIncrease {
				taxing = true
				tell(taxWeight(seat, events[i+1:]))
			}
		case portroyal.TaxInsteadOf:
			taxing = true
			tell(taxWeight(seat, events[i+1:]))
		case portroyal.TaxPaid, portroyal.TaxBonus: // without its card, if a player was asked in between
			if !taxing {
				taxing = true
				all = append(all, news{e, events[i:], taxWeight(seat, events[i:])})
			}
		case portroyal.ContractFulfilled:
			tell(notable)
		case portroyal.StepMade:
			if i+1 == len(events) || events[i+1].Kind != portroyal.ContractFulfilled ||
				events[i+1].Contract != e.Contract {
				tell(notable) // unless it is the last step
			}
		case portroyal.CoinGiven:
			if int(e.Other) == seat {
				tell(notable)
			}
		case portroyal.Claimed, portroyal.TimeMoved:
			if !own {
				tell(notable)
			}
		case portroyal.PersonHired:
			took[e.Seat] = true
			if !own {
				tell(hired)
			}
		case portroyal.ShipTraded:
			took[e.Seat] = true
			if !own {
				tell(taken)
			}
		case portroyal.AdmiralsPaid, portroyal.ViceAdmiralsPaid, portroyal.GunnersPaid, portroyal.JestersPaid:
			if own {
				tell(taken)
			} else {
				tell(trifle)
			}
		case portroyal.Passed:
			switch {
			case own || took[e.Seat]:
			case active == int(e.Seat): // otherwise their turn would end unmentioned
				tell(taken)
			default:
				tell(trifle)
			}
		case portroyal.FeePaid:
			if int(e.Other) == seat {
				tell(trifle)
			}
		case portroyal.PileRenewed:
			tell(trifle)
		case portroyal.CargoStowed, portroyal.Gambled, portroyal.ShipRepelled, portroyal.ContractDeclined:
			if !own {
				tell(trifle)
			}
		}
	}
	return all
}

// taxWeight is grave if anybody pays, according to the events that follow a tax increase.
func taxWeight(seat int, events []portroyal.Event) int {
	weight := trifle
	for _, e := range events {
		switch {
		case e.Kind == portroyal.TaxPaid:
			return grave
		case e.Kind == portroyal.TaxBonus && int(e.Seat) == seat:
			weight = taken
		case e.Kind == portroyal.CardRevealed || e.Kind == portroyal.TaxInsteadOf || e.Kind == portroyal.TurnBegan:
			return weight
		}
	}
	return weight
}

// sentence is a piece of news in words: the log's if they are enough.
func (t Teller) sentence(n news) string {
	w, player := t.Words, t.Seats[n.event.Seat].Name
	switch n.event.Kind {
	case portroyal.WentBust:
		return t.Bust(n.event, n.after)
	case portroyal.CardRevealed, portroyal.TaxInsteadOf:
		pays, gets := t.Taxed(n.after)
		if gets == "" {
			return w.T("tell.tax", "Changes", pays)
		}
		return w.T("tell.tax", "Changes", pays+separator+gets)
	case portroyal.TaxPaid, portroyal.TaxBonus:
		pays, gets := t.Taxed(n.after)
		if n.event.Kind == portroyal.TaxBonus { // who paid has already been told
			pays = gets
		}
		return w.T("tell.tax", "Changes", pays)
	case portroyal.Passed:
		return w.T("tell.nothing", "Player", player)
	case portroyal.PassedOver:
		return w.T("tell.unable", "Player", player)
	}
	return t.Event(n.event)
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
