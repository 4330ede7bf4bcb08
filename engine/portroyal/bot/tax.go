package bot

import "portroyal/engine/portroyal"

const (
	taxedFrom = 12
	untaxed   = 8
)

// taxLoss is how many of so many coins a tax increase takes: half of 12 or more (X1), in
// Unterwegs alone everything above 8 (X2).
func taxLoss(decks portroyal.Deck, coins int) int {
	switch {
	case decks == portroyal.DeckUnterwegs:
		return max(0, coins-untaxed)
	case coins >= taxedFrom:
		return coins / 2
	}
	return 0
}

// fear is the worth that a seat loses by having more coins than a tax increase leaves it, with
// so many turns of its own to come.
func (t *table) fear(s *side, turns float64) float64 {
	loss := taxLoss(t.options.Decks, int(s.coins))
	if loss == 0 {
		return 0
	}
	weight := t.w.TaxLoss
	if t.options.Decks == portroyal.DeckUnterwegs {
		weight = t.w.SpillLoss
	}
	return weight * float64(loss) * min(turns, 1)
}

// tax carries out a tax increase (X1, X2): all pay, then come Tax Officers, then the bonus (X3).
func (t *table) tax(bonus portroyal.Bonus) {
	measure := func(seat int) int8 {
		if bonus == portroyal.MaxSwords {
			return t.sides[seat].swords
		}
		return -t.sides[seat].points
	}
	taxed := 0 // a bit for each seat that loses coins
	for seat := range t.players {
		s := &t.sides[seat]
		if loss := taxLoss(t.options.Decks, int(s.coins)); loss > 0 {
			s.coins -= int16(loss)
			taxed |= 1 << seat
		}
	}
	for i := range t.players { // from the active player on, who gets the better slot (K3)
		if seat := (t.active + i) % t.players; taxed&(1<<seat) != 0 {
			t.happens(seat, portroyal.TaxOfficer)
		}
	}
	most := measure(0)
	for seat := range t.players {
		most = max(most, measure(seat))
	}
	for seat := range t.players {
		s := &t.sides[seat]
		if measure(seat) == most {
			s.coins++
		}
	}
}
