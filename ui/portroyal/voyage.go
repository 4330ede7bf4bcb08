package portroyal

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/bot"
	shared "portroyal/ui/house"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/tutorial"
	"portroyal/ui/settings"
	frame "portroyal/ui/tutorial"
)

// voyage is what Port Royal lends to its first voyage.
func (w *house) voyage() shared.Voyage {
	return shared.Voyage{
		Course:   &tutorial.Course,
		Progress: func() (*settings.Progress, bool) { return &w.own().Voyage.Progress, w.own().Voyage.Played },
		Chapter:  w.chapter, Game: w.playFirst,
	}
}

func (w *house) chapter(of *frame.Chapter, from frame.Place, calls frame.Calls) (shared.Chapter, error) {
	names := []string{w.lastSetup().Seats[0].Name, w.stage.Words.T("voyage.rival")}
	return tutorial.New(w.stage, w.ground, of, from, names, calls)
}

// playFirst begins a real game against the weakest computer player, with remarks.
func (w *house) playFirst() {
	w.own().Voyage.Remarks, w.own().Voyage.Known = true, nil
	options := portroyal.DefaultOptions()
	person := w.lastSetup().Seats[0]
	person.Player, person.Colour = "", 0
	w.play(progress.Setup{
		Options: options, Start: 0,
		Seats: []progress.Seat{person, {
			Name: w.stage.Words.T("voyage.rival"), Player: bot.CabinBoy.String(), Colour: 1, Portrait: tutorial.RivalPortrait,
		}},
	})
}
