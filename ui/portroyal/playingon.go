package portroyal

import (
	"portroyal/engine/portroyal/match"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/portroyal/terms"
	frame "portroyal/ui/setup"
	"portroyal/ui/shell"
)

// playOn asks who sits where, and begins a practice game with a position of another one. Leaving the practice game leads
// back.
func (w *house) playOn(game *match.Match, steps int, back *shell.Back) {
	view := game.ViewAt(steps)
	choice := &frame.PlayingOn{
		Seats: setup.Company.Known(game.Seats()), Asked: view.Decides(), Teller: terms.Teller,
	}
	choice.Begin = func(taken []bool) {
		practice, err := game.PlayOn(steps, frame.Reseated(setup.Company.Faced(game.Seats()), taken, w.player()))
		if err != nil { // a game that has been played can be played again
			w.stage.Log.Error("practice", "error", err.Error())
			return
		}
		if !w.Hold(practice.Record().ID) {
			return
		}
		w.KeepGame(practice)
		w.sit(practice, false)
		w.LeadBack(back)
	}
	choice.Open(w.stage.Stage)
}
