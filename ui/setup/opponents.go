// Package setup is the screen on which a game is set up: who plays, which variants, what target.
package setup

import (
	"slices"

	"portroyal/ui/words"
)

// kind is what a seat can be: a person, or a computer player of some level. The heads that they once had
// are called the same.
type kind string

// The messages of the kinds: what each is called, and a sentence about it.
const (
	kindNames  words.Family[kind] = "opponent.*"
	kindsAbout words.Family[kind] = "opponent.*.about"
)

// opponent is a computer player as the window offers it; bot is what the engine calls it.
type opponent struct {
	name kind
	bot  string
}

// opponents are the levels, from the weakest to the strongest; the order was measured with the
// arena (engine/portroyal/bot/README.md). In a game of all five of them, stop2 goes bust in 14 turns of
// a hundred, stop3 in 42 and stop4 in 73.
var opponents = []opponent{
	{"cabin-boy", "random"},
	{"sailor", "stop3"},
	{"captain", "stop4"},
	{"admiral", "stop2"},
	{"governor", "sailor"},
}

// usualPlayers are the computer players who sit down where nobody else has been asked for: one who is careful
// and one who dares. A beginner can beat both, and neither loses nearly every harbour.
var usualPlayers = []string{"stop2", "stop3"}

// person is the choice that stands before the opponents.
const person kind = "person"

// kinds lists what a seat can be, a person first.
func kinds() []kind {
	all := []kind{person}
	for _, opponent := range opponents {
		all = append(all, opponent.name)
	}
	return all
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
