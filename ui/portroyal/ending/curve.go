package ending

import (
	"portroyal/engine/portroyal/chronicle"
	"portroyal/ui/ending"
)

// points are everybody's points turn by turn.
func (e *Ending) points() ending.Points {
	w, target := e.stage.Words, int(e.view.Options().Target)
	points := ending.Points{
		Title: w.T("end.curve"), Tip: w.T("end.curve.tip"), Turns: e.chronicle.Turns, Target: target,
		Aim: w.T("table.target", "Target", target), Tells: e.tells,
	}
	for i := range e.chronicle.Seats {
		points.Runs = append(points.Runs, runOf(&e.chronicle.Seats[i]))
	}
	standings := e.view.Standings()
	for i := len(standings) - 1; i >= 0 && len(points.Runs) > 0; i-- { // the winner's last
		points.Order = append(points.Order, standings[i].Seat)
	}
	return points
}

// runOf is what the game was for the points of a seat.
func runOf(seat *chronicle.Seat) (run ending.Run) {
	for _, step := range seat.Steps {
		run.Steps = append(run.Steps, ending.Step{Turn: step.Turn + 1, Points: step.Points})
		run.Last = step.Points
	}
	return run
}

// tells says what made a step.
func (e *Ending) tells(seat, step int) (title string, lines []string) {
	of := &e.chronicle.Seats[seat].Steps[step]
	for _, cause := range of.Causes {
		lines = append(lines, e.causeText(cause))
	}
	return e.stepTitle(seat, of), lines
}
