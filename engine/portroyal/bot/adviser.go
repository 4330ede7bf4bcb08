package bot

import (
	"cmp"
	"context"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot/value"
)

// Adviser says what every choice is worth, as the strongest evaluation sees it. It is used by one caller at a time.
type Adviser struct {
	evaluator *value.Evaluator
	search    search
}

// NewAdviser makes an adviser that judges positions by this knowledge, of games that it covers.
func NewAdviser(knowledge Knowledge) *Adviser {
	a := &Adviser{evaluator: value.NewEvaluator(knowledge.Positions, NewPrior())}
	a.search.eval, a.search.limit = a.evaluator, lookedAt
	a.search.midturn, a.search.doubt = knowledge.Going, doubt
	return a
}

// prepare begins with another view.
func (a *Adviser) prepare(ctx context.Context, view *portroyal.View, seat int) {
	a.search.ctx, a.search.me, a.search.choices, a.search.looked = ctx, seat, nil, 0
	a.evaluator.Prepare(view)
}

// Choices tells what each legal action is worth to the deciding seat, the best first. When ctx is done the rest is
// missing.
func (a *Adviser) Choices(ctx context.Context, view portroyal.View, legal []portroyal.Action) []Choice {
	s := &a.search
	a.prepare(ctx, &view, view.Decides())
	worth := s.after
	if view.Phase() == portroyal.Trade {
		worth = s.takeWorth
	}
	for _, action := range legal {
		s.looked = 0 // every choice is thought about as broadly as the first
		choice := Choice{action, worth(&view, action)[s.me]}
		if ctx.Err() != nil { // it may have been cut short
			break
		}
		s.choices = append(s.choices, choice)
	}
	slices.SortStableFunc(s.choices, func(a, b Choice) int { return cmp.Compare(b.Worth, a.Worth) })
	return s.choices
}

// takeWorth is the outlook after an action of a chance, if the deciding seat goes on as well as it can.
func (s *search) takeWorth(view *portroyal.View, action portroyal.Action) Outlook {
	after := s.copied(view)
	defer s.back()
	after.Play(action)
	if !s.goesOn(after, view) {
		return s.settled(after)
	}
	_, outlook := s.bestEnd(after)
	return outlook
}

// goesOn reports whether the chance that a seat had before goes on.
func (s *search) goesOn(after, before *portroyal.View) bool {
	return after.Phase() == portroyal.Trade && after.Decides() == before.Decides() && after.Active() == before.Active()
}

// bestEnd is the ending of a chance that is worth most to the deciding seat once the others have answered, and the
// outlook then. Each of the adviser's choices is thought through to its end like this, so that taking the same cards
// in another order is worth the same. Enough endings are answered that the best one is seldom left out.
func (s *search) bestEnd(view *portroyal.View) (best *ending, outlook Outlook) {
	const tried = 16
	ends := s.endings(&s.pools[0], view, ownSets, tried)
	for i := range ends {
		after := s.copied(&ends[i].view)
		if found := s.settled(after); best == nil || found[s.me] > outlook[s.me] {
			best, outlook = &ends[i], found
		}
		s.back()
	}
	return best, outlook
}

// Line is what an action leads to, up to a card that would come to light.
type Line struct {
	Own  portroyal.View   // at the end of the chance of the deciding seat, if it goes on as well as it can
	Then portroyal.Action // what it does next for that; NoAction if it has no say any more

	Next  portroyal.View   // the same for the seat that may take next; Own if none may
	Reply portroyal.Action // what they do first
}

// Leads gives the line of an action.
func (a *Adviser) Leads(ctx context.Context, view portroyal.View, action portroyal.Action) (line Line) {
	s := &a.search
	a.prepare(ctx, &view, view.Decides())
	before := view
	view.Play(action)
	line.Own = view
	if s.goesOn(&view, &before) {
		best, _ := s.bestEnd(&view)
		line.Own, line.Then = best.view, best.first
	}
	line.Next = line.Own
	if own := &line.Own; own.Phase() == portroyal.Trade && own.Decides() != s.me && own.Active() == before.Active() {
		reply := s.endings(&s.pools[0], own, otherSets, 1)[0]
		line.Next, line.Reply = reply.view, reply.first
	}
	return line
}
