package piratescove

import (
	shared "portroyal/ui/house"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/setup"
	"portroyal/ui/piratescove/tutorial"
	"portroyal/ui/settings"
	frame "portroyal/ui/tutorial"
)

// voyage is what Pirate's Cove lends to its first voyage.
func (h *house) voyage() shared.Voyage {
	return shared.Voyage{
		Course:   &tutorial.Course,
		Progress: func() (*settings.Progress, bool) { return &h.own().Voyage, false },
		Chapter:  h.chapter, Game: h.setUpFirst,
	}
}

func (h *house) chapter(of *frame.Chapter, from frame.Place, calls frame.Calls) (shared.Chapter, error) {
	return tutorial.New(h.stage, h.ground, h.faces, of, from, h.crew(), calls)
}

// crew are who sits at the table of the voyage: the player, and those who join by themselves.
func (h *house) crew() []progress.Seat {
	seats := setup.Default(h.stage.Words, h.User()).Seats
	if last := h.lastSetup().Seats[0]; last.Player == "" {
		seats[0].Name, seats[0].Portrait = last.Name, last.Portrait
	}
	return seats
}

// setUpFirst leads to setting up a game, with the company for a new player.
func (h *house) setUpFirst() {
	first := setup.Default(h.stage.Words, h.User())
	h.MoveTo(setup.New(h.stage, first, setup.Calls{Begin: h.play, Back: h.aside.Leaving(h.ShowStart)}))
}
