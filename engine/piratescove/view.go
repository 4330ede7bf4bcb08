package piratescove

import "portroyal/engine/internal/wyrand"

// View is what one seat may know of a position (A7): the position without its generator, without the cards of the others
// and their order in the pile, and without choices that are not shown yet. Two positions that differ in nothing else give
// equal views; there is no way from a view to what is hidden. Like a position it is a plain value.
//
// A view is the table as it is, not the memory of its player: which cards went through the discards into the pile again is
// not in it.
type View struct {
	state // the pile and the hands of the others are one pool, in pile
	seat  uint8
}

// Onlooker is in the place of a seat for somebody who sees what everybody sees, and nothing else.
const Onlooker = nobody

// View is what a seat may know, or an [Onlooker].
func (p *Position) View(seat int) View {
	v := View{p.state, uint8(seat)}
	v.random, v.fate = 0, fate{}
	for other := range p.Players() {
		if other == seat {
			continue
		}
		for card := range v.hidden() {
			v.pile[card] += v.hands[other][card]
			v.hands[other][card] = 0
		}
		v.outfits[other] = [Sections]uint8{}
		if p.together() {
			v.wheels[other] = NoIsland
		}
	}
	return v
}

// hidden is up to which card, without it, cards in a hand are hidden (A7, V3).
func (s *state) hidden() Card {
	if s.options.OpenFame {
		return firstOf[FameCard]
	}
	return cardCount
}

// Seat is whose view it is.
func (v *View) Seat() int { return int(v.seat) }

// Legal appends what the seat can do, if it owes a choice.
func (v *View) Legal(actions []Action) []Action { return v.state.Legal(int(v.seat), actions) }

// Unseen counts the tavern cards that are in the pile or in the hands of others; parrots are in the pile (T2).
func (v *View) Unseen() Hand { return v.pile }

// Sample is a position that the view could be of: unseen cards are dealt by chance, all ways equally likely, and so is
// everything that follows. Where all choose at the same time, the others have not chosen yet: what they have chosen is
// unknown, and they choose in the sample as whoever plays it lets them.
func (v *View) Sample(seed uint64) Position {
	p := Position{v.state}
	p.random = wyrand.Seeded(seed)
	unseen := 0 // cards that can be in a hand: no parrot is (T2), and no fame card that would lie open (V3)
	first, end := firstOf[MastercraftCard], p.hidden()
	for _, copies := range p.pile[first:end] {
		unseen += int(copies)
	}
	for seat := range p.Players() {
		if seat == int(v.seat) {
			continue
		}
		for range p.held[seat] {
			n := p.random.Below(unseen)
			unseen--
			for card := first; card < end; card++ {
				if n -= int(p.pile[card]); n < 0 {
					p.pile[card]--
					p.hands[seat][card]++
					break
				}
			}
		}
		if p.together() {
			p.chosen[seat] = false
		}
	}
	return p
}
