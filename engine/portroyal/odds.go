package portroyal

// NextCards counts the cards of which one is turned up next, each equally likely (C6): those
// that are in the pile or were gained as coins since the last reshuffle; with an empty pile
// those of the discard pile, which will be shuffled (C4). The pool is empty if an extra tax
// increase comes instead of a card (C5). The first card of a turn comes from the Time Pile, if
// there is one (P2): before the first reshuffle it is one of the same fresh cards, afterwards one
// of the older ones, of those that are left of the first pile.
func (s *state) NextCards() Pool {
	switch from := s.comingFrom(); {
	case from != TimePile:
		return s.drawn()
	case s.oldTime:
		return poolOf(s.olderPile(oldest))
	}
	return poolOf(s.freshCards())
}

// comingFrom is [state.NextCard], or where the card comes from that is about to be turned up.
func (s *state) comingFrom() Source {
	if top := s.top(); top.kind == turning {
		return Source(top.n)
	}
	return s.NextCard()
}

// drawn counts the cards of which the draw pile gives one, each equally likely.
func (s *state) drawn() Pool {
	switch {
	case s.pile > 0 && s.fresh < s.older:
		return poolOf(s.freshCards())
	case s.pile > 0:
		return poolOf(s.olderCards()) // coins paid while a view is played on
	case s.NextCard() == 0:
		return Pool{}
	case s.gone == 0: // nobody knows which cards were discarded
		return poolOf(s.cards[s.fresh:s.deck])
	}
	return poolOf(s.cards[:s.gone])
}

// CardsToCome is how many cards can be turned up before the draw pile has to be shuffled anew (C4), a next
// one from the Time Pile among them (P2). With an empty pile they are the discards, which will be shuffled
// at once; it is 0 if an extra tax increase comes instead of a card (C5).
func (s *state) CardsToCome() int {
	switch from := s.comingFrom(); {
	case from == TimePile:
		return 1 + int(s.pile)
	case s.pile > 0:
		return int(s.pile)
	}
	pool := s.drawn()
	return min(pool.Size(), s.Discarded())
}

// Seconds counts ships of a colour of which one is in the harbour already.
type Seconds struct {
	Ending   int // that end the active player's turn whatever they do (D5)
	Repelled int // that their swords suffice for (D3)
}

// SecondShips counts such ships among the cards that can come next, by colour, and gives how many cards
// these are, see [state.NextCards]. Outside Discover and Repel, and after a gambler (H13), there are none.
func (s *state) SecondShips() (ships [Colours + 1]Seconds, all int) {
	if !s.drawsSingly() {
		return ships, 0
	}
	pool := s.NextCards()
	for card, copies := range pool {
		if copies == 0 {
			continue
		}
		all += int(copies)
		switch colour := faces[card].Colour; {
		case s.Busts(Card(card)):
			ships[colour].Ending += int(copies)
		case s.colours&facts[card].colour != 0:
			ships[colour].Repelled += int(copies)
		}
	}
	return ships, all
}

// drawsSingly reports whether the active player may come to turn up one more card of this phase by itself.
func (s *state) drawsSingly() bool {
	phase := s.Phase()
	return (phase == Discover || phase == Repel) && s.gambles == 0
}

// Busts reports whether a card, were it turned up, would end the active player's turn whatever they do: a second ship of
// a colour that their swords do not suffice for (D5).
func (s *state) Busts(card Card) bool {
	return s.colours&facts[card].colour != 0 && !s.repels(card)
}

// BustChance is the chance that the next card turned up ends the active player's turn (D5),
// from 0 to 1, from what is public and with the swords that they have. Outside Discover and
// Repel, and after a gambler (H13), it is 0.
func (s *state) BustChance() float64 {
	ships, all := s.SecondShips()
	sum := 0
	for _, of := range ships {
		sum += of.Ending
	}
	return float64(sum) / float64(max(all, 1))
}

// BustWithin is the chance that one of the next k cards ends the active player's turn if they
// go on whatever comes, repel what would end it where they can, and let other ships dock.
// It is exact up to [state.CardsToCome] cards; cards that would come after a reshuffle in the middle
// are left out of account. Outside Discover and Repel, and after a gambler (H13), it is 0.
//
// Count the orders of k cards without a bust. Of a colour not yet in the harbour at most one
// ship that cannot be repelled may come, and it must be the first of that colour: with j
// others, one order in j+1. Of a colour in the harbour none may come. The colours are
// independent of each other in a generating function whose coefficient of x^k, divided by
// the number of ways to draw k cards, is the chance to survive.
//
// As long as the Time Pile is as fresh as the draw pile, a first card from there is one more of the
// same pool. An older one is drawn from a pool of its own, so every kind of first card is gone
// through with what it leaves for the others: it ends the turn, it brings a colour into the
// harbour, or neither.
func (s *state) BustWithin(k int) float64 {
	if !s.drawsSingly() {
		return 0
	}
	return s.bustWithin(k, true)
}

// GambleBust is the chance that turning up four cards at once, among which nothing can be
// repelled, ends the active player's turn (H13); see BustWithin for its bounds.
func (s *state) GambleBust() float64 { return s.bustWithin(gambled, false) }

func (s *state) bustWithin(k int, repelling bool) float64 {
	if phase := s.Phase(); phase != Discover && phase != Repel || k <= 0 {
		return 0
	}
	first, colours := s.NextCards(), s.colours
	all := first.Size()
	switch {
	case all == 0:
		return 0
	case !s.timeNext() || !s.oldTime:
		return 1 - s.survival(&first, min(k, s.CardsToCome()), colours, repelling)
	}
	var bad int
	var leaving [Colours + 1]int // cards that bring a colour into the harbour; NoColour: nothing new
	for card, copies := range first {
		face := &faces[card]
		bit := facts[card].colour
		switch {
		case copies == 0:
		case bit == 0, bit&colours != 0 && repelling && s.repels(Card(card)):
			leaving[NoColour] += int(copies)
		case bit&colours != 0:
			bad += int(copies)
		default:
			leaving[face.Colour] += int(copies)
		}
	}
	bust := float64(bad)
	pool, left := s.drawn(), min(k-1, int(s.pile))
	for colour, copies := range leaving {
		if copies > 0 && left > 0 {
			after := colours | 1<<colour&^1
			bust += float64(copies) * (1 - s.survival(&pool, left, after, repelling))
		}
	}
	return bust / float64(all)
}

// survival is the chance that k cards of a pool do not end the turn, with these colours in the
// harbour. See [state.BustWithin].
func (s *state) survival(pool *Pool, k int, colours uint8, repelling bool) float64 {
	var fatal, harmless [Colours + 1]int
	for card, copies := range pool {
		face := &faces[card]
		switch {
		case copies == 0:
		case face.Type == Ship && !(repelling && s.repels(Card(card))):
			fatal[face.Colour] += int(copies)
		case face.Type == Ship:
			harmless[face.Colour] += int(copies)
		default:
			harmless[NoColour] += int(copies)
		}
	}
	survive := powers(harmless[NoColour], k)
	for colour := Yellow; colour <= Black; colour++ {
		factor := powers(harmless[colour], k)
		if colours&(1<<colour) == 0 {
			for j := k; j > 0; j-- { // factor[j-1] still is the plain coefficient
				factor[j] += factor[j-1] * float64(fatal[colour]) / float64(j)
			}
		}
		survive = product(survive, factor)
	}
	return min(1, survive[k]/powers(pool.Size(), k)[k])
}

// powers gives the coefficients of (1+x)^n up to x^k.
func powers(n, k int) []float64 {
	coefficients := make([]float64, k+1)
	coefficients[0] = 1
	for j := 1; j <= min(n, k); j++ {
		coefficients[j] = coefficients[j-1] * float64(n-j+1) / float64(j)
	}
	return coefficients
}

// product multiplies two polynomials of the same length and keeps that length.
func product(a, b []float64) []float64 {
	out := make([]float64, len(a))
	for i, x := range a {
		for j := range len(a) - i {
			out[i+j] += x * b[j]
		}
	}
	return out
}
