package history

import "slices"

// Hinted adds a decision, by how many steps came before it, to those that a hint was given for, which are in ascending
// order. It reports whether this is the first hint for it: a decision counts once, however often the hint is looked at,
// also after it has been taken back.
func Hinted(decisions []int, steps int) (now []int, first bool) {
	at, counted := slices.BinarySearch(decisions, steps)
	if counted {
		return decisions, false
	}
	return slices.Insert(decisions, at, steps), true
}

// Forget leaves those decisions out that came after so many steps and never come up again.
func Forget(decisions []int, steps int) []int {
	n, _ := slices.BinarySearch(decisions, steps+1)
	return decisions[:n]
}
