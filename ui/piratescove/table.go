package piratescove

import (
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/transcript"
	"portroyal/engine/record"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/setup"
	"portroyal/ui/piratescove/table"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// ShowResult implements [shell.House].
func (h *house) ShowResult() {
	h.onTable.Replay(len(h.game.Steps()))
	h.onTable.Start()
	h.showEnd(h.game)
}

// OpenRecord implements [shell.House]. A game that is over is looked at from the beginning, and nothing writes it any
// more.
func (h *house) OpenRecord(read record.Record) bool {
	game, err := match.Load(read.(*transcript.Record))
	if err != nil {
		h.LetGo()
		h.stage.Log.Warn("game", "error", err.Error())
		h.Tell(&shell.News{In: func(t *words.Words) string { return t.T("notice.game.players") }})
		return false
	}
	if game.Over() {
		h.LetGo()
	}
	h.sit(game, game.Over())
	return true
}

// sit lays a game on the table: it goes on, or is looked at from the beginning. Leaving it leads to the start screen,
// unless somebody says otherwise.
func (h *house) sit(game *match.Match, look bool) {
	h.LeadBack(nil)
	h.game = game
	h.onTable = table.New(h.stage, game, shownSeats(game), h.ground, h.faces, table.Calls{
		Menu: h.OpenMenu, Help: h.OpenHelp, Over: func() { h.showEnd(game) },
		Played: func() { h.KeepGame(game) }, Settle: h.Settled, Ask: h.openRules,
		PlayOn: func(steps int) { h.playOn(game, steps, h.toReplay(game, steps)) },
		Review: func(steps int) { h.showReview(game, steps, nil) },
		Stuck: func() {
			h.TellBriefly(&shell.News{In: func(t *words.Words) string { return t.T("cove.table.stuck.tip") }})
		},
	})
	h.UntellBrief() // it was about what was before
	if look {
		h.finished = game // its end has been saved before
		h.onTable.Replay(0)
	}
	h.MoveTo(h.onTable)
	h.onTable.Start()
}

// sitAgain lays a game on the table to be looked at from the beginning. Leaving it leads where it has led before.
func (h *house) sitAgain(game *match.Match) {
	before := h.WayBack()
	h.sit(game, true)
	h.LeadBack(before)
}

// shownSeats are the seats of a game as the table shows them, as far as this program has their colours and heads.
func shownSeats(game *match.Match) []progress.Seat { return setup.Company.Known(game.Seats()) }

// setupOf is how a game was set up.
func setupOf(game *match.Match) progress.Setup {
	head := &game.Record().Head
	from := progress.Setup{Options: transcript.OptionsOf(head), Seats: game.Seats(), Practice: head.Practice}
	if seed := head.Seed; head.Chosen.Seed {
		from.Seed = &seed
	}
	return from
}

// setUpAnother lets the player set up another game while the one on the table waits: going back leads to it, and only
// beginning another one leaves it.
func (h *house) setUpAnother() {
	if !h.Running() {
		h.EndGame()
		h.showSetup()
		return
	}
	h.PictureTable()
	h.MoveTo(setup.New(h.stage, h.lastSetup(), setup.Calls{
		Begin: func(chosen progress.Setup) { h.Abandon("abandon.begin", func() { h.play(chosen) }) },
		Back:  h.backToGame,
		Waits: true,
	}))
}

// backToGame goes on with the game that has waited.
func (h *house) backToGame() {
	h.MoveTo(h.onTable)
	h.onTable.Resume()
}
