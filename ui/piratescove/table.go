package piratescove

import (
	"portroyal/engine/piratescove/match"
	"portroyal/engine/piratescove/transcript"
	"portroyal/ui/piratescove/progress"
	"portroyal/ui/piratescove/table"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// tableOf is the table of a game.
func (h *house) tableOf(game *match.Match) *table.Table {
	t := table.New(h.stage, game, h.Shown(game), h.ground, h.faces, table.Calls{
		Menu: h.OpenMenu, Help: h.OpenHelp, Over: func() { h.showEnd(game) },
		Played: func() {
			h.KeepGame(game)
			if game.Present().LastRound() {
				h.PaintEnd(game)
			}
		},
		Settle: h.Settled, Ask: h.OpenRules, Occasion: h.book.AtTable(game),
		PlayOn: func(steps int) { h.PlayOnFromReplay(game, steps) },
		Review: func(steps int) { h.LayReview(game, steps, nil) },
		Stuck: func() {
			h.TellBriefly(&shell.News{In: words.Say("cove.table.stuck.tip")})
		},
	})
	if h.hints > 0 {
		t.HintIn(h.hints)
	}
	return t
}

// setupOf is how a game was set up.
func setupOf(game *match.Match) progress.Setup {
	head := &game.Record().Head
	from := progress.Setup{Options: transcript.OptionsOf(head), Seats: game.Seats(), Practice: head.Practice}
	if seed := head.Seed; head.Chosen.Seed {
		from.Seed = &seed
	}
	return from
}
