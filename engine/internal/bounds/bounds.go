// Package bounds holds numbers that were read from files, which may come from anywhere, against what there can be. What the
// numbers of a game mean is not here.
package bounds

import "slices"

// MostCount is beyond how often anything can happen in a game: a record has no room for as many actions.
const MostCount = 1_000_000

// Counts reports whether all numbers can say how often something happened in a game.
func Counts(numbers ...int) bool {
	return !slices.ContainsFunc(numbers, func(n int) bool { return n < 0 || n > MostCount })
}

// Within reports whether all numbers are from one limit to another one, and numbers at all.
func Within(low, high float64, numbers ...float64) bool {
	return !slices.ContainsFunc(numbers, func(x float64) bool { return !(x >= low && x <= high) })
}
