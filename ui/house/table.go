package house

import (
	"portroyal/engine/record"
	"portroyal/ui/setup"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// ShowResult implements [shell.House].
func (h *House[M, T]) ShowResult() {
	h.Table.Replay(h.Match.Snapshot().Length())
	h.Table.Start()
	h.game.Ending(h.Match)
}

// OpenRecord implements [shell.House]. A game that is over is looked at from the beginning, and nothing writes it any
// more.
func (h *House[M, T]) OpenRecord(read record.Record) bool {
	game, err := h.game.Load(read)
	if err != nil {
		h.LetGo()
		h.Stage().Log.Warn("game", "error", err.Error())
		h.Tell(&shell.News{In: words.Say("notice.game.players")})
		return false
	}
	if game.Over() {
		h.LetGo()
	}
	h.Sit(game, game.Over())
	return true
}

// Sit lays a game on the table: it goes on, or is looked at from the beginning.
func (h *House[M, T]) Sit(game M, look bool) {
	h.LeadBack(h.game.Lead(game))
	h.Match = game
	h.Table = h.game.Table(game)
	h.UntellBrief() // it was about what was before
	if look {
		h.Finished = game // its end has been saved before
		h.Table.Replay(0)
	}
	h.MoveTo(h.Table)
	h.Table.Start()
}

// SitAgain lays a game on the table to be looked at from the beginning. Leaving it leads where it has led before.
func (h *House[M, T]) SitAgain(game M) {
	before := h.WayBack()
	h.Sit(game, true)
	h.LeadBack(before)
}

// LookFrom lays a game on the table to be looked at from after so many steps. Leaving it leads where it has led before.
func (h *House[M, T]) LookFrom(game M, steps int) {
	h.SitAgain(game)
	h.Table.Replay(steps)
	h.Table.Start() // a replay that is not started is not shown
}

// Again is LookFrom for later, when leaving other tables has led elsewhere.
func (h *House[M, T]) Again(game M, steps int) func() {
	before := h.WayBack()
	return func() {
		h.LookFrom(game, steps)
		h.LeadBack(before)
	}
}

// PlayOnFromReplay is PlayOn for the replay of a game.
func (h *House[M, T]) PlayOnFromReplay(game M, steps int) {
	h.PlayOn(game, steps, &shell.Back{ID: "menu.leave.replay", Go: h.Again(game, steps)})
}

// PlayOn asks who sits where, and begins a practice game with a position of another one. Leaving the practice game leads
// back.
func (h *House[M, T]) PlayOn(game M, steps int, back *shell.Back) {
	choice := &setup.PlayingOn{Seats: h.Shown(game), Asked: h.game.Asked(game, steps), Teller: h.game.Teller}
	choice.Begin = func(taken []bool) {
		practice, err := game.PlayOn(steps, setup.Reseated(h.game.Company.Faced(game.Seats()), taken, h.AtScreen()))
		if err != nil { // a game that has been played can be played again
			h.Stage().Log.Error("practice", "error", err.Error())
			return
		}
		if !h.Hold(practice.About().ID) {
			return
		}
		h.KeepGame(practice)
		h.Sit(practice, false)
		h.LeadBack(back)
	}
	choice.Open(h.Stage())
}

// Shown are the seats of a game as they are shown, as far as this program has their colours and heads.
func (h *House[M, T]) Shown(game M) []record.Seat { return h.game.Company.Known(game.Seats()) }

// Looks are the colours and heads of these.
func (h *House[M, T]) Looks(game M) (colours []int, portraits []string) {
	for _, seat := range h.Shown(game) {
		colours, portraits = append(colours, seat.Colour), append(portraits, seat.Portrait)
	}
	return colours, portraits
}

// Waits reports whether the game on the table can wait while another one is set up; one that cannot is put away.
func (h *House[M, T]) Waits() bool {
	if !h.Running() {
		h.EndGame()
		return false
	}
	h.PictureTable()
	return true
}

// BackToGame goes on with the game that has waited.
func (h *House[M, T]) BackToGame() {
	h.MoveTo(h.Table)
	h.Table.Resume()
}
