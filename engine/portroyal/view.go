package portroyal

import (
	"fmt"
	"slices"
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
type View struct{ state }

// View takes away what is hidden. The pools come sorted, so that nothing of the way in which they came
// about remains.
func (p *Position) View() View {
	v := View{p.state}
	v.sortPools()
	v.random = 0
	return v
}

// sortPools forgets in which order the cards of the pools came there.
func (s *state) sortPools() {
	slices.Sort(s.freshCards())
	for pile := oldest; pile <= max(oldest, s.apart); pile++ {
		slices.Sort(s.olderPile(pile))
	}
}

// Play plays a legal action of the deciding seat and everything that follows from it, up to the next
// decision, the next hidden card, or the end. Like [Position.Play] it does not judge the action.
func (v *View) Play(a Action) {
	c := course{thinking: true}
	v.carryOut(a, &c)
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

// MarshalJSON writes the view in the notation of positions: with what nobody can know left to chance.
func (v View) MarshalJSON() ([]byte, error) { return Position(v).MarshalJSON() }
