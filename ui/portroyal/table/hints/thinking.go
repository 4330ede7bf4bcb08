package hints

import (
	"context"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	"portroyal/engine/portroyal/coach"
	"portroyal/ui/portroyal/pieces"
)

// Think lets the coach find out, on another goroutine, what every choice of a decision is worth, within this
// time, or in as long as it takes if most is 0. The result so far is handed on, the best first, with why that is
// better than the next; nothing is handed on once ctx is done.
func Think(
	ctx context.Context, s *pieces.Stage, view portroyal.View, most time.Duration, found func([]coach.Hint, Why),
) {
	var all []coach.Hint
	var why Why
	coached(ctx, s, func(ctx context.Context, thinker *coach.Coach) {
		if most > 0 {
			inTime, stop := context.WithTimeout(ctx, most)
			defer stop()
			ctx = inTime
		}
		all = thinker.Hints(ctx, view)
		if len(all) > 1 && !coach.Alike(all[0].Chance, all[1].Chance) {
			best, next := all[0].Action, all[1].Action
			why = Why{best, next, thinker.Why(ctx, view, best, next)}
		}
	}, func() { found(all, why) })
}

// Against finds out, on another goroutine, how likely a choice is to win against these players, by seat; see [coach.Against]. The
// odds so far are handed on again and again, until they are sure; nothing is handed on once ctx is done.
func Against(
	ctx context.Context, s *pieces.Stage, view portroyal.View, action portroyal.Action, players []bot.Player, found func(coach.Odds),
) {
	opposed, err := coach.Against(view, action, players)
	if err != nil {
		s.Log.Error("hints", "error", err.Error())
		return
	}
	var more func()
	more = func() {
		var odds coach.Odds
		s.Think(ctx, func(ctx context.Context) { odds, _ = opposed.Odds(ctx) }, func() {
			if found(odds); !odds.Sure() {
				more()
			}
		})
	}
	more()
}

// Compare lets the coach find out, on another goroutine, why a choice is better than each of the others.
func Compare(
	ctx context.Context, s *pieces.Stage, view portroyal.View, best portroyal.Action, others []portroyal.Action,
	found func([]Why),
) {
	var all []Why
	coached(ctx, s, func(ctx context.Context, thinker *coach.Coach) {
		for _, other := range others {
			all = append(all, Why{best, other, thinker.Why(ctx, view, best, other)})
		}
	}, func() { found(all) })
}

// coached does something with a coach on another goroutine, and then what follows on the toolkit's.
func coached(ctx context.Context, s *pieces.Stage, do func(context.Context, *coach.Coach), then func()) {
	s.Think(ctx, func(ctx context.Context) {
		if thinker, err := coach.New(); err != nil {
			s.Log.Error("hints", "error", err.Error())
		} else {
			do(ctx, thinker)
		}
	}, then)
}
