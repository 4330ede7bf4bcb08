package bot

import (
	"cmp"
	"context"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot/value"
)

// Assessor says what decisions and cards mean to every seat at once. It looks one card further ahead than an
// [Adviser], and knows no time limit: it is for looking back on games. It is used by one caller at a time.
//
// Its outlooks are chances of winning from 0 to 1, which add up to 1; against time they are the chance of making it,
// the same for every seat (P4). The bonus that the Victory Pile adds to a win is
// left out.
type Assessor struct {
	evaluator *value.Evaluator
	search    search
}

// NewAssessor makes an assessor that judges positions by this knowledge.
func NewAssessor(knowledge Knowledge) *Assessor {
	a := &Assessor{evaluator: value.NewEvaluator(knowledge.Positions, NewPrior())}
	a.search.eval, a.search.limit, a.search.midturn = chances{a.evaluator}, longLookedAt, knowledge.Going
	a.search.pairs, a.search.top = &pairs{}, 1
	return a
}

// Hurry makes it look one card less far ahead, as far as an [Adviser], which takes a tenth of the time; or as far as usual
// again. It is to be called before Actions or Draw of a decision, not in between.
func (a *Assessor) Hurry(hurried bool) {
	a.search.top = 1
	if hurried {
		a.search.top = 0
	}
}

// Looked is how many positions it has looked at so far, which is what its time goes into.
func (a *Assessor) Looked() int { return a.search.all }

// chances is the evaluation without what the Victory Pile adds to a win.
type chances struct{ *value.Evaluator }

// Worth gives chances, see [Assessor].
func (c chances) Worth(view *portroyal.View, worth *Outlook) {
	c.Evaluator.Worth(view, worth)
	if !view.Options().Together() {
		return
	}
	for seat := range worth {
		worth[seat] /= 1 + float64(view.VictoryPile())/value.WinWorth
	}
}

// prepare begins with another view.
func (a *Assessor) prepare(ctx context.Context, view *portroyal.View, seat int) {
	s := &a.search
	s.ctx, s.me, s.choices, s.looked, s.ahead = ctx, seat, nil, 0, s.top
	s.pairs.begin()
	a.evaluator.Prepare(view)
}

// Actions gives the outlook after each of these actions of the deciding seat if everybody goes on as well as they can.
// It is an error if ctx is done before all have been looked at.
func (a *Assessor) Actions(ctx context.Context, view portroyal.View, actions []portroyal.Action) ([]Outlook, error) {
	a.prepare(ctx, &view, view.Decides())
	all := make([]Outlook, 0, len(actions))
	for _, action := range actions {
		a.search.looked = 0
		all = append(all, a.action(&view, action))
		if err := ctx.Err(); err != nil { // it may have been cut short
			return nil, err
		}
	}
	return all, nil
}

// Value gives the outlook of a position in which a seat decides: that after its best action. It is an error if ctx is done
// before the end.
func (a *Assessor) Value(ctx context.Context, view portroyal.View) (best Outlook, err error) {
	seat, legal := view.Decides(), view.Legal(nil)
	all, err := a.Actions(ctx, view, legal)
	if err != nil {
		return best, err
	}
	return slices.MaxFunc(all, func(one, other Outlook) int { return cmp.Compare(one[seat], other[seat]) }), nil
}

// AtOnce gives the outlook of a position by what has been learned of positions between two turns, without looking ahead.
func (a *Assessor) AtOnce(view portroyal.View) Outlook {
	a.prepare(context.Background(), &view, view.Decides())
	return a.search.outlook(&view)
}

// action is the outlook after an action.
func (a *Assessor) action(view *portroyal.View, action portroyal.Action) Outlook {
	s := &a.search
	if view.Phase() == portroyal.Trade {
		return s.takeWorth(view, action)
	}
	after := s.copied(view)
	defer s.back()
	after.Play(action)
	if after.Phase() == portroyal.Chance {
		return s.mean(after)
	}
	if after.Phase() == portroyal.Trade && after.Decides() == s.me {
		_, outlook := s.bestEnd(after)
		return outlook
	}
	return s.prospect(after)
}

// mean is the mean outlook over all cards that can come, each with the best continuation.
func (s *search) mean(view *portroyal.View) Outlook {
	if s.pairs.of == *view {
		return s.pairs.mean
	}
	return s.nextCard(view)
}

// Draw gives the mean outlook over all hidden cards that can come now, and the outlook with the one that comes, both
// with the best continuation, so that the mean of their difference is 0. The view is in phase
// Chance; it is an error if the card cannot come, or if ctx is done too early.
func (a *Assessor) Draw(
	ctx context.Context, view portroyal.View, card portroyal.Card,
) (mean, with Outlook, err error) {
	if a.search.pairs.of != view {
		a.prepare(ctx, &view, view.Active())
	}
	mean = a.search.mean(&view)
	if err := view.TurnUp(card); err != nil {
		return mean, mean, err
	}
	return mean, a.search.pairs.cards[card], ctx.Err()
}
