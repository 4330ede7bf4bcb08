package puzzles

import (
	"portroyal/engine/logbook"
	"portroyal/ui/table"
	"portroyal/ui/words"
)

// Asked is a puzzle on the table of its game.
type Asked struct {
	Title    func(*words.Words) string    // which puzzle this is
	Answered func(right bool) logbook.Try // keeps an answer, and gives what has come of the puzzle so far
	Next     *table.Way                   // the way on, nil after the last puzzle
	Back     table.Way                    // to all of them
}

// Title says which puzzle this is by its place, what it is from if that is not the usual, and what it asks.
func (g *Game) Title(w *words.Words, number int) string {
	one := &g.All[number]
	if from := one.from(w); from != "" {
		return w.T("puzzle.title.edition", "Number", number+1, "Edition", from, "Kind", one.Asks(w))
	}
	return w.T("puzzle.title", "Number", number+1, "Kind", one.Asks(w))
}

// Head says whether an answer was right, and which is if it was not.
func Head(w *words.Words, try logbook.Try, right bool, best string) string {
	switch {
	case !right:
		return w.T("retry.wrong", "Choice", best)
	case try.AtOnce():
		return w.T("puzzle.right.once")
	}
	return w.T("retry.right")
}
