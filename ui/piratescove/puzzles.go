package piratescove

import (
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/puzzle"
	shared "portroyal/ui/house"
	"portroyal/ui/piratescove/puzzles"
	"portroyal/ui/piratescove/setup"
	frame "portroyal/ui/puzzles"
)

// everyPuzzle are all of them: they are part of the program, and a test reads them.
func (h *house) everyPuzzle() []puzzle.Puzzle {
	all, err := puzzle.All()
	if err != nil {
		h.stage.Log.Error("puzzles", "error", err.Error())
	}
	return all
}

// puzzles are what Pirate's Cove lends to its puzzles.
func (h *house) puzzles() shared.Puzzles {
	return shared.Puzzles{
		Game: func() frame.Game { return puzzles.Game(h.stage, h.everyPuzzle()) },
		Own: func() *frame.Own {
			return &frame.Own{Go: h.mistaken.ShowOwn, Waiting: h.mistaken.Stands().Due}
		},
		Lay: func(number int, of frame.Asked) shared.Board {
			one := &h.everyPuzzle()[number]
			board, err := puzzles.NewBoard(h.stage, one, h.seated(one), h.ground, h.faces, of, h.OpenHelp, h.OpenRules)
			if err != nil {
				h.stage.Log.Error("puzzles", "name", one.Name, "error", err.Error())
				return nil
			}
			return board
		},
	}
}

// seated are who sits at a puzzle: the person at the screen decides, and the others are those who played its game.
func (h *house) seated(one *puzzle.Puzzle) []match.Seat {
	company := setup.Company.With(h.AtScreen(), h.stage.Words, one.Position.Players())
	for i := range company[1:] {
		company[i+1].Player = one.From.Bot
	}
	seat := puzzle.Seat(one)
	seats := make([]match.Seat, len(company))
	for i := range company {
		seats[(seat+i)%len(seats)] = company[i]
	}
	return seats
}
