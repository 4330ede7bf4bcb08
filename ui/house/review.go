package house

import (
	"context"

	"portroyal/ui/stage"
)

// Run runs work on another goroutine, and then done on the toolkit's, as [stage.Stage.Think] does.
type Run = func(ctx context.Context, work func(context.Context), done func())

// FindReview has a review of a game found, and saved, where run runs it: done gets it, or nil if nothing has come of it. It
// reports whether that has begun.
func FindReview[R any](
	ctx context.Context, s *stage.Stage, run Run, find func(context.Context) (*R, error), keep func(*R) error, done func(*R),
) bool {
	var found *R
	begun := false
	run(ctx, func(ctx context.Context) {
		begun = true
		var err error
		if found, err = find(ctx); err != nil {
			found = nil
			if ctx.Err() == nil {
				s.Log.Error("review", "error", err.Error())
			}
		}
		if found == nil {
			return
		}
		if err := keep(found); err != nil { // it can be made again
			s.Log.Warn("review", "error", err.Error())
		}
	}, func() { done(found) })
	return !s.Inline || begun
}
