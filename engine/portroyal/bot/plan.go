package bot

import (
	"cmp"
	"slices"

	"portroyal/engine/portroyal"
)

// maxChoices bounds the cards of a harbour that are combined with each other. A fuller harbour
// is rare, and the cards that are left out are the least wanted ones.
const maxChoices = 8

// fewChoices bounds them in games with contracts, where each combination takes several times as long.
const fewChoices = 6

// plan is some cards to take, in this order.
type plan struct {
	cards   [maxChoices]portroyal.Card
	n       int
	forgone uint16 // cards whose coins are given up, a bit each by place (K8)
}

// add is the plan with one more card.
func (p plan) add(card portroyal.Card, forgone bool) plan {
	p.cards[p.n] = card
	if forgone {
		p.forgone |= 1 << p.n
	}
	p.n++
	return p
}

// planner tries every choice of at most so many cards.
type planner struct {
	table   *table
	seat    int
	fee     int16
	choices []portroyal.Card
	leaf    func(p plan, after *side) // called for every choice that can be paid, none included
}

// plans calls leaf for every choice of at most takes cards that the seat can pay; ships of clerks
// allow more (H10).
func (t *table) plans(seat, takes int, h *harbour, leaf func(p plan, after *side)) {
	most := maxChoices
	if t.contracts > 0 {
		most = fewChoices
	}
	if h.n > most {
		h = t.mostWanted(seat, h, most)
	}
	p := planner{table: t, seat: seat, fee: t.fee(seat), choices: h.list(), leaf: leaf}
	s := &t.sides[seat]
	if s.chained(h) {
		// Ships of clerks come first: they cost no take, and others would use up the last one.
		p.choices = slices.Clone(p.choices)
		slices.SortStableFunc(p.choices, func(a, b portroyal.Card) int {
			return cmp.Compare(min(1, s.chains(b.Face())), min(1, s.chains(a.Face())))
		})
	}
	p.try(plan{}, s, way{takes: min(takes, maxChoices)})
}

// chained reports whether a ship of a clerk's colour lies in the harbour (H10).
func (s *side) chained(h *harbour) bool {
	for _, card := range h.list() {
		if s.chains(card.Face()) > 0 {
			return true
		}
	}
	return false
}

// way is how far a plan has come.
type way struct {
	takes int
	from  int    // choices before this one were left out on purpose
	used  uint16 // choices taken, a bit each
	learn uint8  // colours of the clerks and wholesalers in this plan
}

// try goes through the choices in their order, which is the best one in which to take several of
// them; only ships of a colour are looked at again once a clerk or wholesaler of it has been hired,
// since such a person works from the next card on (H4). So does a trader, but to plan for that one coin more made
// the sailor no stronger.
func (p *planner) try(done plan, s *side, at way) {
	p.leaf(done, s)
	if at.takes == 0 || done.n == maxChoices {
		return
	}
	for i, card := range p.choices {
		again := i < at.from
		switch {
		case at.used>>i&1 != 0,
			again && colourBit(card)&at.learn == 0,
			i > at.from && card == p.choices[i-1] && at.used>>(i-1)&1 == 0: // equal cards: once each number of them
			continue
		}
		face := card.Face()
		on := at
		on.takes += s.chains(face) - 1
		on.used |= 1 << i
		switch {
		case !again:
			on.from = i + 1
		case s.chains(face) > 0:
			on.from = 0 // a clerk hired on the way gives the others their chance again
		}
		if face.Role == portroyal.Clerk || face.Role == portroyal.Wholesaler {
			on.learn |= 1 << face.Colour
		}
		if after := *s; after.take(face, p.fee) {
			if p.table.contracts > 0 {
				p.table.settle(p.seat, &after)
			}
			p.try(done.add(card, false), &after, on)
		}
		if p.table.contracts > 0 && s.forgoes(face, p.fee) {
			after := *s
			p.table.forgo(&after, face, p.fee)
			p.try(done.add(card, true), &after, on)
		}
	}
}

// mostWanted keeps so many cards of a full harbour that the seat would gain most by, ships
// of clerks before all others because they cost no take (H10).
func (t *table) mostWanted(seat int, h *harbour, most int) *harbour {
	value := t.valuer(seat)
	s := &t.sides[seat]
	gain := func(card portroyal.Card) float64 {
		after := *s
		after.coins += maxPrice // what cannot be paid yet may be paid after a ship
		after.take(card.Face(), 0)
		if t.contracts > 0 {
			t.settle(seat, &after)
		}
		return value.of(plan{}, &after)
	}
	cards := slices.Clone(h.list())
	slices.SortStableFunc(cards, func(a, b portroyal.Card) int {
		return cmp.Or(cmp.Compare(s.chains(b.Face()), s.chains(a.Face())), cmp.Compare(gain(b), gain(a)))
	})
	var kept harbour
	for _, card := range cards[:most] {
		kept.add(card)
	}
	return &kept
}
