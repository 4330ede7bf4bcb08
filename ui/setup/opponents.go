// Package setup is the screen on which a game is set up: who plays, which variants, what target.
package setup

import "slices"

// opponent is a computer player as the window offers it: name ends the ids of its messages and is
// that of its portrait, bot is what the engine calls it.
type opponent struct{ name, bot string }

// opponents are the levels, from the weakest to the strongest; the order was measured with the
// arena (engine/portroyal/bot/README.md).
var opponents = []opponent{
	{"cabin-boy", "random"},
	{"sailor", "stop3"},
	{"captain", "stop4"},
	{"admiral", "stop2"},
	{"governor", "sailor"},
}

// person is the choice that stands before the opponents.
const person = "person"

// Portrait names the head that stands for a computer player, or for a person where player is "".
func Portrait(player string) string { return kinds()[kindOf(player)] }

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
