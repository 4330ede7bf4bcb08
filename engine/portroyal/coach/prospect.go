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
		to := Reason{Topic: ToCome}
		for other := range view.Players() {
			if other != m.seat && turnLeft(view, other) {
				to.Seat = other
				to.N++
			}
		}
		if to.N > 0 {
			all = append(all, to)
		}
	}
	if !own.Ending() && !m.goesOn(&m.good) {
		worst := Reason{Topic: CanEnd}
		for other := range view.Players() {
			if n, of := canEnd(own, other); other != m.seat && n > worst.N {
				worst.Seat, worst.N, worst.Of = other, n, of
			}
		}
		if worst.N > 0 {
			all = append(all, worst)
		}
	}
	return all
}

// addProspects adds to the hint of turning up a card how many cards bring more than stopping. It no longer says which
// seat could end the game if no choice is faster than that seat.
func (c *Coach) addProspects(
	ctx context.Context, view *portroyal.View, hints []Hint, lines map[portroyal.Action]*bot.Line,
) {
	onward, stop := portroyal.Action{Kind: portroyal.RevealNext}, portroyal.Action{Kind: portroyal.Stop}
	if lines[onward] != nil && lines[stop] != nil && !view.Options().Together() {
		m := match{
			view: view, seat: view.Decides(), good: side{onward, lines[onward]}, bad: side{stop, lines[stop]},
		}
		at := slices.IndexFunc(hints, func(h Hint) bool { return h.Action == onward })
		const part = 4 // of the cards, at least: fewer are no reason
		if t := c.turned(ctx, &m); t.more > 0 && part*t.more >= t.cards {
			hints[at].Reasons = append(hints[at].Reasons, Reason{Topic: Improves, N: t.more, Of: t.cards})
		}
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
