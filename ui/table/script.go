package table

import (
	"image/color"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/widgets"
)

// script turns the events of an action into movements from where things lay before it to where
// they lie after it. The new state is laid out already: what has yet to arrive is hidden there, and
// what is gone from there is shown as a ghost until it moves.
type script struct {
	*Table
	before, after map[spot]rect
	row           []portroyal.Card // the expeditions before it
	harbour       []*lying         // what lies in the harbour as the events go on
	coins         map[int]int      // of each seat as the events go on
	motion        anim.Motion
	begun         time.Duration // when the last part of it begins
}

// lying is a card of the harbour on its way through the events.
type lying struct {
	card  portroyal.Card
	ghost *ghost // nil while the card itself is seen in the new state
	at    rect
}

// scene is the table as it was before something happened.
type scene struct {
	view   portroyal.View
	berths []portroyal.Card
	spots  map[spot]rect
}

// moved is the movement that shows these events.
func (t *Table) moved(events []portroyal.Event, from scene) anim.Motion {
	t.ghosts.Again()
	before := &from.view
	s := &script{Table: t, before: from.spots, after: t.spots(), row: before.Expeditions(), coins: map[int]int{}}
	for seat := range before.Players() {
		s.coins[seat] = before.Coins(seat)
	}
	for i, card := range from.berths {
		if card != portroyal.NoCard {
			s.harbour = append(s.harbour, &lying{card: card, at: s.before[spot{kind: harbourSpot, at: i}]})
		}
	}
	s.leaving(events)
	words := s.object(spot{kind: harbourWords})
	if words != nil && len(s.harbour) > 0 {
		words.Hide() // until what lies over them has gone
	}
	for i, event := range events {
		s.add(event, i, events)
	}
	if words != nil {
		s.then(anim.Do(words.Show))
	}
	for seat, number := range t.coinNumbers {
		show := t.view.Coins(seat)
		s.then(anim.Do(func() { setNumber(number, show) }))
		setNumber(number, before.Coins(seat))
	}
	return s.motion
}

// setNumber shows a number.
func setNumber(text *canvas.Text, n int) {
	if shown := strconv.Itoa(n); text.Text != shown {
		text.Text = shown
		text.Refresh()
	}
}

// then appends a motion.
func (s *script) then(motion anim.Motion) {
	s.begun = s.motion.Length()
	s.motion = s.motion.With(motion, s.begun)
}

// leaving gives a ghost to each card of the harbour that is not there in the new state.
func (s *script) leaving(events []portroyal.Event) {
	cleared := slices.ContainsFunc(events, func(e portroyal.Event) bool {
		return e.Kind == portroyal.HarbourCleared || e.Kind == portroyal.WentBust
	})
	leaves := func(card *lying) {
		card.ghost = s.cardGhost(card.card, card.at)
		card.ghost.object.Show()
	}
	for _, e := range events {
		switch e.Kind {
		case portroyal.ShipTraded, portroyal.PersonHired, portroyal.ShipRepelled:
			for _, card := range s.harbour {
				if card.card == e.Card && card.ghost == nil { // of equal cards the first
					leaves(card)
					break
				}
			}
		}
	}
	for _, card := range s.harbour {
		if cleared && card.ghost == nil {
			leaves(card)
		}
	}
}

// add appends the movement of an event.
func (s *script) add(e portroyal.Event, at int, events []portroyal.Event) {
	seat, other := int(e.Seat), int(e.Other)
	pile, discard := s.after[spot{kind: pileSpot}], s.after[spot{kind: discardSpot}]
	same := at > 0 && events[at-1].Kind == e.Kind // equal things happen at once
	switch e.Kind {
	case portroyal.CardRevealed:
		s.revealed(e.Card, at, events)
	case portroyal.ShipRepelled:
		if ship := s.take(e.Card); ship != nil {
			to := discard
			if slices.Contains(s.view.KeptShips(seat), e.Card) {
				to = s.panel(seat)
			}
			s.then(ship.ghost.fly(to, flightTime, false))
		}
	case portroyal.WentBust:
		var ghosts []*ghost
		for _, card := range s.harbour {
			if card.ghost != nil {
				ghosts = append(ghosts, card.ghost)
			}
		}
		s.then(shake(ghosts))
	case portroyal.HarbourCleared:
		var sweep []anim.Motion
		for _, card := range s.harbour {
			if card.ghost != nil {
				sweep = append(sweep, card.ghost.fly(discard, sweepTime, false))
			}
		}
		s.harbour = nil
		s.then(anim.Together(sweep...))
	case portroyal.ShipTraded:
		to := discard
		if slices.ContainsFunc(events, func(e portroyal.Event) bool { return e.Kind == portroyal.CargoStowed }) {
			to = s.panel(seat)
		}
		if ship := s.take(e.Card); ship != nil {
			s.then(anim.Together(ship.ghost.fly(to, flightTime, false), s.pay(pile, seat, int(e.N))))
		}
	case portroyal.PersonHired:
		s.then(s.spend(seat, discard, int(e.N)))
		if person := s.take(e.Card); person != nil {
			s.then(s.joins(person.ghost, seat, e.Card))
		}
	case portroyal.FeePaid:
		s.then(s.passOn(seat, other, int(e.N)))
	case portroyal.CoinGiven:
		s.then(s.pay(pile, other, int(e.N)))
	case portroyal.TaxPaid:
		s.beside(s.spend(seat, discard, int(e.N)), same)
	case portroyal.TaxBonus, portroyal.AdmiralsPaid, portroyal.ViceAdmiralsPaid, portroyal.GunnersPaid, portroyal.JestersPaid:
		s.beside(s.pay(pile, seat, int(e.N)), same)
	case portroyal.Claimed:
		s.claimed(e, pile, discard)
	case portroyal.ContractFulfilled:
		s.fulfilled(e, pile)
	case portroyal.TimeMoved:
		card := s.cardGhost(portroyal.NoCard, s.after[spot{kind: timeSpot}])
		s.then(card.fly(s.after[spot{kind: victorySpot}], flightTime, false))
	case portroyal.PileRenewed:
		card := s.cardGhost(portroyal.NoCard, discard)
		s.then(card.fly(pile, flightTime, false))
	case portroyal.TurnBegan:
		s.then(s.call(seat, s.after[spot{kind: harbourRoom}]))
	}
}

// beside lets a motion go on at the same time as the one before it, if that is of the same kind.
func (s *script) beside(motion anim.Motion, same bool) {
	if !same {
		s.then(motion)
		return
	}
	s.motion = s.motion.With(motion, s.begun)
}

// take removes a card from the harbour of the script; nil if it does not lie there.
func (s *script) take(card portroyal.Card) *lying {
	for i, there := range s.harbour {
		if there.card == card && there.ghost != nil {
			s.harbour = slices.Delete(s.harbour, i, i+1)
			return there
		}
	}
	return nil
}

// revealed turns up a card: into the harbour, into the row, or for a tax increase over the harbour
// to the discards.
func (s *script) revealed(card portroyal.Card, at int, events []portroyal.Event) {
	from := s.before[spot{kind: pileSpot}]
	if pile, ok := s.before[spot{kind: timeSpot}]; ok && s.firstOfTurn(at, events) {
		from = pile
	}
	room := s.after[spot{kind: harbourRoom}]
	middle := centredIn(room, from.w, from.h)
	if n := len(s.harbour); n > 0 { // beside the last one, as far as there is room
		middle = s.harbour[n-1].at
		middle.x = min(middle.x+middle.w+cardGap, room.x+room.w-middle.w-cardGap)
	}
	switch card.Face().Type {
	case portroyal.TaxIncrease:
		ghost, turn := s.turn(card, from, middle)
		s.then(turn)
		s.then(ghost.fly(s.after[spot{kind: discardSpot}], sweepTime, false))
	case portroyal.Expedition:
		to, hidden := middle, s.arrival(spot{kind: rowSpot, at: slices.Index(s.view.Expeditions(), card)})
		if hidden.ok {
			to = hidden.at
		}
		ghost, turn := s.turn(card, from, to)
		s.then(turn)
		s.then(anim.Do(func() { ghost.object.Hide() }))
		s.then(hidden.show())
	default:
		place := len(s.harbour)
		hidden := arrival{}
		if now := s.lies(); place < len(now) && now[place] == card {
			hidden = s.arrival(spot{kind: harbourSpot, at: place})
		}
		to := middle
		if hidden.ok {
			to = hidden.at
		}
		ghost, turn := s.turn(card, from, to)
		s.then(turn)
		there := &lying{card: card, ghost: ghost, at: to}
		if hidden.ok {
			there.ghost = nil // the card itself is seen from now on
			s.then(anim.Do(func() { ghost.object.Hide() }))
			s.then(hidden.show())
		}
		s.harbour = append(s.harbour, there)
	}
}

// lies lists the cards in the harbour in the new state, with one that waits.
func (s *script) lies() []portroyal.Card {
	if waits := s.view.Pending(); waits != portroyal.NoCard {
		return append(s.view.Harbour(), waits)
	}
	return s.view.Harbour()
}

// firstOfTurn tells whether this event is the first card of a turn.
func (s *script) firstOfTurn(at int, events []portroyal.Event) bool {
	return s.view.Options().Cooperative && len(s.harbour) == 0 && s.view.Revealed() <= 1 &&
		!slices.ContainsFunc(events[:at], func(e portroyal.Event) bool { return e.Kind == portroyal.CardRevealed })
}

// arrival is something of the new state that is hidden until what moves there has arrived.
type arrival struct {
	at   rect
	show func() anim.Motion
	ok   bool
}

// arrival hides what lies at a spot in the new state.
func (s *script) arrival(at spot) arrival {
	object := s.object(at)
	place, ok := s.after[at]
	if object == nil || !ok {
		return arrival{show: func() anim.Motion { return anim.Motion{} }}
	}
	object.Hide()
	return arrival{place, func() anim.Motion { return anim.Do(object.Show) }, true}
}

// panel is where the things of a player go.
func (s *script) panel(seat int) rect {
	r := s.after[spot{kind: panelSpot, seat: seat}]
	return centredIn(r, 36, 54)
}

// joins brings a person to his player.
func (s *script) joins(person *ghost, seat int, card portroyal.Card) anim.Motion {
	if hidden := s.arrival(spot{kind: personSpot, seat: seat, card: card}); hidden.ok {
		return anim.Then(person.fly(hidden.at, flightTime, false), hidden.show())
	}
	return person.fly(s.panel(seat), flightTime, false)
}

// pay lets coins fly from a pile to a player; his number counts them as they arrive.
func (s *script) pay(from rect, seat, n int) anim.Motion {
	s.coins[seat] += n
	return s.coinsFly(from, s.after[spot{kind: coinSpot, seat: seat}], n, func(arrived int) { s.count(seat, arrived) })
}

// spend lets coins fly from a player to the discards.
func (s *script) spend(seat int, to rect, n int) anim.Motion {
	s.coins[seat] -= n
	left := s.coins[seat]
	first := anim.Do(func() { s.showCoins(seat, left) })
	return anim.Then(first, s.coinsFly(s.after[spot{kind: coinSpot, seat: seat}], to, n, nil))
}

// passOn lets coins fly from one player to another.
func (s *script) passOn(from, to, n int) anim.Motion {
	s.coins[from] -= n
	s.coins[to] += n
	left := s.coins[from]
	first := anim.Do(func() { s.showCoins(from, left) })
	return anim.Then(first, s.coinsFly(s.after[spot{kind: coinSpot, seat: from}], s.after[spot{kind: coinSpot, seat: to}], n,
		func(arrived int) { s.count(to, arrived) }))
}

// coinsFly lets some coins fly and tells how many of all have arrived with each.
func (s *script) coinsFly(from, to rect, n int, arrived func(int)) anim.Motion {
	var flights []anim.Motion
	seen := min(n, mostCoins)
	for i := range seen {
		coin := s.symbolGhost("coin", color.NRGBA{}, from)
		part := n/seen + min(1, max(0, n%seen-i))
		flight := coin.fly(centredIn(to, coin.at.w, coin.at.h), flightTime, false)
		if arrived != nil {
			flight = anim.Then(flight, anim.Do(func() { arrived(part) }))
		}
		flights = append(flights, flight)
	}
	return anim.Staggered(coinDelay, flights...)
}

// count adds coins to the number shown.
func (s *script) count(seat, n int) {
	if number := s.coinNumbers[seat]; number != nil {
		shown, _ := strconv.Atoi(number.Text) // nobody writes anything else there
		setNumber(number, shown+n)
	}
}

func (s *script) showCoins(seat, n int) {
	if number := s.coinNumbers[seat]; number != nil {
		setNumber(number, n)
	}
}

// claimed lets an expedition go to its player, and the persons for it to the discards.
func (s *script) claimed(e portroyal.Event, pile, discard rect) {
	seat := int(e.Seat)
	var flights []anim.Motion
	if at := slices.Index(s.row, e.Card); at >= 0 {
		card := s.cardGhost(e.Card, s.before[spot{kind: rowSpot, at: at}])
		card.object.Show()
		flights = append(flights, s.joins(card, seat, e.Card))
	}
	for _, person := range e.With.List() {
		if from, ok := s.before[spot{kind: personSpot, seat: seat, card: person}]; ok {
			card := s.cardGhost(person, from)
			card.object.Show()
			flights = append(flights, card.fly(discard, flightTime, false))
		}
	}
	s.then(anim.Together(flights...))
	s.then(s.pay(pile, seat, int(e.N)))
}

// fulfilled lets a cube go to its contract, and the coins to the player.
func (s *script) fulfilled(e portroyal.Event, pile rect) {
	seat := int(e.Seat)
	for at, laid := range s.view.Contracts() {
		if laid.Contract == e.Contract {
			from, to := s.after[spot{kind: cubeSpot, seat: seat}], s.after[spot{kind: contractSpot, at: at}]
			cube := s.symbolGhost("cube", widgets.SeatColour(s.colours[seat]), from)
			s.then(cube.fly(centredIn(to, cube.at.w, cube.at.h), flightTime, false))
		}
	}
	s.then(s.pay(pile, seat, int(e.N)))
}
