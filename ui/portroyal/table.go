package portroyal

import (
	"portroyal/engine/portroyal"
	"portroyal/engine/portroyal/deckfile"
	"portroyal/engine/portroyal/match"
	"portroyal/engine/portroyal/transcript"
	"portroyal/engine/record"
	"portroyal/ui/portroyal/progress"
	"portroyal/ui/portroyal/setup"
	"portroyal/ui/portroyal/table"
	"portroyal/ui/shell"
	"portroyal/ui/words"
)

// ShowResult implements [shell.House].
func (w *house) ShowResult() {
	w.onTable.Replay(len(w.game.Steps()))
	w.onTable.Start()
	colours, _ := looksOf(w.game)
	w.showEnd(w.game, colours, nil)
}

// OpenRecord implements [shell.House]. A game that is over is looked at from the beginning, and nothing writes it any
// more.
func (w *house) OpenRecord(read record.Record) bool {
	game, err := match.Load(read.(*transcript.Record))
	if err != nil {
		w.LetGo()
		w.stage.Log.Warn("game", "error", err.Error())
		w.Tell(&shell.News{In: func(t *words.Words) string { return t.T("notice.game.players") }})
		return false
	}
	if game.Over() {
		w.LetGo()
	}
	w.sit(game, game.Over())
	return true
}

// sit lays a game on the table: it goes on, or is looked at from the beginning. Leaving it leads to the chart if it is a
// voyage, else to the start screen, unless somebody says otherwise.
func (w *house) sit(game *match.Match, look bool) {
	w.LeadBack(w.toChart(game))
	view := game.View()
	colours, portraits := looksOf(game)
	w.stage.Portraits = portraits
	best := w.bestBefore(view.Options())
	w.game = game
	w.onTable = table.New(w.stage, game, colours, w.ground, table.Calls{
		Menu: w.OpenMenu, Help: w.OpenHelp, Over: func() { w.showEnd(game, colours, best) },
		Played: func() { w.KeepGame(game) }, Settle: w.Settled,
		Ask: w.openRules, Occasion: w.atTable(game),
		PlayOn: func(steps int) { w.playOn(game, steps, w.toReplay(game, steps)) },
		Review: func(steps int) { w.showReview(game, steps, nil) },
		Spared: func() {
			w.TellBriefly(&shell.News{In: func(t *words.Words) string { return t.T("trifle.passed") }})
		},
		Stuck: func() {
			w.TellBriefly(&shell.News{In: func(t *words.Words) string { return t.T("undo.none.tip") }})
		},
	})
	w.UntellBrief() // it was about what was before
	if look {
		w.finished = game // its end has been saved before
		w.onTable.Replay(0)
	}
	w.MoveTo(w.onTable)
	w.onTable.Start()
}

// lookFrom lays a game on the table to be looked at from after so many steps. Leaving it leads where it has led before.
func (w *house) lookFrom(game *match.Match, step int) {
	w.sitAgain(game)
	w.onTable.Replay(step)
	w.onTable.Start() // a replay that is not started is not shown
}

// sitAgain lays a game on the table to be looked at from the beginning. Leaving it leads where it has led before.
func (w *house) sitAgain(game *match.Match) {
	before := w.WayBack()
	w.sit(game, true)
	w.LeadBack(before)
}

// looksOf are the colours and portraits of the seats, as far as this program has them; see [setup.Company.Known].
func looksOf(game *match.Match) (colours []int, portraits []string) {
	for _, seat := range setup.Company.Known(game.Seats()) {
		colours, portraits = append(colours, seat.Colour), append(portraits, seat.Portrait)
	}
	return colours, portraits
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

// setUpAnother lets the player set up another game while the one on the table waits: going back leads to
// it, and only beginning another one leaves it.
func (w *house) setUpAnother() { w.MoveTo(w.anotherSetup()) }

// anotherSetup is the screen for it; without a game that could wait it is that for a new game.
func (w *house) anotherSetup() *setup.Setup {
	if !w.Running() {
		w.EndGame()
		return w.newSetup()
	}
	w.PictureTable()
	return setup.New(w.stage, w.lastSetup(), setup.Calls{
		Begin: func(chosen progress.Setup, deck *deckfile.Deck) {
			w.Abandon("abandon.begin", func() { w.deal(chosen, deck) })
		},
		Back:  w.backToGame,
		Waits: true,
	})
}

// backToGame goes on with the game that has waited.
func (w *house) backToGame() {
	w.MoveTo(w.onTable)
	w.onTable.Resume()
}
