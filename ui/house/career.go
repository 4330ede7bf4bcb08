package house

import (
	"math/rand/v2"

	engine "portroyal/engine/career"
	"portroyal/engine/record"
	"portroyal/ui/career"
	"portroyal/ui/ending"
	"portroyal/ui/setup"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/summary"
	"portroyal/ui/table"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// Voyages are what a game lends to its career.
type Voyages[M any] struct {
	Chart    *career.Game
	Begin    func(number int, seats []record.Seat, seed uint64) (M, error)
	Steps    func(M) int                                         // how far a game has come
	Progress func(number int, game M) ([]engine.Progress, error) // with the goals of its voyage
}

// NextVoyage stands for the voyage to be sailed next, whichever that is.
const NextVoyage = -1

// ShowCareer shows the chart with the voyages, and one of them by its number, or [NextVoyage].
func (b *Book[M, T, R]) ShowCareer(number int) {
	b.FinishLate()
	h := b.house
	h.MoveTo(career.New(h.Stage(), b.chart(), career.Sailed{Log: b.Voyages, There: h.Has, Seats: b.sailing}, number,
		career.Calls{Sail: b.SetSail, Open: h.OpenGame, Back: h.GoBack, BackTip: h.BackTip()}))
}

func (b *Book[M, T, R]) chart() *career.Game { return b.deals.Voyages.Chart }

// chartWay is what the way back to the chart is called.
const chartWay words.Tipped = "menu.leave.career"

// ToChart is the way back from the table of a voyage, nil for any other game.
func (b *Book[M, T, R]) ToChart(game M) *shell.Back {
	number := b.Number(game)
	if number < 0 {
		return nil
	}
	return &shell.Back{ID: chartWay, Go: func() { b.ShowCareer(number) }}
}

// Sailors are who plays a voyage.
func (b *Book[M, T, R]) Sailors(number int) []setup.Seat {
	return b.house.game.Company.Rivals(b.house.AtScreen(), b.house.Stage().Words, b.chart().Row[number].Rivals...)
}

// sailing are who plays a voyage, as its latest game that is not over has them: its players are called what they were when
// it began, whatever the language is now.
func (b *Book[M, T, R]) sailing(number int) []setup.Seat {
	var latest *record.Head
	for e := range b.house.KnownOf(b.house.game.Name) {
		head := &e.Head
		passage, is := b.Voyages[b.chart().Row[number].Name][head.ID]
		if is && passage.Result == nil && head.Result == nil && (latest == nil || latest.ID < head.ID) {
			latest = head
		}
	}
	if latest == nil {
		return b.Sailors(number)
	}
	return b.house.game.Company.Known(latest.Seats)
}

// SetSail begins a game of a voyage.
func (b *Book[M, T, R]) SetSail(number int) {
	game, err := b.deals.Voyages.Begin(number, b.Sailors(number), rand.Uint64())
	b.BeginApart(game, err, func(id string) { b.Embark(b.chart().Row[number].Name, id) })
}

// Number is that of the voyage that a game belongs to, -1 for none that is known here.
func (b *Book[M, T, R]) Number(game M) int { return b.chart().Row.Number(b.VoyageOf(game.About().ID)) }

// Teller tells of games as that of the game does, and of those of the logbook which voyage they are.
func (b *Book[M, T, R]) Teller() *summary.Teller {
	of := *b.house.game.Teller
	occasion := of.Occasion
	of.Occasion = func(w *words.Words, h *record.Head) string {
		if number := b.chart().Row.Number(b.VoyageOf(h.ID)); number >= 0 {
			return b.chart().One(w, number)
		}
		return occasion(w, h)
	}
	return &of
}

// AtTable is what the table says of the voyage that a game belongs to, nil for none.
func (b *Book[M, T, R]) AtTable(game M) func(*words.Words) table.Occasion {
	number := b.Number(game)
	if number < 0 {
		return nil
	}
	chart, lent := b.chart(), b.deals.Voyages
	v := chart.Row[number]
	steps, undone := -1, 0
	var progress []engine.Progress
	return func(t *words.Words) table.Occasion {
		of, head := table.Occasion{Name: chart.One(t, number), About: chart.Goals(t, number)}, game.About()
		if n := lent.Steps(game); n != steps || head.Undone != undone { // it is asked at every change of the table
			steps, undone = n, head.Undone
			var err error
			if progress, err = lent.Progress(number, game); err != nil {
				b.house.Stage().Log.Error("voyage", "name", v.Name, "error", err.Error())
			}
		}
		all := len(progress) > 0
		for i := range progress {
			goal := table.Goal{Says: chart.OnTheWay(t, number, v.Goals[i], progress[i]), Reached: progress[i].Reached}
			of.Goals = append(of.Goals, goal)
			all = all && goal.Reached
		}
		clean := table.Goal{Says: career.Clean(t), Alone: true, Lost: engine.Helped(head)}
		if clean.Reached = all && !clean.Lost; clean.Lost {
			clean.Says += "\n" + t.T("career.helped")
		}
		of.Goals = append(of.Goals, clean)
		return of
	}
}

// MenuWays lead from the menu to the goals of the voyage on the table, if it is one.
func (b *Book[M, T, R]) MenuWays() []sheet.Way {
	var none M
	if b.house.Match == none || b.Number(b.house.Match) < 0 {
		return nil
	}
	return []sheet.Way{{Kind: widgets.PlainPlate, ID: "menu.goals", Take: b.openGoals}}
}

// openGoals tells the goals of the voyage on the table.
func (b *Book[M, T, R]) openGoals() {
	game, w := b.house.Match, b.house.Stage().Words
	goals := b.chart().Goals(w, b.Number(game))
	if engine.Helped(game.About()) {
		goals += "\n" + w.T("career.helped")
	}
	sheet.Say(b.house.Stage(), "career.goals", goals)
}

// GoalsOf says which goals of its voyage a finished game has reached; nothing for a game that belongs to none.
func (b *Book[M, T, R]) GoalsOf(game M) (goals ending.Goals) {
	number := b.Number(game)
	if number < 0 {
		return goals
	}
	chart := b.chart()
	result, err := b.landed(number, game)
	if err != nil {
		return goals // it has been logged
	}
	for i, reached := range chart.Row[number].Standing(result) {
		says := func(t *words.Words) string { return chart.AllAsked(t, number)[i] }
		goals.All = append(goals.All, ending.Goal{Says: says, Reached: reached})
	}
	goals.Voyage = func(t *words.Words) string { return chart.One(t, number) }
	return goals
}

// landed is what came of a game of a voyage that is over.
func (b *Book[M, T, R]) landed(number int, game M) (engine.Result, error) {
	progress, err := b.deals.Voyages.Progress(number, game)
	if err != nil { // it was played here, or has been read
		b.house.Stage().Log.Error("voyage", "number", number, "error", err.Error())
		return engine.Result{}, err
	}
	return b.chart().Row[number].ResultOf(game.About(), progress)
}

// Note notes how a game went that counts in its own way and is over, and reports whether it is one: a deal of the day, or a
// voyage.
func (b *Book[M, T, R]) Note(game M) bool {
	if b.finishDay(game) {
		return true
	}
	id := game.About().ID
	if number := b.Number(game); number >= 0 {
		if result, err := b.landed(number, game); err == nil && b.Land(id, result) {
			b.Keep()
		}
	}
	return b.VoyageOf(id) != ""
}

// After are the ways to go on after a game that counts in its own way, none for any other game: to the calendar, since a deal
// of the day cannot be played again; and to the chart, where that voyage is chosen which is next, or this one again if it has
// brought no star yet.
func (b *Book[M, T, R]) After(game M) (ways []ending.Way) {
	if day, is := DayOf(game); is {
		return []ending.Way{{ID: "end.day", Go: func() { b.ShowDays(day) }}}
	}
	number := b.Number(game)
	if number < 0 {
		return nil
	}
	return []ending.Way{
		{ID: "end.career", Go: func() {
			chosen := number
			if b.chart().Row[number].In(b.Voyages).Stars() > 0 {
				chosen = NextVoyage
			}
			b.ShowCareer(chosen)
		}},
		{ID: "end.voyage", Go: func() { b.SetSail(number) }},
	}
}
