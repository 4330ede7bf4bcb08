// Package daily is the deal of the day: from a date it makes the game that everybody plays on it, and from a game its
// result. The logbook saves results, and the window shows them.
package daily
