// Package career is what the careers of every game have in common: a row of voyages, each a game against given opponents with
// a few goals, how far a game has come with them, and the stars that goals earn, which open the voyages after it.
package career

import (
	"fmt"
	"slices"
)

// Result is what came of one game of a voyage.
type Result struct {
	// Reached are the names of the kinds of goals that were reached. They say nothing of numbers, so that whoever has
	// reached a goal has it also when a later version asks for more.
	Reached []string `json:"reached,omitempty"`

	Helped bool `json:"helped,omitempty"` // by a hint, or by taking something back
}

// mostReached is far beyond the number of goals that a voyage has.
const mostReached = 32

// Check says what cannot be about a result that was read, or nil. A goal that only a later version knows is possible.
func (r *Result) Check() error {
	if len(r.Reached) > mostReached {
		return fmt.Errorf("%d goals reached", len(r.Reached))
	}
	for _, name := range r.Reached {
		if name == "" || len(name) > mostReached {
			return fmt.Errorf("a goal without a name")
		}
	}
	return nil
}

// Standing is which stars of a voyage a player has, over all games that they have played of it: one for each goal that was
// reached in any of them, by its place in the voyage, and the last one for all of them in one game, without a hint and without
// taking anything back.
type Standing []bool

// Stand adds up the results of games of a voyage with goals of these names. Another game can only add to it.
func Stand(goals []string, results ...Result) Standing {
	s := make(Standing, len(goals)+1)
	clean := len(goals)
	for _, result := range results {
		all := true
		for i, goal := range goals {
			reached := slices.Contains(result.Reached, goal)
			s[i] = s[i] || reached
			all = all && reached
		}
		s[clean] = s[clean] || all && !result.Helped
	}
	return s
}

// Stars is how many they are.
func (s Standing) Stars() (n int) {
	for _, earned := range s {
		if earned {
			n++
		}
	}
	return n
}
