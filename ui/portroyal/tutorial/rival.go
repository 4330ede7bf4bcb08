package tutorial

import (
	"context"
	"sync/atomic"

	"portroyal/engine/portroyal"
)

// rival is a patient computer player: it does what the script has for it.
type rival struct {
	next atomic.Pointer[portroyal.Action] // nil when the script has nothing more
}

// Choose implements bot.Player. Without a script it does as little as it can.
func (r *rival) Choose(_ context.Context, _ portroyal.View, legal []portroyal.Action) portroyal.Action {
	next := r.next.Load()
	for _, action := range legal {
		if next != nil && action == *next {
			return action
		}
	}
	return legal[len(legal)-1]
}
