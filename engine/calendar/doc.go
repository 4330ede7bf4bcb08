// Package calendar has the days of a player's calendar, which a deal of the day belongs to and on which a mistake comes up
// again.
package calendar
