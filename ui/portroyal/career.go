package portroyal

import (
	"math/rand/v2"

	"portroyal/engine/portroyal/career"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/record"
	chart "portroyal/ui/portroyal/career"
	"portroyal/ui/portroyal/ending"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// nextVoyage stands for the voyage to be sailed next, whichever that is.
const nextVoyage = -1

// showCareer shows the chart with the voyages, and one of them by its number, or nextVoyage.
func (w *house) showCareer(number int) {
	w.book.FinishLate()
	w.MoveTo(chart.New(w.stage, chart.Sailed{Log: w.book.Logbook, There: w.Has, Seats: w.sailing}, number,
		chart.Calls{Sail: w.setSail, Open: w.OpenGame, Back: w.GoBack, BackTip: w.BackTip()}))
}

// chartWay is what the way back to the chart is called.
const chartWay words.Tipped = "menu.leave.career"

// toChart is the way back from the table of a voyage, nil for any other game.
func (w *house) toChart(game *match.Match) *shell.Back {
	number := w.numberOf(game)
	if number < 0 {
		return nil
	}
	return &shell.Back{ID: chartWay, Go: func() { w.showCareer(number) }}
}

// voyageSeats are who plays a voyage.
func (w *house) voyageSeats(v *career.Voyage) []progress.Seat {
	return setup.Company.Rivals(w.AtScreen(), w.stage.Words, v.Rivals...)
}

// sailing are who plays a voyage, as its latest game that is not over has them: its players are called what they were when
// it began, whatever the language is now.
func (w *house) sailing(v *career.Voyage) []progress.Seat {
	var latest *record.Head
	for e := range w.ownGames() {
		head := &e.Head
		passage, is := w.book.Voyages[v.Name][head.ID]
		if is && passage.Result == nil && head.Result == nil && (latest == nil || latest.ID < head.ID) {
			latest = head
		}
	}
	if latest == nil {
		return w.voyageSeats(v)
	}
	return setup.Company.Known(latest.Seats)
}

// setSail begins a game of a voyage.
func (w *house) setSail(number int) {
	v := &career.Voyages[number]
	game, err := w.begun(v.Setup(w.voyageSeats(v), rand.Uint64()))
	w.book.BeginApart(game, err, func(id string) { w.book.Embark(v.Name, id) })
}

// voyageOf is the name of the voyage that a game belongs to, "" for none. It may be one of a later version.
func (w *house) voyageOf(game *match.Match) string { return w.book.VoyageOf(game.Record().ID) }

// numberOf is the number of the voyage that a game belongs to, -1 for none that is known here.
func (w *house) numberOf(game *match.Match) int { return career.Number(w.voyageOf(game)) }

// voyageNamed names the voyage that the game with an id belongs to, "" for none.
func (w *house) voyageNamed(t *words.Words, id string) string {
	if number := career.Number(w.book.VoyageOf(id)); number >= 0 {
		return chart.One(t, number)
	}
	return ""
}

// atTable is what the table says of the voyage that a game belongs to, nil for none.
func (w *house) atTable(game *match.Match) func(*words.Words) table.Occasion {
	number := w.numberOf(game)
	if number < 0 {
		return nil
	}
	v := &career.Voyages[number]
	steps, undone := -1, 0
	var progress []career.Progress
	return func(t *words.Words) table.Occasion {
		of := table.Occasion{Name: chart.One(t, number), About: chart.Goals(t, number)}
		if r := game.Record(); len(game.Steps()) != steps || r.Undone != undone { // it is asked at every change of the table
			steps, undone = len(game.Steps()), r.Undone
			var err error
			if progress, err = v.Progress(r, career.Player); err != nil {
				w.stage.Log.Error("voyage", "name", v.Name, "error", err.Error())
			}
		}
		all := len(progress) > 0
		for i := range progress {
			goal := table.Goal{Says: chart.OnTheWay(t, v, v.Goals[i], progress[i]), Reached: progress[i].Reached}
			of.Goals = append(of.Goals, goal)
			all = all && goal.Reached
		}
		clean := table.Goal{Says: chart.Clean(t), Alone: true, Lost: career.Helped(game.Record())}
		if clean.Reached = all && !clean.Lost; clean.Lost {
			clean.Says += "\n" + t.T("career.helped")
		}
		of.Goals = append(of.Goals, clean)
		return of
	}
}

// ways lead from the menu to the goals of the voyage on the table, if it is one.
func (w *house) ways() []sheet.Way {
	if w.Match == nil || w.numberOf(w.Match) < 0 {
		return nil
	}
	return []sheet.Way{{Kind: widgets.PlainPlate, ID: "menu.goals", Take: w.openGoals}}
}

// openGoals tells the goals of the voyage on the table.
func (w *house) openGoals() {
	goals := chart.Goals(w.stage.Words, w.numberOf(w.Match))
	if career.Helped(w.Match.Record()) {
		goals += "\n" + w.stage.Words.T("career.helped")
	}
	sheet.Say(w.stage.Stage, "career.goals", goals)
}

// goalsOf says which goals of its voyage a finished game has reached, and which voyage that is; nothing for a game that
// belongs to none.
func (w *house) goalsOf(game *match.Match) (goals []ending.Goal, voyage func(*words.Words) string) {
	number := w.numberOf(game)
	if number < 0 {
		return nil, nil
	}
	v := &career.Voyages[number]
	result, err := v.ResultOf(game.Record())
	if err != nil {
		return nil, nil // it has been logged
	}
	for i, reached := range v.Standing(result) {
		says := func(t *words.Words) string { return chart.Asks(t, v)[i] }
		goals = append(goals, ending.Goal{Says: says, Reached: reached})
	}
	return goals, func(t *words.Words) string { return chart.One(t, number) }
}

// careerAfter shows the chart after a voyage: that which is next, or this one again if it has brought no star yet.
func (w *house) careerAfter(number int) {
	if career.Voyages[number].In(w.book.Voyages).Stars() > 0 {
		number = nextVoyage
	}
	w.showCareer(number)
}
