package match

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
)

// Prepared is a game set up for a lesson, for example: it begins in the middle, and the first cards are turned up in a
// chosen order. It does not count, and it cannot be replayed from a record.
type Prepared struct {
	Position portroyal.Position
	Coming   []portroyal.Card // are turned up first, in this order; then chance decides
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

// Play plays an action, with the chosen cards as long as there are any left.
func (r *rules) Play(after *portroyal.Position, action portroyal.Action, tape *portroyal.Tape) error {
	coming := r.coming
	if len(coming) == 0 {
		return r.match.record.Play(after, action, tape)
	}
	for _, step := range r.match.Steps() {
		coming = coming[min(turnedUp(step.Events), len(coming)):]
	}
	if len(coming) == 0 {
		return r.match.record.Play(after, action, tape)
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

// dealer deals chosen cards first. Coins that are paid are never chosen cards, since they were gained before and are
// unknown.
type dealer struct {
	coming []portroyal.Card
	others portroyal.Pool // unseen, and not among the chosen ones
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
