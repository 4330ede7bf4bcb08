package ending

// beside separates the parts of a line.
const beside = "  ·  "

// withHints adds the number of hints to a line, if there were any.
func (e *Ending) withHints(line string) string {
	all, _ := e.Hints(e.game.Match.Hints())
	if all == 0 {
		return line
	}
	return line + beside + e.stage.Words.N("end.hints", all)
}

// hintsOf says how many hints each player has had, one per line; "" if there were none.
func (e *Ending) hintsOf() string {
	_, each := e.Hints(e.game.Match.Hints())
	return each
}
