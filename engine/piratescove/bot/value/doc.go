// Package value says how likely every seat is to win a game of Pirate's Cove, from the beginning of a round, by a small
// net that games against itself have taught. It knows rules only through positions, and chooses nothing.
package value
