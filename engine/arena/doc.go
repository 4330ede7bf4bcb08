// Package arena lets computer players play tournaments against each other, and says how sure a
// result is. The same seed gives the same games and the same numbers, on any number of cores.
// How they play, and games that are recorded, are not its business.
package arena
