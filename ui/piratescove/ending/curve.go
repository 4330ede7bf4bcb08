package ending

import (
	"strconv"

	"portroyal/engine/piratescove/chronicle"
	"portroyal/ui/ending"
	"portroyal/ui/piratescove/terms"
)

// points are everybody's fame round by round, with that of the fame cards as one round more.
func (e *Ending) points() ending.Points {
	w := e.stage.Words
	points := ending.Points{
		Title: w.T("cove.end.curve"), Tip: w.T("cove.end.curve.tip"), Turns: e.chronicle.Rounds + 1,
		End: w.T("cove.end.curve.last"), Sloping: true, Tells: e.tells,
	}
	for i := range e.chronicle.Seats {
		var run ending.Run
		for _, step := range e.chronicle.Seats[i].Steps {
			run = append(run, ending.Step{Turn: step.Round, Points: step.Fame})
		}
		points.Runs = append(points.Runs, run)
	}
	return points
}

// tells says of a step whose it is and where it leads, and what made it.
func (e *Ending) tells(seat, at int) (title string, lines []string) {
	w, step := e.stage.Words, &e.chronicle.Seats[seat].Steps[at]
	for i := range step.Changes {
		change := &step.Changes[i]
		lines = append(lines, w.T("cove.end.change", "What", e.what(change), "Change", signed(change.Fame)))
	}
	if step.Round > e.chronicle.Rounds {
		return w.T("cove.end.step.last", "Player", e.Name(seat), "Fame", terms.Fame(w, step.Fame)), lines
	}
	return w.T("cove.end.step", "Player", e.Name(seat), "Round", step.Round, "Fame", terms.Fame(w, step.Fame)), lines
}

// signed is a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "\u2013" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// what says what has changed the fame.
func (e *Ending) what(c *chronicle.Change) string {
	w := e.stage.Words
	shared := c.Other != chronicle.Nobody && c.Source != chronicle.Flight
	switch {
	case shared:
		return w.T("cove.end.cause.buccaneer", "Player", e.Name(c.Other))
	case c.Source == chronicle.Plunder:
		return w.T("cove.end.cause.plunder", "Island", terms.Island(w, c.Island))
	case c.Source == chronicle.Treasures:
		return w.N("cove.end.cause.treasures", c.N)
	case c.Source == chronicle.Doubloons:
		return w.N("cove.end.cause.doubloons", c.N)
	case c.Source == chronicle.Sinking:
		return w.T("cove.end.cause.sinking", "Legend", terms.Legend(w, c.Legend))
	case c.Source == chronicle.Flight:
		return w.T("cove.end.cause.flight", "Player", e.Name(c.Other))
	case c.Source == chronicle.Cacafuego:
		return w.T("cove.end.cause.cacafuego")
	case c.Source == chronicle.Cards:
		return w.N("cove.end.cause.cards", c.N)
	case c.Source == chronicle.Mutiny:
		return w.T("cove.end.cause.mutiny")
	}
	return w.T("cove.end.cause.parrot")
}
