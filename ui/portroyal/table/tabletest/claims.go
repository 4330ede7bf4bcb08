// Package tabletest helps tests that play on a table by mouse and keys. It works out independently what the table
// has to ask and where things have to be.
package tabletest

import (
	"slices"

	"portroyal/engine/portroyal"
)

// ClaimAnswers are the answers, counted from 0, to the table's questions about the persons for an expedition, in
// order, until only this claim is left of the legal actions.
func ClaimAnswers(legal []portroyal.Action, action portroyal.Action) (places []int) {
	var ways []portroyal.Action
	for _, way := range legal {
		if way.Kind == portroyal.Claim && way.Card == action.Card {
			ways = append(ways, way)
		}
	}
	var chosen []portroyal.Card
	for len(ways) > 1 {
		for i, person := range spendable(ways, chosen) {
			if copies(action.With.List(), person) > copies(chosen, person) {
				places, chosen = append(places, i), append(chosen, person)
				break
			}
		}
		last := chosen[len(chosen)-1]
		ways = slices.DeleteFunc(ways, func(way portroyal.Action) bool {
			return copies(way.With.List(), last) < copies(chosen, last)
		})
	}
	return places
}

// spendable lists, in ascending order, the persons of whom one more is spent in one of these ways.
func spendable(ways []portroyal.Action, chosen []portroyal.Card) (persons []portroyal.Card) {
	for _, way := range ways {
		for _, person := range way.With.List() {
			if copies(way.With.List(), person) > copies(chosen, person) {
				persons = append(persons, person)
			}
		}
	}
	slices.Sort(persons)
	return slices.Compact(persons)
}
