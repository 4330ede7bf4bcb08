package bot

import (
	"context"

	"portroyal/engine/portroyal"
)

// sailor searches with a hand-written evaluation. It rolls no dice; the same view always gets the same
// decision.
type sailor struct {
	judge  judge
	search search
}

// NewSailor makes a sailor that weighs things as told, for experiments; New makes the usual one.
func NewSailor(weights Weights) Player {
	s := &sailor{judge: judge{w: weights}}
	s.search.eval = &s.judge
	return s
}

// Choose searches, if there is a choice and time for it.
func (s *sailor) Choose(ctx context.Context, view portroyal.View, legal []portroyal.Action) portroyal.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	if ctx.Err() != nil {
		return stopper(2).Choose(ctx, view, legal) // no time to think: a rule of thumb
	}
	s.judge.prepare(&view)
	return s.search.choose(ctx, &view, legal)
}
