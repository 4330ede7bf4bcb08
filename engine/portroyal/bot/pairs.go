package bot

import "portroyal/engine/portroyal"

// pairs are the two cards that a search looks ahead from a position before the first of them. Two cards that both just
// join an open turn lead to the same position in either order, so that it is judged once: that takes about half of the
// time of a look two cards ahead. It is room for one such look at a time.
type pairs struct {
	first portroyal.Card // that has come, in an open turn; NoCard outside of one
	known map[[2]portroyal.Card]Outlook
	of    portroyal.View             // before the first card, once all have been looked at
	mean  Outlook                    // over all first cards
	cards map[portroyal.Card]Outlook // by the first card, whatever came of it

	repelled map[portroyal.Card]Outlook // by the first card, once any second ship has been repelled
}

// begin forgets everything, before another look.
func (p *pairs) begin() {
	if p == nil {
		return
	}
	if p.known == nil {
		p.known = map[[2]portroyal.Card]Outlook{}
		p.cards, p.repelled = map[portroyal.Card]Outlook{}, map[portroyal.Card]Outlook{}
	}
	clear(p.known)
	clear(p.repelled)
	clear(p.cards)
	p.of, p.first = portroyal.View{}, portroyal.NoCard
}

// end notes what all first cards come to.
func (p *pairs) end(of *portroyal.View, mean *Outlook) {
	if p != nil {
		p.of, p.mean = *of, *mean
	}
}

// came notes what a first card leads to.
func (p *pairs) came(card portroyal.Card, worth *Outlook) {
	if p != nil {
		p.cards[card] = *worth
	}
}

// turnedUp is onward once a card has come.
func (s *search) turnedUp(view *portroyal.View, card portroyal.Card) Outlook {
	p := s.pairs
	joins := p != nil && s.isOpen(view)
	switch {
	case !joins:
		return s.onward(view)
	case s.ahead == s.top:
		p.first = card
		defer func() { p.first = portroyal.NoCard }()
		return s.onward(view)
	case p.first == portroyal.NoCard:
		return s.onward(view)
	}
	pair := [2]portroyal.Card{min(p.first, card), max(p.first, card)}
	worth, known := p.known[pair]
	if !known {
		worth = s.onward(view)
		p.known[pair] = worth
	}
	return worth
}
