package hints

import (
	"context"
	"time"

	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/coach"
	"portroyal/ui/pieces"
)

// Think has the coach find out, on another goroutine, what every choice of a decision is worth, for so long at most, or
// as long as it takes if most is 0. What was found by then is handed on, the best first; nothing is handed on any more
// when ctx is done.
func Think(
	ctx context.Context, s *pieces.Stage, view portroyal.View, most time.Duration, found func([]coach.Hint),
) {
	var all []coach.Hint
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
	}, func() { found(all) })
}
