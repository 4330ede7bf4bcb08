package hints

import (
	"context"
	"time"

	"portroyal/engine/portroyal"
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
	s.Think(ctx, func(ctx context.Context) {
		thinker, err := coach.New()
		if err != nil {
			s.Log.Error("hints", "error", err.Error())
			return
		}
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
