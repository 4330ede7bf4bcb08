// Package neural is what the small nets of every game have in common: layers forwards and backwards, how weights are fitted
// to examples, and how files hold them. What a net reads of a position, and how its layers hang together, is a game's.
package neural
