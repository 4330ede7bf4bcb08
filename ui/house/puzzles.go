package house

import (
	"portroyal/engine/logbook"
	"portroyal/ui/puzzles"
	"portroyal/ui/table"
	"portroyal/ui/words"
)

// Puzzles are what a game lends to the way through its puzzles.
type Puzzles struct {
	Game func() puzzles.Game
	Own  func() *puzzles.Own                      // the player's own mistakes; nil where there are none
	Lay  func(number int, of puzzles.Asked) Board // on a table; nil if it cannot be laid there
}

// ShowPuzzles shows all puzzles; the keys begin at the one with a number.
func (b *Book[M, T, R]) ShowPuzzles(at int) {
	h, lent := b.house, &b.deals.Puzzles
	calls := puzzles.Calls{Open: b.OpenPuzzle, Back: h.GoBack, BackTip: h.BackTip()}
	if lent.Own != nil {
		calls.Own = lent.Own()
	}
	h.MoveTo(puzzles.New(h.Stage(), lent.Game(), b.Puzzles, at, calls))
}

// OpenPuzzle lays a puzzle on the table.
func (b *Book[M, T, R]) OpenPuzzle(number int) {
	game := b.deals.Puzzles.Game()
	of := puzzles.Asked{
		Title: func(w *words.Words) string { return game.Title(w, number) },
		Answered: func(right bool) logbook.Try {
			name := game.All[number].Name
			b.Answer(name, right)
			b.Keep()
			return b.Puzzles[name]
		},
		Back: table.Way{ID: "puzzle.all", Go: func() { b.ShowPuzzles(number) }},
	}
	if number+1 < len(game.All) {
		of.Next = &table.Way{ID: "puzzle.next", Go: func() { b.OpenPuzzle(number + 1) }}
	}
	if board := b.deals.Puzzles.Lay(number, of); board != nil {
		b.house.MoveTo(board)
		board.Start()
	}
}
