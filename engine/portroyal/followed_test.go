package portroyal_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"portroyal/engine/portroyal"
)

// followed are the cards that are open on a table, kept by somebody who only hears the events and sees the
// cards that come to light.
type followed struct {
	discards, harbour, row         []portroyal.Card
	display, claimed, cargo, ships [portroyal.MaxPlayers][]portroyal.Card

	shown    []portroyal.Card   // cards that came to light and have not been told of yet
	tax      portroyal.Card     // a tax increase that is not discarded yet
	gambling bool               // the ships that come are those of a gambler (H13)
	renewed  [][]portroyal.Card // the discard piles that became draw piles
}

// follow begins with what is on the table now.
func follow(t failer, p *portroyal.Position) *followed {
	t.Helper()
	f := &followed{discards: p.Discards(), harbour: p.Harbour(), row: p.Expeditions()}
	for seat := range p.Players() {
		f.display[seat], f.claimed[seat] = p.Display(seat), p.Claimed(seat)
		f.cargo[seat], f.ships[seat] = p.Cargo(seat), p.KeptShips(seat)
	}
	if card := p.Pending(); card.Face().Type == portroyal.TaxIncrease {
		f.tax = card
	}
	if p.Phase() == portroyal.Moment || p.Phase() == portroyal.MoveTime {
		f.gambling = onPaper(t, p).document["gamble"] != nil
	}
	return f
}

// take takes one such card away.
func take(cards *[]portroyal.Card, card portroyal.Card) {
	if i := slices.Index(*cards, card); i >= 0 {
		*cards = slices.Delete(slices.Clone(*cards), i, i+1)
	}
}

func (f *followed) discard(cards ...portroyal.Card) {
	f.discards = append(f.discards, cards...)
}

// inTax are the events between a tax increase and its end, when the card is discarded (X1, X3).
var inTax = []portroyal.EventKind{
	portroyal.TaxPaid, portroyal.TaxBonus, portroyal.PileRenewed, portroyal.ContractFulfilled,
	portroyal.ContractDeclined,
	portroyal.TargetReached,
}

// endTax discards a tax increase that has been dealt with.
func (f *followed) endTax() {
	if f.tax != portroyal.NoCard {
		f.discard(f.tax)
		f.tax = portroyal.NoCard
	}
}

// pay discards the cards of coins that were paid.
func (f *followed) pay(n uint8) {
	f.discard(f.shown[:n]...)
	f.shown = f.shown[n:]
}

// hear moves the cards as the events of an action tell.
func (f *followed) hear(events []portroyal.Event) {
	for i, e := range events {
		seat := e.Seat
		next := portroyal.Event{Kind: portroyal.CardRevealed} // after a renewed pile
		if i+1 < len(events) {
			next = events[i+1]
		}
		forACard := e.Kind == portroyal.PileRenewed && next.Kind == portroyal.CardRevealed
		if forACard || !slices.Contains(inTax, e.Kind) {
			f.endTax()
		}
		switch e.Kind {
		case portroyal.Gambled:
			f.gambling = true
		case portroyal.DiscoverEnded, portroyal.WentBust:
			f.gambling = false
		case portroyal.CardRevealed:
			f.shown = f.shown[1:]
			switch e.Card.Face().Type {
			case portroyal.TaxIncrease:
				f.tax = e.Card
			case portroyal.Person:
				f.harbour = append(f.harbour, e.Card)
			case portroyal.Expedition:
				f.row = append(f.row, e.Card)
			case portroyal.Ship:
				if f.gambling {
					f.harbour = append(f.harbour, e.Card)
				}
			}
		case portroyal.ShipDocked:
			f.harbour = append(f.harbour, e.Card)
		case portroyal.ShipRepelled:
			if e.Kept {
				f.ships[seat] = append(f.ships[seat], e.Card)
			} else {
				f.discard(e.Card)
			}
		case portroyal.TaxPaid:
			f.pay(e.N)
		case portroyal.PersonHired:
			f.pay(e.N)
			take(&f.harbour, e.Card)
			f.display[seat] = append(f.display[seat], e.Card)
		case portroyal.HarbourCleared:
			f.discard(f.harbour...)
			if int(e.N) > len(f.harbour) { // the ship of the bust was one card outside
				f.discard(e.Card)
			}
			f.harbour = nil
		case portroyal.PileRenewed:
			// Cards that an action discards first are reported after the coins that it brings.
			if slices.Contains(leaving, next.Kind) {
				f.leave(next)
			}
			f.renewed = append(f.renewed, f.discards)
			f.discards = nil
		case portroyal.ShipTraded, portroyal.Claimed, portroyal.ContractFulfilled:
			if events[max(0, i-1)].Kind != portroyal.PileRenewed {
				f.leave(e)
			}
		}
	}
}

// places lists the cards of each place.
func (f *followed) places() [][]portroyal.Card {
	places := [][]portroyal.Card{f.discards, f.harbour, f.row}
	for seat := range f.display {
		places = append(places, f.display[seat], f.claimed[seat], f.cargo[seat], f.ships[seat])
	}
	return places
}

// leaving are the events with which cards are discarded before coins come.
var leaving = []portroyal.EventKind{portroyal.ShipTraded, portroyal.Claimed, portroyal.ContractFulfilled}

// leave moves the cards of a trade, a claim or a contract.
func (f *followed) leave(e portroyal.Event) {
	switch {
	case e.Contract == portroyal.PackOfPirates && e.Kind == portroyal.ContractFulfilled: // K10
		f.discard(f.ships[e.Seat]...)
		f.ships[e.Seat] = nil
		return
	case e.Kind == portroyal.ContractFulfilled:
		return
	case e.Kind == portroyal.Claimed:
		for _, person := range e.With.List() {
			take(&f.display[e.Seat], person)
			f.discard(person)
		}
		take(&f.row, e.Card)
		f.claimed[e.Seat] = append(f.claimed[e.Seat], e.Card)
		return
	case e.Kept:
		f.cargo[e.Seat] = append(f.cargo[e.Seat], e.Card)
	default:
		f.discard(e.Card)
	}
	take(&f.harbour, e.Card)
}

// TestEventsTellWhereTheCardsLie follows the open cards of games by their events alone: who draws them need
// not look at the position to know which card goes where.
func TestEventsTellWhereTheCardsLie(t *testing.T) {
	happened := map[portroyal.EventKind]int{}
	check := func(t failer, game randomGame) {
		t.Helper()
		var f *followed
		shown := 0
		game.play(t, func(ply *ply) {
			if f == nil {
				f = follow(t, &ply.before)
			}
			f.shown = append(f.shown, ply.tape.Shown[shown:]...)
			shown = len(ply.tape.Shown)
			f.hear(ply.events)
			p := &ply.after
			if p.Phase() != portroyal.Moment {
				f.endTax()
			}
			for _, event := range ply.events {
				happened[event.Kind]++
				if event.Kind == portroyal.PileRenewed {
					if n := len(f.renewed[0]); n != int(event.N) {
						t.Fatalf("%v: %d cards of the discard pile are %d of the draw pile", ply, n, event.N)
					}
					f.renewed = f.renewed[1:]
				}
			}
			if len(f.shown) > 0 {
				t.Fatalf("%v: nothing tells of %v", ply, f.shown)
			}
			want := follow(t, p)
			told, lie := f.places(), want.places()
			for i := range told {
				if !slices.Equal(told[i], lie[i]) {
					t.Fatalf("%v: %v lie there, and after what is told %v: %v", ply, lie[i], told[i], ply.events)
				}
			}
		})
	}
	rapid.Check(t, func(t *rapid.T) { check(t, drawGame(t)) })
	for i, options := range editions {
		for seed := range uint64(6) {
			style := playStyles[(i+int(seed))%len(playStyles)]
			check(t, randomGame{options: options, seed: seed, style: style, choices: seed})
		}
	}
	for _, kind := range []portroyal.EventKind{
		portroyal.ShipRepelled, portroyal.WentBust, portroyal.TaxPaid, portroyal.PileRenewed, portroyal.Gambled,
		portroyal.Claimed,
		portroyal.CargoStowed, portroyal.HarbourCleared,
	} {
		if happened[kind] < 10 {
			t.Errorf("%d events of the kind %q: the sample shows nothing", happened[kind], kind)
		}
	}
}
