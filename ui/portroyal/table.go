package portroyal

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// tableOf is the table of a game.
func (w *house) tableOf(game *match.Match) *table.Table {
	view := game.View()
	colours, portraits := w.Looks(game)
	w.stage.Portraits = portraits
	w.best = w.bestBefore(view.Options())
	return table.New(w.stage, game, colours, w.ground, table.Calls{
		Menu: w.OpenMenu, Help: w.OpenHelp, Over: func() { w.showEnd(game) },
		Played: func() {
			w.KeepGame(game)
			if v := game.View(); v.Ending() && !v.Options().Cooperative {
				w.PaintEnd(game)
			}
		},
		Settle: w.Settled, Ask: w.OpenRules, Occasion: w.book.AtTable(game),
		PlayOn: func(steps int) { w.PlayOnFromReplay(game, steps) },
		Review: func(steps int) { w.LayReview(game, steps, nil) },
		Spared: func() {
			w.TellBriefly(&shell.News{In: words.Say("trifle.passed")})
		},
		Stuck: func() {
			w.TellBriefly(&shell.News{In: words.Say("undo.none.tip")})
		},
	})
}

// setupOf is how a game was set up.
func setupOf(game *match.Match) progress.Setup {
	head := &game.Record().Head
	from := progress.Setup{
		Options: transcript.OptionsOf(head), Seats: game.Seats(), Start: portroyal.RandomStart, Practice: head.Practice,
	}
	if head.Chosen.Start {
		from.Start = head.Start
	}
	if seed := head.Seed; head.Chosen.Seed {
		from.Seed = &seed
	}
	return from
}
