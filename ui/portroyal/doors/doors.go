// Package doors is what the start screen leads to in Port Royal, and what stands behind its doors. The screens themselves
// belong to no game.
package doors

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/start"
	"portroyal/ui/words"
)

// Calls are where Port Royal's own doors lead to.
type Calls struct {
	Play    func() // a game with the last set-up
	Voyage  func() // the first voyage
	Setup   func()
	Gallery func()
	Puzzles func()
	Daily   func() // the deal of the day

	Statistics func()
	Mistakes   func() // the puzzles of the player's own mistakes
	Career     func()
}

// Rows are the doors, seven at the most, with what is told of each. own are those of the program. Another thing to learn
// from, or to know of one's games, is a line in learn or in games.
func Rows(facts Facts, own start.Own, calls Calls) (rows [][]start.Door) {
	first := facts.Setup == nil && own.Saved == 0 && own.Continue == nil // the player is new here, as far as the program knows
	add := func(row ...start.Door) { rows = append(rows, row) }
	play := start.Door{ID: "start.play", Key: fyne.KeyP, Open: calls.Play}
	if facts.Setup != nil {
		play.ID, play.Detail = "start.again", facts.players(withPlayers)
	}
	setup := start.Door{ID: "start.setup", Key: fyne.KeyN, Open: calls.Setup}
	games := games(facts, own, calls)
	switch {
	case own.Continue != nil:
		setup.Detail, setup.Behind = facts.players(atTable), []start.Door{play}
		add(*own.Continue)
	case first:
		setup.Behind = games.Behind // there are no games, but the keys mean the same as later
		add(start.Door{
			ID: "start.voyage.first", Key: fyne.KeyV, Open: calls.Voyage, Calm: true, Tall: true, Symbol: "map",
			Detail: func(w *words.Words, _ func(string) bool) string { return w.T("start.voyage.detail") },
		})
		add(play)
	default:
		play.Calm = true
		add(play)
	}
	add(setup)
	add(start.Door{ID: "start.daily", Key: fyne.KeyD, Open: calls.Daily, Detail: facts.daily})
	add(learn(facts, own, calls))
	if !first {
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
	return start.Door{
		ID: "start.learn", Key: fyne.KeyL, Detail: facts.learn, Back: "start.learn.back.tip",
		Behind: []start.Door{
			{
				ID: "start.voyage", Key: fyne.KeyV, Open: calls.Voyage, Symbol: "map", About: "start.voyage.about",
				Detail: facts.voyage,
			},
			own.Help,
			{ID: "start.gallery", Key: fyne.KeyC, Open: calls.Gallery, Symbol: "cards", About: "start.gallery.about"},
			{
				ID: "start.puzzles", Key: fyne.KeyZ, Open: calls.Puzzles, Symbol: "scales", About: "start.puzzles.about",
				Detail: facts.puzzles,
			},
			{
				ID: "start.mistakes", Key: fyne.KeyE, Open: calls.Mistakes, Symbol: "clash", About: "start.mistakes.about",
				Detail: facts.mistakes,
			},
		},
	}
}

// games is the room with what the player has played.
func games(facts Facts, own start.Own, calls Calls) start.Door {
	behind := []start.Door{
		own.Library,
		{
			ID: "start.statistics", Key: fyne.KeyT, Open: calls.Statistics, Symbol: "chart", About: "start.statistics.about",
			Detail: facts.won,
		},
		{
			ID: "start.career", Key: fyne.KeyK, Open: calls.Career, Symbol: "star", About: "start.career.about",
			Detail: facts.career,
		},
	}
	if own.Review != nil {
		behind = append(behind, *own.Review)
	}
	return start.Door{
		ID: "start.games", Key: fyne.KeyB, Detail: facts.games, Back: "start.games.back.tip", Behind: behind,
	}
}
