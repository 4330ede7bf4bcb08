package tutorial

import (
	"context"
	"slices"
	"sync/atomic"
)

// Rival is a computer player who does what the script tells them to. It implements the Player of a game whose players see
// a View and decide for an Action.
type Rival[View any, Action comparable] struct {
	next atomic.Pointer[Action]
}

// Tell tells them their next action, nil if the script has nothing more for them.
func (r *Rival[View, Action]) Tell(next *Action) { r.next.Store(next) }

// Choose decides as told. Without a script they do as little as possible.
func (r *Rival[View, Action]) Choose(_ context.Context, _ View, legal []Action) Action {
	if next := r.next.Load(); next != nil && slices.Contains(legal, *next) {
		return *next
	}
	return legal[len(legal)-1]
}
