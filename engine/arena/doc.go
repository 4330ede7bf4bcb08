// Package arena lets computer players play against each other, one game or a tournament, and
// says how sure a result is. The same seed gives the same games and the same numbers, on any
// number of cores. Who plays how, and how games are written to files, is told elsewhere.
package arena
