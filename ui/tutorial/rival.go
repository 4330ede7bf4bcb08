package tutorial

import (
	"context"
	"encoding"
	"fmt"
)

// Rival is a computer player who does what the script tells them to. It implements the Player of a game whose players see
// a View and decide for an Action.
type Rival[View any, Action fmt.Stringer] struct{ Voyage *Voyage }

// Choose decides as told. Without a script they do as little as possible.
func (r Rival[View, Action]) Choose(_ context.Context, _ View, legal []Action) Action {
	told := *r.Voyage.told.Load()
	for _, action := range legal {
		if action.String() == told {
			return action
		}
	}
	return legal[len(legal)-1]
}

// Replay plays what a script has done before a step with which it goes on.
func Replay[Action, Event any, Read interface {
	*Action
	encoding.TextUnmarshaler
}](done []string, play func(Action) ([]Event, error)) error {
	for _, text := range done {
		var action Action
		err := Read(&action).UnmarshalText([]byte(text))
		if err == nil {
			_, err = play(action)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
