package ending

import "portroyal/ui/ending"

// points are everybody's points turn by turn.
func (e *Ending) points() ending.Points {
	w, target := e.stage.Words, int(e.view.Options().Target)
	points := ending.Points{
		Title: w.T("end.curve"), Tip: w.T("end.curve.tip"), Turns: e.chronicle.Turns, Target: target,
		Aim: w.T("table.target", "Target", target), Tells: e.tells,
	}
	for i := range e.chronicle.Seats {
		var run ending.Run
		for _, step := range e.chronicle.Seats[i].Steps {
			run = append(run, ending.Step{Turn: step.Turn + 1, Points: step.Points})
		}
		points.Runs = append(points.Runs, run)
	}
	return points
}

// tells says what made a step.
func (e *Ending) tells(seat, step int) (title string, lines []string) {
	of := &e.chronicle.Seats[seat].Steps[step]
	for _, cause := range of.Causes {
		lines = append(lines, e.causeText(cause))
	}
	return e.stepTitle(seat, of), lines
}
