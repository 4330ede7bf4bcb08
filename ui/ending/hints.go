package ending

import "strings"

// Hints counts the hints that players have had, by seat, and says how many each had, one per line.
func (b *Brush) Hints(hints []int) (all int, each string) {
	var lines []string
	for seat, n := range hints {
		if n > 0 {
			all += n
			lines = append(lines, b.Stage.Words.N("end.hints.of", n, "Player", b.Name(seat)))
		}
	}
	return all, strings.Join(lines, "\n")
}
