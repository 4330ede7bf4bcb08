package ending

import "strings"

// beside separates the parts of a line.
const beside = "  ·  "

// withHints adds the number of hints to a line, if there were any.
func (e *Ending) withHints(line string) string {
	all := 0
	for _, n := range e.game.Match.Hints() {
		all += n
	}
	if all == 0 {
		return line
	}
	return line + beside + e.stage.Words.N("end.hints", all)
}

// hintsOf says how many hints each player has had, one per line; "" if there were none.
func (e *Ending) hintsOf() string {
	var lines []string
	for seat, n := range e.game.Match.Hints() {
		if n > 0 {
			lines = append(lines, e.stage.Words.N("end.hints.of", n, "Player", e.Name(seat)))
		}
	}
	return strings.Join(lines, "\n")
}
