package match

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// Prepared is a game that somebody has laid out, as a lesson needs it: it begins in the middle, and the first cards
// to be turned up come in a chosen order. It counts for nothing, and there is no record from which it could be played
// again.
type Prepared struct {
	Position portroyal.Position
	Coming   []portroyal.Card // are turned up first, in this order; chance follows on them
}

// begin is transcript.Begin for a prepared game.
func (p *Prepared) begin(seats []Seat) *transcript.Record {
	options := p.Position.Options()
	r := &transcript.Record{Head: record.Head{
		Format: transcript.Format, Options: &options, Start: p.Position.Start(), Seats: seats, Practice: true,
	}}
	for _, laid := range p.Position.Contracts() {
		r.Contracts = append(r.Contracts, laid.Contract)
	}
	r.Stand(&p.Position, 1)
	return r
}

// carryOut plays an action, with the cards that are to come next as long as there are any.
func (m *Match) carryOut(after *portroyal.Position, action portroyal.Action, tape *portroyal.Tape) error {
	coming := m.coming
	for _, step := range m.Steps() {
		coming = coming[min(turnedUp(step.Events), len(coming)):]
	}
	if len(coming) == 0 {
		return after.Apply(action, tape)
	}
	return after.Replay(action, newDealer(after, coming), tape)
}

// turnedUp counts the cards that were turned up.
func turnedUp(events []portroyal.Event) (n int) {
	for _, event := range events {
		if event.Kind == portroyal.CardRevealed {
			n++
		}
	}
	return n
}

// dealer deals chosen cards first. Coins that are paid are none of them: they were gained before, and nobody knows
// what they are.
type dealer struct {
	coming []portroyal.Card
	others portroyal.Pool // unseen, and not to come
	random uint64
}

func newDealer(p *portroyal.Position, coming []portroyal.Card) *dealer {
	d := &dealer{coming: coming, random: p.Random()}
	d.others, _ = p.Unseen()
	for _, card := range coming {
		if d.others[card] > 0 {
			d.others[card]--
		}
	}
	return d
}

// Deal implements portroyal.Dealer.
func (d *dealer) Deal(from portroyal.Source, _ int) (portroyal.Card, error) {
	if from != portroyal.Coin && len(d.coming) > 0 {
		card := d.coming[0]
		d.coming = d.coming[1:]
		return card, nil
	}
	n := int(d.random % uint64(max(1, d.others.Size())))
	for card, copies := range d.others {
		if n -= int(copies); n < 0 {
			d.others[card]--
			return portroyal.Card(card), nil
		}
	}
	return portroyal.NoCard, nil // refused, as there is none
}

// Follow implements portroyal.Dealer.
func (d *dealer) Follow([]portroyal.Event) {}
