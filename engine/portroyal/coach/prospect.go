package coach

import (
	"cmp"
	"context"
	"slices"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
)

// prospects says what a choice comes to in the end: which seat is then still ahead, which have a turn after it, and
// which one the next card could let end the game.
func prospects(view *portroyal.View, action portroyal.Action, line *bot.Line) (all []Reason) {
	if view.Options().Together() || line.Own.Phase() == portroyal.Over {
		return nil
	}
	m := match{view: view, seat: view.Decides(), good: side{action, line}}
	own := &line.Own
	if seat, is := m.trails(&m.good); is {
		all = append(all, Reason{Topic: Behind, Seat: seat, N: own.Points(seat) - own.Points(m.seat)})
	}
	if own.Ending() && !view.Ending() {
		if last, n := m.toCome(); n > 0 {
			all = append(all, Reason{Topic: ToCome, Seat: last, N: n})
		}
	}
	if !own.Ending() && !m.goesOn(&m.good) {
		if seat, n, of := m.endsNext(own); n > 0 {
			all = append(all, Reason{Topic: CanEnd, Seat: seat, N: n, Of: of})
		}
	}
	return all
}

// onwards is what one more card would do against stopping, where both can be chosen.
func (c *Coach) onwards(ctx context.Context, view *portroyal.View, lines map[portroyal.Action]*bot.Line) turned {
	onward, stop := portroyal.Action{Kind: portroyal.RevealNext}, portroyal.Action{Kind: portroyal.Stop}
	if lines[onward] == nil || lines[stop] == nil {
		return turned{}
	}
	return c.turned(ctx, &match{
		view: view, seat: view.Decides(), good: side{onward, lines[onward]}, bad: side{stop, lines[stop]},
	})
}

// bare is what the cards that can come bring, where that is too little to speak for one more of them. If turning it up is
// best all the same, it is so because of how little stopping brings.
func (t *turned) bare(best bool) []Reason {
	switch {
	case t.cards == 0:
		return nil
	case best:
		return []Reason{{Topic: StopBrings, N: t.stopPoints, Of: t.stopCoins}}
	case t.more == 0 && t.colours > 0:
		return []Reason{{Topic: Coloured, N: t.colours, Of: t.cards}}
	}
	return []Reason{{Topic: Improves, N: t.more, Of: t.cards}}
}

// addProspects adds to the hint of turning up a card how many cards bring more than stopping. It no longer says which
// seat could end the game if no choice is faster than that seat.
func addProspects(hints []Hint, onward turned) {
	if onward.encourages() {
		at := slices.IndexFunc(hints, func(h Hint) bool { return h.Action.Kind == portroyal.RevealNext })
		hints[at].Reasons = append(hints[at].Reasons, Reason{Topic: Improves, N: onward.more, Of: onward.cards})
	}
	faster := slices.ContainsFunc(hints, func(h Hint) bool {
		return slices.ContainsFunc(h.Reasons, func(r Reason) bool { return r.Topic == Wins || r.Topic == EndsGame })
	})
	for i := range hints {
		if !faster {
			hints[i].Reasons = slices.DeleteFunc(hints[i].Reasons, func(r Reason) bool { return r.Topic == CanEnd })
		}
		slices.SortStableFunc(hints[i].Reasons, func(a, b Reason) int { return cmp.Compare(a.Topic, b.Topic) })
	}
}
