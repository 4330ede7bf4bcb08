package tutorial

import (
	"context"
	"sync/atomic"

	"portroyal/engine/portroyal"
)

// rival is a computer player that does what the script tells it to.
type rival struct {
	next atomic.Pointer[portroyal.Action] // nil if the script has nothing more for it
}

// Choose implements bot.Player. Without a script it does as little as possible.
func (r *rival) Choose(_ context.Context, _ portroyal.View, legal []portroyal.Action) portroyal.Action {
	next := r.next.Load()
	for _, action := range legal {
		if next != nil && action == *next {
			return action
		}
	}
	return legal[len(legal)-1]
}
