package setup

import (
	"slices"

	"portroyal/engine/portroyal/bot"
	"portroyal/ui/portroyal/memory"
	"portroyal/ui/portroyal/terms"
)

// portraits are the heads in display order, by their names in assets.Opponents.
var portraits = []string{
	"person", "weaver", "captain", "pilot", "drummer", "governor", "merchant",
	"cook", "corsair", "widow", "cabin-boy", "sailor", "fisher", "admiral",
}

// characterHeads are the heads that go with a character, the best match first. A player with an even character
// looks like their level.
var characterHeads = map[string][]string{
	bot.Even.String(): {"weaver", "cook"},
	"bold":            {"corsair", "captain"},
	"careful":         {"fisher", "widow"},
	"thrifty":         {"widow", "merchant"},
	"fighter":         {"drummer", "admiral"},
	"explorer":        {"pilot", "sailor"},
	"merchant":        {"merchant", "weaver"},
}

// headsFor are the heads that go with a player, the best match first.
func headsFor(player string) []string {
	level, character, known := bot.LevelOf(player)
	if !known {
		return portraits[:1]
	}
	heads := characterHeads[character.String()]
	if character == bot.Even {
		return append([]string{terms.LevelHead(level)}, heads...)
	}
	return heads
}

// has reports whether a seat has this head.
func has(seats []memory.Seat, portrait string) bool {
	return slices.ContainsFunc(seats, func(seat memory.Seat) bool { return seat.Portrait == portrait })
}

// freeHead is the free head that matches the player best.
func freeHead(seats []memory.Seat, player string) string {
	for _, portrait := range slices.Concat(headsFor(player), portraits[1:]) {
		if !has(seats, portrait) {
			return portrait
		}
	}
	return portraits[0]
}
