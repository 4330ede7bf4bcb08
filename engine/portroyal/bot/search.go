package bot

import (
	"context"
	"math/rand/v2"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot/midturn"
	"portroyal/engine/yield"
)

// Evaluation says what positions are worth: the one thing that a search needs beside the rules.
type Evaluation interface {
	// Worth gives the chance of every seat to win, from 0 to 1, in a position between two turns or in the
	// middle of one; what can still be taken from the harbour counts for nothing. In a cooperative game it is a
	// value that only orders positions, and may exceed 1.
	Worth(view *portroyal.View, worth *[portroyal.MaxPlayers]float64)
}

// Outlook is what every seat has to expect of a position, by seat; see [Evaluation].
type Outlook = [portroyal.MaxPlayers]float64

// search looks for the best action by playing a view on with the engine. It looks one card ahead, with the
// exact chance of each (C6), lets the active player stop after it, and everybody take what is best for
// them. It is used by one player and keeps its room between decisions.
type search struct {
	eval  Evaluation
	err   func(choices []Choice) // makes mistakes about what choices are worth, or nil
	ctx   context.Context
	me    int
	legal []portroyal.Action
	pools [2]plans

	ahead   int              // cards to come that are looked at beyond the next one
	top     int              // what ahead is before the first of them
	limit   int              // positions looked at, after which a decision is thought about less broadly; 0 for none
	looked  int              // positions looked at for this decision
	all     int              // positions looked at ever
	choices []Choice         // for the deciding seat
	taste   taste            // of the searching player
	midturn *midturn.Weights // what an open turn is worth beyond its stop; nil for nothing
	turn    midturn.Turn
	doubt   float64 // what is taken off that, in chances of winning among two
	pairs   *pairs  // of cards, which are the same in either order; nil looks at each
	daring  float64 // what it adds to turning up one more card, in chances of winning among two

	// Views being played on: as values of their functions each would be allocated, since they are shown to
	// the evaluation.
	views   []*portroyal.View
	used    int
	scratch Outlook
}

// copied is a copy of a view, to be played on until it is given back.
func (s *search) copied(view *portroyal.View) *portroyal.View {
	if s.used == len(s.views) {
		s.views = append(s.views, new(portroyal.View))
	}
	after := s.views[s.used]
	s.used++
	*after = *view
	return after
}

// back gives back the last copy.
func (s *search) back() { s.used-- }

// The bounds of a search.
const (
	ownSets   = 40 // of takes of the deciding seat that are thought on
	otherSets = 5  // the same for the others; with 16 of them 3 of 10,000 decisions of a sailor are different ones
	answered  = 6  // ends of one's own chance after which the others' answers are looked at
	samples   = 16 // ways in which several cards can come that are tried out

	// circling is after how many cards of a turn nobody goes on. Where all ships are coins or in the harbour, a few tax
	// increases can come again and again, with new coins each time, so that the pile is never used up (C5). No turn that
	// gets anywhere is as long.
	circling = 100

	// sampleSeed begins the samples: always the same, so that the same view gets the same decision.
	sampleSeed = 0x53656368736572
)

// Choice is a legal action and what it is worth to the seat that decides.
type Choice struct {
	Action portroyal.Action
	Worth  float64 // see [Evaluation]
}

// choose picks the best of the legal actions for the deciding seat. When ctx is done it returns the best so
// far.
func (s *search) choose(ctx context.Context, view *portroyal.View, legal []portroyal.Action) portroyal.Action {
	s.ctx, s.me, s.choices, s.looked = ctx, view.Decides(), s.choices[:0], 0
	if view.Phase() == portroyal.Trade {
		s.considerTakes(view)
	} else {
		s.consider(view, legal)
	}
	if s.err != nil {
		s.err(s.choices)
	}
	best := 0
	for i := range s.choices {
		if s.choices[i].Worth > s.choices[best].Worth {
			best = i
		}
	}
	return s.choices[best].Action
}

// consider looks at each action outside phase Trade.
func (s *search) consider(view *portroyal.View, legal []portroyal.Action) {
	for i := range legal {
		a := legal[(i+1)%len(legal)] // going on, which is the first, has to be better than the others
		if len(s.choices) > 0 && s.ctx.Err() != nil {
			break
		}
		if a.Kind == portroyal.RevealNext && view.Revealed() > 0 && (view.NextCard() == 0 || view.Revealed() >= circling) {
			continue // nothing new can come, and it could go on for ever (C5)
		}
		s.choices = append(s.choices, Choice{a, s.after(view, a)[s.me]})
	}
}

// after is the outlook once the deciding seat has done this, outside phase Trade.
func (s *search) after(view *portroyal.View, a portroyal.Action) Outlook {
	after := s.copied(view)
	defer s.back()
	after.Play(a)
	switch a.Kind {
	case portroyal.RevealNext:
		on := s.better(s.nextCard(after), s.pursuit(after))
		on[s.me] += s.daring * stake(view)
		return on
	case portroyal.Gamble:
		four := s.sampled(after, nil)
		four[s.me] -= caution
		return four
	case portroyal.Stop:
		return s.settled(after)
	}
	return s.prospect(after)
}

// caution is what four cards at once have to be better by (H13): to stop after each card is worth more than
// a look one card ahead shows.
const caution = 0.02

// better is the outlook that is worth more to the searching seat; the first one if both are equal.
func (s *search) better(one, other Outlook) Outlook {
	if other[s.me] > one[s.me] {
		return other
	}
	return one
}

// prospect is the outlook in the middle of a turn if one more card may be turned up or not.
func (s *search) prospect(view *portroyal.View) Outlook {
	stopped := Outlook{}
	stopped[s.me] = -1
	if view.Phase() != portroyal.Discover || view.Decides() != s.me || view.Revealed() > 0 {
		stopped = s.settled(s.copied(view))
		s.back()
		if view.Phase() != portroyal.Discover || view.Decides() != s.me || view.NextCard() == 0 || view.Gambles() > 0 {
			return stopped
		}
	}
	on := s.copied(view)
	defer s.back()
	on.Play(portroyal.Action{Kind: portroyal.RevealNext})
	return s.better(stopped, s.better(s.nextCard(on), s.pursuit(on)))
}

// nextCard is the mean over all cards that can come.
func (s *search) nextCard(view *portroyal.View) (mean Outlook) {
	if view.Phase() != portroyal.Chance { // an extra tax increase (C5)
		defer s.back()
		return s.settled(s.copied(view))
	}
	if s.ahead == s.top {
		s.pairs.begin()
	}
	pool := view.NextCards()
	after := s.copied(view)
	defer s.back()
	var bust Outlook
	cards, busts := 0.0, false
	for card, copies := range pool {
		if copies == 0 {
			continue
		}
		if cards > 0 && s.ctx.Err() != nil {
			break
		}
		*after = *view
		if after.TurnUp(portroyal.Card(card)) != nil {
			continue // it is in the pool
		}
		worth := bust
		switch lost := isBust(after, view); {
		case !lost:
			worth = s.turnedUp(after, portroyal.Card(card))
		case !busts: // later ones are the same, whichever ship it is
			worth = s.settled(after)
			bust, busts = worth, true
		}
		if s.ahead == s.top {
			s.pairs.came(portroyal.Card(card), &worth)
		}
		add(&mean, worth, float64(copies))
		cards += float64(copies)
	}
	if cards > 0 {
		divide(&mean, cards)
	}
	if s.ahead == s.top {
		s.pairs.end(view, &mean)
	}
	return mean
}

// isBust reports whether a card has ended the turn.
func isBust(after, before *portroyal.View) bool {
	return after.Active() != before.Active() || after.Phase() == portroyal.Over && !after.Won()
}

// add adds an outlook so many times.
func add(sum *Outlook, one Outlook, times float64) {
	for seat := range sum {
		sum[seat] += times * one[seat]
	}
}

// divide makes a mean of a sum.
func divide(sum *Outlook, by float64) {
	for seat := range sum {
		sum[seat] /= by
	}
}

// onward is what a position is worth after a card has come: the turn ends now, or goes on if as many cards are looked
// at, and if there is time for that.
func (s *search) onward(view *portroyal.View) Outlook {
	if s.ahead == 0 || s.limit > 0 && s.looked >= s.limit || view.Phase() != portroyal.Discover || view.Decides() != s.me ||
		view.Revealed() == 0 || view.NextCard() == 0 || view.Gambles() > 0 {
		return s.horizon(view)
	}
	s.ahead--
	defer func() { s.ahead++ }()
	on := s.copied(view)
	defer s.back()
	on.Play(portroyal.Action{Kind: portroyal.RevealNext})
	further := s.nextCard(on)
	return s.better(further, s.settled(view))
}

// settled is the outlook when the turn ends as soon as it can, and everybody does what is best for them. It plays the
// view on.
func (s *search) settled(view *portroyal.View) Outlook {
	for {
		switch view.Phase() {
		case portroyal.Discover:
			if view.Revealed() == 0 {
				return s.outlook(view)
			}
			view.Play(portroyal.Action{Kind: portroyal.Stop})
		case portroyal.Trade:
			s.take(view)
		case portroyal.Repel:
			docked := s.copied(view)
			docked.Play(portroyal.Action{Kind: portroyal.Dock})
			view.Play(portroyal.Action{Kind: portroyal.RepelShip})
			best := s.better(s.settled(view), s.settled(docked))
			s.back()
			return best
		case portroyal.Moment:
			s.playBetter(view, portroyal.Fulfilling(view.Offered()), portroyal.Action{Kind: portroyal.Pass})
		case portroyal.MoveTime:
			s.playBetter(view, portroyal.Action{Kind: portroyal.KeepTime}, portroyal.Action{Kind: portroyal.MoveToVictory})
		default: // over, or in the middle of four cards
			return s.outlook(view)
		}
	}
}

// playBetter plays that one of two actions which is worth more to the deciding seat at once.
func (s *search) playBetter(view *portroyal.View, one, other portroyal.Action) {
	seat := view.Decides()
	after := s.copied(view)
	defer s.back()
	after.Play(other)
	view.Play(one)
	if s.worth(after, seat) > s.worth(view, seat) {
		*view = *after
	}
}

// narrowed is how many plans of so many are thought on, now that so much has been looked at already. Several
// governors and a full harbour make some decisions in ten thousand so large that nobody would wait for them.
func (s *search) narrowed(width int) int {
	switch {
	case s.limit == 0 || s.looked < s.limit:
		return width
	case s.looked < 2*s.limit:
		return min(width, 2)
	}
	return 1
}

// stake is how much a mistake costs among so many players beside what it costs among two, about.
func stake(view *portroyal.View) float64 { return 2 / float64(max(view.Players(), 2)) }

// worth is what a position is worth to a seat as it is.
func (s *search) worth(view *portroyal.View, seat int) float64 {
	s.look(view, seat)
	return s.scratch[seat]
}

// outlook is the outlook of a position as it is.
func (s *search) outlook(view *portroyal.View) Outlook {
	s.look(view, s.me)
	return s.scratch
}

// look judges a position as it is, with the taste of the searching seat if it is that which asks.
func (s *search) look(view *portroyal.View, seat int) {
	s.looked++
	s.all++
	yield.Now()
	s.eval.Worth(view, &s.scratch)
	if seat == s.me && s.taste != (taste{}) {
		s.scratch[seat] += s.taste.of(view, seat) * stake(view)
	}
}

// pursuit is what it is worth to turn up cards until a contract of Discover is fulfilled: so many colours
// are in the harbour (K9), or the turn has ended (K7). Looking one card ahead would not get there. The view
// waits for a card. Without such a contract it is 0.
func (s *search) pursuit(view *portroyal.View) (best Outlook) {
	for at := 0; ; at++ {
		contract, _ := view.Lies(at)
		if contract == portroyal.NoContract {
			return best
		}
		face := contract.Face()
		if !view.Open(s.me, contract) || int(face.Fleet) <= view.HarbourColours() && contract != portroyal.Jinx {
			continue
		}
		best = s.better(best, s.sampled(view, func(v *portroyal.View) bool {
			return contract == portroyal.Jinx || v.HarbourColours() < int(face.Fleet)
		}))
	}
}

// sampled is the mean over some ways in which several cards can come: those of a gambler, or as many as are
// turned up while on says so.
func (s *search) sampled(view *portroyal.View, on func(*portroyal.View) bool) (mean Outlook) {
	dice := rand.New(rand.NewPCG(sampleSeed, 0))
	after := s.copied(view)
	defer s.back()
	for range samples {
		*after = *view
		for draws(after, on, view.Active()) {
			turnUpAny(after, dice)
		}
		add(&mean, s.settled(after), 1)
	}
	divide(&mean, samples)
	return mean
}

// turnUpAny goes on with one of the cards that can come, by chance.
func turnUpAny(view *portroyal.View, dice *rand.Rand) {
	pool := view.NextCards()
	n := dice.IntN(pool.Size())
	for card, copies := range pool {
		if n -= int(copies); n < 0 {
			_ = view.TurnUp(portroyal.Card(card)) // it is in the pool
			return
		}
	}
}

// draws plays on until a card comes, and reports whether one does.
func draws(view *portroyal.View, on func(*portroyal.View) bool, active int) bool {
	for {
		switch view.Phase() {
		case portroyal.Chance:
			return true
		case portroyal.Moment:
			view.Play(portroyal.Fulfilling(view.Offered()))
		case portroyal.Repel:
			view.Play(portroyal.Action{Kind: portroyal.Dock})
		case portroyal.MoveTime:
			view.Play(portroyal.Action{Kind: portroyal.KeepTime})
		case portroyal.Discover:
			if on == nil || view.Active() != active || view.Revealed() == 0 || view.NextCard() == 0 ||
				view.Revealed() >= circling || view.Gambles() > 0 || !on(view) {
				return false
			}
			view.Play(portroyal.Action{Kind: portroyal.RevealNext})
		default:
			return false
		}
	}
}
