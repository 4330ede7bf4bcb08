// Package career is a row of voyages that lead through all editions: each is a game against given opponents with a few
// goals, and whoever reaches goals earns stars, which open the voyages after it. The table says which voyages there are,
// and from the record of a game it is found which of its goals were reached. The logbook saves that, and the window
// shows it.
package career
