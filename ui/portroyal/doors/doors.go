// Package doors is what the start screen leads to in Port Royal, and what stands behind its doors. The screens themselves
// belong to no game.
package doors

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/start"
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

// Rows are the doors, nine at the most, with what is told of each. own are those of the program. Another thing to learn
// from, or to know of one's games, is a line in learn or in games.
func Rows(facts Facts, own start.Own, calls Calls) [][]start.Door {
	front := start.Front{
		Last: facts.last(), Play: calls.Play, Setup: calls.Setup, Voyage: calls.Voyage,
		More: []start.Door{
			start.Daily(calls.Daily, facts.Today),
			{ID: "start.career", Key: fyne.KeyK, Open: calls.Career, Detail: start.Stars(facts.Stars, facts.AllStars)},
		},
		Learn: learn(facts, own, calls), Games: games(facts, own, calls),
	}
	return front.Rows(own)
}

// learn is the room with everything that one learns the game from.
func learn(facts Facts, own start.Own, calls Calls) start.Door {
	return start.Door{
		ID: "start.learn", Key: fyne.KeyL, Detail: facts.Mistaken.Learn(facts.learn), Back: "start.learn.back.tip",
		Behind: []start.Door{
			start.Voyage(calls.Voyage, facts.Chapters, facts.AllChapters),
			own.Help,
			{ID: "start.gallery", Key: fyne.KeyC, Open: calls.Gallery, Symbol: "cards", About: "start.gallery.about"},
			start.Puzzles(calls.Puzzles, facts.Solved, facts.Puzzles),
			start.Mistakes(calls.Mistakes, facts.Mistaken),
		},
	}
}

// games is the room with what the player has played.
func games(facts Facts, own start.Own, calls Calls) start.Door {
	behind := []start.Door{
		own.Library,
		start.Statistics(calls.Statistics, facts.Won, facts.Against),
	}
	if own.Review != nil {
		behind = append(behind, *own.Review)
	}
	return start.MyGames(facts.Finished, behind)
}
