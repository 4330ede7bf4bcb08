package hints

import (
	"context"

	cove "portroyal/engine/piratescove"
	"portroyal/engine/piratescove/coach"
	"portroyal/engine/record"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/stage"
)

// Think lets the coach find out, on another goroutine, what the choices of a view's seat are worth among those who sit there, in so
// many steps, see [coach.Steps]. Each advice is handed on as soon as it is there, the last one in any case unless there is none, with whether
// a better one may follow, and nothing is handed on once ctx is done. The same seed gives the same advice.
func Think(
	ctx context.Context, s *stage.Stage, view cove.View, seats []record.Seat, seed uint64, steps int,
	found func(advice coach.Advice, more bool),
) {
	var last coach.Advice
	habits := progress.Of(s.Settings).Habits
	s.Think(ctx, func(ctx context.Context) {
		thinker, err := coach.New()
		if err != nil {
			s.Log.Error("hints", "error", err.Error())
			return
		}
		thinker.Facing(seats, habits)
		for advice := range thinker.Refine(ctx, view, seed) {
			last = advice
			if steps--; steps <= 0 || advice.Final {
				return
			}
			s.Post(func() {
				if ctx.Err() == nil {
					found(advice, true)
				}
			})
		}
	}, func() { found(last, false) })
}
