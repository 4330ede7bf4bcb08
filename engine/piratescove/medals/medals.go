// Package medals has the medals of Pirate's Cove. None is for having played often: each makes somebody play differently once, or
// remembers what is rare. Their names are the window's to say.
package medals

import (
	"portroyal/engine/medals"
	"portroyal/engine/piratescove/statistics"
)

// The groups, in the order in which they are shown.
const (
	Hunt      medals.Group = "hunt" // black ships and the Navy
	Fights    medals.Group = "fights"
	Booty     medals.Group = "booty"
	Ship      medals.Group = "ship" // and fame
	Opponents medals.Group = "opponents"
	Logbook   medals.Group = "logbook" // voyages, puzzles and deals of the day
)

// Groups lists the groups.
func Groups() []medals.Group {
	return []medals.Group{Hunt, Fights, Booty, Ship, Opponents, Logbook}
}

// All lists the medals, those of a group together.
func All() []medals.Medal { return table.All() }

// Of says how far somebody has come with each medal, in the order of All, by all games, those of others as well, and their
// logbook.
func Of(name string, games []statistics.Game, book medals.Book) []medals.State {
	p := medals.NewPast(&statistics.Facts, name, games)
	p.Book = book
	return table.Of(p)
}
