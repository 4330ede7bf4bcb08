package portroyal

import (
	"context"
	"slices"

	"portroyal/engine/calendar"
	"portroyal/engine/logbook"
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/mistakes"
	"portroyal/engine/portroyal/puzzle"
	ownpage "portroyal/ui/portroyal/mistakes"
	"portroyal/ui/portroyal/puzzles"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/sheet"
	"portroyal/ui/shell"
	"portroyal/ui/widgets"
	"portroyal/ui/words"
)

// mistaken is the box with the players' own mistakes, and the search for more of them: one game after the other is
// looked through in the background, one decision at a time, whatever is on the screen.
type mistaken struct {
	mistakes.Box
	*shell.Store

	examiner *mistakes.Examiner
	stop     context.CancelFunc // ends the search, nil while nothing is looked for
	passed   map[string]bool    // games that cannot be looked through, for this time
	reviewed map[string]bool    // games that got their review while a step of the search went on
}

// box is the box with everybody called what they are, whatever the name under which they played.
func (w *house) box() mistakes.Box { return w.mistaken.As(w.Persons().Called) }

// ownWaiting is how many of the player's own mistakes wait to be solved today, 0 where they are switched off.
func (w *house) ownWaiting() int {
	if w.own().MistakesOff {
		return 0
	}
	box := w.box()
	return box.Due(w.person(), w.Today())
}

// ownNext is the day on which one of the player's own mistakes waits next, the zero day for none.
func (w *house) ownNext() calendar.Day {
	if w.own().MistakesOff {
		return calendar.Day{}
	}
	box := w.box()
	return box.NextDue(w.person(), w.Today())
}

// mistakesFaults are the sentences about the file of the box.
const mistakesFaults words.Family[shell.StoreFault] = "mistakes.*"

func tellMistakes(fault shell.StoreFault, file string) *shell.News {
	return &shell.News{In: words.Say(mistakesFaults.ID(fault), "File", file)}
}

// showMistakes shows the puzzles of a player's own mistakes; the keys begin at one of them.
func (w *house) showMistakes(player string, at mistakes.Key) {
	w.searchMistakes()
	w.MoveTo(ownpage.New(w.stage, ownpage.Shown{
		Box: w.box, Player: player, Today: w.Today(), On: func() bool { return !w.own().MistakesOff },
	}, at, ownpage.Calls{
		Open:   func(key mistakes.Key) { w.openMistake(player, key) },
		Player: func(name string) { w.showMistakes(name, "") },
		Clear:  func() { w.clearMistakes(player) },
		Switch: func() {
			w.switchMistakes(w.own().MistakesOff)
			w.stage.Keep()
			w.showMistakes(player, "")
		},
		Back: w.GoBack, BackTip: w.BackTip(),
	}))
}

// openMistake lays one of a player's own mistakes on the table, with those who sat there.
func (w *house) openMistake(player string, key mistakes.Key) {
	e, there := w.mistaken.Puzzles[key]
	if !there || e.Puzzle == nil { // another window has cleared it
		w.showMistakes(player, "")
		return
	}
	one, today := e.Puzzle, w.Today()
	answer := ownpage.Answer{Entry: e, After: e}
	game := w.Saved(e.Game)
	calls := puzzles.BoardCalls{
		Title: func(t *words.Words) string {
			return t.T("mistakes.one", "Kind", puzzles.Asks(t, one), "From", ownpage.From(t, &e))
		},
		Foot: words.Say("mistakes.foot", "Games", one.Games),
		Answered: func(right bool) logbook.Try {
			before := w.mistaken.Puzzles[key]
			answer.Early = before.Gone == "" && !before.IsDue(today)
			answer.After = w.mistaken.Answer(key, right, today)
			w.mistaken.Keep()
			return logbook.Try{Tries: max(answer.After.Answers, 1), Solved: right}
		},
		Says: func(t *words.Words, chosen portroyal.Action, named func(portroyal.Action) string) (head, text string) {
			answer.Chosen = chosen
			return answer.Says(t, named)
		},
		Back: puzzles.Way{ID: "mistakes.all", Go: func() { w.showMistakes(player, key) }},
	}
	if next := w.nextMistake(player, key); next != "" {
		calls.Next = &puzzles.Way{ID: "puzzle.next", Go: func() { w.openMistake(player, next) }}
	}
	if game != nil {
		calls.Look = &puzzles.Way{ID: "mistakes.look", Go: func() { w.LookAgain(game, e.Step) }}
	}
	w.pose(one, w.companyAt(game, one), calls)
}

// nextMistake is the puzzle of a player after one of them that waits today, "" if there is none.
func (w *house) nextMistake(player string, key mistakes.Key) mistakes.Key {
	box := w.box()
	for _, next := range box.Of(player, w.Today()) {
		if e := box.Puzzles[next]; next != key && e.IsDue(w.Today()) {
			return next
		}
	}
	return ""
}

// companyAt are those who sit at a puzzle, beginning with who decides: the players of its game, or others if it is
// gone.
func (w *house) companyAt(game *match.Match, one *puzzle.Puzzle) []match.Seat {
	if game == nil {
		return setup.Company.With(w.AtScreen(), w.stage.Words, one.Position.Players())
	}
	seats, first := setup.Company.Faced(game.Seats()), one.Position.Decides()
	return slices.Concat(seats[first:], seats[:first])
}

// switchMistakes has mistakes looked for, or not any more. Those that were found stay.
func (w *house) switchMistakes(on bool) {
	w.own().MistakesOff = !on
	if on {
		w.searchMistakes()
	} else {
		w.endSearch()
	}
}

// clearMistakes takes out a player's puzzles, once they have said yes.
func (w *house) clearMistakes(player string) {
	t := w.stage.Words
	stay := sheet.Plate(w.stage.Stage, widgets.CalmPlate, t.T("mistakes.clear.no"), w.stage.Close).
		WithToolTip(t.T("mistakes.clear.no.tip"))
	clear := sheet.Plate(w.stage.Stage, widgets.RiskyPlate, t.T("mistakes.clear.yes"), func() {
		w.stage.CloseAll()
		for _, name := range w.Persons().Names(player) {
			w.mistaken.Clear(name)
		}
		w.mistaken.Keep()
		w.showMistakes(player, "")
	})
	box := w.box()
	n := len(box.Of(player, w.Today()))
	sheet.Ask(w.stage.Stage, "mistakes.clear", "mistakes.title", t.N("mistakes.clear.about", n), stay, clear)
}
