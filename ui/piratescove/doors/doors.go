// Package doors is what the start screen leads to in Pirate's Cove, and what stands behind its doors. The screens themselves
// are elsewhere.
package doors

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/start"
	"portroyal/ui/words"
)

// Calls are where the game's own doors lead to. There is no door to what is nil, but for the first three, which every
// program has.
type Calls struct {
	Play    func() // a game with the last set-up
	Setup   func()
	Gallery func()

	Voyage     func() // the first voyage
	Statistics func()
}

// Facts are what the doors tell of what the player has done. They are asked for whenever the start screen is shown, so all
// of them are at hand in no time.
type Facts struct {
	Last *start.Last // the set-up that was played last; nil before the first game

	Chapters, AllChapters int // of the first voyage: how many have been played to their end, of how many

	Finished int // games, without those for practice
	Against  int // of them the player's own
	Won      int // of those the ones that the player has won, also together with others
}

// Rows are the doors, seven at the most, with what is told of each. own are those of the program. Another thing to learn
// from, or to know of one's games, is a line in learn or in games.
func Rows(facts Facts, own start.Own, calls Calls) (rows [][]start.Door) {
	fresh := facts.Last == nil && own.Saved == 0 && own.Continue == nil // the player is new here, as far as the program knows
	add := func(row ...start.Door) { rows = append(rows, row) }
	play, setup := start.Play(facts.Last, calls.Play), start.Setup(facts.Last, calls.Setup)
	games := games(facts, own, calls)
	switch {
	case own.Continue != nil:
		setup = start.Setup(facts.Last, calls.Setup, play)
		add(*own.Continue)
	case fresh && calls.Voyage != nil:
		add(start.FirstVoyage(calls.Voyage))
		add(play)
	case fresh:
		play.Tall, play.Symbol = true, "ship"
		play.Detail = func(w *words.Words, fits func(string) bool) string { return start.Line(fits, w.T("cove.doors.play")) }
		fallthrough
	default:
		play.Calm = true
		add(play)
	}
	if fresh { // there are no games, but the keys mean the same as later
		setup.Behind = games.Behind
		if games.Back == "" {
			setup.Behind = []start.Door{games}
		}
	}
	add(setup)
	add(learn(facts, own, calls))
	if !fresh {
		add(games)
	}
	if own.Quit != nil {
		add(own.Settings, *own.Quit)
	} else {
		add(own.Settings)
	}
	return rows
}

// learn is the room with everything that one learns the game from.
func learn(facts Facts, own start.Own, calls Calls) start.Door {
	var behind []start.Door
	if calls.Voyage != nil {
		behind = append(behind, start.Voyage(calls.Voyage, facts.Chapters, facts.AllChapters))
	}
	behind = append(behind, own.Help, start.Door{
		ID: "cove.start.gallery", Key: fyne.KeyC, Open: calls.Gallery, Symbol: "cards", About: "cove.start.gallery.about",
	})
	return start.Door{
		ID: "cove.start.learn", Key: fyne.KeyL, Back: "cove.start.learn.back.tip", Behind: behind,
		Detail: func(w *words.Words, fits func(string) bool) string { return start.Line(fits, w.T("cove.doors.learn")) },
	}
}

// games is the room with what the player has played, or the log of games where there is nothing else in it.
func games(facts Facts, own start.Own, calls Calls) start.Door {
	behind := []start.Door{own.Library}
	if calls.Statistics != nil {
		behind = append(behind, start.Statistics(calls.Statistics, facts.Won, facts.Against))
	}
	if own.Review != nil {
		behind = append(behind, *own.Review)
	}
	if len(behind) == 1 {
		all := own.Library
		all.Symbol = "" // it is on a plate, among others without one
		return all
	}
	return start.MyGames(facts.Finished, behind)
}
