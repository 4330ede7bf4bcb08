package portroyal

import (
	"fmt"
	"slices"

	"portroyal/engine/internal/wyrand"
)

// View is what everybody at the table may know of a position (C6): the position without its
// generator, which decides what comes to light. Two positions that differ in nothing but that give
// equal views; there is no way from a view to what is hidden. Like a position it is a plain value.
//
// A view can be played on, to think ahead: [View.Play] is the engine itself, with two differences. When a hidden card
// would be turned up, the phase is [Chance], and the caller goes on with [View.TurnUp] for any card that
// [View.NextCards] counts. And coins that are paid stay unknown: they go to the discard pile as a number, and their
// cards stay among the unseen ones. From then on the view knows less: the older cards are one pool, whichever pile they
// are from.
//
// With hidden discards nobody knows more of a card than that it is out of sight: all such cards are one pool, discarded
// ones among them, also what is discarded while the view is played on.
type View struct{ state }

// View takes away what is hidden. The pools come sorted, so that nothing of the way in which they came
// about remains.
func (p *Position) View() View {
	v := View{p.state}
	v.sortPools()
	v.random = 0
	v.forget()
	return v
}

// forget makes one pool of all cards that are out of sight, if discards are hidden.
func (s *state) forget() {
	if !s.options.HiddenDiscards {
		return
	}
	n := s.gone
	changed := n > 0 || s.older < s.deck
	s.poolCoins()
	s.lost += n
	copy(s.cards[s.fresh-n:s.fresh], s.cards[:n])
	s.fresh -= n
	clear(s.cards[:min(n, s.fresh)])
	s.gone, s.older = 0, s.deck
	s.oldCoins, s.oldTime = [MaxPlayers]coinBits{}, false
	if changed {
		sortCards(s.freshCards())
	}
}

// Position is one in which players know what the view says, with nothing to come decided yet. Where discards are hidden,
// the seed decides which of the cards that are out of sight they are.
func (v View) Position(seed uint64) Position {
	p := Position(v)
	if p.lost > 0 {
		p.random = wyrand.Seeded(seed)
		for ; p.lost > 0; p.lost-- {
			p.discard(p.drawFresh())
		}
		p.random = 0
	}
	return p
}

// sortPools forgets in which order the cards of the pools came there.
func (s *state) sortPools() {
	sortCards(s.freshCards())
	for pile := oldest; pile <= max(oldest, s.apart); pile++ {
		sortCards(s.olderPile(pile))
	}
}

// sortCards puts cards in order. A pool has many, and every view sorts some: to count how many there are of each takes a
// fraction of the time of comparing them.
func sortCards(cards []Card) {
	const few = 32 // so many are sorted as soon by comparing
	if len(cards) <= few {
		slices.Sort(cards)
		return
	}
	at := 0
	for card, copies := range poolOf(cards) {
		for ; copies > 0; copies-- {
			cards[at] = Card(card)
			at++
		}
	}
}

// Play plays a legal action of the deciding seat and everything that follows from it, up to the next
// decision, the next hidden card, or the end. Like [Position.Play] it does not judge the action.
func (v *View) Play(a Action) {
	c := course{thinking: true}
	v.carryOut(a, &c)
	v.forget()
}

// TurnUp goes on with this card in phase [Chance]. It is an error if the card cannot come, or nothing is
// to be turned up (C6).
func (v *View) TurnUp(card Card) error {
	top := v.top()
	if top.kind != turning {
		return fmt.Errorf("no card is to be turned up now (C6)")
	}
	from := Source(top.n)
	pile := present
	if v.comesFromOlder(from) {
		pile = oldest
	}
	if err := v.pick(card, pile); err != nil {
		return err
	}
	v.pop()
	c := course{thinking: true}
	v.arrive(card, from, &c)
	v.settle(&c)
	v.forget()
	return nil
}

// comesFromOlder reports whether the next card of a pile is one of the older pool: that of the Time
// Pile after a reshuffle, and those of a pile of coins paid while a view is played on, which tells no older
// piles apart.
func (s *state) comesFromOlder(from Source) bool {
	return from == TimePile && s.oldTime || s.fresh == s.older
}

// Pool counts cards by face.
type Pool [faceCount]uint8

// Size is the number of cards in the pool.
func (p *Pool) Size() (n int) {
	for _, copies := range p {
		n += int(copies)
	}
	return n
}

// poolOf counts cards.
func poolOf(cards []Card) (pool Pool) {
	for _, card := range cards {
		pool[card]++
	}
	return pool
}

// Unseen counts the cards that nobody has seen: fresh ones are in the draw pile or were gained
// as coins since the last reshuffle, older ones are the coins from before it (C6). The cards of
// Time Pile and Victory Pile are fresh before the first reshuffle and older ones afterwards.
func (s *state) Unseen() (fresh, older Pool) { return poolOf(s.freshCards()), poolOf(s.olderCards()) }

// MarshalJSON writes the view in the notation of positions: with what nobody can know left to chance, see [View.Position].
func (v View) MarshalJSON() ([]byte, error) { return v.Position(0).MarshalJSON() }
