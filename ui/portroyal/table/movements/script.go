package movements

import (
	"image/color"
	"slices"
	"time"

	"fyne.io/fyne/v2/canvas"

	"portroyal/engine/portroyal"
	"portroyal/ui/anim"
	"portroyal/ui/geometry"
	"portroyal/ui/portroyal/table/layout"
	"portroyal/ui/sound"
)

// script turns the events of an action into movements. Cards are turned up over the table as it was before.
// Everything else is shown on the table as it is afterwards: what has yet to arrive is hidden there, and what has
// left is shown as a ghost until it moves.
type script struct {
	*Layer
	State     // afterwards; while cards are turned up, before
	Scene     // as far as the events have been scripted
	after     map[layout.Spot]geometry.Rectangle
	motion    anim.Motion
	begun     time.Duration     // when the last part of it begins
	announced *ghost            // the announcement over the harbour
	dark      *canvas.Rectangle // behind what moves, nil if it has not been dark
	depth     float32           // of the dark, at the end of the script so far
	up        int               // cards turned up so far
	width     float32           // of the cards in the harbour afterwards, 0 for as wide as they are
	dropped   bool              // something has come to the discard pile
	passed    bool              // persons passed over before the next chance have been announced
}

// newScript begins a script on the board as it is laid out now.
func (l *Layer) newScript(now State, from Scene) *script {
	l.ghosts.Again()
	return &script{Layer: l, State: now, Scene: from, after: l.board.Places()}
}

// Moved is the movement that shows these events, on the board as it is after them.
func (l *Layer) Moved(now State, events []portroyal.Event, from Scene) anim.Motion {
	s := l.newScript(now, from)
	for _, card := range slices.Concat(s.docked, s.aside) {
		card.ghost, card.itself = nil, nil // they belonged to the table as it was
	}
	for seat, coins := range s.coins {
		s.board.ShowCoins(seat, coins)
		s.board.ShowPoints(seat, s.points[seat])
	}
	s.leaving(events)
	words := s.board.Object(layout.Spot{Kind: layout.EmptyHarbour})
	if words != nil && len(s.docked) > 0 {
		words.Hide() // until the cards above them have left
	}
	s.settle()
	if len(s.aside) > 0 && s.aside[len(s.aside)-1].card.Face().Type == portroyal.TaxIncrease {
		s.callTax(s.View.Active(), events)
	}
	s.clearAside()
	for i, event := range events {
		s.add(event, i, events)
	}
	s.endCall()
	if words != nil {
		s.then(anim.Do(words.Show))
	}
	for seat := range s.coins {
		coins := s.View.Coins(seat)
		s.then(anim.Do(func() { s.board.ShowCoins(seat, coins) }))
		s.then(s.raise(seat))
	}
	return s.motion
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
		card.turned = false
	}
	for _, e := range events {
		var equal []*lying
		for _, card := range s.docked {
			if card.card == e.Card && card.ghost == nil {
				equal = append(equal, card)
			}
		}
		switch {
		case len(equal) == 0:
		case e.Kind == portroyal.ShipTraded, e.Kind == portroyal.PersonHired: // of equal cards the first
			leaves(equal[0])
		case e.Kind == portroyal.ShipRepelled: // the one that was waiting, which came last
			leaves(equal[len(equal)-1])
		}
	}
	for _, card := range s.docked {
		if cleared && card.ghost == nil {
			leaves(card)
		}
	}
}

// add appends the movement of an event.
func (s *script) add(e portroyal.Event, at int, events []portroyal.Event) {
	seat, other := int(e.Seat), int(e.Other)
	deck, discard := s.after[layout.Spot{Kind: layout.Pile}], s.after[layout.Spot{Kind: layout.DiscardPile}]
	same := at > 0 && events[at-1].Kind == e.Kind // equal things happen at once
	if !slices.Contains(underOneCall, e.Kind) {
		s.endCall()
	}
	switch e.Kind {
	case portroyal.CardRevealed:
		s.revealed(e.Card, at+1 < len(events) && events[at+1].Kind == portroyal.WentBust)
		if e.Card.Face().Type == portroyal.TaxIncrease && at+1 < len(events) { // one of four at once
			s.callTax(seat, events[at+1:])
			s.clearAside()
		}
	case portroyal.TaxInsteadOf:
		s.callTax(seat, events[at+1:])
	case portroyal.ShipDocked:
		s.then(s.stage.Cue(soundDocked))
	case portroyal.ShipRepelled:
		s.then(s.stage.Cue(soundRepelled))
		if ship := s.take(e.Card); ship != nil {
			to := discard
			if e.Kept { // for Pack of Pirates (K10)
				to = s.panel(seat)
			}
			s.then(s.fires(seat, ship.ghost, to))
			if !e.Kept {
				s.discarded()
			}
		}
	case portroyal.WentBust:
		s.bust(e, events[at:])
	case portroyal.HarbourCleared:
		if at > 0 && events[at-1].Kind == portroyal.WentBust {
			s.flood(discard)
		} else {
			s.clear(discard)
		}
		s.discarded()
	case portroyal.ShipTraded:
		if ship := s.take(e.Card); ship != nil {
			s.then(anim.Together(s.sails(ship.ghost, e), s.pay(pile, seat, int(e.N), deck)))
			s.discarded() // its trader has it no longer (H5)
		}
	case portroyal.PersonHired:
		s.then(s.pay(seat, pile, int(e.N), discard))
		s.discarded()
		s.then(s.stage.Cue(soundHired))
		if person := s.take(e.Card); person != nil {
			s.then(s.joins(person.ghost, walking, seat, e.Card))
		}
	case portroyal.FeePaid:
		s.then(s.pay(seat, other, int(e.N), deck))
	case portroyal.CoinGiven:
		s.then(s.pay(pile, other, int(e.N), deck))
	case portroyal.TaxPaid:
		s.beside(s.pay(seat, pile, int(e.N), discard), same)
		s.discarded()
	case portroyal.TaxBonus, portroyal.AdmiralsPaid, portroyal.ViceAdmiralsPaid, portroyal.GunnersPaid,
		portroyal.JestersPaid:
		s.beside(s.pay(pile, seat, int(e.N), deck), same)
	case portroyal.Claimed:
		s.claimed(e, deck, discard)
	case portroyal.StepMade, portroyal.ContractFulfilled:
		s.fulfilled(e, deck)
	case portroyal.TimeMoved:
		s.then(s.stage.Cue(sound.Turned))
		card := s.cardGhost(portroyal.NoCard, s.after[layout.Spot{Kind: layout.TimePile}])
		s.then(card.fly(s.after[layout.Spot{Kind: layout.VictoryPile}], flightTime))
	case portroyal.PileRenewed:
		s.top, s.piled = portroyal.NoCard, false
		s.renew(deck, discard)
	case portroyal.ChanceCame:
		s.passed = false
	case portroyal.PassedOver:
		s.callPassedOver(events[at:])
	case portroyal.TargetReached:
		s.ringIn(seat)
	case portroyal.StandstillReached:
		s.then(s.stage.Cue(sound.LastRound))
	case portroyal.TurnBegan:
		s.callTurn(seat)
	}
}

// beside starts a motion together with the one before it, if that is of the same kind.
func (s *script) beside(motion anim.Motion, same bool) {
	if !same {
		s.then(motion)
		return
	}
	s.motion = s.motion.With(motion, s.begun)
}

// take removes a card from the harbour of the script; nil if it is not there.
func (s *script) take(card portroyal.Card) *lying {
	for i, there := range s.docked {
		if there.card == card && there.ghost != nil {
			s.docked = slices.Delete(s.docked, i, i+1)
			return there
		}
	}
	return nil
}

// panel is where a player's things go.
func (s *script) panel(seat int) geometry.Rectangle {
	r := s.after[layout.Spot{Kind: layout.Panel, Seat: seat}]
	return r.Centred(36, 54)
}

// coinsOf is where a player's coins are counted.
func (s *script) coinsOf(seat int) geometry.Rectangle {
	return s.after[layout.Spot{Kind: layout.Coins, Seat: seat}]
}

// pile is in the place of a seat that pays coins or gets them.
const pile = -1

// pay lets coins fly from one seat to another, at the pile that is one of them: who pays has them no longer at once, and who
// gets them counts them as they arrive.
func (s *script) pay(from, to, n int, at geometry.Rectangle) anim.Motion {
	start, end := at, at
	var first anim.Motion
	if from != pile {
		s.coins[from] -= n
		left := s.coins[from]
		start, first = s.coinsOf(from), anim.Do(func() { s.board.ShowCoins(from, left) })
	}
	if to != pile {
		s.coins[to] += n
		end = s.coinsOf(to)
	}
	var flights []anim.Motion
	seen := min(n, mostCoins)
	for i := range seen {
		coin := s.symbolGhost("coin", color.NRGBA{}, start)
		part := n/seen + min(1, max(0, n%seen-i)) // of all, which arrives with this one
		flight := coin.fly(end.Centred(coin.at.W, coin.at.H), flightTime)
		if to != pile {
			flight = anim.Then(flight, anim.Do(func() { s.board.ShowCoins(to, s.board.CoinsShown(to)+part) }))
			if i > 0 {
				flight = anim.Then(flight, s.stage.Cue(sound.Coin.Raised(scale[i])))
			}
		}
		flights = append(flights, flight)
	}
	arrives := anim.Then(anim.Wait(flightTime), s.stage.Cue(sound.OfCoins(n)))
	return anim.Then(first, anim.Together(anim.Staggered(coinDelay, flights...), arrives))
}

// scale is by how many semitones each of the coins that are counted sounds higher than the first: as a major scale rises.
var scale = [mostCoins]int{0, 2, 4, 5}

// claimed lets the persons for an expedition go aboard, and the expedition sail to its player.
func (s *script) claimed(e portroyal.Event, deck, discard geometry.Rectangle) {
	seat := int(e.Seat)
	ship, there := s.at[layout.Spot{Kind: layout.Expedition, Card: e.Card}]
	quay := discard // for persons who go nowhere
	if there {
		quay = ship.Centred(ship.W*aboard, ship.H*aboard)
	}
	var boarding []anim.Motion
	spent := map[portroyal.Card]int{}
	for _, person := range e.With.List() {
		at := layout.Spot{Kind: layout.Tableau, Seat: seat, Card: person, At: spent[person]}
		spent[person]++
		if from, ok := s.at[at]; ok {
			card := s.cardGhost(person, from)
			card.object.Show()
			boarding = append(boarding, card.along(walking, quay, flightTime))
		}
	}
	var card *ghost
	if there {
		card = s.cardGhost(e.Card, ship)
		card.object.Show()
	}
	s.then(anim.Staggered(waveDelay, boarding...))
	if len(spent) > 0 {
		s.discarded()
	}
	s.then(s.stage.Cue(soundExpedition))
	if there {
		s.then(s.joins(card, sailing, seat, e.Card))
	}
	s.then(s.pay(pile, seat, int(e.N), deck))
}

// aboard is the size of a person who has gone aboard an expedition, as a part of it.
const aboard = 0.4

// fulfilled lets a cube go to its contract, also for a step of one, and the coins to the player.
func (s *script) fulfilled(e portroyal.Event, deck geometry.Rectangle) {
	seat := int(e.Seat)
	if to, ok := s.after[layout.Spot{Kind: layout.Contract, Contract: e.Contract}]; ok {
		cube := s.symbolGhost("cube", s.seats[seat].Colour, s.after[layout.Spot{Kind: layout.Cubes, Seat: seat}])
		s.then(cube.fly(to.Centred(cube.at.W, cube.at.H), flightTime))
		s.then(s.raise(seat))
	}
	if e.Kind == portroyal.ContractFulfilled { // the N of a step is not a number of coins
		s.then(s.stage.Cue(sound.Fulfilled))
		s.then(s.pay(pile, seat, int(e.N), deck))
	}
}
