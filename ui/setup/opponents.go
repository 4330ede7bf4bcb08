// Package setup is the screen on which a game is set up: who plays, which variants, what target.
package setup

import (
	"slices"

	"portroyal/engine/portroyal"
)

// opponent is a computer player as the window offers it: name ends the ids of its messages, bot
// is what the engine calls it, and role and colour are those of its portrait.
type opponent struct {
	name, bot string
	role      portroyal.Role
	colour    portroyal.Colour
}

// opponents are the levels, from the weakest to the strongest; the order was measured with the
// arena (engine/portroyal/bot/README.md).
var opponents = []opponent{
	{"cabin-boy", "random", portroyal.Settler, portroyal.NoColour},
	{"sailor", "stop3", portroyal.Sailor, portroyal.NoColour},
	{"captain", "stop4", portroyal.Captain, portroyal.NoColour},
	{"admiral", "stop2", portroyal.Admiral, portroyal.NoColour},
	{"governor", "sailor", portroyal.Governor, portroyal.NoColour},
}

// person is the choice that stands before the opponents.
const person = "person"

// portrait is the role whose head stands for a kind of player.
func portrait(kind int) (portroyal.Role, portroyal.Colour) {
	if kind == 0 {
		return portroyal.Trader, portroyal.Blue
	}
	return opponents[kind-1].role, opponents[kind-1].colour
}

// kinds lists the ids of what a seat can be, person first.
func kinds() []string {
	ids := []string{person}
	for _, opponent := range opponents {
		ids = append(ids, opponent.name)
	}
	return ids
}

// kindOf is the place of a computer player among the kinds; 0 for a person.
func kindOf(bot string) int {
	return slices.IndexFunc(opponents, func(o opponent) bool { return o.bot == bot }) + 1
}

// botOf is the computer player at a place among the kinds; "" for a person.
func botOf(kind int) string {
	if kind <= 0 || kind > len(opponents) {
		return ""
	}
	return opponents[kind-1].bot
}
