// Package doors is what the start screen leads to in Pirate's Cove, and what stands behind its doors. The screens themselves
// are elsewhere.
package doors

import (
	"fyne.io/fyne/v2"

	"portroyal/ui/start"
	"portroyal/ui/words"
)

// Calls are where the game's own doors lead to.
type Calls struct {
	Play       func() // a game with the last set-up
	Setup      func()
	Gallery    func()
	Voyage     func() // the first voyage
	Statistics func()
	Daily      func() // the deal of the day
	Career     func()
	Puzzles    func()
	Mistakes   func() // the puzzles of the player's own mistakes
}

// Facts are what the doors tell of what the player has done. They are asked for whenever the start screen is shown, so all
// of them are at hand in no time.
type Facts struct {
	Last *start.Last // the set-up that was played last; nil before the first game

	Chapters, AllChapters int // of the first voyage: how many have been played to their end, of how many

	Stars, AllStars int // of the career

	Solved, Puzzles int // puzzles that have been solved, of how many

	Today    start.Today    // how it stands with the deal of the day
	Mistaken start.Mistaken // and with the player's own mistakes

	Finished int // games, without those for practice
	Against  int // of them the player's own
	Won      int // of those the ones that the player has won, also together with others
}

// Rows are the doors, nine at the most, with what is told of each. own are those of the program. Another thing to learn
// from, or to know of one's games, is a line in learn or in games.
func Rows(facts Facts, own start.Own, calls Calls) [][]start.Door {
	front := start.Front{
		Last: facts.Last, Play: calls.Play, Setup: calls.Setup, Voyage: calls.Voyage,
		More: []start.Door{
			start.Daily(calls.Daily, facts.Today),
			{ID: "cove.start.career", Key: fyne.KeyK, Open: calls.Career, Detail: start.Stars(facts.Stars, facts.AllStars)},
		},
		Learn: learn(facts, own, calls), Games: games(facts, own, calls),
	}
	return front.Rows(own)
}

// learn is the room with everything that one learns the game from.
func learn(facts Facts, own start.Own, calls Calls) start.Door {
	return start.Door{
		ID: "cove.start.learn", Key: fyne.KeyL, Back: "cove.start.learn.back.tip",
		Detail: facts.Mistaken.Learn(func(w *words.Words, fits func(string) bool) string {
			return start.Line(fits, w.T("cove.doors.learn"))
		}),
		Behind: []start.Door{
			start.Voyage(calls.Voyage, facts.Chapters, facts.AllChapters),
			own.Help,
			{ID: "cove.start.gallery", Key: fyne.KeyC, Open: calls.Gallery, Symbol: "cards", About: "cove.start.gallery.about"},
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
