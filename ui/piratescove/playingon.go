package piratescove

import (
	"portroyal/engine/piratescove/match"
	"portroyal/ui/piratescove/setup"
	"portroyal/ui/piratescove/terms"
	frame "portroyal/ui/setup"
	"portroyal/ui/shell"
)

// playOn asks who sits where, and begins a practice game with a position of another one. Leaving the practice game leads
// back.
func (h *house) playOn(game *match.Match, steps int, back *shell.Back) {
	position := game.PositionAt(steps)
	choice := &frame.PlayingOn{
		Seats: setup.Company.Known(game.Seats()), Asked: max(position.Owing(), 0), Teller: terms.Games,
	}
	choice.Begin = func(taken []bool) {
		practice, err := game.PlayOn(steps, frame.Reseated(setup.Company.Faced(game.Seats()), taken, h.player()))
		if err != nil { // a game that has been played can be played again
			h.stage.Log.Error("practice", "error", err.Error())
			return
		}
		if !h.Hold(practice.Record().ID) {
			return
		}
		h.KeepGame(practice)
		h.sit(practice, false)
		h.LeadBack(back)
	}
	choice.Open(h.stage)
}

// toReplay is the way back to the replay of a game at a step.
func (h *house) toReplay(game *match.Match, step int) *shell.Back {
	before := h.WayBack()
	return &shell.Back{ID: "menu.leave.replay", Go: func() {
		h.lookFrom(game, step)
		h.LeadBack(before)
	}}
}

// lookFrom lays a game on the table to be looked at from after so many steps.
func (h *house) lookFrom(game *match.Match, steps int) {
	h.sitAgain(game)
	h.onTable.Replay(steps)
	h.onTable.Start()
}
