package bot

import (
	"cmp"
	"slices"

	"portroyal/engine/portroyal"
)

// maxChoices bounds the cards of a harbour that are combined with each other. A fuller harbour
// is rare, and the cards that are left out are the least wanted ones.
const maxChoices = 8

// maxHarbour bounds the harbour that the sailor looks at; no harbour of a game was ever near.
const maxHarbour = 40

// harbour is the cards that may be taken, in the order in which taking several is best: ships,
// because their coins pay persons, then mademoiselles, because they make the others cheaper.
type harbour struct {
	cards [maxHarbour]portroyal.Card
	n     int
}

func (h *harbour) list() []portroyal.Card { return h.cards[:h.n] }

// add puts a card at its place in that order.
func (h *harbour) add(card portroyal.Card) {
	if h.n == maxHarbour {
		return
	}
	at := h.n
	for at > 0 && before(card, h.cards[at-1]) {
		h.cards[at] = h.cards[at-1]
		at--
	}
	h.cards[at] = card
	h.n++
}

func (h *harbour) remove(card portroyal.Card) {
	if i := slices.Index(h.list(), card); i >= 0 {
		copy(h.cards[i:], h.cards[i+1:h.n])
		h.n--
	}
}

func before(a, b portroyal.Card) bool {
	return cmp.Or(cmp.Compare(rank[a], rank[b]), cmp.Compare(a, b)) < 0
}

// rank is the place of each face in the order of a harbour.
var rank = func() (ranks [256]uint8) {
	for _, card := range portroyal.AllCards(portroyal.AllDecks) {
		switch face := card.Face(); {
		case face.Type == portroyal.Ship:
			ranks[card] = 0
		case face.Role == portroyal.Mademoiselle:
			ranks[card] = 1
		default:
			ranks[card] = 2
		}
	}
	return ranks
}()

// plan is some cards to take, in this order.
type plan struct {
	cards [maxChoices]portroyal.Card
	n     int
}

// planner tries every choice of at most so many cards.
type planner struct {
	fee     int8
	choices []portroyal.Card
	leaf    func(p plan, after *side) // called for every choice that can be paid, none included
}

// plans calls leaf for every choice of at most takes cards that the seat can pay.
func (t *table) plans(seat, takes int, h *harbour, leaf func(p plan, after *side)) {
	if h.n > maxChoices {
		h = t.mostWanted(seat, h)
	}
	p := planner{fee: t.fee(seat), choices: h.list(), leaf: leaf}
	p.try(plan{}, &t.sides[seat], 0, min(takes, maxChoices))
}

func (p *planner) try(done plan, s *side, from, takes int) {
	p.leaf(done, s)
	if takes == 0 {
		return
	}
	for i := from; i < len(p.choices); i++ {
		if i > from && p.choices[i] == p.choices[i-1] {
			continue // equal cards: once each number of them
		}
		after := *s
		if !after.take(p.choices[i].Face(), p.fee) {
			continue
		}
		next := done
		next.cards[next.n] = p.choices[i]
		next.n++
		p.try(next, &after, i+1, takes-1)
	}
}

func (t *table) fee(seat int) int8 {
	if seat == t.active {
		return 0
	}
	return 1
}

// mostWanted keeps the cards of a full harbour that the seat would gain most by.
func (t *table) mostWanted(seat int, h *harbour) *harbour {
	turns, visits := t.left(seat)
	gain := func(card portroyal.Card) float64 {
		after := t.sides[seat]
		after.coins += maxPrice // what cannot be paid yet may be paid after a ship
		after.take(card.Face(), 0)
		return t.worthOf(&after, turns, visits, seat == t.active)
	}
	cards := slices.Clone(h.list())
	slices.SortStableFunc(cards, func(a, b portroyal.Card) int { return cmp.Compare(gain(b), gain(a)) })
	var kept harbour
	for _, card := range cards[:maxChoices] {
		kept.add(card)
	}
	return &kept
}

// bestPlan is the choice after which the seat has the most, looking at nobody else.
func (t *table) bestPlan(seat, takes int, h *harbour) (best plan, after side) {
	turns, visits := t.left(seat)
	active := seat == t.active
	after = t.sides[seat]
	most := t.worthOf(&after, turns, visits, active)
	if takes == 1 { // the usual case needs no combinations
		for _, card := range h.list() {
			s := t.sides[seat]
			if !s.take(card.Face(), t.fee(seat)) {
				continue
			}
			if worth := t.worthOf(&s, turns, visits, active); worth > most {
				best.cards[0], best.n = card, 1
				after, most = s, worth
			}
		}
		return best, after
	}
	t.plans(seat, takes, h, func(p plan, s *side) {
		if worth := t.worthOf(s, turns, visits, active); worth > most {
			best, after, most = p, *s, worth
		}
	})
	return best, after
}

// carryOut gives a seat the cards of a plan: the harbour loses them, the active player gets the
// coins of H6.
func (t *table) carryOut(seat int, p plan, after side, h *harbour) {
	t.sides[seat] = after
	for _, card := range p.cards[:p.n] {
		h.remove(card)
	}
	if seat != t.active {
		t.sides[t.active].coins += int8(p.n)
	}
}

// answers lets the seats after this one, up to the active player, take the cards that are best
// for them (H2, H3).
func (t *table) answers(after int, h *harbour) {
	for seat := (after + 1) % t.players; seat != t.active; seat = (seat + 1) % t.players {
		t.wait(seat, h)
		p, s := t.bestPlan(seat, 1+int(t.sides[seat].governors), h)
		t.carryOut(seat, p, s, h)
	}
}

// admiralCards and admiralCoins are the numbers of H3.
const (
	admiralCards = 5
	admiralCoins = 2
)

// wait pays a seat whose chance comes what H3 gives it.
func (t *table) wait(seat int, h *harbour) {
	s := &t.sides[seat]
	if h.n >= admiralCards {
		s.coins += admiralCoins * s.admirals
	}
	if h.n == 0 && seat != t.active {
		s.coins += s.jesters
	}
}
