package setup

import (
	"slices"

	"portroyal/engine/skill"
	"portroyal/ui/summary"
)

// Portraits are the heads in display order, by their names in assets.Opponents. The first one is that of a person.
var Portraits = []string{
	"person", "weaver", "captain", "pilot", "drummer", "governor", "merchant",
	"cook", "corsair", "widow", "cabin-boy", "sailor", "fisher", "admiral",
}

// HeadsFor are the heads that go with a player, the best match first.
func (c *Company) HeadsFor(player string) []string {
	level, character, known := c.of(player)
	if !known {
		return Portraits[:1]
	}
	heads := c.Heads[character]
	if character == skill.Even {
		return append([]string{summary.LevelHead(level)}, heads...)
	}
	return heads
}

// hasOwnHead reports whether a computer player has a head that somebody must have chosen. A person may have theirs from the
// computer player who sat there before.
func (c *Company) hasOwnHead(seat Seat) bool {
	return seat.Player != "" && !slices.Contains(c.HeadsFor(seat.Player), seat.Portrait)
}

// has reports whether a seat has this head.
func has(seats []Seat, portrait string) bool {
	return slices.ContainsFunc(seats, func(seat Seat) bool { return seat.Portrait == portrait })
}

// freeHead is the free head that matches the player best.
func (c *Company) freeHead(seats []Seat, player string) string {
	for _, portrait := range slices.Concat(c.HeadsFor(player), Portraits[1:]) {
		if !has(seats, portrait) {
			return portrait
		}
	}
	return Portraits[0]
}
