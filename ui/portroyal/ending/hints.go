package ending

import "strings"

// beside is separated from what stands before it in a line.
const beside = "  ·  "

// withHints adds to a line how many hints there were, if there were any.
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

// hintsOf says who has had how many hints, a line each, "" if nobody has.
func (e *Ending) hintsOf() string {
	var lines []string
	for seat, n := range e.game.Match.Hints() {
		if n > 0 {
			lines = append(lines, e.stage.Words.N("end.hints.of", n, "Player", e.name(seat)))
		}
	}
	return strings.Join(lines, "\n")
}
