package portroyal

import (
	"fmt"
	"slices"

	"portroyal/engine/tape"
)

// Tape takes down what Apply does: the events, see the package comment, and the cards that came to light in order, those
// turned up and those paid; with them a game can be played again without its generator, see [Position.Replay].
type Tape = tape.Tape[Event, Card]

// Source is where a hidden card comes from.
type Source uint8

// The sources.
const (
	DrawPile Source = iota + 1
	TimePile        // P2
	Coin            // a coin that is being paid (C2)
)

var sourceNames = [...]string{"", DrawPile: "draw pile", TimePile: "Time Pile", Coin: "coin"}

// String gives the source's name: draw pile, Time Pile, coin.
func (s Source) String() string { return sourceNames[s] }

// Dealer says which hidden cards come to light, in place of chance: those of a record, or of a deck
// whose order is known.
type Dealer interface {
	// Deal names the card that comes to light: the next one of a pile, or the coin that a seat gained
	// last. ByChance leaves it to chance. An error stops the action.
	Deal(from Source, seat int) (Card, error)

	// Follow is told what has happened since it was called last: before each card that is dealt, and at
	// the end of the action.
	Follow(events []Event)
}

// ByChance is no card: a [Dealer] gives it where chance decides.
const ByChance Card = 255

// course is how an action is carried out: where cards that come to light are taken from, and who
// takes down what happens.
type course struct {
	thinking bool   // a View is played on: nothing hidden comes to light
	dealer   Dealer // in place of the generator, or nil; it needs a tape
	tape     *Tape  // or nil
	told     int    // events that the dealer knows of
	err      error  // what is wrong with the dealer's cards
}

// listens reports whether somebody wants to know what happens; it saves making events for nobody.
func (c *course) listens() bool { return c.tape != nil }

func (c *course) note(e Event) {
	if c.tape != nil {
		c.tape.Events = append(c.tape.Events, e)
	}
}

// show brings a hidden card of a pile to light.
func (s *state) show(from Source, seat, pile uint8, c *course) Card {
	if c.tape != nil {
		return s.showOnTape(from, seat, pile, c)
	}
	if pile == present { // as good as always
		return s.drawFresh()
	}
	return s.draw(pile)
}

// showOnTape is show with somebody who takes it down.
func (s *state) showOnTape(from Source, seat, pile uint8, c *course) Card {
	if c.dealer != nil {
		return s.showDealt(from, seat, pile, c)
	}
	return s.showDrawn(pile, c)
}

// showDrawn is show with a card of chance.
func (s *state) showDrawn(pile uint8, c *course) Card {
	card := s.draw(pile)
	c.tape.Shown = append(c.tape.Shown, card)
	return card
}

// showDealt is show with a card that the dealer names. After an error the cards are those of chance.
func (s *state) showDealt(from Source, seat, pile uint8, c *course) Card {
	c.tell()
	card, err := c.dealer.Deal(from, int(seat))
	if err == nil && card == ByChance {
		return s.showDrawn(pile, c)
	}
	if err == nil {
		err = s.pick(card, pile)
	}
	if err != nil {
		c.err, c.dealer = err, nil
		return s.show(from, seat, pile, c)
	}
	c.tape.Shown = append(c.tape.Shown, card)
	return card
}

// pick takes a hidden card out of a pile, or says that it is not there (C6). The other cards keep their order:
// the pools of a [View] stay sorted.
func (s *state) pick(card Card, pile uint8) error {
	first, end := s.hidden(pile)
	at := slices.Index(s.cards[first:end], card)
	if at < 0 {
		return fmt.Errorf("%q is not among the cards that can come to light (C6)", card)
	}
	at += first
	copy(s.cards[s.fresh+1:at+1], s.cards[s.fresh:at])
	s.cards[s.fresh] = NoCard
	s.fresh++
	if pile != present {
		s.older++
	}
	return nil
}

// tell lets the dealer know what has happened.
func (c *course) tell() {
	c.dealer.Follow(c.tape.Events[c.told:])
	c.told = len(c.tape.Events)
}

// Replay is [Position.Apply] with the cards that come to light named by a dealer. If they are
// impossible, that is an error as well, and nothing changes.
func (p *Position) Replay(a Action, dealer Dealer, tape *Tape) error {
	if refusal := p.Refuse(a); refusal != nil {
		return refusal
	}
	after := *p
	noted := Tape{}
	c := course{dealer: dealer, tape: &noted}
	after.carryOut(a, &c)
	if c.err != nil {
		return c.err
	}
	c.tell()
	*p = after
	if tape != nil {
		tape.Events = append(tape.Events, noted.Events...)
		tape.Shown = append(tape.Shown, noted.Shown...)
	}
	return nil
}
